// What every page can do: light or dark, and copying a link.
"use strict";
(() => {
  const root = document.documentElement;
  const button = document.getElementById("theme");
  if (button)
    button.addEventListener("click", () => {
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      document.cookie = "theme=" + root.dataset.theme + "; path=/; max-age=31536000; samesite=lax";
    });
  document.addEventListener("click", (event) => {
    const copy = event.target.closest("[data-copy]");
    if (!copy) return;
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(() => {});
    copy.textContent = copy.dataset.done || copy.textContent;
  });
})();
