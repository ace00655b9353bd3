// The page of a game: any moment of it, one step or one pull away. The server draws each moment, with whosever eyes; what is over
// never changes, so the browser keeps what it has seen. Without this script the same page works by links and a form.
const PLAYING = 1_200; // milliseconds a decision is looked at, at the usual speed
const path = location.pathname.replace(/\/$/, "");
let moment = null; // what is shown: before which decision, counted from 0, with whose eyes
let wish = null; // what is to be shown next
let busy = false;
let player = 0; // the timer while it plays
const drawings = new Map(); // by address; the browser keeps them longer
const slider = () => document.getElementById("slider");
const furthest = () => Number(slider().max);
const turns = () => words(document.getElementById("prompt").dataset.turns).map(Number);
const eyes_now = () => document.querySelector("[data-eyes][aria-current]")?.dataset.eyes || document.querySelector("#way [name=as]").value;
const address = ({ at, as }) => "#" + at + "/" + as;

async function fetched(what, fields) {
  const from = path + "/" + what + "?" + new URLSearchParams({ ...fields, v: wire.review });
  if (!drawings.has(from)) {
    if (drawings.size > 60) drawings.delete(drawings.keys().next().value);
    const got = fetch(from).then(async (answer) => (answer.ok ? answer.text() : Promise.reject(await answer.text())));
    drawings.set(from, got);
    got.catch(() => drawings.delete(from));
  }
  return drawings.get(from);
}

// Shows a moment. `kept` says what becomes of the address: a step replaces it, a press on a line or a mark adds to it, so that
// “back” leads back. Who pulls the slider gets the newest wish, and not all between.
async function look(at, as = wish?.as ?? moment.as, kept = "replace") {
  wish = { at: Math.max(0, Math.min(furthest(), at)), as, kept };
  slider().value = wish.at;
  if (busy) return;
  busy = true;
  try {
    while (moment.at !== wish.at || moment.as !== wish.as) {
      const now = wish;
      const [html, lines] = await Promise.all([
        fetched("frame", { at: now.at, as: now.as }),
        now.as === moment.as ? null : fetched("log", { as: now.as }),
      ]);
      if (wish !== now && lines === null && wish.as === now.as) continue;
      show_moment(now, html, lines);
    }
  } catch (reason) {
    stop_playing();
    wish = { ...moment };
    slider().value = moment.at;
    say(typeof reason === "string" && reason ? reason : wire.offline);
  } finally {
    busy = false;
  }
}
function show_moment(now, html, lines) {
  // What comes next is marked, and not what came.
  own = true;
  arrived.clear();
  moment = { at: now.at, as: now.as };
  morph(html, true);
  if (lines !== null) document.getElementById("lines").innerHTML = lines;
  if (now.kept === "push") history.pushState(null, "", address(moment));
  else if (now.kept === "replace") history.replaceState(null, "", address(moment));
  settle();
  if (moment.at < furthest()) fetched("frame", { at: moment.at + 1, as: moment.as }).catch(() => {});
}
// After each step: the slider, the line of the log, what only a script can do.
function settle() {
  const range = slider();
  range.value = moment.at;
  range.setAttribute("aria-valuetext", document.querySelector("#prompt .which").textContent + ": " + document.getElementById("moment").textContent);
  for (const id of ["go-play", "pacer"]) document.getElementById(id).hidden = false;
  document.getElementById("way-go").hidden = true;
  document.getElementById("moment").setAttribute("aria-live", player ? "off" : "polite");
  const play = document.getElementById("go-play");
  play.setAttribute("aria-pressed", String(!!player));
  let here = null;
  for (const entry of entries()) {
    const now = Number(entry.dataset.n) === moment.at;
    entry.classList.toggle("now", now);
    if (now) {
      here = entry;
      entry.setAttribute("aria-current", "step");
    } else entry.removeAttribute("aria-current");
  }
  settle_study();
  // The line stands in the midst of those around it.
  const list = document.getElementById("lines");
  const [box, line] = [list.getBoundingClientRect(), here?.getBoundingClientRect()];
  list.scrollTop = here ? list.scrollTop + line.top - box.top - (box.height - line.height) / 2 : list.scrollHeight;
}

// ---- steps
const turn_after = (at) => turns().find((over) => over > at) ?? furthest();
const turn_before = (at) => turns().findLast((over) => over < at) ?? 0;
const aimed = () => wish?.at ?? moment.at;
function walk(to) {
  stop_playing();
  return look(to);
}

// ---- playing
function play_on() {
  const by_turn = document.getElementById("unit").value === "turn";
  const at = aimed();
  if (at >= furthest()) return stop_playing();
  look(by_turn ? turn_after(at) : at + 1);
  const pace = PLAYING / Number(document.getElementById("speed").value);
  player = setTimeout(play_on, pace * (by_turn ? 1.5 : 1));
}
function start_playing() {
  if (aimed() >= furthest()) look(0);
  player = setTimeout(play_on, 150);
  settle();
}
function stop_playing() {
  if (!player) return;
  clearTimeout(player);
  player = 0;
  settle();
}

// ---- links to a moment
function parsed() {
  const [, at, as] = /^#(\d+)(?:\/(\w+))?$/.exec(location.hash) || [];
  if (at === undefined) return null;
  const there = as === moment.as || document.getElementById("eyes-" + as);
  return { at: Number(at), as: there ? as : moment.as };
}
async function copy_link() {
  const link = document.getElementById("moment-link");
  history.replaceState(null, "", address(moment));
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  say(copied ? link.dataset.copied : link.dataset.uncopied);
}
function branch_off() {
  const box = document.getElementById("branch");
  if (!box) return;
  stop_playing();
  box.open = !box.open;
  if (box.open) box.querySelector("#branch-level").focus();
}
function next_eyes() {
  const all = [...document.querySelectorAll("[data-eyes]")];
  const at = all.findIndex((one) => one.dataset.eyes === (wish?.as ?? moment.as));
  if (all.length > 1) look(aimed(), all[(at + 1) % all.length].dataset.eyes);
}

if (reviewing) {
  moment = { at: Number(slider().value), as: eyes_now() };
  // A browser that comes back may have moved the slider by itself.
  moment.at = Number(slider().getAttribute("value"));
  const opens = () => {
    settle();
    const there = parsed();
    if (there) look(there.at, there.as, "none");
  };
  queueMicrotask(opens);
  addEventListener("popstate", () => {
    const there = parsed();
    stop_playing();
    if (there) look(there.at, there.as, "none");
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "slider") return;
    const to = Number(event.target.value);
    walk(to);
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "way") return;
    event.preventDefault();
    walk(Number(slider().value));
  });
  document.addEventListener("click", (event) => {
    const box = document.getElementById("branch");
    if (box?.open && !event.target.closest("#branch")) box.open = false;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const line = event.target.closest("#lines > li[data-n]");
    const step = event.target.closest("[data-to]");
    const eyes = event.target.closest("[data-eyes]");
    if (event.target.closest("#go-play")) return player ? stop_playing() : start_playing();
    if (event.target.closest("#moment-link")) event.preventDefault(), copy_link();
    else if (step) event.preventDefault(), walk(Number(step.dataset.to));
    else if (eyes) event.preventDefault(), look(aimed(), eyes.dataset.eyes);
    else if (line) {
      event.preventDefault();
      stop_playing();
      look(Number(line.dataset.n), undefined, "push");
    }
  });
  // ---- keys, as pages/table/review/way.rs lists them
  addEventListener(
    "keydown",
    (event) => {
      const on = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (on.id !== "slider" && on.closest?.("input, select, textarea, dialog, [contenteditable], #branch form")) return;
      const presses = on.closest?.("button, summary");
      const [back, forth] = event.shiftKey ? [turn_before, turn_after] : [(at) => at - 1, (at) => at + 1];
      const act = {
        ArrowLeft: () => walk(back(aimed())),
        ArrowRight: () => walk(forth(aimed())),
        PageUp: () => walk(turn_before(aimed())),
        PageDown: () => walk(turn_after(aimed())),
        Home: () => walk(0),
        End: () => walk(furthest()),
        " ": presses && presses.id !== "go-play" ? null : () => (player ? stop_playing() : start_playing()),
        ",": () => walk(marked_before(aimed())),
        ".": () => walk(marked_after(aimed())),
        0: () => point(0),
        1: () => point(1),
        2: () => point(2),
        3: () => point(3),
        v: next_eyes,
        l: copy_link,
        b: branch_off,
      }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    },
    true,
  );
  addEventListener("keyup", (event) => {
    // The space bar has played already; the button must not stop it again.
    if (event.key === " " && event.target.id === "go-play") event.preventDefault();
  });
  // ---- the charts are the slider too: press or pull anywhere
  const pulled = (event) => {
    const plot = event.target.closest?.(".graph");
    if (plot?.closest(".summed")) return null;
    if (!plot) return null;
    const box = plot.getBoundingClientRect();
    return Math.round((furthest() * (event.clientX - box.left)) / box.width);
  };
  document.addEventListener("pointerdown", (event) => {
    const to = event.button === 0 ? pulled(event) : null;
    if (to === null) return;
    stop_playing();
    look(to, undefined, "push");
  });
  document.addEventListener("pointermove", (event) => {
    const to = event.buttons === 1 && event.pointerType === "mouse" ? pulled(event) : null;
    if (to !== null) walk(to);
  });
  // ---- a swipe over the board is a step
  let touched = null;
  document.addEventListener(
    "touchstart",
    (event) => {
      const one = event.touches.length === 1 && event.target.closest("#board") && !event.target.closest("[data-zoom].zoomed");
      touched = one ? [event.touches[0].clientX, event.touches[0].clientY] : null;
    },
    { passive: true },
  );
  document.addEventListener("touchend", (event) => {
    if (!touched) return;
    const [x, y] = [event.changedTouches[0].clientX - touched[0], event.changedTouches[0].clientY - touched[1]];
    touched = null;
    if (Math.abs(x) > 48 && Math.abs(y) < Math.abs(x) / 2) walk(aimed() + (x < 0 ? 1 : -1));
  });
}
