// Advice: pressing a move of it chooses all of that move, as if it had been pressed on the board.
const tips = () => [...document.querySelectorAll("[data-advised]")];
const advised = (tip, list) => list.find((m) => m.move === tip.dataset.advised);
// The advised move that is chosen now, and nothing besides.
function tipped(list) {
  const mine = chosen();
  return tips().find((tip) => {
    const move = advised(tip, list);
    return move && fits(move, mine) && whole(move, mine);
  });
}
// What was advised belongs to the decision, that is to all that was told before it; it is for this tab alone.
const about = () => told + " " + live().dataset.decision;
const kept_at = "advice " + location.pathname;
let given = { about: "", html: "" };
try {
  given = JSON.parse(sessionStorage.getItem(kept_at)) || given;
} catch {}
const counsel = new Map([[given.about, given.html]]);
let asking = ""; // the decision that is being thought about
async function advise() {
  // Advice that was put away comes back; on a phone it lies where the hand lies.
  document.body.classList.remove("unadvised");
  document.body.dataset.sheet = "hand";
  tabs();
  const decision = about();
  if (counsel.has(decision) || asking === decision) return advising();
  asking = decision;
  forget();
  advising();
  light();
  try {
    const answer = await post("advice", { decision: live().dataset.decision, seat: live().dataset.seat });
    const html = await answer.text();
    if (answer.ok) {
      counsel.set(decision, html);
      try {
        sessionStorage.setItem(kept_at, JSON.stringify({ about: decision, html }));
      } catch {}
    } else if (asking === decision && about() === decision) say(html);
  } catch {
    lost();
  }
  if (asking === decision) asking = "";
  advising();
  light();
}
// Shows what was advised about the decision that is due, if it is the viewer's.
function advising() {
  const [box, said, button] = ["advice-box", "advice-said", "advise"].map((id) => document.getElementById(id));
  const thinking = !!button && asking === about();
  const waits = document.getElementById("advice-waiting").innerHTML;
  const html = !button ? "" : thinking ? waits : counsel.get(about()) || "";
  if (box.shown !== html) {
    box.innerHTML = box.shown = html;
    const panel = box.firstElementChild;
    said.textContent = panel ? panel.dataset.said : "";
  }
  over_log();
  if (!button) return;
  button.classList.toggle("thinking", thinking);
  button.setAttribute("aria-disabled", String(thinking));
  button.querySelector("use").setAttribute("href", thinking ? "#m-bot" : "#m-advice");
}
// On a large screen it lies over the log, and hides it whole where it is lower; never more than the column of players and log.
// Told to what is over it alone, both read before either is written: told to the whole page, it would be styled anew at every frame.
function over_log() {
  const [box, log] = ["advice-box", "log"].map((id) => document.getElementById(id));
  if (!log || !box?.firstElementChild) return;
  const [high, rail] = [log.offsetHeight, log.parentElement.offsetHeight];
  box.style.setProperty("--log", high + "px");
  box.style.setProperty("--rail", rail + "px");
}
addEventListener("resize", over_log);
function take(tip) {
  const list = moves();
  const [move, on] = [advised(tip, list), tipped(list) === tip];
  forget();
  if (move && !on) pressed = Object.entries(move.picks).map(([k, v]) => ({ [k]: String(v) }));
  hideWhy();
  light();
  // Whoever chose it by keyboard plays it with Enter.
  if (move && !on && tip.matches(":focus-visible")) document.getElementById("play-advised")?.focus({ preventScroll: true });
  // On a phone the place may be out of sight.
  const there = document.querySelector("#board .advised");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (there && matchMedia("(max-width: 900px)").matches)
    there.scrollIntoView({ block: "center", inline: "center", behavior: still ? "instant" : "smooth" });
}
