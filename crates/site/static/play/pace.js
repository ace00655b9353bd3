// The viewer's pace: what bots do is shown one decision after another, as slowly as the viewer likes. What has come waits here;
// whatever others do, and one's own moves, are shown at once.
const CALM = 1_200; // milliseconds a decision is looked at
let waiting = []; // what has come and is not shown yet, the oldest first: frames, each with its lines of the log
let paused = false;
let looked = 0; // when the last of them was shown
let pacer = 0;
const pace = () => preferred("pace") || "once";

// What a frame says of itself, without drawing it.
function says({ text }) {
  const tag = text.slice(0, text.indexOf(">") + 1);
  return new DOMParser().parseFromString(tag, "text/html").getElementById("live").dataset;
}
function arrive(next) {
  const [before, now] = [waiting.length ? says(waiting.at(-1)) : live().dataset, says(next)];
  const bot = now.by === "bot" && Number(now.decision) > Number(before.decision);
  waiting.push(next);
  if (!bot || pace() === "once" || document.hidden) return hurry();
  entitle();
  go_on();
}
// The tab says whose turn it is, whatever is shown yet.
function entitle() {
  const newest = waiting.length ? says(waiting.at(-1)) : live().dataset;
  // An earlier moment, shown again, has no title.
  if (!newest.title) return;
  document.title = newest.title;
  call_me("mine" in newest);
}
function show_next() {
  const next = waiting.shift();
  if (next) {
    looked = Date.now();
    tell_log(next.log);
    morph(next.text);
  }
  go_on();
}
function go_on() {
  clearTimeout(pacer);
  pacing();
  if (!waiting.length || paused || pace() === "step") return;
  // Nobody waits long for his own turn: the more there is, the faster it goes.
  const each = Math.min(CALM, 6_000 / waiting.length);
  pacer = setTimeout(show_next, Math.max(0, looked + each - Date.now()));
}
// The lines of what waits are told, and its frames are not shown: something newer comes.
function skip() {
  for (const { log } of waiting) tell_log(log);
  waiting = [];
  paused = false;
  go_on();
}
// Everything that waits is shown at once.
function hurry() {
  const newest = waiting.at(-1);
  skip();
  if (newest) morph(newest.text);
}
// The buttons in the prompt, while something waits.
function pacing() {
  const on = waiting.length > 0;
  document.body.classList.toggle("pacing", on);
  document.body.classList.toggle("stepwise", pace() === "step");
  const box = document.getElementById("pacing");
  if (!box || !on) return;
  const stop = box.querySelector("[data-pacing=pause]");
  stop.setAttribute("aria-pressed", String(paused));
  // Whether it is the viewer's turn already.
  box.classList.toggle("mine", "mine" in says(waiting.at(-1)));
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-pacing]");
  if (!button) return;
  const what = button.dataset.pacing;
  if (what === "newest") hurry();
  else if (what === "next") show_next();
  else {
    paused = !paused;
    go_on();
  }
});

// ---- what the viewer prefers: kept in this browser, as the light and the language are
const preferred = (name) => (document.cookie.match(`(?:^|; )${name}=([a-z]+)`) || [])[1];
function prefer(name, value) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
  preferences();
}
// The menu shows what is preferred.
function preferences() {
  for (const e of document.querySelectorAll("[role=switch][data-prefer]"))
    e.setAttribute("aria-checked", String(preferred(e.dataset.prefer) === "yes"));
  document.body.classList.toggle("hushed", preferred("quiet") === "yes");
  for (const e of document.querySelectorAll("button[data-pace]")) e.setAttribute("aria-pressed", String(pace() === e.dataset.pace));
}
document.addEventListener("click", (event) => {
  const turned = event.target.closest("[role=switch][data-prefer]");
  if (turned) prefer(turned.dataset.prefer, turned.getAttribute("aria-checked") === "true" ? "no" : "yes");
  const paced = event.target.closest("button[data-pace]");
  if (!paced) return;
  prefer("pace", paced.dataset.pace);
  if (pace() === "once") hurry();
  else go_on();
});
