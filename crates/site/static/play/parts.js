// Menu, sheet, tabs, and what tells about itself.
// ---- the menu of the table
function menu(on) {
  const [button, open] = [document.getElementById("tablemenu"), document.body.classList.contains("menuing")];
  if (on === open) return;
  document.body.classList.toggle("menuing", on);
  button.setAttribute("aria-expanded", String(on));
  // Below its button; on a phone it is a sheet.
  const left = matchMedia("(max-width: 900px)").matches ? "" : button.getBoundingClientRect().left + "px";
  if (on) document.getElementById("menu").style.left = left;
  if (on) document.querySelector("#menu .close").focus();
  else if (document.activeElement?.closest("#menu")) button.focus();
}

// ---- what is pointed at, focused or tapped tells about itself
let telling = "";
function tell(id) {
  telling = id || "";
  for (const e of document.querySelectorAll("[data-told]")) {
    const tells = [...e.children].some((child) => child.id && child.id === telling);
    e.classList.toggle("telling", tells);
    if (tells) e.parentElement.dataset.telling = telling;
    else delete e.parentElement.dataset.telling;
    for (const child of e.children) child.classList.toggle("now", !!child.id && child.id === telling);
  }
}

// ---- the sheet of a phone may grow over the board, and nothing on the board moves then; but what it lies upon can be scrolled to,
// and what is scrolled to stands above it. Beside the board it lies upon nothing. The page of a game keeps room for it by itself.
let sheet = null;
const sheet_grows = new ResizeObserver(() => {
  const high = sheet.offsetWidth < live().offsetWidth ? 0 : sheet.offsetHeight;
  document.documentElement.style.scrollPaddingBottom = high + "px";
  if (!reviewing) live().style.marginBottom = Math.max(0, high - parseFloat(getComputedStyle(live()).paddingBottom)) + "px";
});
// A new frame may bring another sheet.
function keep_sheet() {
  const now = document.getElementById("sheet");
  if (now === sheet) return;
  sheet_grows.disconnect();
  sheet = now;
  if (sheet) sheet_grows.observe(sheet);
}

// Of each group of tabs one is open, at first the first.
const groups = () => new Set([...document.querySelectorAll("[data-tab]")].map((tab) => tab.dataset.group || "sheet"));
const tabs_of = (group) => [...document.querySelectorAll("[data-tab]")].filter((tab) => (tab.dataset.group || "sheet") === group);
const lit = (tab) => !!document.querySelector(`[data-tabbed="${tab.dataset.tab}"] .legal:not([data-idle], [data-idle] *)`);
function tabs() {
  for (const group of groups()) {
    const all = tabs_of(group);
    const open = document.body.dataset[group] || all[0].dataset.tab;
    document.body.dataset[group] = open;
    for (const tab of all) {
      tab.setAttribute("aria-selected", String(tab.dataset.tab === open));
      tab.classList.toggle("lit", lit(tab));
    }
  }
  follow();
}
// The log opens where it is newest.
function newest() {
  const log = document.querySelector(".log ol");
  if (log && !reviewing) log.scrollTop = log.scrollHeight;
}

// What is asked may lie in a part that is not open: then that part is opened.
function turn() {
  const all = tabs_of("part");
  const at = all.find((tab) => tab.dataset.tab === document.body.dataset.part);
  const there = all.find(lit);
  if (there && !(at && lit(at))) document.body.dataset.part = there.dataset.tab;
  tabs();
}
