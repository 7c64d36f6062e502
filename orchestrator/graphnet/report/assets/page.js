"use strict";
// The script of the page. Every text of a run is set by textContent, so no text of a run becomes markup.

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
    if (ns >= size) return Number((ns / size).toPrecision(3)) + " " + unit;
  }
  return ns + " ns";
}

const WRITERS = {
  text: (value) => value ?? "",
  integer: (value) => (value === null ? "" : String(value)),
  ns: duration,
  ratio: (value) => (value === null ? "" : value.toFixed(2) + "x"),
  error: (value) => (value === null ? "" : value.toExponential(1)),
  percent: (value) => (value === null ? "" : Math.floor(value * 100) + " %"),
};

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
      } else if (column.title === "speedup" && value !== null) {
        cell.replaceChildren(`${WRITERS.ratio(value)} [${row[index + 1].toFixed(2)}, ${row[index + 2].toFixed(2)}]`);
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

// ---- cards

function factTable(value) {
  if (value === null || typeof value !== "object") return String(value);
  if (Array.isArray(value) && value.every((one) => one === null || typeof one !== "object")) return value.join(", ");
  const table = make("table", { class: "facts" });
  for (const [name, one] of Object.entries(value)) {
    table.append(make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, factTable(one))));
  }
  return table;
}

function section(title, ...children) {
  return make("section", {}, make("h3", {}, title), ...children);
}

function folded(title, open, ...children) {
  const details = make("details", {}, make("summary", {}, title), ...children);
  details.open = open;
  return details;
}

function timePoints(times) {
  const points = [];
  for (const [side, blocks] of Object.entries(times.sides)) {
    for (const [round, process, start, ...walls] of blocks) {
      let second = start / 1e6;
      for (const wall of walls) {
        points.push({ side, round, process, second, ms: wall / times.calls / 1e6 });
        second += wall / 1e9;
      }
    }
  }
  return points;
}

async function timesSection(card, settings) {
  if (card.times) {
    const points = timePoints(card.times);
    const place = make("div", { class: "chart" });
    const spec = structuredClone(await part("times-spec"));
    spec.data = { values: points };
    const text = `All ${points.length} raw times, in order of time; a trial is ${card.times.calls} call(s).`;
    return [section("Raw times", make("p", { class: "small" }, text), place), () => draw(place, spec, settings, place.clientWidth)];
  }
  if (!card.quantiles) return [section("Raw times", make("p", {}, "The run kept no raw times of this row.")), null];
  const head = make("tr", {}, make("th", {}, "side"), ...settings.quantiles.map((q) => make("th", { scope: "col" }, Math.round(q * 100) + " %")));
  const rows = Object.entries(card.quantiles).map(([side, values]) =>
    make("tr", {}, make("th", { scope: "row" }, side), ...values.map((value) => make("td", {}, duration(value)))));
  return [section("Quantiles of the times of one call", make("table", { class: "facts" }, head, ...rows)), null];
}

async function graphSection(card) {
  if (card.shortened) return section("Graph", make("p", {}, "This card is shortened: the run's folder holds the graph."));
  if (card.graph === null) {
    return section("Graph", make("p", {}, "The run's folder does not keep this sample's graph; runs of earlier versions kept none."));
  }
  const graph = await part("graph-" + card.graph);
  const found = section("Graph");
  if (graph.svg) {
    const svg = new DOMParser().parseFromString(graph.svg, "image/svg+xml").documentElement;
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", `Picture of the graph with ${graph.shown} operations; the text below says the same`);
    const some = graph.shown < graph.operations ? `The first ${graph.shown} of ${graph.operations} operations.` : `${graph.operations} operations.`;
    found.append(folded("Picture: " + some, true, make("div", { class: "picture", tabindex: "0", role: "region", "aria-label": "Picture of the graph" }, document.importNode(svg, true))));
  } else {
    found.append(make("p", {}, "This text has no operations that can be drawn."));
  }
  found.append(folded("Text", false, make("pre", { tabindex: "0" }, graph.text)));
  return found;
}

async function showCard(number, settings) {
  const [group, place] = settings.cards[number];
  if (group < 0) {
    document.getElementById("card-title").textContent = "No card";
    document.getElementById("card-body").textContent = "This row was measured again while the page was made. Make the page again to see its card.";
    return;
  }
  const card = (await part("cards-" + group))[place];
  document.getElementById("card-title").textContent = `${card.sample} on ${card.backend}`;
  const body = document.getElementById("card-body");
  const sign = (OUTCOME_SIGN[card.group] ?? "!") + " " + card.outcome;
  const [times, drawTimes] = await timesSection(card, settings);
  body.replaceChildren(
    make("p", { class: OUTCOME_CLASS[card.group] ?? "other" }, sign, settings.severalRuns ? " in " + card.run : null),
    section("Verdict", make("ul", { class: "verdict" }, ...card.verdict.map((sentence) => make("li", {}, sentence)))),
    times,
    await graphSection(card),
    ...Object.entries(card.facts ?? {}).map(([title, fact]) => folded(title, ["how right", "compiler evidence"].includes(title), factTable(fact))),
    card.log ? folded("End of the log", false, make("pre", { tabindex: "0" }, card.log)) : null,
    card.command ? section("Run it again", make("pre", { class: "command", tabindex: "0" }, card.command)) : "",
  );
  const dialog = document.getElementById("card");
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  document.getElementById("card-title").focus();
  if (drawTimes) await drawTimes();
}

// ---- the page

async function main() {
  const settings = await part("settings");
  const rows = await part("table");
  let shown = 0;
  const openCard = (number) => {
    shown = number;
    return showCard(number, settings).catch((error) => {
      document.getElementById("card-body").textContent = "This card cannot be shown: " + error.message;
    });
  };
  const table = makeTable(settings, rows, openCard);
  makeFilters(settings, rows, table);
  const charts = new Map((await part("charts")).map((chart) => [chart.name, chart]));
  const redraw = drawCharts(settings, charts);

  const step = (by) => {
    const order = table.rows({ search: "applied", order: "applied" }).indexes().toArray();
    const next = order[order.indexOf(shown) + by];
    if (next !== undefined) openCard(next);
  };
  const dialog = document.getElementById("card");
  document.getElementById("close").addEventListener("click", () => dialog.close());
  document.getElementById("previous").addEventListener("click", () => step(-1));
  document.getElementById("next").addEventListener("click", () => step(1));

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
  document.documentElement.dataset.ready = "yes";
}

main();
