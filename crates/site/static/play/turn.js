// The viewer's turn: the tab's icon says so, and whoever asked for it hears it or is told by the browser. Once for each turn.
let called = null; // whether it was the viewer's turn when we last looked; at first nobody knows
function call_me(mine) {
  const begins = mine && called === false;
  called = mine;
  const icon = document.querySelector("link[rel=icon]");
  const wanted = mine ? wire.iconTurn : wire.icon;
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (!begins) return;
  if (preferred("sound") === "yes") signals.chime();
  // Whoever looks at the page needs no other page to say so.
  const looks = !document.hidden && document.hasFocus();
  if (preferred("notify") === "yes" && !looks) signals.show(wire.game, wire.calls, location.pathname);
}
