import { Filter, LiveTable, RunHead, closeButton, duration, follow, sampleButton, speedup, writeOutcome } from "/static/common.js";

const run = location.pathname.split("/").pop();
document.getElementById("report").href = "/report/" + run;
const head = new RunHead(document.getElementById("runs"), false);

const time = (title, name) => ({
  title,
  kind: "number",
  value: (row) => row[name],
  write: (cell, row) => cell.replaceChildren(duration(row[name])),
});
const text = (title, value) => ({ title, kind: "text", value, write: (cell, row) => cell.replaceChildren(value(row)) });
const live = new LiveTable(
  [
    { title: "sample", kind: "text", value: (row) => row.sample, write: (cell, row) => sampleButton(cell, row, run) },
    text("backend", (row) => row.backend),
    { title: "outcome", kind: "text", value: (row) => row.outcome, write: (cell, row) => writeOutcome(cell, row.outcome, row.group) },
    { title: "speedup", kind: "number", value: (row) => row.speedup?.[0], write: (cell, row) => cell.replaceChildren(speedup(row.speedup)) },
    time("compile", "compile_ns"),
    time("reference", "reference_ns"),
    time("compiled", "compiled_ns"),
    text("flags", (row) => row.flags.join(" ")),
    text("message", (row) => row.message),
  ],
  { empty: "No row is stored yet" },
);
const place = document.getElementById("filters");
const filters = [
  new Filter(place, live, 1, "backend", (row) => [row.backend]),
  new Filter(place, live, 2, "outcome", (row) => [row.outcome]),
  new Filter(place, live, 7, "flags", (row) => (row.flags.length ? row.flags : [""])),
];
closeButton();

follow([run], (message) => {
  if (message.begins) live.clear();
  if (message.rows.length) {
    live.set(message.rows.map((row) => [row.sample + "\n" + row.backend, row]));
    filters.forEach((filter) => filter.add(message.rows));
  }
  if (message.begins || message.rows.length) live.draw();
  if (message.state) {
    head.show(message.state);
    if (message.state.name) {
      document.getElementById("title").textContent = message.state.name;
      document.title = "GraphNet Mesh: " + message.state.name;
    }
  }
  document.documentElement.dataset.rows = live.rows.size;
  document.documentElement.dataset.ready = "yes";
});
