// Maps: a frame that shows a part of a drawing, and can be panned and zoomed.
const zooms = new Map(); // by the id of the frame: how near it is, and what it was opened on
const part = (frame, name) => frame.querySelector(`[data-zoom-${name}]`);
// How near a frame is at first: the style sheet says so, by the size of the screen.
const near = (frame) => parseFloat(getComputedStyle(frame).getPropertyValue("--near")) || 1;
function lay(frame) {
  const known = zooms.get(frame.id);
  const state = known || { by: near(frame), near: near(frame), home: "", far: false };
  zooms.set(frame.id, state);
  // At last the whole is to be seen.
  if ("far" in frame.dataset && !state.far) state.by = 1;
  state.far = "far" in frame.dataset;
  zoom(frame, state.by);
  if (!known || state.home !== frame.dataset.home) home(frame, !!known);
  state.home = frame.dataset.home;
  if (!known) part(frame, "scroll").addEventListener("scroll", () => seen(frame), { passive: true });
}
// `at` is the point of the window that stays where it is.
function zoom(frame, by, at) {
  const [scroll, size] = [part(frame, "scroll"), part(frame, "size")];
  const box = scroll.getBoundingClientRect();
  const [x, y] = at ? [at[0] - box.left, at[1] - box.top] : [box.width / 2, box.height / 2];
  const [u, v] = [(scroll.scrollLeft + x) / size.offsetWidth, (scroll.scrollTop + y) / size.offsetHeight];
  by = Math.max(1, Math.min(by, 2 * near(frame) + 1));
  const changed = by !== zooms.get(frame.id).by || !size.style.width;
  zooms.get(frame.id).by = by;
  size.style.width = by * 100 + "%";
  frame.classList.toggle("zoomed", by > 1);
  frame.classList.toggle("far", by === 1 && near(frame) > 1);
  const button = part(frame, "whole");
  if (button) button.setAttribute("aria-pressed", String(by === 1));
  if (changed) {
    scroll.scrollLeft = u * size.offsetWidth - x;
    scroll.scrollTop = v * size.offsetHeight - y;
  }
  seen(frame);
}
const home = (frame, gently) => centre(frame, frame.dataset.home, gently);
// Shows what has that id, else the middle.
function centre(frame, id, gently) {
  const scroll = part(frame, "scroll");
  const target = (document.getElementById(id) || part(frame, "size")).getBoundingClientRect();
  const box = scroll.getBoundingClientRect();
  const left = target.left + target.width / 2 - box.left - box.width / 2;
  const top = target.top + target.height / 2 - box.top - box.height / 2;
  scroll.scrollBy({ left, top, behavior: gently && !matchMedia("(prefers-reduced-motion: reduce)").matches ? "smooth" : "instant" });
}
function whole_map(frame) {
  const far = zooms.get(frame.id).by > 1;
  zoom(frame, far ? 1 : near(frame));
  if (!far) home(frame);
}
// What can be pressed must be in sight: if no part of it is, the frame goes to the nearest. The small picture marks every
// part that holds some.
function aim(frame) {
  for (const mark of frame.querySelectorAll("[data-mark]"))
    mark.classList.toggle("lit", !!frame.querySelector(`[data-of="${mark.dataset.mark}"] .legal`));
  const box = part(frame, "scroll").getBoundingClientRect();
  const places = [...part(frame, "size").querySelectorAll(".legal")].map((e) => e.getBoundingClientRect()).filter((r) => r.width);
  const inside = (r) => r.left >= box.left && r.right <= box.right && r.top >= box.top && r.bottom <= box.bottom;
  if (!pressed.length || !places.length || places.some(inside)) return;
  const [x, y] = middle(box);
  const far = (r) => Math.hypot(middle(r)[0] - x, middle(r)[1] - y);
  const [u, v] = middle(places.reduce((near, r) => (far(r) < far(near) ? r : near)));
  // At once: nothing slides away under a finger.
  part(frame, "scroll").scrollBy({ left: u - x, top: v - y, behavior: "instant" });
}
// The small picture shows which part is seen.
function seen(frame) {
  const [scroll, size, mini, rect] = ["scroll", "size", "mini", "seen"].map((name) => part(frame, name));
  if (!rect || !size.offsetWidth) return; // nothing is seen of a part that is not open
  const box = mini.viewBox.baseVal;
  rect.setAttribute("x", box.x + (scroll.scrollLeft / size.offsetWidth) * box.width);
  rect.setAttribute("y", box.y + (scroll.scrollTop / size.offsetHeight) * box.height);
  rect.setAttribute("width", Math.min(1, scroll.clientWidth / size.offsetWidth) * box.width);
  rect.setAttribute("height", Math.min(1, scroll.clientHeight / size.offsetHeight) * box.height);
}
// Seen from afar, the first tap comes nearer; nothing is pressed by it.
document.addEventListener(
  "click",
  (event) => {
    const frame = event.target.closest("[data-zoom].far");
    if (!frame || !event.target.closest("[data-zoom-scroll]")) return;
    event.preventDefault();
    event.stopPropagation();
    zoom(frame, near(frame), [event.clientX, event.clientY]);
  },
  true,
);
let pinch = null;
const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
document.addEventListener("touchstart", (event) => {
  const frame = event.touches.length === 2 && event.target.closest && event.target.closest("[data-zoom]");
  pinch = frame ? { frame, from: spread(event.touches), by: zooms.get(frame.id).by } : null;
});
document.addEventListener(
  "touchmove",
  (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const middle = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    zoom(pinch.frame, (pinch.by * spread(event.touches)) / pinch.from, middle);
  },
  { passive: false },
);
document.addEventListener(
  "wheel",
  (event) => {
    const frame = event.ctrlKey && event.target.closest && event.target.closest("[data-zoom]");
    if (!frame) return;
    event.preventDefault();
    zoom(frame, zooms.get(frame.id).by * Math.exp(-event.deltaY / 150), [event.clientX, event.clientY]);
  },
  { passive: false },
);
addEventListener("resize", () => {
  for (const frame of document.querySelectorAll("[data-zoom]")) {
    const state = zooms.get(frame.id);
    zoom(frame, state.near === near(frame) ? state.by : near(frame));
    state.near = near(frame);
  }
});
