// Tales: what happened at once is told again, one beat after another, on the board's own pieces. A stage (court.js) knows what
// a tale is made of and how a moment of it looks; here is when it is told, and how far.
const stages = {}; // by the name in data-tale-of
let tale = null; // what is told now: its beats, the beat and how much of it is shown, the timer, whether somebody steered it
let known = { key: "", count: 0, skipped: false }; // the newest tale: how many beats it had, and whether it was skipped
let newest_told = 0; // the last decision of which a tale could know: what is older is told only when asked for
const tale_box = () => document.querySelector("[data-tale-of]");
const stage_of = (box) => stages[box.dataset.taleOf];
const tale_words = (box) => JSON.parse(box.querySelector("[data-words]").dataset.words);
const no_motion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// A new page: the tale may be a new one, or have grown. It begins by itself only where nothing is asked; with less motion it
// waits for a press, and gives way when the viewer is asked.
function retell() {
  const box = tale_box();
  if (!box) {
    end_tale();
    known = { key: "", count: 0, skipped: false };
    return;
  }
  const now = Number(live().dataset.decision);
  const news = opened && now > newest_told && !document.hidden;
  newest_told = Math.max(newest_told, now);
  const beats = stage_of(box).beats(box);
  const key = box.dataset.round;
  const asked = "asked" in box.dataset;
  if (key !== known.key) {
    end_tale();
    known = { key, count: 0, skipped: false };
  }
  const from = known.count;
  known.count = beats.length;
  if (tale) {
    const waits = tale.at >= tale.beats.length - 1 && beats.length > tale.beats.length;
    tale.beats = beats;
    tale.at = Math.min(tale.at, beats.length - 1);
    if (asked && tale.paused && !tale.steered) return end_tale();
    if (waits && !tale.paused) tale_next();
    show_tale(false);
  } else if (news && beats.length > from && !asked && !known.skipped) begin_tale(from, no_motion());
}
function begin_tale(at, paused) {
  const box = tale_box();
  tale = { beats: stage_of(box).beats(box), at, tick: 0, timer: 0, paused, steered: false, said: 0 };
  if (paused) tale.tick = tale.beats[at].ticks - 1;
  else tale_next();
  show_tale(true);
}
// What comes next, when the time has come for it.
function tale_next() {
  clearTimeout(tale.timer);
  const beat = tale.beats[tale.at];
  const rest = tale.tick < beat.ticks - 1;
  tale.timer = setTimeout(
    () => {
      if (rest) tale.tick += 1;
      else if (tale.at < tale.beats.length - 1) [tale.at, tale.tick] = [tale.at + 1, 0];
      else return end_tale();
      tale_next();
      show_tale(true);
    },
    rest ? beat.pace : beat.hold,
  );
}
function show_tale(moves) {
  const box = tale_box();
  const beat = tale.beats[tale.at];
  box.classList.add("telling");
  box.classList.toggle("paused", tale.paused);
  stage_of(box).show(box, tale.beats, tale.at, tale.tick, moves && !no_motion());
  box.querySelectorAll(".told-acts li").forEach((act, n) => {
    act.classList.toggle("done", n < beat.act);
    act.classList.toggle("none", !tale.beats.some((other) => other.act === n));
    if (n === beat.act) act.setAttribute("aria-current", "step");
    else act.removeAttribute("aria-current");
  });
  box.querySelector(".told-line").replaceChildren(...beat.line(tale.tick));
  box.querySelector("[data-tale-go=back]").disabled = tale.at === 0;
  box.querySelector("[data-tale-go=pause]").setAttribute("aria-pressed", String(tale.paused));
  if (moves) tale_in_sight(document.querySelector("#board .told"));
  if (moves) tale_said(beat.line(beat.ticks - 1));
}
// On a phone the sheet may lie upon what is told: then the page moves.
function tale_in_sight(told) {
  const sheet = document.getElementById("sheet");
  if (!told || getComputedStyle(sheet).position !== "fixed") return;
  const [at, end] = [told.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const low = end.width < innerWidth ? innerHeight : end.top;
  const by = Math.min(at.top - 60, 0) || Math.max(at.bottom + 6 - low, 0);
  if (by) scrollBy({ top: by, behavior: no_motion() ? "instant" : "smooth" });
}
// For those who listen: at most one line in two seconds, the newest.
function tale_said(line) {
  clearTimeout(tale_said.timer);
  const text = line.map((part) => part.textContent ?? part).join("");
  const wait = Math.max(0, (tale_said.at || 0) + 2000 - Date.now());
  tale_said.timer = setTimeout(() => {
    tale_said.at = Date.now();
    const live = document.getElementById("tale-said");
    if (live && live.textContent !== text) live.textContent = text;
  }, wait);
}
function end_tale() {
  if (!tale) return;
  clearTimeout(tale.timer);
  tale = null;
  const box = tale_box();
  for (const stage of Object.values(stages)) stage.clear();
  if (!box) return;
  const inside = box.contains(document.activeElement);
  box.classList.remove("telling", "paused");
  if (inside) box.querySelector(".again").focus();
}
function tale_go(way) {
  const box = tale_box();
  if (!box) return;
  if (way === "again") {
    end_tale();
    begin_tale(0, no_motion());
    tale.steered = true;
    if (document.activeElement === document.body || !box.contains(document.activeElement) || !document.activeElement.checkVisibility())
      box.querySelector(no_motion() ? "[data-tale-go=on]" : "[data-tale-go=pause]").focus();
    return;
  }
  if (!tale) return;
  tale.steered = true;
  clearTimeout(tale.timer);
  if (way === "skip") {
    known.skipped = true;
    end_tale();
    return tale_said(stage_of(box).last(box));
  }
  const end = tale.beats.length - 1;
  if (way === "on" && tale.at === end && tale.tick === tale.beats[end].ticks - 1) return end_tale();
  if (way === "pause") tale.paused = !tale.paused;
  else {
    tale.paused = true;
    // One step on: the rest of this beat, then the next.
    const rest = tale.tick < tale.beats[tale.at].ticks - 1;
    if (way === "on" && !rest) tale.at += 1;
    if (way === "back") tale.at = Math.max(0, tale.at - 1);
    tale.tick = tale.beats[tale.at].ticks - 1;
  }
  if (!tale.paused) tale_next();
  show_tale(way !== "pause");
}
// Whether a press belongs to the tale. A press on the board, which shows the past, only ends it; any other choice ends it and
// counts.
function tale_click(event) {
  const go = event.target.closest("[data-tale-go]");
  if (go) tale_go(go.dataset.taleGo);
  if (go) return true;
  if (!tale || !event.target.closest("#board, [data-pick], #advise, [data-advised]")) return false;
  tale_go("skip");
  return !!event.target.closest("#board");
}
function tale_key(event) {
  const aim = event.target.closest ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || aim.closest("input, select, textarea") || !tale_box()) return false;
  const pressing = event.key === " " && aim.closest("button, a, summary");
  const way = event.key?.toLowerCase() === "r" ? "again" : { Escape: "skip", ArrowLeft: "back", ArrowRight: "on", " ": "pause" }[event.key];
  if (!way || pressing || (!tale && way !== "again")) return false;
  tale_go(way);
  return true;
}
// Before all others: while a tale is told, these presses and keys are its own.
for (const [kind, takes] of [["click", tale_click], ["keydown", tale_key]])
  document.addEventListener(
    kind,
    (event) => {
      if (!takes(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
