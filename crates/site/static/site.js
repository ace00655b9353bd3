// What every page can do: light or dark, another language without losing anything, copying a link; and the form of a new table.
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
  document.addEventListener("click", (event) => event.target.closest("[data-print]") && print());
  // The address of something, for sending it to others.
  for (const field of document.querySelectorAll("[data-address]")) field.value = location.origin + field.getAttribute("value");
  // Another language: the page comes anew, at the same place and with all that was entered.
  const entered = "entered";
  const forms = () => [...document.querySelectorAll("form")];
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[hreflang]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    link.hash = location.hash;
    // What is secret is not put aside.
    const plain = (one, name, value) => typeof value === "string" && (one.elements.namedItem(name) || {}).type !== "password";
    const fields = forms().map((one) => [...new FormData(one)].filter(([name, value]) => plain(one, name, value)));
    const open = [...document.querySelectorAll("details")].map((one) => one.open);
    try {
      sessionStorage.setItem(entered, JSON.stringify({ at: location.pathname, fields, open, top: scrollY }));
    } catch {}
  });
  try {
    const kept = JSON.parse(sessionStorage.getItem(entered) || "null");
    sessionStorage.removeItem(entered);
    if (kept && kept.at === location.pathname) {
      forms().forEach((one, n) => {
        for (const [name, value] of kept.fields[n] || []) {
          const field = one.elements.namedItem(name);
          // What is chosen among several that bear one name, or written.
          if (field && field.type !== "hidden") field.value = value;
        }
      });
      document.querySelectorAll("details").forEach((one, n) => (one.open = !!kept.open[n]));
      scrollTo(0, kept.top);
    }
  } catch {}

  // A new table: the levels' ratings are those for the number of players that is chosen. Seats are filled from the top, so
  // only the last one can be left empty, and only the next one taken.
  const form = document.querySelector("form.newtable");
  function count() {
    const used = form.querySelectorAll(".seatrow .kinds :checked:not([value=none])").length;
    const players = Math.max(form.dataset.least, Math.min(form.dataset.most, used));
    for (const e of form.querySelectorAll("[data-players]")) e.hidden = Number(e.dataset.players) !== players;
    const rows = [...form.querySelectorAll(".seatrow")];
    const empty = (row) => !row || !!row.querySelector(".kinds [value=none]:checked");
    rows.forEach((row, n) => {
      for (const kind of row.querySelectorAll(".kinds input"))
        kind.disabled = !kind.checked && (kind.value === "none" ? !rows.slice(n + 1).every(empty) : n > 0 && empty(rows[n - 1]));
    });
  }
  if (form) {
    form.addEventListener("change", count);
    count();
    // A browser that comes back may have filled in the form by itself.
    addEventListener("pageshow", count);
  }
})();
