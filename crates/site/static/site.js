// What every page can do: light or dark, copying a link, and ratings for as many as are to play.
"use strict";
(() => {
  const root = document.documentElement;
  const button = document.getElementById("theme");
  if (button)
    button.addEventListener("click", () => {
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      document.cookie = "theme=" + root.dataset.theme + "; path=/; max-age=31536000; samesite=lax" + (location.protocol === "https:" ? "; secure" : "");
    });
  document.addEventListener("click", (event) => {
    const copy = event.target.closest("[data-copy]");
    if (!copy) return;
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(() => {});
    copy.textContent = copy.dataset.done || copy.textContent;
  });
  // A new table: the levels' ratings are those for the number of players that is chosen.
  const form = document.querySelector("form.newtable");
  function count() {
    const used = form.querySelectorAll(".seatrow .kinds :checked:not([value=none])").length;
    const players = Math.max(form.dataset.least, Math.min(form.dataset.most, used));
    for (const e of form.querySelectorAll("[data-players]")) e.hidden = Number(e.dataset.players) !== players;
  }
  if (form) {
    form.addEventListener("change", count);
    // A browser that comes back may have filled in the form by itself.
    addEventListener("pageshow", count);
  }
})();
