// Show me: the others' moves since the viewer's last turn once more, one after another on the board. The server draws each moment
// as the viewer knew it then; what comes meanwhile waits until the present is shown again.
let showing = null; // the row of decisions, the moment that is shown, the timer while it plays, and the frames
function show_me() {
  const bar = document.getElementById("since");
  if (!bar || showing) return;
  const [from, to] = [Number(bar.dataset.from), Number(bar.dataset.to)];
  showing = { from, to, at: from, timer: 0, plays: !calm(), frames: new Map() };
  document.body.classList.add("showing");
  menu(false);
  hideWhy();
  // Without motion the first move is there at once, and the rest waits to be asked for.
  show_at(calm() ? from + 1 : from);
}
function past_frame(at) {
  const { from, to, frames } = showing;
  const asks = new URLSearchParams({ at, from, to, ...(lifted && { lifted }) });
  const fetched = async () => {
    const answer = await fetch(location.pathname + "/frame?" + asks);
    return answer.ok ? answer.text() : Promise.reject(await answer.text());
  };
  if (!frames.has(at)) frames.set(at, fetched());
  return frames.get(at);
}
async function show_at(at) {
  const mine = showing;
  clearTimeout(mine.timer);
  at = Math.max(mine.from, Math.min(mine.to, at));
  mine.wants = at;
  let html;
  try {
    html = await past_frame(at);
  } catch (reason) {
    if (showing === mine) show_end();
    return say(typeof reason === "string" && reason ? reason : wire.offline);
  }
  // Something else may have been asked for meanwhile.
  if (showing !== mine || mine.wants !== at) return;
  mine.at = at;
  morph(html, true);
  const entry = entries().find((e) => Number(e.dataset.n) === at - 1 && at > mine.from) || null;
  speak(entry);
  in_sight(entry);
  find_spoken();
  if (at < mine.to) past_frame(at + 1).catch(() => {});
  if (!mine.plays) return;
  const length = document.querySelector("#prompt .what")?.textContent.length || 0;
  const pace = at === mine.from ? 700 : 1300 + 22 * Math.min(90, length);
  mine.timer = setTimeout(() => (at < mine.to ? show_at(at + 1) : show_end()), pace);
}
// Whoever takes the steps himself is not hurried along; the step after the last leads back to the present.
function show_step(by) {
  const at = showing.wants + by;
  showing.plays = false;
  if (at > showing.to) show_end();
  else show_at(at);
}
function show_end() {
  clearTimeout(showing.timer);
  skip();
  showing = null;
  document.body.classList.remove("showing");
  speak(null);
  if (frame.text !== null) return morph(frame.text);
  frame.id = "";
  refetch();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#show")) return show_me();
  const way = showing && event.target.closest("[data-show]")?.dataset.show;
  if (way === "end") show_end();
  else if (way) show_step(way === "on" ? 1 : -1);
});
// Its keys (pages/table/showing.rs lists them) come before all others: while the past is shown, nothing else can be done.
addEventListener(
  "keydown",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, dialog, [contenteditable]")) return;
    const act = showing
      ? { ArrowRight: () => show_step(1), ArrowLeft: () => show_step(-1), Escape: show_end, s: show_end }[event.key]
      : event.key === "s" && document.getElementById("since") && show_me;
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  },
  true,
);
