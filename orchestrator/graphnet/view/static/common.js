// The parts that all pages of the view share. Every text of a run becomes a text node, so no text can act as markup.

import DataTable from "/library/dt_bundle.js";

// The library opens a dialog of the browser at a fault of its own; the console is enough.
DataTable.ext.errMode = "throw";

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

// ---- numbers and words

export function duration(ns) {
  if (ns === null || ns === undefined) return "";
  for (const [unit, size] of [["s", 1e9], ["ms", 1e6], ["us", 1e3]]) {
    if (ns >= size) return Number((ns / size).toPrecision(3)) + " " + unit;
  }
  return ns + " ns";
}

export function speedup(value) {
  return value ? `${value[0].toFixed(2)}x [${value[1].toFixed(2)}, ${value[2].toFixed(2)}]` : "";
}

export function timeLeft(seconds) {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s left`;
  if (seconds < 5400) return `about ${Math.round(seconds / 60)} min left`;
  return `about ${(seconds / 3600).toFixed(1)} h left`;
}

export function localTime(text) {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toLocaleString();
}

const PHASES = { running: "running", complete: "complete", stopped: "stopped before its end", unknown: "not running" };

export function phaseText(state) {
  return PHASES[state.phase] ?? state.phase;
}

export function rowsText(state) {
  return state.planned === null ? `${state.finished} rows` : `${state.finished} of ${state.planned} rows`;
}

export function countsText(groups) {
  return Object.entries(groups).map(([backend, counts]) =>
    backend + ": " + Object.entries(counts).map(([word, count]) => `${count} ${word}`).join(", "));
}

const SIGNS = { right: "✓", wrong: "✗" };

export function writeOutcome(cell, outcome, group) {
  cell.replaceChildren(outcome ? `${SIGNS[group] ?? "!"} ${outcome}` : "");
  cell.classList.remove("right", "wrong", "other");
  if (outcome) cell.classList.add(group in SIGNS ? group : "other");
}

// ---- a table that grows

// DataTables reads a text with & as markup before it searches it, which would run a name's event handlers. Markup that
// stands for the text itself runs nothing.
function searchable(value) {
  return typeof value === "string" ? value.replaceAll("&", "&amp;").replaceAll("<", "&lt;") : value ?? "";
}

// Columns are {title, kind: "text" or "number", value: (row) => what is sorted and searched, write: (cell, row) => {}}.
export class LiveTable {
  constructor(columns, { order = [], empty }) {
    this.rows = new Map();
    this.table = new DataTable("#table", {
      columns: columns.map((column) => ({
        title: column.title,
        type: column.kind === "number" ? "num" : "string",
        className: column.kind === "number" ? "dt-right" : "dt-left",
        orderable: column.orderable ?? true,
        data: (row, use) => {
          if (use === "display") return "";
          const value = column.value(row);
          return use === "filter" ? searchable(value) : value ?? (use === "sort" && column.kind === "number" ? -Infinity : "");
        },
        createdCell: (cell, _value, row) => column.write(cell, row),
      })),
      columnDefs: [],
      deferRender: true,
      autoWidth: false,
      order,
      pageLength: 25,
      lengthMenu: [10, 25, 100],
      language: { search: "Search:", emptyTable: empty, zeroRecords: "No row matches" },
    });
  }

  // Replace or add rows. ``changes`` are pairs of the row's name and the row.
  set(changes) {
    const added = new Map();
    for (const [name, row] of changes) {
      const known = this.rows.get(name);
      if (known === undefined) added.set(name, row);
      else this.table.row(known).remove(), added.set(name, row), this.rows.delete(name);
    }
    // Rows that changed are made anew: their cells were written for the old values.
    const indexes = this.table.rows.add([...added.values()]).indexes().toArray();
    [...added.keys()].forEach((name, at) => this.rows.set(name, indexes[at]));
  }

  keep(names) {
    const kept = new Set(names);
    for (const [name, index] of [...this.rows]) {
      if (kept.has(name)) continue;
      this.table.row(index).remove();
      this.rows.delete(name);
    }
  }

  clear() {
    this.table.clear();
    this.rows.clear();
  }

  // Show the changes, on the same page of the table and with the focus where it was.
  draw() {
    const focused = document.activeElement;
    const name = focused?.closest("#table tbody") ? focused.dataset.name : undefined;
    this.table.draw("full-hold");
    if (name === undefined) return;
    const now = [...document.querySelectorAll("#table tbody [data-name]")].find((one) => one.dataset.name === name);
    now?.focus({ preventScroll: true });
  }
}

// A choice of the values that a column has. New values are added while the run goes on.
export class Filter {
  constructor(place, live, index, title, valuesOf) {
    this.known = new Set();
    this.valuesOf = valuesOf;
    this.select = make("select", { "aria-label": "Only " + title }, make("option", { value: "" }, "all"));
    this.select.addEventListener("change", () => {
      const wanted = this.select.value;
      const matches = (_text, row) => valuesOf(row).includes(wanted);
      const filter = this.select.selectedIndex === 0 ? "" : (text, _data, at) => matches(text, live.table.row(at).data());
      live.table.column(index).search(filter).draw();
    });
    place.append(make("label", {}, title, this.select));
  }

  add(rows) {
    for (const value of rows.flatMap(this.valuesOf)) {
      if (this.known.has(value) || this.known.size >= 400) continue;
      this.known.add(value);
      const before = [...this.select.options].slice(1).find((option) => option.value > value) ?? null;
      this.select.insertBefore(make("option", { value }, value || "(none)"), before);
    }
  }
}

// ---- the stream of rows

export function problem(text) {
  const place = document.getElementById("problem");
  place.textContent = text;
  place.hidden = !text;
}

// Follow runs while the page is visible: a browser has only six connections for all pages of one server.
export function follow(runs, receive) {
  let source = null;
  const address = "/api/rows?" + new URLSearchParams(runs.map((run) => ["run", run]));
  const open = () => {
    source = new EventSource(address);
    source.onopen = () => problem("");
    source.onmessage = (event) => receive(JSON.parse(event.data));
    source.onerror = () => {
      const ended = source.readyState === EventSource.CLOSED;
      problem(ended
        ? "This run cannot be followed any more: it was removed, or graphnet view was started again. Open the address that it printed."
        : "No connection to graphnet view. The page tries again every few seconds.");
    };
  };
  const change = () => {
    if (document.hidden) source?.close();
    else open();
  };
  document.addEventListener("visibilitychange", change);
  change();
}

// ---- the head of a run

export class RunHead {
  constructor(place, withName) {
    this.name = withName ? make("h2") : null;
    this.phase = make("span", { class: "phase", role: "status" });
    this.count = make("span");
    this.bar = make("progress", { "aria-label": "Rows that are done" });
    this.counts = make("div");
    this.facts = make("p", { class: "small" });
    place.append(make("div", { class: "run" }, this.name, make("p", {}, this.phase, " ", this.count), this.bar, this.counts, this.facts));
  }

  show(state) {
    if (state.problem) {
      write(this.phase, state.problem);
      return;
    }
    if (this.name) write(this.name, state.name);
    // A reader hears the phase only when it changes.
    write(this.phase, phaseText(state));
    const left = state.left_s === null ? "" : ", " + timeLeft(state.left_s);
    write(this.count, rowsText(state) + left);
    this.bar.hidden = state.planned === null;
    this.bar.max = Math.max(1, state.planned ?? 1);
    this.bar.value = state.finished;
    this.counts.replaceChildren(...countsText(state.groups).map((text) => make("p", {}, text)));
    const facts = [];
    if (state.device) facts.push("device " + state.device);
    if (state.reference) facts.push("reference " + state.reference);
    if (state.started) facts.push("started " + localTime(state.started));
    if (state.ended && state.phase !== "running") facts.push("ended " + localTime(state.ended));
    if (state.imported) facts.push("imported from logs");
    if (state.unreadable) facts.push(`${state.unreadable} lines are not rows and are left out`);
    write(this.facts, facts.join(", "));
  }
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// ---- the card of a row

function factTable(value) {
  if (value === null || typeof value !== "object") return String(value);
  if (Array.isArray(value) && value.every((one) => one === null || typeof one !== "object")) return value.join(", ");
  const table = make("table", { class: "facts" });
  for (const [name, one] of Object.entries(value)) {
    if (one === null || (typeof one === "object" && !Object.keys(one).length)) continue;
    table.append(make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, factTable(one))));
  }
  return table;
}

export function sampleButton(cell, row, run, title = row.sample) {
  const button = make("button", { type: "button", title, "data-name": `${run} ${row.sample} ${row.backend}` }, title || "(no name)");
  button.addEventListener("click", () => openCard(run, row));
  cell.replaceChildren(button);
}

async function openCard(run, row) {
  const dialog = document.getElementById("card");
  const body = document.getElementById("card-body");
  document.getElementById("card-title").textContent = `${row.sample} on ${row.backend}`;
  body.replaceChildren(make("p", {}, "Reading the row ..."));
  dialog.showModal();
  document.getElementById("card-title").focus();
  try {
    const answer = await fetch(`/api/row/${run}/${encodeURIComponent(row.key)}`);
    if (!answer.ok) throw new Error(await answer.text());
    const { log, command, message, ...facts } = await answer.json();
    const outcome = make("p");
    writeOutcome(outcome, row.outcome, row.group);
    body.replaceChildren(
      outcome,
      message ? make("pre", { tabindex: "0" }, message) : "",
      command ? make("h3", {}, "Run it again") : "",
      command ? make("pre", { class: "command", tabindex: "0" }, command) : "",
      log ? make("details", {}, make("summary", {}, "End of the log"), make("pre", { tabindex: "0" }, log)) : "",
      make("h3", {}, "All fields"),
      make("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "All fields" }, factTable(facts)),
    );
  } catch (error) {
    body.replaceChildren(make("p", {}, error.message));
  }
}

export function closeButton() {
  document.getElementById("close").addEventListener("click", () => document.getElementById("card").close());
}
