// Choosing a move: lights what can be pressed, narrows the legal moves pick by pick, and sends the one that is left.
// crates/boards/src/lib.rs explains the attributes.
const live = () => document.getElementById("live");
if (!live()) return;
const wire = document.getElementById("wire").dataset; // what the page came with
const reviewing = "review" in wire; // whether it is the page of a game, and not a table
const learning = "lesson" in wire; // whether it is a lesson
const alone = reviewing || learning; // whether there is no table that others change
let pressed = []; // the picks of every button pressed for this decision, the oldest first
let soft = {}; // picks that chose themselves, such as how many cards
let decision = ""; // the decision these choices belong to
let sending = false;

const picks = (text) => Object.fromEntries((text || "").split(" ").filter(Boolean).map((p) => p.split("=")));
const moves = () => {
  const data = document.getElementById("moves");
  return data ? JSON.parse(data.textContent).map(([move, fields]) => ({ move, picks: picks(fields) })) : [];
};
const fits = (move, want) => Object.entries(want).every(([k, v]) => move.picks[k] === v);
const whole = (move, want) => Object.keys(move.picks).every((k) => k in want);
const joined = (list) => Object.assign({}, ...list);
const chosen = () => ({ ...joined(pressed), ...soft });
const within = (want, all) => Object.entries(want).every(([k, v]) => all[k] === v);
const plays = (button) => !("hold" in button.dataset) && !("soft" in button.dataset); // not only begins a move
const target = (button) => button.closest("[data-lights]") || button;

// What all remaining moves share need not be pressed.
function granted(left, all) {
  if (!left.length) return all;
  for (const [k, v] of Object.entries(left[0].picks))
    if (left.every((m) => String(m.picks[k]) === String(v))) all = { ...all, [k]: String(v) };
  return all;
}

// What stays chosen when these picks are pressed: not what says otherwise, and of the rest the newest that some legal
// move can join.
function kept(list, want) {
  let rest = pressed.filter((p) => !Object.entries(want).some(([k, v]) => k in p && p[k] !== v));
  while (rest.length && !list.some((m) => fits(m, { ...joined(rest), ...want }))) rest = rest.slice(1);
  return rest;
}

// Whether what is wanted is chosen; a name alone wants any value of it.
const words = (text) => (text || "").split(" ").filter(Boolean);
const holds = (wants, all) => words(wants).every((want) => (want.includes("=") ? within(picks(want), all) : want in all));

// A button sleeps until what it needs is chosen, and while something else is pressed that rules it out: it is neither
// legal nor does it explain itself unasked.
function awake(button, all) {
  const barred = words(button.dataset.unless).some((one) => within(picks(one), joined(pressed)));
  return holds(button.dataset.needs, all) && !barred;
}

// What is chosen gives way to its like, not to a leap: a button that goes on with a part of it, says otherwise about another
// and adds something new. With a white Official chosen, no place takes a grey one.
function leaps(want) {
  const mine = joined(pressed);
  const each = Object.entries(want);
  const otherwise = each.some(([k, v]) => k in mine && mine[k] !== v);
  return otherwise && each.some(([k, v]) => mine[k] === v) && each.some(([k]) => !(k in mine));
}

function legal(button, list, all) {
  const want = picks(button.dataset.pick);
  if (leaps(want)) return false;
  const rest = joined(kept(list, want));
  // What it needs must be among what stays chosen.
  return awake(button, all) && holds(button.dataset.needs, { ...soft, ...rest }) && list.some((m) => fits(m, { ...rest, ...want }));
}

function soften(list) {
  // Among soft choices of one pick, such as how many cards, the last legal one is chosen by itself.
  soft = {};
  const all = joined(pressed);
  const left = list.filter((m) => fits(m, all));
  for (const b of document.querySelectorAll("[data-soft][data-pick]")) {
    const { [b.dataset.soft]: value, ...rest } = picks(b.dataset.pick);
    if (!pressed.length || b.dataset.soft in all || !within(rest, all)) continue;
    if (left.some((m) => fits(m, { [b.dataset.soft]: value }))) soft[b.dataset.soft] = value;
  }
}

function light() {
  const list = moves();
  const mine = chosen();
  const all = pressed.length ? granted(list.filter((m) => fits(m, mine)), mine) : {};
  const tip = tipped(list);
  for (const b of document.querySelectorAll("[data-pick]")) {
    const on = within(picks(b.dataset.pick), mine);
    const can = legal(b, list, mine);
    const box = target(b);
    // Of an advised move the part that plays it is not chosen yet, but shows what it would do: pressing it plays.
    const marked = on && !!tip && plays(b);
    box.classList.toggle("advised", marked);
    box.classList.toggle("chosen", on && !marked);
    box.classList.toggle("legal", marked || (can && !on));
    box.classList.toggle("refused", !can && !on && "why" in b.dataset && awake(b, mine));
    const drawn = b.getAttribute("role") === "button"; // a button inside a drawing
    if (b.tagName === "BUTTON" || drawn) {
      b.setAttribute("aria-pressed", String(on));
      b.setAttribute("aria-disabled", String(!can && !on));
    }
    // A drawing has many of them: only those that can be pressed are stops of the tabulator.
    if (drawn) b.setAttribute("tabindex", on || can ? "0" : "-1");
  }
  for (const e of document.querySelectorAll("[data-when]")) {
    const want = picks(e.dataset.when);
    // In a drawing there is no property of that name, but the attribute is.
    e.toggleAttribute("hidden", Object.keys(want).length === 0 ? pressed.length > 0 : !within(want, all));
  }
  for (const frame of document.querySelectorAll("[data-zoom]:not(:has([data-zoom-to]))")) aim(frame);
  const cancel = document.getElementById("cancel");
  if (cancel) cancel.hidden = pressed.length === 0;
  // The style sheets could ask for it with `:has`, but then every change of the page, anywhere, would be styled ten times as long.
  document.getElementById("prompt")?.classList.toggle("choosing", !!cancel && !cancel.hidden);
  for (const b of tips()) b.setAttribute("aria-pressed", String(b === tip));
  const play = document.getElementById("play-advised");
  if (play) play.hidden = !tip;
  const ways = document.querySelector("#prompt .undo");
  ways?.classList.toggle("bare", ![...ways.querySelectorAll("button")].some((way) => !way.hidden));
  follow();
}

function forget() {
  pressed = [];
  soft = {};
}

function press(button) {
  const want = picks(button.dataset.pick);
  const list = moves();
  const tip = tipped(list);
  give_back();
  just_chosen = button;
  if (tip && plays(button) && within(want, chosen())) return send(tip.dataset.advised);
  if (within(want, chosen())) {
    // Pressed again, it is let go, with all that was built on it; of soft choices one is always chosen.
    if ("soft" in button.dataset) return;
    const left = pressed.filter((p) => !within(want, p));
    // Advice presses every pick for itself: then all that the button stands for goes.
    const shares = (p) => Object.entries(want).some(([k, v]) => p[k] === v);
    pressed = left.length < pressed.length ? left : pressed.filter((p) => !shares(p));
    soften(list);
    return light();
  }
  if (!legal(button, list, chosen())) return refused_here(button) || explain(button);
  const rest = kept(list, want);
  const ends = !("hold" in button.dataset) || (button.dataset.hold && holds(button.dataset.hold, joined(rest)));
  pressed = [...rest, want];
  soften(list);
  const mine = chosen();
  const left = list.filter((m) => fits(m, mine));
  // The move that says no more than what was pressed wins over those that say more.
  const exact = left.filter((m) => whole(m, granted(left, mine)));
  if (exact.length === 1 && ends) return send(exact[0].move);
  hideWhy();
  light();
  turn();
}

function send(move) {
  if (learning) return attempt(move);
  const { decision, seat } = live().dataset;
  // Whoever wants to end their turns themselves says so with each move.
  const hold = preferred("confirm") === "yes" && { hold: "yes" };
  return deliver({ fields: { decision, seat, move, ...hold }, about: about() });
}
