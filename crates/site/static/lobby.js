// The lobby: one line from the house, which sends the whole of it anew when something has changed. No row moves away under a
// pointer: while somebody points at the open tables, new ones wait behind a button.
"use strict";
(() => {
  const lobby = () => document.getElementById("main");
  let source = null;
  let again = 0;
  let pause = 0;
  let alive = 0;
  let waiting = null; // a lobby that came while somebody pointed at the list
  let ahead = 0; // how far the server's clock is ahead of this browser's
  const list = () => document.getElementById("openrows");
  // The button that brings what is new stands above the list: on the way there nothing moves either.
  const busy = () => {
    const rows = list();
    return rows && (rows.closest(".open").matches(":hover") || rows.contains(document.activeElement));
  };

  function open() {
    if (source || (document.hidden && !("waits" in lobby().dataset))) return;
    source = new EventSource("/lobby/live" + location.search);
    source.addEventListener("lobby", (event) => show(JSON.parse(event.data)));
    source.addEventListener("go", (event) => (location.href = event.data));
    source.addEventListener("beat", (event) => {
      pause = 0;
      alive = Date.now();
      ahead = Number(event.data) - Date.now();
      document.getElementById("lost").hidden = true;
    });
    source.onerror = () => {
      close();
      document.getElementById("lost").hidden = false;
      pause = Math.min(8_000, Math.max(500, pause * 2));
      clearTimeout(again);
      again = setTimeout(open, pause * (0.5 + Math.random()));
    };
    alive = Date.now();
  }
  function close() {
    if (source) source.close();
    source = null;
  }

  function read(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.getElementById("main");
  }
  function show(html, asked = false) {
    const next = read(html);
    waiting = null;
    if (!asked && busy()) {
      // The rest of the page goes on; the list stays as it is, and says how much is new.
      const [old, rows] = [list(), next.querySelector("#openrows")];
      const known = new Set([...old.children].map((row) => row.id));
      const fresh = rows ? [...rows.children].filter((row) => !known.has(row.id)).length : 0;
      if (rows) rows.replaceWith(old.cloneNode(true));
      else next.querySelector(".open .none").replaceWith(old.cloneNode(true));
      waiting = html;
      const button = next.querySelector("#newrows");
      button.hidden = fresh === 0;
      button.textContent = fresh === 1 ? button.dataset.one : button.dataset.more.replace("#", fresh);
    }
    Idiomorph.morph(lobby(), next.outerHTML, {
      morphStyle: "outerHTML",
      ignoreActiveValue: true,
      // What somebody has chosen in a list stays chosen.
      callbacks: { beforeNodeMorphed: (node) => node.nodeName !== "SELECT" },
    });
    document.title = lobby().dataset.title;
    tick();
  }
  const settle = () => waiting && !busy() && show(waiting);
  document.addEventListener("pointerover", settle);
  document.addEventListener("focusout", () => setTimeout(settle));
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#newrows")) return;
    document.activeElement.blur();
    if (waiting) show(waiting, true);
  });
  // Whoever joins sees that it is on its way.
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (button && button.dataset.joining) button.textContent = button.dataset.joining;
  });

  // Clocks and what one waits for tick in the page.
  function lasts(left, days) {
    const seconds = Math.max(0, days === null ? Math.floor(left / 1000) : Math.ceil(left / 1000));
    const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
    if (days && hours) return null; // as it came: it changes too rarely
    const two = (n) => String(n).padStart(2, "0");
    return (hours ? hours + ":" + two(minutes % 60) : minutes) + ":" + two(seconds % 60);
  }
  function tick() {
    const now = Date.now() + ahead;
    for (const clock of document.querySelectorAll("[data-due]")) {
      const left = Number(clock.dataset.due) - now;
      const days = "days" in clock.dataset;
      clock.classList.toggle("low", left < (days ? 43_200_000 : 60_000));
      const text = days ? null : lasts(left, false);
      if (text) clock.querySelector("b").textContent = text;
    }
    for (const since of document.querySelectorAll("[data-from]")) since.textContent = lasts(now - Number(since.dataset.from), null);
  }
  setInterval(tick, 1_000);
  // A line that sleeps through three beats is dead, whatever the browser believes.
  setInterval(() => {
    if (source && Date.now() - alive > 50_000) {
      close();
      open();
    }
  }, 5_000);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) open();
    else if (!("waits" in lobby().dataset)) close();
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  open();
})();
