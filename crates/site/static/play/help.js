// Help: what a thing on the board is. Its words come from the game's page of all symbols, fetched when they are first wanted; a thing
// is found by its `data-help`, its id or the symbol it uses, and what has no help of its own is part of what lies around it.
// It opens where the pointer rests, by `?` on what has the focus, by a tap where that does not play, else by a long press. One card at a time.
const HOVER = 400;
const LONG = 450;
const helpcard = () => document.getElementById("help");
let helps = null; // the page of all symbols, once it is here: of each thing its forms and its article
let helps_asked = null;
let help_found = new Map(); // what was found for a name
let help_at = null; // the thing whose card is open
let help_stays = false; // whether it stays open until it is closed: it was asked for, not only pointed at
let help_from = null; // where the focus goes back to
let help_wait = 0; // the pointer rests
let pointer_at = { x: 0, y: 0 };
let hushed = null; // where it pressed: nothing opens by itself until it goes elsewhere
let finger = null; // a finger that is down
let swallow = false; // a long press is no press
let on_card = false; // whether the last press was on the card

const form_of = (text) => new RegExp(`^${text.replaceAll("*", ".*")}$`);
function ask_helps() {
  helps_asked ||= fetch(helpcard().dataset.all)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
    .then((text) => {
      const page = new DOMParser().parseFromString(text, "text/html");
      helps = [...page.querySelectorAll("article.help")].flatMap((article) =>
        article.dataset.of.split(" ").map((of) => ({ of: form_of(of), size: of.replaceAll("*", "").length, article })),
      );
      helps.sort((a, b) => b.size - a.size);
    })
    .catch(() => (helps_asked = null));
  return helps_asked;
}
function help_named(name) {
  if (!name) return null;
  if (!help_found.has(name)) help_found.set(name, helps.find(({ of }) => of.test(name))?.article || null);
  return help_found.get(name);
}
// A symbol, or a drawing of one: where the drawing says what it stands for there, the symbol itself says nothing.
function symbol_of(e) {
  const use = e.localName === "use" ? e : e.localName === "svg" && e.querySelector(":scope > use:last-child");
  return use && !("help" in use.parentElement.dataset) && (use.getAttribute("href") || "").slice(1);
}
// The help of a thing itself.
const help_for = (e) => help_named(e.dataset?.help) || help_named(e.id) || help_named(symbol_of(e)) || null;
// The thing that something is, or is part of.
function thing_of(e) {
  if (!helps || !e?.closest?.("#live")) return null;
  for (; e && e.id !== "live"; e = e.parentElement) if (help_for(e)) return e;
  return null;
}
// The same at a point: pieces let presses through to what lies below them, but are pointed at all the same.
function thing_at(e, x, y) {
  const thing = thing_of(e);
  const around = e?.closest?.("#board, #hand");
  if (!thing || !around) return thing;
  const size = (box) => box.width * box.height;
  let least = size(thing.getBoundingClientRect());
  let found = thing;
  for (const other of around.querySelectorAll("[id], [data-help], use")) {
    if (!help_for(other)) continue;
    const box = other.getBoundingClientRect();
    if (!box.width || x < box.left || x > box.right || y < box.top || y > box.bottom || size(box) >= least) continue;
    if (getComputedStyle(other).pointerEvents !== "none" || !visible(other)) continue;
    [found, least] = [other, size(box)];
  }
  return found;
}
// What was touched. While its words were on their way a new frame may have put another element in its place.
const fingered = ({ target, x, y }) => thing_at(target.isConnected ? target : document.elementFromPoint(x, y), x, y);
const things = () => [...live().querySelectorAll("[id], [data-help], use")].filter((e) => visible(e) && help_for(e));

// Whether pressing there does something, or says why it does not.
function presses(e) {
  const button = e.closest("[data-pick]");
  if (button) return target(button).matches(".legal, .chosen, .advised, .refused");
  return !!e.closest("button, a[href], summary, input, select, textarea, label, .far");
}

// What the board says of this one: its label, or the words for those who do not see it.
function this_one(e) {
  const label = e.getAttribute("aria-label") || e.querySelector(":scope > .sr, :scope > .slab > .sr, :scope > title")?.textContent || "";
  return label.replace(/\s+/g, " ").trim();
}
function show_help(thing, stays) {
  const [card, article] = [helpcard(), help_for(thing)];
  if (!article || card.contains(thing)) return;
  const put = (part, from) => {
    const [to, source] = [card.querySelector(part), article.querySelector(from)];
    to.replaceChildren(...[...(source?.childNodes || [])].map((node) => document.importNode(node, true)));
    to.hidden = !source;
  };
  for (const [part, from] of [[".thing-pic", ":scope > .thing-pic"], [".thing-kind", ".thing-kind"], ["h2", "h3"], [".says", ".says"], [".made-of", ".made-of"]]) put(part, from);
  const rule = article.querySelector(".more a");
  const link = card.querySelector(".to-rule");
  [link.textContent, link.href] = [rule.textContent, rule.getAttribute("href")];
  card.querySelector(".to-all").href = card.dataset.all + "#" + article.id;
  // Parts of it may be drawn within, such as its symbol.
  let whole = thing;
  for (let e = thing.parentElement; e && e.id !== "live"; e = e.parentElement) {
    if (help_for(e) === article) whole = e;
    else if (help_for(e)) break;
  }
  const said = this_one(thing) || this_one(whole);
  const here = card.querySelector(".this-one");
  here.textContent = said;
  here.hidden = !said || said === card.querySelector("h2").textContent;
  const now = whole.dataset.now || "";
  card.querySelector(".you-now span").textContent = now;
  card.querySelector(".you-now").hidden = !now;
  if (card.hidden) help_from = document.activeElement;
  help_at?.classList.remove("explained");
  help_at = thing;
  thing.classList.add("explained");
  help_stays = stays;
  card.hidden = false;
  hideWhy();
  place_help(thing);
  if (stays) card.focus({ preventScroll: true });
}
// Beside the thing, never upon it; on a phone the style sheet lays it upon the sheet.
function place_help(thing) {
  const card = helpcard();
  const [at, size] = [thing.getBoundingClientRect(), card.getBoundingClientRect()];
  const within = (most, want) => Math.max(8, Math.min(most - 8, want));
  const below = at.bottom + 10 + size.height < innerHeight - 8;
  const above = at.top - 10 - size.height > 8;
  const aside = !below && !above;
  const right = at.right + 10 + size.width < innerWidth - 8;
  const left = aside ? (right ? at.right + 10 : at.left - size.width - 10) : at.left + at.width / 2 - size.width / 2;
  const top = below ? at.bottom + 10 : above ? at.top - size.height - 10 : at.top + at.height / 2 - size.height / 2;
  card.style.left = within(innerWidth - size.width, left) + "px";
  card.style.top = within(innerHeight - size.height, top) + "px";
}
function close_help() {
  clearTimeout(help_wait);
  const card = helpcard();
  if (!card || card.hidden) return false;
  const inside = card.contains(document.activeElement);
  card.hidden = true;
  help_at?.classList.remove("explained");
  help_at = null;
  if (inside && help_from?.isConnected) help_from.focus({ preventScroll: true });
  return true;
}
// A new frame: what the card is about may have gone.
function keep_help() {
  if (!help_at) return;
  const same = help_at.isConnected ? help_at : help_at.id && document.getElementById(help_at.id);
  if (!same || !visible(same)) return close_help();
  help_at = same;
  same.classList.add("explained");
}

// ---- the pointer: where it rests, a card opens; where it rests elsewhere, that card goes
document.addEventListener("pointermove", (event) => {
  const { clientX: x, clientY: y } = event;
  if (finger && Math.hypot(x - finger.x, y - finger.y) > 10) let_go();
  if (event.pointerType !== "mouse" || !helpcard()) return;
  if (event.target.closest("#help")) return clearTimeout(help_wait);
  if (Math.hypot(x - pointer_at.x, y - pointer_at.y) < 4) return;
  pointer_at = { x, y };
  if (hushed && Math.hypot(x - hushed.x, y - hushed.y) > 24) hushed = null;
  clearTimeout(help_wait);
  const over = event.target.closest("#live");
  if (over) ask_helps();
  else if (!help_at) return;
  help_wait = setTimeout(() => {
    if (help_stays && help_at) return;
    // Whoever is choosing looks at what the choice would do.
    const busy = hushed || event.buttons || pressed.length || document.body.classList.contains("sending") || !why().hidden;
    const thing = over && !busy && event.target.isConnected ? thing_at(event.target, x, y) : null;
    if (!thing) close_help();
    else if (thing !== help_at) show_help(thing, false);
  }, HOVER);
});
function let_go() {
  clearTimeout(finger?.long);
  finger = null;
}
document.addEventListener("pointerdown", (event) => {
  hushed = { x: event.clientX, y: event.clientY };
  swallow = false;
  clearTimeout(help_wait);
  let_go();
  on_card = !!event.target.closest("#help");
  if (!helpcard() || !event.isPrimary || on_card) return;
  // What was only pointed at is not asked for yet: a press asks for it.
  const was = help_stays ? help_at : null;
  close_help();
  if (event.button || !event.target.closest("#live")) return;
  ask_helps();
  finger = { x: event.clientX, y: event.clientY, target: event.target, was };
  if (event.pointerType === "mouse") return;
  finger.long = setTimeout(async () => {
    const held = finger;
    finger = null;
    swallow = true;
    await ask_helps();
    const thing = fingered(held);
    if (thing) show_help(thing, true);
  }, LONG);
});
document.addEventListener("pointerup", async (event) => {
  const tap = finger;
  let_go();
  if (!tap || !event.isPrimary || presses(tap.target)) return;
  await ask_helps();
  const thing = fingered(tap);
  // A second tap closes it.
  if (thing && thing !== tap.was) show_help(thing, true);
});
for (const kind of ["pointercancel", "blur"]) addEventListener(kind, let_go);
addEventListener("contextmenu", (event) => (finger || swallow) && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    // A card that came under the finger is not what the tap was meant for. (A click by keyboard has no pointer.)
    const strays = event.pointerType && !on_card && event.target.closest("#help");
    if (event.target.closest("#help .close") && !strays) close_help();
    if (!swallow && !strays) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
addEventListener("resize", () => help_at && place_help(help_at));

// ---- keys
document.addEventListener("focusin", (event) => event.target.closest("#live") && helpcard() && ask_helps());
// The thing that is nearest in a direction.
function thing_beside(from, key) {
  const [x, y] = centre_of(from);
  const far = (e) => {
    const [dx, dy] = [centre_of(e)[0] - x, centre_of(e)[1] - y];
    const [along, across] = { ArrowLeft: [-dx, dy], ArrowRight: [dx, dy], ArrowUp: [-dy, dx], ArrowDown: [dy, dx] }[key];
    return along < 3 ? Infinity : along + 2 * Math.abs(across);
  };
  const all = things().map((e) => [far(e), e]);
  const best = Math.min(...all.map(([by]) => by));
  return best < Infinity ? all.find(([by]) => by === best)[1] : null;
}
// What has the focus, or what lies in it.
const thing_focused = (at) => thing_of(at) || things().find((e) => at.contains(e));
document.addEventListener("keydown", (event) => {
  const { key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !helpcard() || typing(event.target)) return;
  const kept = () => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (key === "Escape") return close_help() && kept();
  const at = document.activeElement;
  if (help_at && help_stays && key.startsWith("Arrow") && helpcard().contains(at)) {
    kept();
    const next = thing_beside(help_at, key);
    if (!next) return;
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    return show_help(next, true);
  }
  const first = key.toLowerCase() === "h";
  const here = at && at !== document.body && at.closest("#live") && at.id !== "prompt" && at.id !== "sentence";
  if (!(key === "?" && here) && !first) return;
  kept();
  menu(false);
  ask_helps().then(() => {
    const thing = (here && thing_focused(at)) || (first && things().find((e) => e.closest("#board")));
    if (thing) show_help(thing, true);
    else if (!first) keys_list();
  });
});
