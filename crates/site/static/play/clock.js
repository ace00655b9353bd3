// Clocks tick in the page, from what the frame says: what everybody had left when something last happened, and since when one
// of the clocks runs, by the server's time. Nothing is sent while time passes.
let ahead = wire.now ? Number(wire.now) - Date.now() : 0; // how far the server's clock is ahead of this browser's
const HALF = 30_000; // from here on the viewer is warned
const units = (wire.units || "").split(" "); // days, hours, minutes, as the page's language writes them

// What a line that is alive says. What came by the shortest way is nearest to the truth, unless a clock was set anew.
function set_clock(time) {
  const now = Number(time) - Date.now();
  if (now > ahead || ahead - now > 5_000) ahead = now;
}
function lasts(left, days) {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  const two = (n) => String(n).padStart(2, "0");
  if (!days || seconds < 60) return (hours ? hours + ":" + two(minutes % 60) : minutes) + ":" + two(seconds % 60);
  if (!hours) return minutes + " " + units[2];
  if (hours < 24) return hours + " " + units[1];
  return Math.floor(hours / 24) + " " + units[0] + (hours % 24 ? " " + (hours % 24) + " " + units[1] : "");
}
let warned = ""; // what was said of the clock that runs, by its beginning and what is left
function warn(since, whole) {
  const hurry = document.getElementById("hurry");
  hurry.hidden = !(since && whole > 0 && whole <= HALF);
  if (!since) return;
  const step = whole <= 0 ? "over" : whole <= 10_000 ? "ten" : whole <= 60_000 ? "minute" : "";
  const now = since + step;
  if (now === warned) return;
  // Only what changes while one looks is told: not what was so before.
  const told = warned.startsWith(since) && step;
  warned = now;
  if (told) document.getElementById("clocksaid").textContent = wire[step];
}
function tick_clocks() {
  const lost = document.body.classList.contains("offline");
  let [own, least] = ["", 0];
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const { bank, free, since, days } = clock.dataset;
    // While the server cannot be reached clocks stand.
    if (lost && since) continue;
    const spent = since ? Math.max(0, Date.now() + ahead - Number(since)) : 0;
    const [free_left, bank_left] = [Math.max(0, free - spent), Math.max(0, bank - Math.max(0, spent - free))];
    const whole = free_left + bank_left;
    const by_days = days !== undefined;
    put_text(clock.querySelector("b"), lasts(by_days ? whole : bank_left, by_days));
    const small = clock.querySelector("small");
    if (small) {
      small.hidden = !since || free_left <= 0;
      put_text(small, "+" + Math.ceil(free_left / 1000) + " s");
    }
    clock.classList.toggle("low", whole < (by_days ? 43_200_000 : 60_000));
    if (by_days && since) clock.title = new Date(Number(since) + Number(bank) + Number(free) - ahead).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    const bar = clock.closest(".player")?.querySelector(".bank rect");
    if (bar) bar.style.width = (100 * Math.min(1, (by_days ? whole : bank_left) / Math.max(1, bar.dataset.whole))).toFixed(2) + "px";
    if (since && "own" in clock.dataset) [own, least] = [since, whole];
  }
  if (!lost) warn(own, least);
}
const put_text = (e, text) => e.textContent !== text && (e.textContent = text);
setInterval(tick_clocks, 250);
