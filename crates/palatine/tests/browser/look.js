// How the tests look at a page. Given before every script they run there.
const byId = (id) => document.getElementById(id);
const all = (css) => [...document.querySelectorAll(css)];
const shown = (e) => Boolean(e) && e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
const box = (button) => button.closest("[data-lights]") || button;
const fields = (text) => Object.fromEntries(text.split(" ").map((pick) => pick.split("=")));
const moves = () => JSON.parse(byId("moves")?.textContent ?? "[]").map(([move, picks]) => ({ move, picks: fields(picks) }));
const decision = () => Number(byId("live").dataset.decision);
// What changes when something was played: the decision, and in a puzzle what was missed.
const played = () => `${decision()}, missed ${all("#prompt .tries .missed").length}`;
// What a player may press: lit, and to be seen.
const lit = () => all("[data-pick]").filter((b) => box(b).classList.contains("legal") && shown(b));
// Of what is lit, what goes on with what is chosen; nothing if nothing is chosen.
const joining = () => {
  const picks = (b) => b.dataset.pick.split(" ").map((pick) => pick.split("="));
  const chosen = all("[data-pick]").filter((b) => box(b).classList.contains("chosen")).flatMap(picks);
  const known = moves();
  const fits = (b) => known.some((move) => [...chosen, ...picks(b)].every(([name, value]) => String(move.picks[name]) === value));
  return chosen.length ? lit().filter(fits).map((b) => b.dataset.pick) : [];
};
// Whether a press on what lies there is a press on an element.
const hits = (there, e) => (there === e || e.contains(there)) && there.closest("button, a, input, label") === e.closest("button, a, input, label");
// Where the mouse finds one of these elements: it may be partly covered. "why" if the explanation lies upon it.
const reach = (elements, found = hits) => {
  let covered = null;
  for (const block of ["nearest", "center"])
    for (const e of elements) {
      e.scrollIntoView({ block, behavior: "instant" });
      const at = e.getBoundingClientRect();
      for (const fy of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96])
        for (const fx of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const point = [Math.round(at.left + at.width * fx), Math.round(at.top + at.height * fy)];
          const there = document.elementFromPoint(...point);
          if (there && found(there, e)) return point;
          if (there && there.closest("#why")) covered = "why";
        }
    }
  return covered;
};
// Whether pieces stand where they are: what slides is pressed by nobody. What never ends, such as a bot's nodding, is no matter.
const still = (where) =>
  where.getAnimations({ subtree: true }).every((a) => a.playState !== "running" || a.effect.getTiming().iterations === Infinity);
// The same, and the page has heard of it: a busy browser's clock says that a slide is over before the page is told, at its next frame.
const stands = async (where) => {
  for (let frame = 0; frame < 2; frame++) {
    if (!still(where)) return false;
    await new Promise(requestAnimationFrame);
  }
  return still(where);
};
// The same as `reach`, once the page stands still: what is measured while it is still being laid out is elsewhere when it is pressed.
const settled = async (elements, found) => {
  const where = () => (still(byId("live") || document.documentElement) ? reach(elements(), found) : null);
  const before = where();
  await new Promise(requestAnimationFrame);
  const now = where();
  return String(now) === String(before) ? now : null;
};
// The whole table as text, without what is chosen just now.
const table = () => ({
  decision: decision(),
  board: byId("board").textContent,
  stones: all("#board [data-piece]").map((e) => e.id),
  hand: all("#hand .kind").map((e) => e.id + e.querySelector(".count").textContent),
  players: byId("players").textContent,
  log: all("#log li").map((e) => e.textContent),
  seat: byId("live").dataset.seat,
});
// What is clicked from now on, wherever it is, as the page hears of it.
const heed_clicks = () => {
  const heeds = "clicks" in window;
  window.clicks = [];
  if (!heeds) addEventListener("click", ({ target }) => window.clicks.push(target.outerHTML.slice(0, 80)), { capture: true });
};
