// ---- what was promised about chance: the digits stand in the menu, and the browser remembers them from the first time it
// sees the table, so that at the end nobody needs to believe the house about them
const PROMISES = "promises";
const REMEMBERED = 200;
function seal() {
  for (const place of document.querySelectorAll("#menu .sealed")) place.textContent = wire.commitment;
  if (sealed || !wire.commitment) return;
  sealed = true;
  try {
    const all = JSON.parse(localStorage.getItem(PROMISES) || "{}");
    const table = location.pathname.split("/")[2];
    if (all[table] || document.querySelector("#end")) return;
    all[table] = [wire.commitment, Number(live().dataset.decision)];
    for (const old of Object.keys(all).slice(0, -REMEMBERED)) delete all[old];
    localStorage.setItem(PROMISES, JSON.stringify(all));
  } catch {}
}
let sealed = false;
