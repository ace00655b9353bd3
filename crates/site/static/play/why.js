// Why something cannot be pressed, and what else is to be said.
const why = () => document.getElementById("why");
// Of the reasons in its list, the first that fits what is chosen; else its own.
function reason(button) {
  const list = document.getElementById(button.dataset.whys);
  const fit = list && [...list.children].find((e) => holds(e.dataset.given, chosen()));
  return fit ? { why: fit.textContent, title: fit.dataset.title, rule: fit.dataset.rule } : button.dataset;
}
function explain(button) {
  const { why: text, title, rule } = reason(button);
  const box = why();
  const lit = target(button).classList;
  if (!text || !box || lit.contains("legal") || lit.contains("chosen")) return hideWhy();
  box.querySelector(".why-title").textContent = title || "";
  box.querySelector(".why-text").textContent = text;
  const link = box.querySelector("a");
  link.hidden = !rule;
  if (rule) link.href = box.dataset.rules + "#" + rule;
  box.hidden = false;
  const at = button.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - size.width - 8, at.left + at.width / 2 - size.width / 2));
  const below = at.bottom + 10 + size.height < innerHeight;
  box.classList.toggle("below", below);
  // Positions go through the object model, which a strict content security policy allows.
  box.style.left = left + "px";
  box.style.top = (below ? at.bottom + 10 : Math.max(8, at.top - size.height - 10)) + "px";
}
function hideWhy() {
  if (why()) why().hidden = true;
}
function say(text, stays) {
  const note = document.getElementById("note");
  if (!note) return;
  note.textContent = text;
  note.hidden = false;
  clearTimeout(say.timer);
  if (!stays) say.timer = setTimeout(() => (note.hidden = true), 6000);
}
