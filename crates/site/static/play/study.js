// The page of a game that the house looks through: moves shown on the board, the cursor through all charts, marked decisions, and what
// comes while the house looks on. Without this script the same page works by links and forms.
const LOOKS = 1_500; // milliseconds between two looks at what the house has found

// ---- moves on the board: what was played in gold brackets, what was better dashed in jade
// They lie over the page, and not in it: the board is drawn from what was known, and morphs by itself.
let pointed = null; // the move that somebody has asked for, by number: 0 is the one played
const layer = () => {
  let over = document.getElementById("showing-moves");
  if (!over) {
    over = made("div", "");
    over.id = "showing-moves";
    over.setAttribute("aria-hidden", "true");
    document.body.append(over);
  }
  return over;
};
const options = () => [...document.querySelectorAll("#verdict .opt")];
// What is shown: as pressed; without a judgement what was played.
function shown_moves() {
  const pressed = options().filter((one) => one.getAttribute("aria-pressed") === "true");
  if (options().length) return pressed.map((one) => one.dataset);
  const places = document.getElementById("moment")?.dataset.places;
  return places ? [{ shows: "played", places }] : [];
}
// What cuts it off where it is scrolled away; what is only a name for its parts cuts off nothing.
function frame_of(e) {
  const frame = e.parentElement?.closest("[data-zoom-scroll], .rail, #board, .bottom");
  return !frame ? live() : frame.getBoundingClientRect().width ? frame : frame_of(frame);
}
// The first of the places that is there and in sight; those on the board before all others.
function seen_place(places) {
  const found = words(places).map((id) => document.getElementById(id)).filter(Boolean);
  const of = (e) => {
    const box = e.getBoundingClientRect();
    const frame = frame_of(e).getBoundingClientRect();
    const clear = Math.min(box.right, frame.right) - Math.max(box.left, frame.left) > Math.min(box.width, 24) / 2 && Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top) > Math.min(box.height, 24) / 2;
    return box.width && box.height && clear ? { e, box, frame } : null;
  };
  const boxes = found.map(of).filter(Boolean);
  return boxes.find(({ e }) => e.closest("#board")) || boxes[0];
}
// What slides has come to its place then.
let shown_soon = 0;
function show_moves_soon() {
  cancelAnimationFrame(shown_soon);
  shown_soon = requestAnimationFrame(show_moves);
}
function show_moves() {
  const over = layer();
  over.replaceChildren();
  if (!moment) return;
  const taken = [];
  // On a phone the sheet lies over the board.
  const sheet = narrow() ? document.getElementById("sheet").getBoundingClientRect() : null;
  for (const move of shown_moves()) {
    const there = seen_place(move.places || "");
    if (!there) continue;
    const { e, box, frame } = there;
    if (sheet && !e.closest("#sheet") && box.top > sheet.top) continue;
    const top = Math.max(box.top, frame.top);
    const bottom = Math.min(box.bottom, frame.bottom, sheet && !e.closest("#sheet") ? sheet.top : Infinity);
    const left = Math.max(box.left, frame.left);
    const right = Math.min(box.right, frame.right);
    const again = taken.filter((one) => one === e).length;
    taken.push(e);
    const mark = made("div", "shownmove " + move.shows);
    Object.assign(mark.style, { left: left + scrollX - again * 5 + "px", top: top + scrollY - again * 5 + "px", width: right - left + again * 10 + "px", height: bottom - top + again * 10 + "px" });
    if (move.chance) {
      const sign = move.shows === "played" ? move.sign || (move.rank ? "✓" : "·") : move.rank;
      const tag = made("span", "tagline", made("b", "", sign), made("span", "", move.chance));
      if (again) tag.classList.add("second");
      mark.append(tag);
    }
    over.append(mark);
    const tag = mark.lastElementChild;
    // Beside the panel of a player it would lie over what can be pressed.
    if (tag && e.closest(".rail")) tag.classList.add("within");
    else if (tag && tag.getBoundingClientRect().right > Math.min(frame.right, innerWidth) - 4) tag.classList.add("left");
  }
}
function point(number) {
  const all = options();
  const one = all.find((option) => option.id === "option-" + number);
  if (!one && number !== 0) return;
  pointed = number;
  for (const option of all) option.setAttribute("aria-pressed", String(option === one || (number !== 0 && option.id === "option-0")));
  show_moves();
}

// ---- after each step: the cursor of charts that are not drawn anew, and the numbers above them
function settle_study() {
  const x = ((100 * moment.at) / Math.max(1, furthest())).toFixed(2) + "%";
  for (const cursor of document.querySelectorAll(".graph .cursor")) {
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
  }
  const now = document.querySelector("#picture .now");
  const at = now?.dataset.values.split(";")[moment.at];
  if (at) {
    const far = at.startsWith("~");
    const numbers = at.replace("~", "").split(" ");
    now.querySelectorAll("b").forEach((b, n) => (b.textContent = (far ? "≈\u00a0" : "") + numbers[n] + "\u00a0%"));
  }
  for (const one of document.querySelectorAll("[data-moment]")) one.classList.toggle("here", Number(one.dataset.moment) === moment.at);
  const marked = document.getElementById("marked-label");
  if (marked) marked.hidden = !document.querySelector("#lines .marked");
  pointed = null;
  show_moves();
  clearTimeout(settle_study.timer);
  settle_study.timer = setTimeout(show_moves, 420);
}

// ---- marked decisions
const marked_moments = () => entries().filter((entry) => entry.classList.contains("marked")).map((entry) => Number(entry.dataset.n));
const marked_after = (at) => marked_moments().find((n) => n > at) ?? at;
const marked_before = (at) => marked_moments().findLast((n) => n < at) ?? at;

// ---- while the house looks on: it tells how far it is, and now and then the page fetches what was found
// Whoever has the page open hears too when somebody else asks. A page that nobody sees hears nothing, and one that nobody touches for long
// no longer waits for it; when it is seen or touched again, it looks at once.
const WAITS = 20 * 60_000;
let touched = Date.now(); // when somebody last did something with the page
let house_line = null; // the house's word of how far it is
let looking_on = 0; // the timer until the next look
let looked_half = false;
// Whether somebody waits for more.
const awaits = () => !!document.querySelector("#looking .works");
async function look_on() {
  clearTimeout(looking_on);
  looking_on = 0;
  try {
    const answer = await fetch(path + "/rest?" + new URLSearchParams({ at: moment.at, as: moment.as }));
    if (answer.ok) await bring(answer.headers.get("x-review"), await answer.text());
  } catch {}
  attend_house();
}
// Whether something may still come, and somebody is there to see it.
const attends = () => !document.hidden && !!document.querySelector("#looking .lookbar") && (awaits() || Date.now() - touched < WAITS);
function attend_house() {
  if (!attends()) {
    house_line?.close();
    house_line = null;
  } else if (!house_line) {
    const line = (house_line = new EventSource(path + "/analysis/live"));
    line.addEventListener("analysis", (event) => {
      const { state, glanced, seen, mine } = JSON.parse(event.data);
      const known = document.querySelector("#looking .lookbar")?.dataset.known;
      if (known !== [state, glanced, seen, mine].join(" ")) looking_on ||= setTimeout(look_on, LOOKS);
    });
    line.addEventListener("beat", attend_house);
    // The browser tries again by itself, unless it was refused: then the next touch does.
    line.addEventListener("error", () => line.readyState === EventSource.CLOSED && house_line === line && (house_line = null));
  }
}
function touch() {
  touched = Date.now();
  if (!house_line) attend_house();
}
// What has changed takes its place; what somebody has opened stays open, and the focus stays where it was.
async function bring(print, html) {
  if (!print || print === wire.review) return;
  wire.review = print;
  const came = new DOMParser().parseFromString(html, "text/html");
  const open = document.getElementById("chances-table")?.open;
  for (const id of ["looking", "picture", "story"]) {
    const [here, there] = [document.getElementById(id), came.getElementById(id)];
    if (!here || !there || here.innerHTML === there.innerHTML) continue;
    const focus = here.contains(document.activeElement) ? document.activeElement.id : "";
    here.replaceChildren(...there.childNodes);
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  }
  if (open) document.getElementById("chances-table").open = true;
  const said = document.getElementById("looksaid");
  const share = parseFloat(document.querySelector("#looking .progress .fg")?.getAttribute("width") ?? "100");
  if (!document.querySelector("#looking > *")) said.textContent = said.dataset.done;
  else if (share >= 50 && !looked_half) (looked_half = true), (said.textContent = said.dataset.half);
  await bring_moment();
}
async function bring_moment() {
  const now = { ...moment };
  const [frame, lines] = await Promise.all([fetched("frame", { at: now.at, as: now.as }), fetched("log", { as: now.as })]);
  // Whoever goes on meanwhile gets it where they arrive.
  if (moment.at !== now.at || moment.as !== now.as || busy) return setTimeout(() => bring_moment().catch(() => {}), 300);
  const keep = pointed;
  own = true;
  morph(frame, true);
  // The log stays where its reader is.
  const list = document.getElementById("lines");
  const scrolled = list.scrollTop;
  list.innerHTML = lines;
  settle();
  list.scrollTop = scrolled;
  if (keep !== null) point(keep);
}
async function ask_house(form) {
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams([...new FormData(form), ["script", "yes"]]) });
    if (!answer.ok) say((await answer.text()) || wire.offline);
  } catch {
    say(wire.offline);
  }
  button.disabled = false;
  await look_on();
}

if (reviewing) {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const option = event.target.closest("#verdict .opt");
    const jump = event.target.closest("[data-jump]");
    if (option) {
      const number = Number(option.id.slice("option-".length));
      point(number);
    } else if (jump) {
      event.preventDefault();
      stop_playing();
      look(Number(jump.dataset.jump), undefined, "push");
      // What it leads to may be out of sight.
      document.getElementById("board").scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "marked-only") document.body.classList.toggle("marked-only", event.target.checked);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[action*='/analysis']");
    if (!form) return;
    event.preventDefault();
    ask_house(form);
  });
  addEventListener("resize", show_moves_soon);
  document.addEventListener("scroll", show_moves_soon, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => (document.hidden ? attend_house() : touch()));
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, touch, { capture: true, passive: true });
  queueMicrotask(attend_house);
}
