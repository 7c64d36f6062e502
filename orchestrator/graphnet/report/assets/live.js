// The part of the page's script that loads the page of growing runs anew, and shows the new page as the reader left the
// one before. ``page`` has the members settings, rows, table, openCard, and shown: a function that returns the number of
// the row whose card was opened last.

/** Return a text that names a row. The number of the row may be another one on the next page. */
function rowName({ settings, rows }, number) {
  const titles = ["sample", "run", "backend"];
  return JSON.stringify(titles.map((title) => rows[number][settings.columns.findIndex((column) => column.title === title)]));
}

function rowNumber(page, name) {
  return page.rows.findIndex((_, number) => rowName(page, number) === name);
}

function storageKey() {
  return "graphnet " + location.pathname;
}

function all(selector) {
  return [...document.querySelectorAll(selector)];
}

function detailsName(details) {
  return details.dataset.name ?? details.firstElementChild.textContent;
}

/** Load the page anew after ``settings.reloadMs``, unless the page is final. */
function reloadLater(page) {
  if (page.settings.reloadMs === null) return;
  const due = performance.now() + page.settings.reloadMs;
  setInterval(() => {
    // Nobody looks at a hidden page, and a new page would lose a text that the reader has marked.
    if (performance.now() < due || document.hidden || !getSelection().isCollapsed) return;
    sessionStorage.setItem(storageKey(), JSON.stringify(leftState(page)));
    history.scrollRestoration = "manual";
    keepTheme();
    location.reload();
  }, 500);
}

function leftState(page) {
  const { table } = page;
  const dialog = document.getElementById("card");
  const focused = document.activeElement;
  const row = focused.closest("#table tbody tr");
  return {
    filters: all("#filters select").map((select) => [select.getAttribute("aria-label"), select.selectedOptions[0].textContent]),
    table: { search: table.search(), order: table.order(), length: table.page.len(), number: table.page() },
    card: dialog.open ? rowName(page, page.shown()) : null,
    folded: all("details").map((details) => [detailsName(details), details.open]),
    focus: row ? { row: rowName(page, table.row(row).index()) } : { id: focused.id, label: focused.getAttribute("aria-label") },
    heights: all("figure").map((figure) => [figure.id, figure.getBoundingClientRect().height]),
    scroll: [scrollX, scrollY, dialog.scrollTop],
  };
}

/** Write a theme that is not the system's into the address, where theme.js finds it before the page is painted. */
function keepTheme() {
  const isOfSystem = isDark() === matchMedia("(prefers-color-scheme: dark)").matches;
  if (isOfSystem && !["#dark", "#light"].includes(location.hash)) return;
  history.replaceState(null, "", isDark() ? "#dark" : "#light");
}

/** Show the page as the page before was left, if that page was live and loaded itself anew. */
async function comeBack(page) {
  const text = sessionStorage.getItem(storageKey());
  if (text === null) return;
  sessionStorage.removeItem(storageKey());
  const left = JSON.parse(text);
  showRowsAsBefore(page.table, left);
  const heights = new Map(left.heights);
  // Charts are drawn when they come into view. Until then, they keep the height that they had.
  all("figure").forEach((figure) => (figure.style.minHeight = (heights.get(figure.id) ?? 0) + "px"));
  const card = left.card === null ? -1 : rowNumber(page, left.card);
  if (card >= 0) await page.openCard(card);
  const folded = new Map(left.folded);
  all("details").forEach((details) => (details.open = folded.get(detailsName(details)) ?? details.open));
  focusAsBefore(page, left.focus);
  scrollTo(left.scroll[0], left.scroll[1]);
  document.getElementById("card").scrollTop = left.scroll[2];
  history.scrollRestoration = "auto";
}

function showRowsAsBefore(table, left) {
  const wanted = new Map(left.filters);
  for (const select of all("#filters select")) {
    const chosen = [...select.options].findIndex((option) => option.textContent === wanted.get(select.getAttribute("aria-label")));
    if (chosen <= 0) continue;
    select.selectedIndex = chosen;
    select.dispatchEvent(new Event("change"));
  }
  const { search, order, length, number } = left.table;
  table.search(search).order(order).page.len(length).draw();
  table.page(Math.min(number, table.page.info().pages - 1)).draw("page");
}

function focusAsBefore(page, { row, id, label }) {
  const number = row === undefined ? -1 : rowNumber(page, row);
  const inTable = number < 0 ? null : page.table.row(number).node()?.querySelector("button");
  const outside = id ? document.getElementById(id) : label ? all("[aria-label]").find((one) => one.getAttribute("aria-label") === label) : null;
  (inTable ?? outside)?.focus({ preventScroll: true });
  // The reader may be typing.
  if (document.activeElement.type === "search") document.activeElement.setSelectionRange(1e6, 1e6);
}
