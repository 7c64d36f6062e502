// The script of the page of a history, which follows common.js in one script.

/** Return the rows of a trend as objects, by the names in settings.fields. */
function pointsOf(trend, settings) {
  return trend.points.map((values) => Object.fromEntries(settings.fields.map((name, index) => [name, values[index]])));
}

function pointsTable(points) {
  const head = make("tr", {}, ...["began", "outcome", "speedup", "run"].map((text) => make("th", { scope: "col" }, text)));
  const rows = points.map((point) =>
    make("tr", {}, make("th", { scope: "row" }, point.started.slice(0, 19)), make("td", {}, point.outcome),
      make("td", {}, withInterval(point.speedup, point.low, point.high)),
      make("td", {}, point.folder)));
  return make("table", { class: "facts" }, head, ...rows.reverse());
}

async function showTrend(number, settings) {
  const [group, place] = settings.groups[number];
  const trend = (await part("trend-" + group))[place];
  document.getElementById("card-title").textContent = `${trend.sample} on ${trend.site}`;
  const points = pointsOf(trend, settings);
  const chart = make("div", { class: "chart" });
  const known = points.some((point) => point.speedup !== null);
  document.getElementById("card-body").replaceChildren(
    make("ul", {}, ...trend.sentences.map((sentence) => make("li", {}, sentence))),
    known ? chart : make("p", {}, "No row of this trend is right, so there is no speedup to draw."),
    make("h3", {}, "Rows"),
    pointsTable(points),
  );
  const dialog = document.getElementById("card");
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  document.getElementById("card-title").focus();
  if (!known) return;
  const spec = structuredClone(await part("trend-spec"));
  spec.datasets = { points: points.filter((point) => point.speedup !== null), changes: trend.changes };
  await draw(chart, spec, settings, chart.clientWidth);
}

async function main() {
  const settings = await part("settings");
  const rows = await part("table");
  const openTrend = (number) => showTrend(number, settings).catch((error) => {
    document.getElementById("card-body").textContent = "This trend cannot be shown: " + error.message;
  });
  const table = makeTable(settings, rows, openTrend);
  makeFilters(settings, rows, table);
  const charts = new Map((await part("charts")).map((chart) => [chart.name, chart]));
  redrawOnChange(drawCharts(settings, charts));
  const dialog = document.getElementById("card");
  document.getElementById("close").addEventListener("click", () => dialog.close());
  document.documentElement.dataset.ready = "yes";
}

main();
