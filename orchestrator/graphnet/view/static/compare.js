import { Filter, LiveTable, RunHead, closeButton, duration, follow, sampleButton, speedup, writeOutcome } from "/static/common.js";

const runs = location.pathname.split("/").slice(-2);
document.getElementById("report").href = "/report/" + runs.join("/");
const heads = runs.map(() => new RunHead(document.getElementById("runs"), true));
// The rows of each run by sample and backend.
const held = runs.map(() => new Map());

function difference({ pair }) {
  const [one, other] = pair;
  if (!one || !other) return "only one";
  if (one.outcome !== other.outcome) return "outcome";
  if (one.speedup && other.speedup && (one.speedup[2] < other.speedup[1] || other.speedup[2] < one.speedup[1])) return "speedup";
  return "";
}

const side = (at, title, kind, value, write) => ({
  title: `${title} ${at + 1}`,
  kind,
  value: ({ pair }) => (pair[at] ? value(pair[at]) : undefined),
  write: (cell, { pair }) => (pair[at] ? write(cell, pair[at]) : cell.replaceChildren("")),
});
const outcome = (at) => side(at, "outcome", "text", (row) => row.outcome, (cell, row) => {
  sampleButton(cell, row, runs[at], row.outcome);
  writeOutcome(cell.firstChild, row.outcome, row.group);
});
const ratio = (at) => side(at, "speedup", "number", (row) => row.speedup?.[0], (cell, row) => cell.replaceChildren(speedup(row.speedup)));
const time = (at, title, name) => side(at, title, "number", (row) => row[name], (cell, row) => cell.replaceChildren(duration(row[name])));
const text = (title, value) => ({ title, kind: "text", value, write: (cell, row) => cell.replaceChildren(value(row)) });
const live = new LiveTable(
  [
    text("sample", (row) => row.sample),
    text("backend", (row) => row.backend),
    text("differs in", difference),
    outcome(0),
    outcome(1),
    ratio(0),
    ratio(1),
    time(0, "compile", "compile_ns"),
    time(1, "compile", "compile_ns"),
    time(0, "compiled", "compiled_ns"),
    time(1, "compiled", "compiled_ns"),
  ],
  { empty: "No row is stored yet" },
);
const place = document.getElementById("filters");
const filters = [
  new Filter(place, live, 1, "backend", (row) => [row.backend]),
  new Filter(place, live, 2, "differs in", (row) => [difference(row)]),
];
closeButton();

function refresh(places) {
  const rows = [...places].map((name) => {
    const pair = held.map((rowsOfRun) => rowsOfRun.get(name));
    const { sample, backend } = pair[0] ?? pair[1];
    return [name, { sample, backend, pair }];
  });
  live.set(rows);
  filters.forEach((filter) => filter.add(rows.map(([, row]) => row)));
  live.draw();
}

follow([...new Set(runs)], (message) => {
  runs.forEach((run, at) => {
    if (run !== message.run) return;
    if (message.begins) {
      held[at].clear();
      live.clear();
      refresh(new Set(held.flatMap((rowsOfRun) => [...rowsOfRun.keys()])));
    }
    message.rows.forEach((row) => held[at].set(row.sample + "\n" + row.backend, row));
    if (message.rows.length) refresh(new Set(message.rows.map((row) => row.sample + "\n" + row.backend)));
    if (message.state) heads[at].show(message.state);
  });
  document.documentElement.dataset.rows = live.rows.size;
  document.documentElement.dataset.ready = "yes";
});
