// A first game: remarks beside what they are about, at most one a turn, and the goal line. Which fit now the live region says; which
// the viewer has not had, the page around it (pages/table/first.rs). What is ignored until the turn has passed was had too.
const coach = document.getElementById("coach");
const goal = document.getElementById("goal");
const remarked_at = "remarked " + location.pathname;
const GAP = 14; // between a remark and its thing
let remark = null; // the one that is shown: its name, what it stands beside, and the turn
let remarked = null; // the last one that came, of this tab, so that another comes only in another turn
try {
  remarked = JSON.parse(sessionStorage.getItem(remarked_at));
} catch {}
const unsaid = (name) => document.getElementById("remarks")?.content.querySelector(`[data-remark="${name}"]`);
const tell_house = (fields) => post((coach || goal).dataset.first, { ...fields, script: "yes" }, PATIENCE).catch(() => {});

function coached() {
  if (!coach) return;
  const { remarks, turn } = live().dataset;
  // While the past is shown the present waits.
  if (showing) return hide_remark();
  const fitting = words(remarks).map((text) => text.split(":"));
  if (remark && remark.turn !== turn) had();
  const again = remark && fitting.find(([name]) => name === remark.name);
  const next = again || fitting.find(([name]) => unsaid(name) && (remarked?.turn !== turn || remarked.name === name));
  if (!next || !turn) return hide_remark();
  remark = { name: next[0], beside: next[1], turn };
  remarked = { name: remark.name, turn };
  try {
    sessionStorage.setItem(remarked_at, JSON.stringify(remarked));
  } catch {}
  show_remark();
}
function show_remark() {
  const text = unsaid(remark.name);
  const [title, sentence] = [text.querySelector("h2").textContent, text.querySelector("p").textContent];
  coach.hidden = false;
  // What is there already is not said again.
  if (document.getElementById("coach-title").textContent !== title) {
    document.getElementById("coach-title").textContent = title;
    document.getElementById("coach-text").textContent = sentence;
    document.getElementById("coach-number").textContent = text.dataset.number;
  }
  mark_remarked();
  place_coach();
}
function mark_remarked() {
  for (const e of document.querySelectorAll(".remarked")) if (e.id !== remark?.beside) e.classList.remove("remarked");
  if (remark && !coach.hidden) document.getElementById(remark.beside)?.classList.add("remarked");
}
function hide_remark() {
  if (coach.hidden) return;
  coach.hidden = true;
  mark_remarked();
  for (const e of document.querySelectorAll(".remarked")) e.classList.remove("remarked");
}
// A remark that somebody has had does not come again, on whatever device.
function had() {
  if (!remark) return;
  unsaid(remark.name)?.remove();
  tell_house({ say: "seen", remark: remark.name });
  hide_remark();
  remark = null;
}

// ---- where it stands: beside its thing, where it covers least of what matters. On a phone it lies upon the sheet.
const MATTERS = "[data-pick], .legal, b, text, img, .emblem, .favour, .stone, .plinth li:not(.absent), .promptbar button, #prompt .say";
// Upon a prize, a tower or a total it never lies while there is another place.
const NEVER = ".favour, .stone, .plinth";
function place_coach() {
  if (!coach || coach.hidden) return;
  const there = remark && document.getElementById(remark.beside);
  coach.dataset.side = "none";
  for (const edge of ["left", "top", "right", "bottom"]) coach.style[edge] = "";
  if (narrow() || !there || !visible(there)) return;
  const [thing, { width, height }] = [there.getBoundingClientRect(), coach.getBoundingClientRect()];
  const head = (goal && !goal.hidden ? goal : document.querySelector(".top")).getBoundingClientRect().bottom + 6;
  const [right, bottom] = [document.documentElement.clientWidth - 8, innerHeight - 8];
  const shapes = [];
  for (const e of document.querySelectorAll("#live :is(" + MATTERS + ")")) {
    const shape = e.getBoundingClientRect();
    if (shape.width && shape.height) shapes.push([shape, e.closest(NEVER) ? 40 : e.closest("#board, .legal, #prompt") ? 3 : 1]);
  }
  const overlap = (x, y, r) => Math.max(0, Math.min(x + width, r.right) - Math.max(x, r.left)) * Math.max(0, Math.min(y + height, r.bottom) - Math.max(y, r.top));
  // A thing as large as the board cannot be stood beside: then it is stood upon.
  const large = thing.width * thing.height > 0.3 * innerWidth * innerHeight;
  const [middle, centre] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  let best = null;
  const tries = (side, x, y, away = 0) => {
    const [at, on] = [Math.min(Math.max(x, 8), right - width), Math.min(Math.max(y, head), bottom - height)];
    // To touch something at all is bad, whatever its size: half a number cannot be read.
    const covers = shapes.reduce((sum, [shape, weight]) => sum + (overlap(at, on, shape) && weight * (600 + overlap(at, on, shape))), 0);
    const cost = covers + (large ? 0 : 20 * overlap(at, on, thing)) + 4 * (away + Math.abs(at - x) + Math.abs(on - y));
    if (!best || cost < best.cost) best = { side, at, on, cost };
  };
  for (let part = 0.08; part < 0.95; part += 0.06) {
    tries("right", thing.right + GAP, centre - height * part);
    tries("left", thing.left - GAP - width, centre - height * part);
    tries("below", middle - width * part, thing.bottom + GAP);
    tries("above", middle - width * part, thing.top - GAP - height);
    if (large) tries("none", thing.left + (thing.width - width) * part, thing.top + GAP), tries("none", thing.left + (thing.width - width) * part, thing.bottom - GAP - height);
  }
  // Where nothing beside its thing is free it stands away from it, without an arrow: the ring says what it is about.
  if (shapes.some(([shape, weight]) => weight === 40 && overlap(best.at, best.on, shape)))
    for (let x = 8; x <= right - width; x += 24)
      for (let y = head; y <= bottom - height; y += 12) {
        const [across, along] = [Math.max(thing.left - x - width, x - thing.right, 0), Math.max(thing.top - y - height, y - thing.bottom, 0)];
        tries("none", x, y, across + along);
      }
  coach.style.left = best.at + "px";
  coach.style.top = best.on + "px";
  coach.style.right = coach.style.bottom = "auto";
  const beside = best.side === "right" || best.side === "left";
  const arrow = beside ? centre - best.on : middle - best.at;
  coach.style.setProperty("--arrow", Math.min(Math.max(arrow, 18), (beside ? height : width) - 18) + "px");
  // An arrow that would point past its thing is left out.
  const fits = beside ? thing.bottom > best.on && thing.top < best.on + height : thing.right > best.at && thing.left < best.at + width;
  if (fits && !(large && overlap(best.at, best.on, thing))) coach.dataset.side = best.side;
  again_when_still();
}
// What slides was measured on its way: once it stands, the remark is placed by where it stands. What never ends does not move anything.
let settling = false;
function again_when_still() {
  const slides = live().getAnimations({ subtree: true }).filter((a) => a.playState === "running" && a.effect.getTiming().iterations !== Infinity);
  if (settling || !slides.length) return;
  settling = true;
  Promise.allSettled(slides.map((a) => a.finished)).then(() => {
    settling = false;
    place_coach();
  });
}
addEventListener("resize", place_coach);
addEventListener("scroll", place_coach, { capture: true, passive: true });

document.addEventListener("click", (event) => {
  const wish = event.target.closest("[data-coach]")?.dataset.coach;
  if (wish) {
    const inside = coach.contains(document.activeElement);
    if (wish === "off") tell_house({ say: "off" }), document.getElementById("remarks").content.replaceChildren(), hide_remark(), (remark = null);
    else had();
    // Whoever pressed it by keyboard goes on in the table.
    if (inside) document.getElementById("main")?.focus({ preventScroll: true });
  }
  const shown = event.target.closest("[data-goal]")?.dataset.goal;
  if (shown && goal) {
    goal.hidden = shown === "no";
    tell_house({ say: "goal", shown });
    menu(false);
    dispatchEvent(new Event("resize"));
  }
});
coach?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  had();
  document.getElementById("main")?.focus({ preventScroll: true });
});
