// A lesson: boards and choosing are the table's own. What is tried goes to the server, which answers with the step as it stands then;
// the page carries all that the server needs for it (pages/table/lesson.rs). Without this script the same goes by forms.
const SHOWN = 1_100; // milliseconds for which what “Show me” presses is looked at before it is played
let shower = 0; // the timer while it is shown
const teaching = () => document.getElementById("teach");
const stands = () => live().dataset.state;
const field = (name) => teaching().elements.namedItem(name)?.value;
const puzzled = () => live().classList.contains("puzzle");

async function teach(wish) {
  if (sending) return false;
  sending = true;
  document.body.classList.add("sending");
  const step = field("step");
  try {
    const where = Object.fromEntries(["step", "played", "tried", "wrong", "theme"].filter((name) => field(name) !== undefined).map((name) => [name, field(name)]));
    const answer = await post(teaching().getAttribute("action"), { ...where, ...wish, script: "yes" }, PATIENCE);
    const text = await answer.text();
    offline(false);
    if (!answer.ok) return say(text), false;
    stood(text, step, wish.move);
    return true;
  } catch {
    offline(true);
    return false;
  } finally {
    sending = false;
    document.body.classList.remove("sending");
    light();
  }
}
// Shows the step as it stands now.
function stood(html, step, move) {
  const picked = move && moves().find((one) => one.move === move)?.picks;
  forget();
  hideWhy();
  arrived.clear();
  own = true;
  morph(html, true);
  if (field("step") !== step) {
    // A page that came as the answer to a form has the address of the form.
    history.pushState(null, "", teaching().getAttribute("action").replace(/\/try$/, "") + "?step=" + field("step"));
    begin_step(true);
  } else if (stands() === "right") {
    // What had the focus may be gone; the way on has it, but the answer is heard.
    if (!document.activeElement || document.activeElement === document.body || document.activeElement.id === "sentence") document.getElementById("next").focus();
  }
  if (stands() === "wrong" && picked) mark_tried(picked);
}
// What was tried in vain keeps a dashed edge until something else is pressed.
function mark_tried(picked) {
  for (const button of document.querySelectorAll("#hand [data-pick], #board [data-pick]")) {
    const want = picks(button.dataset.pick);
    if (Object.keys(want).length && within(want, picked) && visible(button)) target(button).classList.add("tried");
  }
}
function unmark_tried() {
  for (const e of document.querySelectorAll(".tried")) e.classList.remove("tried");
}
function attempt(move) {
  stop_showing();
  return teach({ do: "try", move });
}
// A try that a rule forbids, where the lesson has something to say to it.
function refused_here(button) {
  const said = learning && JSON.parse(live().dataset.refusals || "{}")[reason(button).rule];
  if (!said) return false;
  hideWhy();
  const line = document.querySelector("#taught .verdict") || document.getElementById("taught").appendChild(document.createElement("p"));
  line.className = "verdict not-yet";
  line.textContent = said;
  document.querySelector("#sentence small")?.remove();
  return true;
}

// ---- show me: what is to be pressed is chosen, looked at, and played
function stop_showing() {
  clearTimeout(shower);
  shower = 0;
}
async function show_how() {
  stop_showing();
  if (!document.getElementById("show-how")) return;
  // Whoever has begun otherwise begins again.
  if (!live().dataset.shows && !(await teach({ do: "again" }))) return;
  const move = moves().find((one) => one.move === live().dataset.shows);
  if (!move) return teach({ do: "show" });
  pressed = Object.entries(move.picks).map(([k, v]) => ({ [k]: String(v) }));
  hideWhy();
  light();
  const there = [...document.querySelectorAll("#board .chosen")].find(visible);
  if (there && narrow()) there.scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "instant" : "smooth" });
  shower = setTimeout(async () => {
    shower = 0;
    // What remains to be shown follows.
    if ((await teach({ do: "try", move: move.move })) && stands() === "asks") show_how();
  }, SHOWN);
}

// ---- a step begins: what its sentence speaks of comes into sight, and the sentence has the focus
function begin_step(focus) {
  const lit = words(live().dataset.spoken).map((id) => document.getElementById(id)).filter(Boolean);
  const first = lit[0];
  const held = first?.closest("#players");
  document.body.dataset.sheet = held ? "players" : "hand";
  const part = lit.map((e) => e.closest("[data-tabbed]")).find(Boolean);
  if (part) document.body.dataset.part = part.dataset.tabbed;
  const frame = first?.closest("[data-zoom]");
  if (frame && zooms.has(frame.id)) centre(frame, first.id, true);
  tabs();
  const [list, now] = [document.querySelector("#course ol"), document.querySelector("#course .now")];
  if (now) list.scrollTop += now.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
  find_spoken();
  if (focus) document.getElementById("sentence").focus({ preventScroll: true });
}

if (learning) {
  queueMicrotask(() => begin_step(false));
  addEventListener("popstate", () => location.reload());
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "teach") return;
    const wish = event.submitter?.value;
    if (wish === "show") event.preventDefault(), show_how();
    else if (wish === "again" || wish === "solution") event.preventDefault(), stop_showing(), teach({ do: wish });
    // The step after the last is another page.
    else if (wish === "next" && Number(field("step")) < document.querySelectorAll(".dots li").length) event.preventDefault(), teach({ do: "next" });
  });
  // Whoever presses something himself needs no showing.
  document.addEventListener(
    "click",
    (event) => {
      if (!event.target.closest("[data-pick], #cancel")) return;
      if (shower) forget();
      stop_showing();
      unmark_tried();
    },
    true,
  );
  // ---- keys, as pages/table/lesson.rs lists them
  addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, dialog, [contenteditable]")) return;
      const next = document.getElementById("next");
      const free = !event.target.closest?.("a, button, summary") || (event.target.closest("[data-pick]") && stands() === "right");
      const act = {
        s: document.getElementById("show-how") && show_how,
        Enter: free && next && !next.disabled && (() => next.click()),
        n: puzzled() && next && (() => next.click()),
        x: puzzled() && document.getElementById("solution") && (() => teach({ do: "solution" })),
        Escape: !pressed.length && document.getElementById("again") && why().hidden && (() => teach({ do: "again" })),
      }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (event.key === "Escape") stop_showing();
      if (!act || event.repeat) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    },
    true,
  );
}
