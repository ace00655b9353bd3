// Steps: what happened at once is shown one after another, at the pace of who looks.
let opened = false; // whether the page has been seen once
const stepped = new Map(); // by the id of the box: the step shown, and the timer while it plays
function step(box, way) {
  if (!box) return;
  const parts = [...box.querySelectorAll("[data-step]")];
  const grown = [...box.querySelectorAll("[data-from-step]")];
  const last = Math.max(0, ...parts.map((e) => Number(e.dataset.step)), ...grown.map((e) => Number(e.dataset.fromStep)));
  const now = stepped.get(box.id) || { at: last, timer: 0 };
  stepped.set(box.id, now);
  if (way) {
    const playing = now.timer !== 0;
    clearTimeout(now.timer);
    now.timer = 0;
    const plays = way === "next" || (way === "play" && !playing);
    if (way === "play" && now.at >= last) now.at = -1;
    if (plays || way === "forward") now.at += 1;
    if (way === "back") now.at -= 1;
    if (way === "first") now.at = 0;
    if (way === "last") now.at = last;
    if (plays && now.at < last) now.timer = setTimeout(() => step(document.getElementById(box.id), "next"), Number(box.dataset.pace) || 2600);
  }
  now.at = Math.max(0, Math.min(last, now.at));
  for (const e of parts) e.toggleAttribute("hidden", Number(e.dataset.step) !== now.at);
  for (const e of grown) e.classList.toggle("later", Number(e.dataset.fromStep) > now.at);
  for (const e of box.querySelectorAll("[data-sums]")) e.textContent = words(e.dataset.sums)[now.at] ?? e.textContent;
  for (const e of box.querySelectorAll("[data-places]"))
    e.setAttribute("transform", e.dataset.places.split(";")[now.at] || e.getAttribute("transform"));
  for (const e of box.querySelectorAll("[data-step-at]")) e.textContent = now.at;
  for (const b of box.querySelectorAll("[data-go]"))
    b.disabled = (b.dataset.go === "back" && now.at === 0) || (b.dataset.go === "forward" && now.at === last);
  box.classList.toggle("playing", !!now.timer);
  box.classList.toggle("stepping", now.at < last);
  if (way && now.at === last && "count" in box.dataset) counted();
}
