// The log: an entry lights what it speaks of on the board, and the other way round; what others do is heard.
const entries = () => [...document.querySelectorAll("#lines > li")];
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const narrow = () => matchMedia("(max-width: 900px)").matches;

// ---- from the log to the board: the entry that is pointed at, tapped, come upon with the arrow keys, or shown again. A move
// of advice lights what its reasons are about in the same way.
const SPEAKERS = "#lines > li, [data-advised]";
let speaking = null;
function speak(entry) {
  if (speaking !== entry) speaking?.classList.remove("at");
  speaking = entry;
  entry?.classList.add("at");
  lit_by_log();
}
function lit_by_log() {
  // What was advised goes with its decision.
  if (!speaking?.isConnected) speaking = null;
  for (const e of document.querySelectorAll(".spoken")) e.classList.remove("spoken");
  // In a lesson the sentence speaks, unless something else does.
  for (const id of words(speaking ? speaking.dataset.at : live().dataset.spoken)) document.getElementById(id)?.classList.add("spoken");
}
// On a phone what is lit may be out of sight.
function find_spoken() {
  const there = document.querySelector("#board .spoken");
  if (there && narrow()) there.scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "instant" : "smooth" });
}

// ---- from the board to the log: all entries that speak of what is pointed at or focused. Who stays there for a moment sees
// the newest of them, even if it is far back.
let rest = 0;
function asked_of(element) {
  clearTimeout(rest);
  const ids = [];
  for (let e = element.closest?.("#live [id]"); e && e.id !== "live"; e = e.parentElement?.closest("[id]")) ids.push(e.id);
  const about = ids.length ? entries().filter((entry) => words(entry.dataset.at).some((id) => ids.includes(id))) : [];
  for (const entry of document.querySelectorAll("#lines > .speaks")) if (!about.includes(entry)) entry.classList.remove("speaks");
  for (const entry of about) entry.classList.add("speaks");
  const last = about.at(-1);
  if (last && !showing) rest = setTimeout(() => in_sight(last), 600);
}
// Scrolls the log, and nothing else, as far as need be.
function in_sight(entry) {
  const list = document.getElementById("lines");
  if (!list || !entry || !list.clientHeight) return;
  const [box, at] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (at.top < box.top) list.scrollTop += at.top - box.top;
  else if (at.bottom > box.bottom) list.scrollTop += Math.min(at.top - box.top, at.bottom - box.bottom);
}

for (const kind of ["mouseover", "focusin"])
  document.addEventListener(kind, (event) => {
    if (showing || !event.target.closest) return;
    const entry = event.target.closest(SPEAKERS);
    if (entry) return speak(entry);
    if (kind === "mouseover" && speaking && !speaking.tapped) speak(null);
    asked_of(event.target);
  });
document.addEventListener("click", (event) => {
  if (showing) return;
  const entry = event.target.closest(SPEAKERS);
  if (speaking && speaking !== entry) speaking.tapped = false;
  if (!entry) return speak(null);
  entry.tapped = true;
  speak(entry);
  // A move of advice shows its own place.
  if (!("advised" in entry.dataset)) find_spoken();
});
// The list is one stop of the tabulator; arrows go from entry to entry.
document.addEventListener("keydown", (event) => {
  if (document.activeElement?.id !== "lines" || showing) return;
  const [all, way] = [entries(), { ArrowUp: -1, ArrowDown: 1 }[event.key]];
  if (!way || !all.length) return;
  event.preventDefault();
  const at = all.indexOf(speaking);
  const next = all[at < 0 ? all.length - 1 : Math.max(0, Math.min(all.length - 1, at + way))];
  speak(next);
  in_sight(next);
});
document.addEventListener("focusout", (event) => {
  if (event.target.id === "lines" && !showing) speak(null);
});

// ---- what others do is heard: the first sentence of each decision, a few at a time and never in a flood
const HEARD = 6; // so many at once
let unheard = [];
let hearing = 0;
function hear(records) {
  if (alone) return;
  mark_since();
  for (const record of records)
    for (const entry of record.addedNodes) {
      const said = entry.dataset?.by !== live().dataset.seat && entry.querySelector?.("p")?.textContent;
      if (said) unheard.push(said);
    }
  if (unheard.length) say_soon();
}
function say_soon(more) {
  if (more) unheard.push(more);
  unheard = unheard.slice(-HEARD);
  clearTimeout(hearing);
  hearing = setTimeout(say_heard, 700);
}
function say_heard() {
  const [box, said] = [document.getElementById("heard"), document.createElement("p")];
  said.textContent = unheard.join(" ");
  unheard = [];
  box.append(said);
  while (box.children.length > HEARD) box.firstElementChild.remove();
}
new MutationObserver(hear).observe(document.getElementById("lines"), { childList: true });

// What is new since the viewer's last turn is marked; the bar above the log says how much it is.
function mark_since() {
  const bar = document.getElementById("since")?.dataset;
  for (const entry of entries()) {
    const n = Number(entry.dataset.n ?? -1);
    entry.classList.toggle("new", !!bar && n >= Number(bar.from) && n < Number(bar.to));
  }
}
