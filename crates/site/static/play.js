// One script for all games. The server sends the whole live region; this makes it playable: it lights what can be
// pressed, narrows the legal moves pick by pick, and sends the one that is left. boards/mod.rs explains the attributes.
"use strict";
(() => {
  const live = () => document.getElementById("live");
  if (!live()) return;
  let pressed = []; // the picks of every button pressed for this decision, the oldest first
  let soft = {}; // picks that chose themselves, such as how many cards
  let decision = ""; // the decision these choices belong to
  let sending = false;

  const picks = (text) => Object.fromEntries((text || "").split(" ").filter(Boolean).map((p) => p.split("=")));
  const moves = () => {
    const data = document.getElementById("moves");
    return data ? JSON.parse(data.textContent) : [];
  };
  const fits = (move, want) => Object.entries(want).every(([k, v]) => String(move.picks[k]) === v);
  const whole = (move, want) => Object.keys(move.picks).every((k) => k in want);
  const joined = (list) => Object.assign({}, ...list);
  const chosen = () => ({ ...joined(pressed), ...soft });
  const within = (want, all) => Object.entries(want).every(([k, v]) => all[k] === v);
  const target = (button) => button.closest("[data-lights]") || button;

  // What all remaining moves share need not be pressed.
  function granted(left, all) {
    if (!left.length) return all;
    for (const [k, v] of Object.entries(left[0].picks))
      if (left.every((m) => String(m.picks[k]) === String(v))) all = { ...all, [k]: String(v) };
    return all;
  }

  // What stays chosen when these picks are pressed: not what says otherwise, and of the rest the newest that some legal
  // move can join.
  function kept(list, want) {
    let rest = pressed.filter((p) => !Object.entries(want).some(([k, v]) => k in p && p[k] !== v));
    while (rest.length && !list.some((m) => fits(m, { ...joined(rest), ...want }))) rest = rest.slice(1);
    return rest;
  }

  // A button sleeps until what it needs is chosen: it is neither legal nor does it explain itself unasked.
  function awake(button, all) {
    const needs = (button.dataset.needs || "").split(" ").filter(Boolean).map((need) => need.split("="));
    return needs.every(([k, v]) => (v === undefined ? k in all : all[k] === v));
  }

  function legal(button, list, all) {
    const want = picks(button.dataset.pick);
    return awake(button, all) && list.some((m) => fits(m, { ...joined(kept(list, want)), ...want }));
  }

  function soften(list) {
    // Among soft choices of one pick, such as how many cards, the last legal one is chosen by itself.
    soft = {};
    const all = joined(pressed);
    const left = list.filter((m) => fits(m, all));
    for (const b of document.querySelectorAll("[data-soft][data-pick]")) {
      const { [b.dataset.soft]: value, ...rest } = picks(b.dataset.pick);
      if (!pressed.length || b.dataset.soft in all || !within(rest, all)) continue;
      if (left.some((m) => fits(m, { [b.dataset.soft]: value }))) soft[b.dataset.soft] = value;
    }
  }

  function light() {
    const list = moves();
    const mine = chosen();
    const all = pressed.length ? granted(list.filter((m) => fits(m, mine)), mine) : {};
    for (const b of document.querySelectorAll("[data-pick]")) {
      const on = within(picks(b.dataset.pick), mine);
      const can = legal(b, list, mine);
      const box = target(b);
      box.classList.toggle("chosen", on);
      box.classList.toggle("legal", can && !on);
      box.classList.toggle("refused", !can && !on && "why" in b.dataset && awake(b, mine));
      if (b.tagName === "BUTTON") {
        b.setAttribute("aria-pressed", String(on));
        b.setAttribute("aria-disabled", String(!can && !on));
      }
    }
    for (const e of document.querySelectorAll("[data-when]")) {
      const want = picks(e.dataset.when);
      e.hidden = Object.keys(want).length === 0 ? pressed.length > 0 : !within(want, all);
    }
    const cancel = document.getElementById("cancel");
    if (cancel) cancel.hidden = pressed.length === 0;
  }

  function forget() {
    pressed = [];
    soft = {};
  }

  function press(button) {
    const want = picks(button.dataset.pick);
    const list = moves();
    if (within(want, chosen())) {
      // Pressed again, it is let go, with all that was built on it; of soft choices one is always chosen.
      if ("soft" in button.dataset) return;
      pressed = pressed.filter((p) => !within(want, p));
      soften(list);
      return light();
    }
    if (!legal(button, list, chosen())) return explain(button);
    pressed = [...kept(list, want), want];
    soften(list);
    const mine = chosen();
    const left = list.filter((m) => fits(m, mine));
    // The move that says no more than what was pressed wins over those that say more.
    const exact = left.filter((m) => whole(m, granted(left, mine)));
    if (exact.length === 1 && !("hold" in button.dataset)) return send(exact[0].move);
    hideWhy();
    light();
  }

  async function send(move) {
    if (sending) return;
    sending = true;
    document.body.classList.add("sending");
    try {
      const answer = await post("move", { decision: live().dataset.decision, seat: live().dataset.seat, move });
      forget();
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
    const lit = target(button).classList;
    if (!text || !box || lit.contains("legal") || lit.contains("chosen")) return hideWhy();
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
      forget();
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
      forget();
      hideWhy();
      return light();
    }
    if (event.target.closest("#lift")) return lift();
    if (!event.target.closest("#why") || event.target.closest(".close")) hideWhy();
  });
  for (const kind of ["mouseover", "focusin"])
    document.addEventListener(kind, (event) => {
      const button = event.target.closest && event.target.closest("[data-pick][data-why]");
      if (button && awake(button, chosen())) explain(button);
      else if (kind === "focusin" && !(event.target.closest && event.target.closest("#why"))) hideWhy();
    });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      forget();
      hideWhy();
      light();
    }
  });

  function tabs() {
    const open = document.body.dataset.sheet || "hand";
    for (const tab of document.querySelectorAll("[data-tab]"))
      tab.setAttribute("aria-selected", String(tab.dataset.tab === open));
    // The log opens where it is newest.
    const log = document.querySelector(".log ol");
    if (log) log.scrollTop = log.scrollHeight;
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
    const before = places();
    Idiomorph.morph(live(), html, {
      morphStyle: "outerHTML",
      callbacks: {
        // What the player opened stays open; what the script shows and hides is the script's.
        beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
      },
    });
    fresh();
    slide(before);
    clearTimeout(morph.timer);
    morph.timer = setTimeout(() => document.body.classList.remove("moving"), 600);
  }

  // ---- pieces slide from where they were; new ones come from the element they name
  function places() {
    const all = new Map();
    for (const e of live().querySelectorAll("[id]")) all.set(e.id, e.getBoundingClientRect());
    return all;
  }
  function slide(before) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timing = { duration: 380, easing: "cubic-bezier(.3,.7,.2,1)" };
    // All places are read before anything moves.
    const pieces = [...live().querySelectorAll("[data-piece][id]")].map((piece) => [piece, piece.getBoundingClientRect()]);
    const after = places();
    const moved = new Map();
    for (const [piece, to] of pieces) {
      if (!to.width) continue;
      const from = [before.get(piece.id), before.get(piece.dataset.from), after.get(piece.dataset.from)].find((r) => r && r.width);
      if (!from) {
        piece.animate([{ opacity: 0, translate: "0 -14px" }, { opacity: 1, translate: "0 0" }], timing);
        continue;
      }
      // What lies upon another piece is carried by it.
      const [dx, dy] = moved.get(piece.parentElement.closest("[data-piece]")) || [0, 0];
      const x = from.left + from.width / 2 - to.left - to.width / 2;
      const y = from.top + from.height / 2 - to.top - to.height / 2;
      moved.set(piece, [x, y]);
      if (Math.abs(x - dx) + Math.abs(y - dy) < 2) continue;
      piece.animate([{ translate: `${x - dx}px ${y - dy}px`, zIndex: 9 }, { translate: "0 0", zIndex: 9 }], timing);
    }
  }

  function fresh() {
    if (live().dataset.decision !== decision) {
      decision = live().dataset.decision;
      forget();
      hideWhy();
    }
    if (live().dataset.title) document.title = live().dataset.title;
    tabs();
    light();
  }
  fresh();
  open();
})();
