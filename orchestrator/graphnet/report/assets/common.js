"use strict";
// The part of the script that all pages share: packed parts, charts, the table and the theme. Every text of a run is set
// by textContent, so no text of a run becomes markup.

const unpacked = new Map();

/** Return the value of a packed part of the page. A part is unpacked once. */
function part(name) {
  if (!unpacked.has(name)) unpacked.set(name, unpack(name));
  return unpacked.get(name);
}

async function unpack(name) {
  const text = document.getElementById("part-" + name).textContent.trim();
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

/** Make an element with text and children. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

// ---- numbers

function duration(ns) {
  if (ns === null || ns === undefined) return "";
  for (const [unit, size] of [["s", 1e9], ["ms", 1e6], ["us", 1e3]]) {
    const rounded = Number((ns / size).toPrecision(3));
    if (rounded >= 1) return rounded + " " + unit;
  }
  return Number(ns.toPrecision(3)) + " ns";
}

const WRITERS = {
  text: (value) => value ?? "",
  integer: (value) => (value === null ? "" : String(value)),
  ns: duration,
  ratio: (value) => (value === null ? "" : value.toFixed(2) + "x"),
  ratio_interval: (value) => WRITERS.ratio(value),
  error: (value) => (value === null ? "" : value.toExponential(1)),
  percent: (value) => (value === null ? "" : Math.floor(value * 100 + 1e-9) + " %"),
};

function withInterval(value, low, high) {
  // The interval of one pair of processes covers its rounds only, so it is left out.
  const interval = low === null || high === null ? "" : ` [${low.toFixed(2)}, ${high.toFixed(2)}]`;
  return WRITERS.ratio(value) + interval;
}

// ---- charts

function isDark() {
  return document.documentElement.classList.contains("dark");
}

function chartConfig(settings, width) {
  const style = getComputedStyle(document.documentElement);
  const [ink, soft, line] = ["--ink", "--soft", "--line"].map((name) => style.getPropertyValue(name).trim());
  const colours = isDark() ? settings.dark : settings.light;
  return {
    background: "transparent",
    range: { category: colours },
    axis: { labelColor: ink, titleColor: ink, gridColor: line, domainColor: soft, tickColor: soft, gridOpacity: 0.6 },
    legend: { labelColor: ink, titleColor: ink, orient: "top", columns: width < 480 ? 1 : 2, labelLimit: Math.min(280, width / 2) },
    header: { labelColor: ink, titleColor: ink },
    title: { color: ink },
    view: { stroke: line },
    text: { color: ink },
  };
}

async function draw(element, spec, settings, width, legend = false) {
  const sized = structuredClone(spec);
  if (sized.spec) sized.spec.width = Math.max(120, width - 170);
  else sized.width = Math.max(180, width - 8);
  if (!sized.spec) sized.autosize = { type: "fit", contains: "padding" };
  if (legend) sized.height += 16 * Math.ceil(settings.series / (width < 480 ? 1 : 2));
  await window.vegaEmbed(element, sized, {
    actions: false,
    ast: true, // expressions are interpreted: the page's policy forbids eval
    renderer: "svg",
    config: chartConfig(settings, width),
    tooltip: { theme: isDark() ? "dark" : "light" },
  });
  // Vega names hundreds of marks for screen readers. Here a chart is one picture: the table of rows has its numbers.
  element.setAttribute("role", "img");
  element.removeAttribute("aria-roledescription");
  for (const mark of element.querySelectorAll("svg [role], svg [aria-roledescription], svg [aria-label]")) {
    mark.removeAttribute("role");
    mark.removeAttribute("aria-roledescription");
    mark.removeAttribute("aria-label");
  }
}

function drawCharts(settings, charts) {
  const waiting = new IntersectionObserver((entries) => {
    for (const entry of entries.filter((one) => one.isIntersecting)) {
      waiting.unobserve(entry.target);
      drawOne(entry.target);
    }
  }, { rootMargin: "400px" });
  const drawOne = (element) => {
    element.dataset.drawn = "yes";
    const chart = charts.get(element.dataset.chart);
    draw(element, chart.spec, settings, element.clientWidth, chart.legend).catch((error) => {
      element.textContent = "This chart cannot be drawn: " + error.message;
    });
  };
  const all = [...document.querySelectorAll("[data-chart]")];
  all.forEach((element) => waiting.observe(element));
  return () => all.filter((element) => element.dataset.drawn).forEach(drawOne);
}

// ---- table

const OUTCOME_CLASS = { right: "right", wrong: "wrong" };
const OUTCOME_SIGN = { right: "✓", wrong: "✗" };

// DataTables reads a text with & as markup before it searches it, which would run a name's event handlers. Markup that
// stands for the text itself runs nothing.
function searchable(value) {
  return typeof value === "string" ? value.replaceAll("&", "&amp;").replaceAll("<", "&lt;") : value ?? "";
}

function columnsOf(settings, openCard) {
  const group = settings.columns.findIndex((column) => column.title === "result");
  return settings.columns.map((column, index) => ({
    title: column.title,
    type: column.kind === "text" ? "string" : "measured",
    className: column.kind === "text" ? "dt-left" : "dt-right",
    visible: !settings.hidden.includes(column.title),
    render: (value, use) => (use === "display" ? "" : use === "filter" ? searchable(value) : use === "sort" ? value : value ?? ""),
    createdCell: (cell, value, row, number) => {
      if (column.title === "sample") {
        const button = make("button", { type: "button", title: value }, value || "(no name)");
        button.addEventListener("click", () => openCard(number));
        cell.replaceChildren(button);
      } else if (column.title === "outcome") {
        const word = row[group];
        cell.replaceChildren((OUTCOME_SIGN[word] ?? "!") + " " + value);
        cell.classList.add(OUTCOME_CLASS[word] ?? "other");
      } else if (column.kind === "ratio_interval" && value !== null) {
        cell.replaceChildren(withInterval(value, row[index + 1], row[index + 2]));
      } else {
        cell.replaceChildren(WRITERS[column.kind](value));
      }
    },
  }));
}

function makeTable(settings, rows, openCard) {
  // Rows without the number come last in both directions.
  const order = window.DataTable.ext.type.order;
  const known = (a, b, compared) => (a === null || b === null ? (a === null) - (b === null) : compared);
  order["measured-asc"] = (a, b) => known(a, b, a - b);
  order["measured-desc"] = (a, b) => known(a, b, b - a);
  return new window.DataTable("#table", {
    data: rows,
    columns: columnsOf(settings, openCard),
    deferRender: true,
    autoWidth: false,
    order: [],
    pageLength: 25,
    lengthMenu: [10, 25, 100],
    language: { search: "Search:", emptyTable: "These runs have no rows", zeroRecords: "No row matches" },
  });
}

function makeFilters(settings, rows, table) {
  const place = document.getElementById("filters");
  settings.columns.forEach((column, index) => {
    if (!column.filter) return;
    const values = new Set();
    if (settings.hidden.includes(column.title) && column.title !== "result") return;
    for (const row of rows) for (const value of wordsOf(column, row[index])) values.add(value);
    if (values.size < 2) return;
    const select = make("select", { "aria-label": "Only " + column.title }, make("option", { value: "" }, "all"));
    for (const value of [...values].sort().slice(0, 400)) select.append(make("option", { value }, value || "(none)"));
    select.addEventListener("change", () => {
      const wanted = select.value;
      const matches = (text) => wordsOf(column, text).includes(wanted);
      table.column(index).search(select.selectedIndex === 0 ? "" : matches).draw();
    });
    place.append(make("label", {}, column.title, select));
  });
  const all = make("button", { type: "button" }, "Show all rows");
  all.addEventListener("click", () => {
    place.querySelectorAll("select").forEach((select) => (select.selectedIndex = 0));
    table.search("").columns().search("").draw();
  });
  place.append(all);
}

function wordsOf(column, value) {
  if (column.title !== "flags") return [value ?? ""];
  return value ? value.split(" ") : ["(no flag)"];
}

// ---- theme and size

/** Draw the charts again when the reader chooses another theme, or when the window gets another width. */
function redrawOnChange(redraw) {
  const theme = document.getElementById("theme");
  const name = () => (theme.textContent = isDark() ? "Light" : "Dark");
  name();
  theme.addEventListener("click", () => {
    document.documentElement.classList.toggle("dark");
    name();
    redraw();
  });
  let timer = 0;
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    timer = setTimeout(redraw, 200);
  });
}

