// Jumping about on a map of which a frame shows a part: a button for each part, marked while something there can be pressed.
const jumps = (frame) => [...frame.querySelectorAll("[data-zoom-to]")];
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
function jump(button) {
  const frame = button.closest("[data-zoom]");
  zoom(frame, near(frame));
  centre(frame, button.dataset.zoomTo, true);
}
// The part that is nearest to the middle of what is seen.
function here(frame) {
  if (zooms.get(frame.id).by === 1) return "";
  const [x, y] = middle(part(frame, "scroll").getBoundingClientRect());
  const far = (button) => {
    const [u, v] = middle(document.getElementById(button.dataset.zoomTo).getBoundingClientRect());
    return Math.hypot(u - x, v - y);
  };
  return jumps(frame).reduce((best, button) => (far(button) < far(best) ? button : best)).dataset.zoomTo;
}
function mark_jumps(frame) {
  const at = here(frame);
  for (const button of jumps(frame)) button.setAttribute("aria-pressed", String(button.dataset.zoomTo === at));
}
// A frame that comes into sight, or in which something else can be pressed than before, shows a part that holds a choice.
function follow() {
  for (const frame of document.querySelectorAll("[data-zoom]:has([data-zoom-to])")) {
    const [state, scroll] = [zooms.get(frame.id), part(frame, "scroll")];
    if (!state) continue;
    const lit = jumps(frame).filter((button) => {
      const on = !!document.getElementById(button.dataset.zoomTo).querySelector(".legal");
      button.classList.toggle("lit", on);
      return on;
    });
    // What scrolls can be reached by keyboard, where nothing in it can be.
    scroll.tabIndex = state.by > 1 ? 0 : -1;
    if (!scroll.clientWidth) {
      state.asked = null;
      continue;
    }
    const asked = lit.map((button) => button.dataset.zoomTo);
    const come = !("asked" in state) || state.asked === null;
    if (!("asked" in state)) scroll.addEventListener("scroll", () => mark_jumps(frame), { passive: true });
    if (state.by > 1 && (come || state.asked !== asked.join())) {
      // At once: nothing slides away under a finger.
      if (asked.length) centre(frame, asked.includes(here(frame)) ? here(frame) : asked[0]);
      else if (come) home(frame);
    }
    state.asked = asked.join();
    mark_jumps(frame);
  }
}
