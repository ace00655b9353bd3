// Keys. Digits press cards, arrows go from one lit thing to the next, letters do what a button does; none while somebody types.
// pages/table/keys.rs lists them. Other parts listen before this one, and keep a key for themselves by preventing its default.
const visible = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
const alight = (e) => target(e).matches(".legal, .chosen, .advised") && visible(e);
const typing = (e) => !!e.closest("input, textarea, select, [contenteditable], dialog");
const key_buttons = { u: "[data-post=undo]", a: "#advise", m: "#tablemenu" };
const key_parts = { c: talk_on };

// The cards: of the lists in the hand the first in which something can be pressed, else the first.
function nth_card(n) {
  const lists = [...document.querySelectorAll("#hand ul")]
    .map((list) => [...list.children].map((item) => [...item.querySelectorAll("[data-pick]")].filter(visible)).filter((all) => all.length))
    .filter((list) => list.length);
  const list = lists.find((list) => list.flat().some(alight)) || lists[0] || [];
  const all = list[n - 1] || [];
  return all.find(alight) || all[0];
}

// The lit thing that is nearest in a direction.
const centre_of = (e) => {
  const at = e.getBoundingClientRect();
  return [at.left + at.width / 2, at.top + at.height / 2];
};
function beside(key) {
  const all = [...document.querySelectorAll("#live [data-pick], #live [data-advised], #play-advised, #endturn")].filter((e) =>
    e.matches("[data-pick]") ? alight(e) : visible(e),
  );
  const from = document.activeElement;
  if (!from || !from.closest("#live") || ["prompt", "sentence"].includes(from.id)) return all.find((e) => e.closest("#board")) || all[0];
  const [x, y] = centre_of(from);
  const far = (e) => {
    const [dx, dy] = [centre_of(e)[0] - x, centre_of(e)[1] - y];
    const [along, across] = { ArrowLeft: [-dx, dy], ArrowRight: [dx, dy], ArrowUp: [-dy, dx], ArrowDown: [dy, dx] }[key];
    return along < 3 ? Infinity : along + 2 * Math.abs(across);
  };
  const best = Math.min(...all.filter((e) => e !== from).map(far));
  return best < Infinity ? all.find((e) => e !== from && far(e) === best) : null;
}

// After a card is chosen, what it can do comes next: once, with the first Tab after it. Whoever comes by again goes past it, to what
// follows in the hand.
let just_chosen = null;
document.addEventListener("focusin", (event) => {
  if (event.target !== just_chosen) just_chosen = null;
});
function first_target() {
  const lit = [...document.querySelectorAll("#board [data-pick]")].filter((e) => target(e).matches(".legal, .advised") && visible(e));
  return lit.find((e) => !e.closest("[data-idle]")) || lit[0];
}

const first_in_hand = () => [...document.querySelectorAll("#prompt [data-pick], #hand [data-pick]")].find(alight);

document.addEventListener("keydown", (event) => {
  const { key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (typing(event.target) && (key !== "Escape" || event.target.closest("dialog"))) return;
  const at = document.activeElement;
  const done = (e) => {
    if (!e) return;
    event.preventDefault();
    return true;
  };
  if (key === "Escape") {
    if (document.body.classList.contains("pacing")) hurry();
    menu(false);
    give_back();
    forget();
    hideWhy();
    return light();
  }
  if (key === "?") {
    menu(false);
    return done(keys_list());
  }
  // In the menu, and on what leads away, keys do what they do everywhere.
  if (at && at.closest("#menu") && key !== "m") return;
  if (at && at.closest("header, footer, #why") && ["Enter", " ", "Tab"].includes(key)) return;
  if (key === "Tab") {
    // From the sentence of a lesson to what may be pressed.
    const asked = at && at.id === "sentence" && !event.shiftKey && (first_target() || first_in_hand());
    if (done(asked)) return asked.focus();
    const chose = pressed.length && !event.shiftKey && at && at === just_chosen && !at.closest("#board");
    const next = chose && within(picks(at.dataset.pick), chosen()) && first_target();
    if (done(next)) next.focus();
    return;
  }
  if (key === "Enter" || key === " ") {
    // What waits to be shown comes first, then the end of the turn: unless another button has the focus.
    const free = !at || at === document.body || at.id === "prompt" || at.matches("[data-pick]");
    if (!free) return;
    if (done(document.body.classList.contains("pacing"))) return show_next();
    const end = key === "Enter" && document.getElementById("endturn");
    if (done(end)) end.click();
    return;
  }
  if (/^[1-9]$/.test(key)) {
    const card = nth_card(Number(key));
    if (!done(card)) return;
    card.focus();
    return press(card);
  }
  if (key.startsWith("Arrow")) {
    if (at && at.closest("[role=tablist], [role=group].seg, #log")) return;
    const next = beside(key);
    if (done(next)) next.focus();
    return;
  }
  const part = !event.repeat && key_parts[key.toLowerCase()];
  if (part && done(part())) return;
  const letter = key.length === 1 && key_buttons[key.toLowerCase()];
  const button = letter && !event.repeat && [...document.querySelectorAll(letter)].find(visible);
  if (done(button)) button.click();
});

// The list of keys is a dialog: the browser keeps the focus inside, closes it by Escape and brings the focus back.
function keys_list() {
  const list = document.getElementById("keys");
  if (!list.open) list.showModal();
  return true;
}
document.addEventListener("click", (event) => {
  const list = document.getElementById("keys");
  if (event.target.closest("[data-keys]")) {
    menu(false);
    return keys_list();
  }
  if (event.target === list || event.target.closest("#keys .close")) list.close();
});

// ---- the focus stays: where what had it is gone, it goes to what is in its place, to what is asked, or to the sentence that asks
function focused() {
  const at = document.activeElement;
  if (!at || !live().contains(at)) return null;
  return { id: at.id, pick: at.dataset.pick, middle: centre_of(at), board: !!at.closest("#board") };
}
function refocus(was) {
  if (!was) return;
  const at = document.activeElement;
  if (at && at !== document.body && live().contains(at) && visible(at)) return;
  const same = was.id ? document.getElementById(was.id) : was.pick && document.querySelector(`[data-pick="${CSS.escape(was.pick)}"]`);
  const there = [same, document.getElementById("endturn"), document.getElementById("sentence"), document.getElementById("prompt")];
  for (const e of there) {
    if (!e || !visible(e)) continue;
    e.focus({ preventScroll: true });
    if (document.activeElement === e) return;
  }
}
