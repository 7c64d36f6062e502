// The script of the page of runs, which follows common.js and live.js in one script.

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
    return section("Graph", make("p", {}, "The run's folder does not keep this sample's graph."));
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

function causeLink(cause) {
  const link = make("a", { href: "#" + cause.place }, cause.text);
  link.addEventListener("click", () => {
    document.getElementById(cause.place).open = true;
    document.getElementById("card").close();
  });
  return make("p", {}, link);
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
    card.cause ? section("Cause", causeLink(card.cause)) : "",
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

  redrawOnChange(redraw);
  const page = { settings, rows, table, openCard, shown: () => shown };
  await comeBack(page);
  reloadLater(page);
  document.documentElement.dataset.ready = "yes";
}

main();
