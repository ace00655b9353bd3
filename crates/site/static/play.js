// One script for all games. The server sends the whole live region; this makes it playable: it lights what can be
// pressed, narrows the legal moves pick by pick, and sends the one that is left. boards/mod.rs explains the attributes.
"use strict";
(() => {
  const live = () => document.getElementById("live");
  if (!live()) return;
  const wire = document.getElementById("wire").dataset; // what the page came with
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

  // Whether what is wanted is chosen; a name alone wants any value of it.
  const words = (text) => (text || "").split(" ").filter(Boolean);
  const holds = (wants, all) => words(wants).every((want) => (want.includes("=") ? within(picks(want), all) : want in all));

  // A button sleeps until what it needs is chosen, and while something else is pressed that rules it out: it is neither
  // legal nor does it explain itself unasked.
  function awake(button, all) {
    const barred = words(button.dataset.unless).some((one) => within(picks(one), joined(pressed)));
    return holds(button.dataset.needs, all) && !barred;
  }

  function legal(button, list, all) {
    const want = picks(button.dataset.pick);
    const rest = joined(kept(list, want));
    // What it needs must be among what stays chosen.
    return awake(button, all) && holds(button.dataset.needs, { ...soft, ...rest }) && list.some((m) => fits(m, { ...rest, ...want }));
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
    const tip = tipped(list);
    for (const b of document.querySelectorAll("[data-pick]")) {
      const on = within(picks(b.dataset.pick), mine);
      const can = legal(b, list, mine);
      const box = target(b);
      // Of an advised move the part on the board is not chosen yet, but shows what it would do: pressing it plays.
      const marked = on && !!tip && !!b.closest("#board");
      box.classList.toggle("advised", marked);
      box.classList.toggle("chosen", on && !marked);
      box.classList.toggle("legal", marked || (can && !on));
      box.classList.toggle("refused", !can && !on && "why" in b.dataset && awake(b, mine));
      const drawn = b.getAttribute("role") === "button"; // a button inside a drawing
      if (b.tagName === "BUTTON" || drawn) {
        b.setAttribute("aria-pressed", String(on));
        b.setAttribute("aria-disabled", String(!can && !on));
      }
      // A drawing has many of them: only those that can be pressed are stops of the tabulator.
      if (drawn) b.setAttribute("tabindex", on || can ? "0" : "-1");
    }
    for (const e of document.querySelectorAll("[data-when]")) {
      const want = picks(e.dataset.when);
      // In a drawing there is no property of that name, but the attribute is.
      e.toggleAttribute("hidden", Object.keys(want).length === 0 ? pressed.length > 0 : !within(want, all));
    }
    const cancel = document.getElementById("cancel");
    if (cancel) cancel.hidden = pressed.length === 0;
    for (const b of tips()) b.setAttribute("aria-pressed", String(b === tip));
    const play = document.getElementById("play-advised");
    if (play) play.hidden = !tip;
  }

  // ---- advice: pressing a move of it chooses all of that move, as if it had been pressed on the board
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
  const about = () => wire.read + " " + live().dataset.decision;
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
      say(wire.offline);
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
    if (!button) return;
    button.classList.toggle("thinking", thinking);
    button.setAttribute("aria-disabled", String(thinking));
    button.querySelector("use").setAttribute("href", thinking ? "#m-bot" : "#m-advice");
  }
  function take(tip) {
    const list = moves();
    const [move, on] = [advised(tip, list), tipped(list) === tip];
    forget();
    if (move && !on) pressed = Object.entries(move.picks).map(([k, v]) => ({ [k]: String(v) }));
    hideWhy();
    light();
    // On a phone the place may be out of sight.
    const there = document.querySelector("#board .advised");
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (there && matchMedia("(max-width: 900px)").matches)
      there.scrollIntoView({ block: "center", inline: "center", behavior: still ? "instant" : "smooth" });
  }

  function forget() {
    pressed = [];
    soft = {};
  }

  function press(button) {
    const want = picks(button.dataset.pick);
    const list = moves();
    const tip = tipped(list);
    if (tip && button.closest("#board") && within(want, chosen())) return send(tip.dataset.advised);
    if (within(want, chosen())) {
      // Pressed again, it is let go, with all that was built on it; of soft choices one is always chosen.
      if ("soft" in button.dataset) return;
      const left = pressed.filter((p) => !within(want, p));
      // Advice presses every pick for itself: then all that the button stands for goes.
      const shares = (p) => Object.entries(want).some(([k, v]) => p[k] === v);
      pressed = left.length < pressed.length ? left : pressed.filter((p) => !shares(p));
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
    turn();
  }

  async function send(move) {
    if (sending) return;
    sending = own = true;
    arrived.clear();
    document.body.classList.add("sending");
    try {
      const answer = await post("move", { decision: live().dataset.decision, seat: live().dataset.seat, move });
      forget();
      if (!answer.ok) {
        own = false;
        say(await answer.text());
      }
    } catch {
      own = false;
      say(wire.offline);
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
  // Of the reasons in its list, the first that fits what is chosen; else its own.
  function reason(button) {
    const list = document.getElementById(button.dataset.whys);
    const fit = list && [...list.children].find((e) => holds(e.dataset.given, chosen()));
    return fit ? { why: fit.textContent, title: fit.dataset.title, rule: fit.dataset.rule } : button.dataset;
  }
  function explain(button) {
    const { why: text, title, rule } = reason(button);
    const box = why();
    const lit = target(button).classList;
    if (!text || !box || lit.contains("legal") || lit.contains("chosen")) return hideWhy();
    box.querySelector(".why-title").textContent = title || "";
    box.querySelector(".why-text").textContent = text;
    const link = box.querySelector("a");
    link.hidden = !rule;
    if (rule) link.href = box.dataset.rules + "#" + rule;
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
  function say(text, stays) {
    const note = document.getElementById("note");
    if (!note) return;
    note.textContent = text;
    note.hidden = false;
    clearTimeout(say.timer);
    if (!stays) say.timer = setTimeout(() => (note.hidden = true), 6000);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-pick]");
    if (button) {
      event.preventDefault();
      return press(button);
    }
    if (event.target.closest("#advise")) return advise();
    if (event.target.closest("#tablemenu")) return menu(!document.body.classList.contains("menuing"));
    if (event.target.closest("[data-menu]") || !event.target.closest("#menu")) menu(false);
    const tip = event.target.closest("[data-advised]");
    if (tip) return take(tip);
    if (event.target.closest("#play-advised")) {
      const now = tipped(moves());
      return now && send(now.dataset.advised);
    }
    if (event.target.closest("[data-unadvise]")) {
      document.body.classList.add("unadvised");
      document.getElementById("advise")?.focus();
      return;
    }
    const post_to = event.target.closest("[data-post]");
    if (post_to) {
      event.preventDefault();
      forget();
      light();
      // A field beside the button, such as the level of a bot, goes along.
      const field = document.getElementById(post_to.dataset.with);
      post(post_to.dataset.post, { ...picks(post_to.dataset.fields), ...(field && { [field.name]: field.value }) })
        .then(async (answer) => {
          if (!answer.ok) say(await answer.text());
          else if (answer.redirected) location.href = answer.url;
          else menu(false);
        })
        .catch(() => say(wire.offline));
      return;
    }
    const tab = event.target.closest("[data-tab]");
    if (tab) {
      document.body.dataset[tab.dataset.group || "sheet"] = tab.dataset.tab;
      tabs();
      return newest();
    }
    if (event.target.closest("#cancel")) {
      forget();
      hideWhy();
      return light();
    }
    if (event.target.closest("#lift")) return lift();
    const go = event.target.closest("[data-go]");
    if (go) return step(go.closest("[data-steps]"), go.dataset.go);
    const far = event.target.closest("[data-zoom-whole]");
    if (far) return whole_map(far.closest("[data-zoom]"));
    if (!event.target.closest("#why") || event.target.closest(".close")) hideWhy();
  });
  for (const kind of ["mouseover", "focusin"])
    document.addEventListener(kind, (event) => {
      if (!event.target.closest) return;
      tell((event.target.closest("[data-tells]") || event.target).dataset?.tells);
      const button = event.target.closest("[data-pick][data-why]:not([data-quiet])");
      if (button && awake(button, chosen())) explain(button);
      else if (kind === "focusin" && !event.target.closest("#why")) hideWhy();
    });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      menu(false);
      forget();
      hideWhy();
      light();
    }
    // Inside a drawing there are no real buttons: the space bar must be taught what it does elsewhere.
    const drawn = event.key === " " && event.target.closest && event.target.closest("a[role=button][data-pick]");
    if (drawn) {
      event.preventDefault();
      press(drawn);
    }
  });

  // ---- the menu of the table
  function menu(on) {
    const [button, open] = [document.getElementById("tablemenu"), document.body.classList.contains("menuing")];
    if (on === open) return;
    document.body.classList.toggle("menuing", on);
    button.setAttribute("aria-expanded", String(on));
    // Below its button; on a phone it is a sheet.
    const left = matchMedia("(max-width: 900px)").matches ? "" : button.getBoundingClientRect().left + "px";
    if (on) document.getElementById("menu").style.left = left;
    if (on) document.querySelector("#menu .close").focus();
    else if (document.activeElement?.closest("#menu")) button.focus();
  }

  // ---- what is pointed at, focused or tapped tells about itself
  let telling = "";
  function tell(id) {
    telling = id || "";
    for (const e of document.querySelectorAll("[data-told]")) {
      e.classList.toggle("telling", [...e.children].some((child) => child.id && child.id === telling));
      for (const child of e.children) child.classList.toggle("now", !!child.id && child.id === telling);
    }
  }

  // Of each group of tabs one is open, at first the first.
  const groups = () => new Set([...document.querySelectorAll("[data-tab]")].map((tab) => tab.dataset.group || "sheet"));
  const tabs_of = (group) => [...document.querySelectorAll("[data-tab]")].filter((tab) => (tab.dataset.group || "sheet") === group);
  const lit = (tab) => !!document.querySelector(`[data-tabbed="${tab.dataset.tab}"] .legal:not([data-idle], [data-idle] *)`);
  function tabs() {
    for (const group of groups()) {
      const all = tabs_of(group);
      const open = document.body.dataset[group] || all[0].dataset.tab;
      document.body.dataset[group] = open;
      for (const tab of all) {
        tab.setAttribute("aria-selected", String(tab.dataset.tab === open));
        tab.classList.toggle("lit", lit(tab));
      }
    }
  }
  // The log opens where it is newest.
  function newest() {
    const log = document.querySelector(".log ol");
    if (log) log.scrollTop = log.scrollHeight;
  }

  // What is asked may lie in a part that is not open: then that part is opened.
  function turn() {
    const all = tabs_of("part");
    const at = all.find((tab) => tab.dataset.tab === document.body.dataset.part);
    const there = all.find(lit);
    if (there && !(at && lit(at))) document.body.dataset.part = there.dataset.tab;
    tabs();
  }

  // ---- the curtain between people at one screen: the hand is fetched only when it is lifted, for this tab alone
  let lifted = "";
  function lift() {
    lifted = document.getElementById("lift").dataset.seat;
    reopen();
  }

  // ---- live: the server sends what changed since the frame this page has; a page that has missed something fetches the
  // frame anew. The log comes line by line and is not part of the frame.
  let source = null;
  let alive = 0;
  let again = 0;
  let pause = 0; // grows with every line that breaks
  let frame = { id: wire.frame, text: null };
  let wanted = wire.frame; // the frame that the server showed last
  let fetching = false;
  const query = () => "?" + new URLSearchParams({ read: wire.read, ...(lifted && { lifted }) });
  function open() {
    if (document.hidden || source) return;
    source = new EventSource(location.pathname + "/live" + query());
    const mine = source;
    // In the order in which they came: unpacking takes a moment.
    const next = (data) =>
      (queue = queue
        .then(async () => {
          const text = await data;
          if (source === mine) push(JSON.parse(text));
        })
        .catch(reopen));
    source.addEventListener("push", (event) => {
      beat();
      next(event.data);
    });
    source.addEventListener("pack", (event) => {
      beat();
      next(unpack(event.data));
    });
    source.addEventListener("beat", beat);
    source.onerror = () => {
      close();
      retry();
    };
    alive = Date.now();
  }
  let queue = Promise.resolve();
  // What is too large for one packet comes deflated.
  function unpack(text) {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
  }
  function push({ from, to, ops, log }) {
    tell_log(log);
    wanted = to;
    if (ops && frame.text !== null && frame.id === from) {
      let text = "";
      for (let k = 0; k < ops.length; k++) text += typeof ops[k] === "string" ? ops[k] : frame.text.slice(ops[k], ops[++k]);
      frame = { id: to, text };
      morph(text);
    } else if (frame.text === null || frame.id !== to) refetch();
    else fresh();
  }
  async function refetch() {
    if (fetching) return;
    fetching = true;
    try {
      do {
        const answer = await fetch(location.pathname + "/frame" + query());
        if (!answer.ok) throw answer;
        const text = await answer.text();
        const changed = answer.headers.get("x-frame") !== frame.id;
        frame = { id: answer.headers.get("x-frame"), text };
        if (changed) morph(text);
        else fresh();
        // Something else may have been shown while this was on its way.
        if (frame.id !== wanted) await new Promise((done) => setTimeout(done, 100));
      } while (frame.id !== wanted && source);
    } catch {
      reopen();
    } finally {
      fetching = false;
    }
  }
  function tell_log({ from, lines, read }) {
    wire.read = read;
    const list = document.getElementById("lines");
    while (list.children.length > from) list.lastElementChild.remove();
    list.insertAdjacentHTML("beforeend", lines.join(""));
  }
  function close() {
    if (source) source.close();
    source = null;
  }
  // A line that breaks is tried again, sooner at first; a table that is gone is not.
  function retry() {
    if (document.hidden) return;
    pause = Math.min(30_000, Math.max(500, pause * 2));
    if (pause > 1_000) document.body.classList.add("offline");
    clearTimeout(again);
    again = setTimeout(
      async () => {
        const answer = await fetch(location.pathname + "/turn" + query()).catch(() => null);
        if (answer && (answer.status === 404 || answer.status === 410)) return say(wire.gone, true);
        if (answer && answer.ok) open();
        else retry();
      },
      pause * (0.5 + Math.random()),
    );
  }
  function reopen() {
    close();
    clearTimeout(again);
    open();
  }
  function beat() {
    alive = Date.now();
    pause = 0;
    document.body.classList.remove("offline");
  }
  // A line that sleeps through three heartbeats is dead, whatever the browser believes.
  setInterval(() => {
    if (source && Date.now() - alive > 50_000) {
      document.body.classList.add("offline");
      reopen();
    }
  }, 5_000);
  // A tab that nobody looks at keeps no line open, because a browser has only six for a house; it asks now and then whose
  // turn it is, and its title says so.
  let glance = 0;
  async function hide() {
    close();
    clearTimeout(glance);
    const answer = await fetch(location.pathname + "/turn" + query()).catch(() => null);
    if (!document.hidden) return;
    if (answer && answer.ok) document.title = await answer.text();
    if (!answer || answer.status !== 404) glance = setTimeout(hide, 20_000);
  }
  function show() {
    clearTimeout(glance);
    if (live().dataset.title) document.title = live().dataset.title;
    pause = 0;
    open();
  }
  document.addEventListener("visibilitychange", () => (document.hidden ? hide() : show()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);

  function morph(html) {
    document.body.classList.add("moving");
    const before = places();
    Idiomorph.morph(live(), html, {
      morphStyle: "outerHTML",
      callbacks: {
        // The log and what was advised are parts of their own.
        beforeNodeMorphed: (node) => node.id !== "lines" && node.id !== "advising",
        // What the player opened stays open; a style can only be the script's own.
        beforeAttributeUpdated: (name, node) => name !== "style" && !(name === "open" && node.tagName === "DETAILS"),
      },
    });
    if (!own) for (const e of live().querySelectorAll("[data-piece][id]")) if (!before.has(e.id)) arrived.add(e.id);
    own = false;
    fresh();
    slide(before);
    clearTimeout(morph.timer);
    morph.timer = setTimeout(() => document.body.classList.remove("moving"), 600);
  }

  // ---- pieces slide from where they were; new ones come from the element they name
  const arrived = new Set(); // the pieces that came since the viewer's last move, made by others
  let own = false; // whether the next page answers a move of the viewer
  function places() {
    const all = new Map();
    for (const e of live().querySelectorAll("[id]")) all.set(e.id, e.getBoundingClientRect());
    return all;
  }
  function slide(before) {
    // In a tab that nobody looks at nothing moves: whoever comes back sees the table as it is.
    if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
      // Inside a drawing a pixel is a unit of the drawing.
      const unit = piece.ownerSVGElement ? piece.parentNode.getScreenCTM().a : 1;
      const from_there = `${(x - dx) / unit}px ${(y - dy) / unit}px`;
      piece.animate([{ translate: from_there, zIndex: 9 }, { translate: "0 0", zIndex: 9 }], timing);
    }
  }

  function fresh() {
    const asked = live().dataset.decision !== decision;
    if (asked) {
      decision = live().dataset.decision;
      document.body.classList.remove("unadvised");
      forget();
      hideWhy();
    }
    if (live().dataset.title) document.title = live().dataset.title;
    // The address of a table, for sending it to others.
    for (const field of document.querySelectorAll("[data-address]")) field.value = location.origin + field.getAttribute("value");
    advising();
    for (const frame of document.querySelectorAll("[data-zoom]")) lay(frame);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const box of document.querySelectorAll("[data-steps]")) {
      // What is new since the page was opened may play by itself.
      const plays = "auto" in box.dataset && opened && !stepped.has(box.id) && !still;
      step(box);
      if (plays) step(box, "play");
    }
    opened = true;
    for (const e of live().querySelectorAll("[data-piece][id]")) e.classList.toggle("arrived", arrived.has(e.id));
    tell(telling);
    tabs();
    newest();
    light();
    if (asked) turn();
  }

  // ---- steps: what happened at once is shown one after another, at the pace of who looks
  let opened = false; // whether the page has been seen once
  const stepped = new Map(); // by the id of the box: the step shown, and the timer while it plays
  function step(box, way) {
    if (!box) return;
    const parts = [...box.querySelectorAll("[data-step]")];
    const last = Math.max(0, ...parts.map((e) => Number(e.dataset.step)));
    const now = stepped.get(box.id) || { at: last, timer: 0 };
    stepped.set(box.id, now);
    if (way) {
      const playing = now.timer !== 0;
      clearTimeout(now.timer);
      now.timer = 0;
      const plays = way === "next" || (way === "play" && !playing);
      if (way === "play" && now.at >= last) now.at = -1;
      if (plays || way === "forward") now.at += 1;
      if (way === "back") now.at -= 1;
      if (plays && now.at < last) now.timer = setTimeout(() => step(document.getElementById(box.id), "next"), Number(box.dataset.pace) || 2600);
    }
    now.at = Math.max(0, Math.min(last, now.at));
    for (const e of parts) e.toggleAttribute("hidden", Number(e.dataset.step) !== now.at);
    for (const e of box.querySelectorAll("[data-places]"))
      e.setAttribute("transform", e.dataset.places.split(";")[now.at] || e.getAttribute("transform"));
    for (const e of box.querySelectorAll("[data-step-at]")) e.textContent = now.at;
    for (const b of box.querySelectorAll("[data-go]"))
      b.disabled = (b.dataset.go === "back" && now.at === 0) || (b.dataset.go === "forward" && now.at === last);
    box.classList.toggle("playing", !!now.timer);
    box.classList.toggle("stepping", now.at < last);
  }

  // ---- maps: a frame that shows a part of a drawing, and can be panned and zoomed
  const zooms = new Map(); // by the id of the frame: how near it is, and what it was opened on
  const part = (frame, name) => frame.querySelector(`[data-zoom-${name}]`);
  // How near a frame is at first: the style sheet says so, by the size of the screen.
  const near = (frame) => parseFloat(getComputedStyle(frame).getPropertyValue("--near")) || 1;
  function lay(frame) {
    const known = zooms.get(frame.id);
    const state = known || { by: near(frame), near: near(frame), home: "", far: false };
    zooms.set(frame.id, state);
    // At last the whole is to be seen.
    if ("far" in frame.dataset && !state.far) state.by = 1;
    state.far = "far" in frame.dataset;
    zoom(frame, state.by);
    if (!known || state.home !== frame.dataset.home) home(frame, !!known);
    state.home = frame.dataset.home;
    if (!known) part(frame, "scroll").addEventListener("scroll", () => seen(frame), { passive: true });
  }
  // `at` is the point of the window that stays where it is.
  function zoom(frame, by, at) {
    const [scroll, size] = [part(frame, "scroll"), part(frame, "size")];
    const box = scroll.getBoundingClientRect();
    const [x, y] = at ? [at[0] - box.left, at[1] - box.top] : [box.width / 2, box.height / 2];
    const [u, v] = [(scroll.scrollLeft + x) / size.offsetWidth, (scroll.scrollTop + y) / size.offsetHeight];
    by = Math.max(1, Math.min(by, 2 * near(frame) + 1));
    const changed = by !== zooms.get(frame.id).by || !size.style.width;
    zooms.get(frame.id).by = by;
    size.style.width = by * 100 + "%";
    frame.classList.toggle("zoomed", by > 1);
    frame.classList.toggle("far", by === 1 && near(frame) > 1);
    const button = part(frame, "whole");
    if (button) button.setAttribute("aria-pressed", String(by === 1));
    if (changed) {
      scroll.scrollLeft = u * size.offsetWidth - x;
      scroll.scrollTop = v * size.offsetHeight - y;
    }
    seen(frame);
  }
  function home(frame, gently) {
    const scroll = part(frame, "scroll");
    const target = (document.getElementById(frame.dataset.home) || part(frame, "size")).getBoundingClientRect();
    const box = scroll.getBoundingClientRect();
    const left = target.left + target.width / 2 - box.left - box.width / 2;
    const top = target.top + target.height / 2 - box.top - box.height / 2;
    scroll.scrollBy({ left, top, behavior: gently ? "smooth" : "instant" });
  }
  function whole_map(frame) {
    const far = zooms.get(frame.id).by > 1;
    zoom(frame, far ? 1 : near(frame));
    if (!far) home(frame);
  }
  // The small picture shows which part is seen.
  function seen(frame) {
    const [scroll, size, mini, rect] = ["scroll", "size", "mini", "seen"].map((name) => part(frame, name));
    if (!rect) return;
    const box = mini.viewBox.baseVal;
    rect.setAttribute("x", box.x + (scroll.scrollLeft / size.offsetWidth) * box.width);
    rect.setAttribute("y", box.y + (scroll.scrollTop / size.offsetHeight) * box.height);
    rect.setAttribute("width", Math.min(1, scroll.clientWidth / size.offsetWidth) * box.width);
    rect.setAttribute("height", Math.min(1, scroll.clientHeight / size.offsetHeight) * box.height);
  }
  // Seen from afar, the first tap comes nearer; nothing is pressed by it.
  document.addEventListener(
    "click",
    (event) => {
      const frame = event.target.closest("[data-zoom].far");
      if (!frame || !event.target.closest("[data-zoom-scroll]")) return;
      event.preventDefault();
      event.stopPropagation();
      zoom(frame, near(frame), [event.clientX, event.clientY]);
    },
    true,
  );
  let pinch = null;
  const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  document.addEventListener("touchstart", (event) => {
    const frame = event.touches.length === 2 && event.target.closest && event.target.closest("[data-zoom]");
    pinch = frame ? { frame, from: spread(event.touches), by: zooms.get(frame.id).by } : null;
  });
  document.addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = event.touches;
      const middle = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
      zoom(pinch.frame, (pinch.by * spread(event.touches)) / pinch.from, middle);
    },
    { passive: false },
  );
  document.addEventListener(
    "wheel",
    (event) => {
      const frame = event.ctrlKey && event.target.closest && event.target.closest("[data-zoom]");
      if (!frame) return;
      event.preventDefault();
      zoom(frame, zooms.get(frame.id).by * Math.exp(-event.deltaY / 150), [event.clientX, event.clientY]);
    },
    { passive: false },
  );
  addEventListener("resize", () => {
    for (const frame of document.querySelectorAll("[data-zoom]")) {
      const state = zooms.get(frame.id);
      zoom(frame, state.near === near(frame) ? state.by : near(frame));
      state.near = near(frame);
    }
  });

  fresh();
  open();
})();
