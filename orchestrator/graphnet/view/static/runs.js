import { LiveTable, countsText, localTime, make, phaseText, problem, rowsText, timeLeft } from "/static/common.js";

const POLL_MS = 2000;
const chosen = new Set();
const button = document.getElementById("compare");

function showChosen() {
  button.disabled = chosen.size !== 2;
  const left = 2 - chosen.size;
  const text = left === 0 ? "Two runs are chosen." : left > 0 ? `Choose ${left} more with ${left === 1 ? "its box" : "their boxes"}.` : "Only two runs can be side by side.";
  document.getElementById("chosen").textContent = text;
}

button.addEventListener("click", () => location.assign("/compare/" + [...chosen].join("/")));

function writeBox(cell, row) {
  const box = make("input", { type: "checkbox", "aria-label": "Choose " + row.name, "data-name": "box " + row.run });
  box.checked = chosen.has(row.run);
  box.addEventListener("change", () => {
    if (box.checked) chosen.add(row.run);
    else chosen.delete(row.run);
    showChosen();
  });
  cell.replaceChildren(box);
}

const text = (title, value) => ({ title, kind: "text", value, write: (cell, row) => cell.replaceChildren(value(row)) });
const live = new LiveTable(
  [
    { title: "choose", kind: "text", value: () => "", write: writeBox, orderable: false },
    {
      title: "run",
      kind: "text",
      value: (row) => row.name,
      write: (cell, row) => cell.replaceChildren(make("a", { href: "/run/" + row.run, "data-name": "run " + row.run }, row.name)),
    },
    text("state", (row) => row.problem ?? phaseText(row) + (row.left_s === null ? "" : ", " + timeLeft(row.left_s))),
    { title: "rows", kind: "number", value: (row) => row.finished, write: (cell, row) => cell.replaceChildren(row.problem ? "" : rowsText(row)) },
    text("result", (row) => (row.problem ? "" : countsText(row.groups).join("; "))),
    text("device", (row) => row.device ?? ""),
    { title: "started", kind: "text", value: (row) => row.started ?? "", write: (cell, row) => cell.replaceChildren(row.started ? localTime(row.started) : "") },
  ],
  { order: [[6, "desc"]], empty: "This folder holds no run" },
);
const shown = new Map();

async function refresh() {
  try {
    const answer = await fetch("/api/runs");
    if (!answer.ok) throw new Error(await answer.text());
    const runs = await answer.json();
    const changed = runs.filter((run) => shown.get(run.run) !== JSON.stringify(run));
    const removed = [...shown.keys()].filter((name) => !runs.some((run) => run.run === name));
    removed.forEach((name) => (shown.delete(name), chosen.delete(name)));
    changed.forEach((run) => shown.set(run.run, JSON.stringify(run)));
    if (changed.length || removed.length) {
      live.set(changed.map((run) => [run.run, run]));
      live.keep(shown.keys());
      live.draw();
      showChosen();
    }
    problem("");
  } catch (error) {
    problem(error instanceof TypeError ? "No connection to graphnet view. The page tries again." : error.message);
  }
  document.documentElement.dataset.rows = live.rows.size;
  document.documentElement.dataset.ready = "yes";
}

async function poll() {
  if (!document.hidden) await refresh();
  setTimeout(poll, POLL_MS);
}

document.addEventListener("visibilitychange", () => document.hidden || refresh());
poll();
