// A new frame takes the place of the old one, and pieces slide.
function morph(html, past) {
  // While the past is shown, the present waits.
  if (showing && !past) return;
  document.body.classList.add("moving");
  const [before, focus] = [places(), focused()];
  // The board is compared as it is, not as it is told.
  court_strip();
  Idiomorph.morph(live(), html, {
    morphStyle: "outerHTML",
    callbacks: {
      // The log, what was advised and what was said of a tale are parts of their own.
      beforeNodeMorphed: (node) => !["lines", "advising", "tale-said", "said", "saying", "slider", "speed", "unit", "branch-level", "looking", "picture", "story", "marked-only"].includes(node.id),
      // What the player opened stays open; a style can only be the script's own.
      beforeAttributeUpdated: (name, node) => name !== "style" && !(name === "open" && node.tagName === "DETAILS"),
    },
  });
  if (!own) for (const e of live().querySelectorAll("[data-piece][id]")) if (!before.has(e.id)) arrived.add(e.id);
  own = false;
  fresh();
  refocus(focus);
  slide(before);
  clearTimeout(morph.timer);
  morph.timer = setTimeout(() => document.body.classList.remove("moving"), 600);
}

// ---- pieces slide from where they were; new ones come from the element they name
const arrived = new Set(); // the pieces that came since the viewer's last move, made by others
let own = false; // whether the next page answers a move of the viewer
function places() {
  const all = new Map();
  for (const e of live().querySelectorAll("[id]")) all.set(e.id, e.getBoundingClientRect());
  return all;
}
function slide(before) {
  // In a tab that nobody looks at nothing moves: whoever comes back sees the table as it is.
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const timing = { duration: 380, easing: "cubic-bezier(.3,.7,.2,1)" };
  // All places are read before anything moves.
  const pieces = [...live().querySelectorAll("[data-piece][id]")].map((piece) => [piece, piece.getBoundingClientRect()]);
  const after = places();
  const moved = new Map();
  for (const [piece, to] of pieces) {
    if (!to.width) continue;
    const from = [before.get(piece.id), before.get(piece.dataset.from), after.get(piece.dataset.from)].find((r) => r && r.width);
    if (!from) {
      piece.animate([{ opacity: 0, translate: "0 -14px" }, { opacity: 1, translate: "0 0" }], timing);
      continue;
    }
    // What lies upon another piece is carried by it.
    const [dx, dy] = moved.get(piece.parentElement.closest("[data-piece]")) || [0, 0];
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    moved.set(piece, [x, y]);
    if (Math.abs(x - dx) + Math.abs(y - dy) < 2) continue;
    // Inside a drawing a pixel is a unit of the drawing.
    const unit = piece.ownerSVGElement ? piece.parentNode.getScreenCTM().a : 1;
    const from_there = `${(x - dx) / unit}px ${(y - dy) / unit}px`;
    piece.animate([{ translate: from_there, zIndex: 9 }, { translate: "0 0", zIndex: 9 }], timing);
  }
}

function fresh() {
  retell();
  court_look_again();
  const asked = live().dataset.decision !== decision;
  if (asked) {
    decision = live().dataset.decision;
    document.body.classList.remove("unadvised");
    forget();
    hideWhy();
  }
  entitle();
  tick_clocks();
  attend();
  seal();
  hearken();
  // The address of a table, for sending it to others.
  for (const field of document.querySelectorAll("[data-address]")) field.value = location.origin + field.getAttribute("value");
  advising();
  for (const frame of document.querySelectorAll("[data-zoom]")) lay(frame);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const box of document.querySelectorAll("[data-steps]")) {
    // What is new since the page was opened may play by itself.
    const plays = "auto" in box.dataset && opened && !stepped.has(box.id) && !still;
    step(box);
    if (plays) step(box, "play");
  }
  opened = true;
  for (const e of live().querySelectorAll("[data-piece][id]")) e.classList.toggle("arrived", arrived.has(e.id));
  tell(telling);
  light();
  keep_help();
  keep_sheet();
  tabs();
  newest();
  lit_by_log();
  coached();
  mark_since();
  ending();
  preferences();
  pacing();
  if (asked) turn();
  resend();
}
