// One script for all games. The server sends the whole live region; this makes it playable: it lights what can be
// pressed, narrows the legal moves pick by pick, and sends the one that is left. boards/mod.rs explains the attributes.
"use strict";
(() => {
  const live = () => document.getElementById("live");
  if (!live()) return;
  let chosen = {}; // pick -> value, by the player's own pressing
  let decision = ""; // the decision these choices belong to
  let sending = false;

  const picks = (text) => Object.fromEntries((text || "").split(" ").filter(Boolean).map((p) => p.split("=")));
  const moves = () => {
    const data = document.getElementById("moves");
    return data ? JSON.parse(data.textContent) : [];
  };
  const fits = (move, want) => Object.entries(want).every(([k, v]) => String(move.picks[k]) === v);
  const whole = (move, want) => Object.keys(move.picks).every((k) => k in want);

  // What all remaining moves share need not be pressed.
  function granted(left) {
    const all = { ...chosen };
    if (!left.length) return all;
    for (const [k, v] of Object.entries(left[0].picks))
      if (left.every((m) => String(m.picks[k]) === String(v))) all[k] = String(v);
    return all;
  }

  function soften() {
    // Among soft choices of one pick, such as how many cards, the last legal one is chosen by itself.
    const left = moves().filter((m) => fits(m, chosen));
    const seen = {};
    for (const b of document.querySelectorAll("[data-soft][data-pick]")) {
      const want = picks(b.dataset.pick);
      const key = b.dataset.soft;
      if (key in chosen || !Object.keys(chosen).length) continue;
      if (Object.entries(want).some(([k, v]) => k !== key && chosen[k] !== v)) continue;
      if (left.some((m) => fits(m, want))) seen[key] = want[key];
    }
    Object.assign(chosen, seen);
  }

  function light() {
    const list = moves();
    const left = list.filter((m) => fits(m, chosen));
    const all = granted(left);
    for (const b of document.querySelectorAll("[data-pick]")) {
      const want = picks(b.dataset.pick);
      const on = Object.keys(want).length > 0 && Object.entries(want).every(([k, v]) => chosen[k] === v);
      // A pick of another value replaces the old one, so it is legal if some move fits without what it replaces.
      const rest = Object.fromEntries(Object.entries(chosen).filter(([k]) => !(k in want) && !drops(want, k)));
      const legal = list.some((m) => fits(m, rest) && fits(m, want));
      const target = b.closest("[data-lights]") || b;
      target.classList.toggle("chosen", on);
      target.classList.toggle("legal", legal && !on);
      if (b.tagName === "BUTTON") {
        b.setAttribute("aria-pressed", String(on));
        b.setAttribute("aria-disabled", String(!legal && !on));
      }
    }
    for (const e of document.querySelectorAll("[data-when]")) {
      const want = picks(e.dataset.when);
      const none = Object.keys(want).length === 0;
      e.hidden = none ? Object.keys(chosen).length > 0 : !fits({ picks: all }, want);
    }
    const cancel = document.getElementById("cancel");
    if (cancel) cancel.hidden = Object.keys(chosen).length === 0;
  }

  // Choosing another card starts the choice anew; choosing a place keeps the card.
  function drops(want, key) {
    return ("card" in want && key !== "do") || ("do" in want && key !== "do") || ("section" in want && key === "section");
  }

  function press(button) {
    const want = picks(button.dataset.pick);
    const list = moves();
    const already = Object.entries(want).every(([k, v]) => chosen[k] === v);
    if (already && !("count" in want && Object.keys(want).length === 1)) {
      chosen = Object.fromEntries(Object.entries(chosen).filter(([k]) => !(k in want)));
      if ("card" in want) chosen = {};
      soften();
      return light();
    }
    const rest = Object.fromEntries(Object.entries(chosen).filter(([k]) => !(k in want) && !drops(want, k)));
    if (!list.some((m) => fits(m, rest) && fits(m, want))) return explain(button);
    chosen = { ...rest, ...want };
    soften();
    const left = list.filter((m) => fits(m, chosen));
    const all = granted(left);
    // The move that says no more than what was pressed wins over those that say more.
    const exact = left.filter((m) => whole(m, all));
    if (exact.length === 1 && (left.length === 1 || Object.keys(want).some((k) => k !== "card" && k !== "count")))
      return send(exact[0].move);
    hideWhy();
    light();
  }

  async function send(move) {
    if (sending) return;
    sending = true;
    document.body.classList.add("sending");
    try {
      const answer = await post("move", { decision: live().dataset.decision, seat: live().dataset.seat, move });
      chosen = {};
      if (!answer.ok) say(await answer.text());
    } catch {
      say(live().dataset.offline);
    } finally {
      sending = false;
      document.body.classList.remove("sending");
      light();
    }
  }

  function post(what, fields) {
    return fetch(location.pathname + "/" + what, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    });
  }

  // ---- why not
  const why = () => document.getElementById("why");
  function explain(button) {
    const text = button.dataset.why;
    const box = why();
    if (!text || !box || button.closest(".legal") || button.closest(".chosen")) return hideWhy();
    box.querySelector(".why-title").textContent = button.dataset.title || "";
    box.querySelector(".why-text").textContent = text;
    const link = box.querySelector("a");
    link.hidden = !button.dataset.rule;
    if (button.dataset.rule) link.href = box.dataset.rules + "#" + button.dataset.rule;
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
  function say(text) {
    const note = document.getElementById("note");
    if (!note) return;
    note.textContent = text;
    note.hidden = false;
    clearTimeout(say.timer);
    say.timer = setTimeout(() => (note.hidden = true), 6000);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-pick]");
    if (button) {
      event.preventDefault();
      return press(button);
    }
    const post_to = event.target.closest("[data-post]");
    if (post_to) {
      event.preventDefault();
      chosen = {};
      post(post_to.dataset.post, picks(post_to.dataset.fields))
        .then(async (answer) => {
          if (!answer.ok) say(await answer.text());
          else if (answer.redirected) location.href = answer.url;
        })
        .catch(() => say(live().dataset.offline));
      return;
    }
    const tab = event.target.closest("[data-tab]");
    if (tab) {
      document.body.dataset.sheet = tab.dataset.tab;
      return tabs();
    }
    if (event.target.closest("#cancel")) {
      chosen = {};
      hideWhy();
      return light();
    }
    if (event.target.closest("#lift")) return lift();
    if (!event.target.closest("#why") || event.target.closest(".close")) hideWhy();
  });
  for (const kind of ["mouseover", "focusin"])
    document.addEventListener(kind, (event) => {
      const button = event.target.closest && event.target.closest("[data-pick][data-why]");
      if (button) explain(button);
      else if (kind === "focusin" && !(event.target.closest && event.target.closest("#why"))) hideWhy();
    });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      chosen = {};
      hideWhy();
      light();
    }
  });

  function tabs() {
    const open = document.body.dataset.sheet || "hand";
    for (const tab of document.querySelectorAll("[data-tab]"))
      tab.setAttribute("aria-selected", String(tab.dataset.tab === open));
  }

  // ---- the curtain between people at one screen: the hand is fetched only when it is lifted
  async function lift() {
    const answer = await post("lift", { seat: document.getElementById("lift").dataset.seat });
    if (!answer.ok) say(await answer.text());
    else reopen();
  }

  // ---- live
  let source = null;
  let alive = 0;
  let again = 0;
  function open() {
    if (document.hidden || source) return;
    source = new EventSource(location.pathname + "/live" + location.search);
    source.addEventListener("page", (event) => {
      beat();
      morph(event.data);
    });
    source.addEventListener("beat", beat);
    source.addEventListener("gone", () => location.reload());
    source.onerror = () => {
      close();
      retry();
    };
    beat();
  }
  function close() {
    if (source) source.close();
    source = null;
  }
  function retry() {
    clearTimeout(again);
    again = setTimeout(open, 500 + Math.random() * 1500);
  }
  function reopen() {
    close();
    open();
  }
  function beat() {
    alive = Date.now();
    document.body.classList.remove("offline");
  }
  // A line that sleeps through three heartbeats is dead, whatever the browser believes.
  setInterval(() => {
    if (source && Date.now() - alive > 50_000) {
      document.body.classList.add("offline");
      reopen();
    }
  }, 5_000);
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);

  function morph(html) {
    document.body.classList.add("moving");
    Idiomorph.morph(live(), html, {
      morphStyle: "outerHTML",
      callbacks: {
        // What the player opened stays open; what the script shows and hides is the script's.
        beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
      },
    });
    fresh();
    clearTimeout(morph.timer);
    morph.timer = setTimeout(() => document.body.classList.remove("moving"), 600);
  }
  function fresh() {
    if (live().dataset.decision !== decision) {
      decision = live().dataset.decision;
      chosen = {};
      hideWhy();
    }
    if (live().dataset.title) document.title = live().dataset.title;
    tabs();
    light();
    const log = document.querySelector(".log ol");
    if (log) log.scrollTop = log.scrollHeight;
  }
  fresh();
  open();
})();
