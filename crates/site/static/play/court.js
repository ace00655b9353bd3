// The court of Justinian as a stage: the courtiers stand where they stood, with the tokens that lay on them; and a choice can
// be looked at before it is made.
const courtier = (n) => document.getElementById("courtier-" + n);
const courtiers = () => [...Array(12)].map((_, n) => String(n + 1));
const court_order = (text) => (text || "").split(" ").filter(Boolean);
const signed = (n) => (n > 0 ? "+" + n : n < 0 ? "−" + -n : "0");
const roman = (place) => document.querySelector(`#place-${place} .base`)?.textContent ?? place;
const name_of = (n) => courtier(n)?.querySelector(".name").textContent ?? n;
const summed = (tokens) => tokens.reduce((sum, token) => sum + token.value, 0);

// ---- what is shown for a while is remembered with the way back
let court_back = [];
function made(tag, classes, ...inside) {
  const e = document.createElement(tag);
  if (classes) e.className = classes;
  e.append(...inside);
  return e;
}
function put(where, what) {
  if (!where) return;
  where.append(what);
  court_back.push(() => what.remove());
}
function mark_courtier(e, ...names) {
  if (!e) return;
  const added = names.filter((one) => !e.classList.contains(one));
  e.classList.add(...added);
  court_back.push(() => e.classList.remove(...added));
}
function write(e, text) {
  if (!e || e.textContent === String(text)) return;
  const was = e.textContent;
  e.textContent = text;
  court_back.push(() => (e.textContent = was));
}
function court_strip() {
  while (court_back.length) court_back.pop()();
}
// Everybody in that order. The number in a hole is printed in the place below it, so it changes with the place.
function stand(order, phase) {
  order.forEach((n, index) => {
    const piece = courtier(n);
    if (!piece) return;
    for (const [name, value] of [["--s", index], ["--c", index % 6], ["--r", Math.floor(index / 6)]]) piece.style.setProperty(name, value);
    court_back.push(() => ["--s", "--c", "--r"].forEach((name) => piece.style.removeProperty(name)));
    const printed = document.querySelectorAll(`#place-${index + 1} .printed i`);
    piece.querySelectorAll(".hole").forEach((hole, at) => {
      const row = /row-(\d+)/.exec(hole.className);
      if (row && printed.length) write(hole, printed[row[1] - 1].textContent);
      if (!phase || (at === phase - 1) === hole.classList.contains("now")) return;
      const was = hole.className;
      hole.classList.toggle("now", at === phase - 1);
      hole.classList.toggle("next", at !== phase - 1);
      court_back.push(() => (hole.className = was));
    });
  });
}
const moved = (order, from, to) => {
  const now = [...order];
  now.splice(to - 1, 0, ...now.splice(from - 1, 1));
  return now;
};

// ---- pieces that only the tale has
const emblem_of = (seat) => document.querySelector(`#player-p${seat} > .emblem svg`)?.cloneNode(true) ?? "";
function pill(token, up, turns) {
  const side = up ? (token.value > 0 ? "up plus" : "up minus") : "down";
  const value = up ? [made("b", "", signed(token.value))] : [];
  return made("span", `token ${side} p${token.seat}${turns ? " turning" : ""}`, emblem_of(token.seat), ...value);
}
function head(n) {
  const [svg, use] = ["svg", "use"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("viewBox", "6 4 52 60");
  for (const [key, value] of [["href", "#ju-head-" + n], ["width", 64], ["height", 73]]) use.setAttribute(key, value);
  svg.append(use);
  return svg;
}
// The way of a courtier, over the heads of those he passes.
function arc(from, to, tokens) {
  const floor = document.querySelector(".floor");
  const at = (place) => document.getElementById("place-" + place).getBoundingClientRect();
  const [all, a, b] = [floor.getBoundingClientRect(), at(from), at(to)];
  const [x1, x2] = [a, b].map((r) => r.left + r.width / 2 - all.left);
  const stack = parseFloat(getComputedStyle(floor).getPropertyValue("--stack"));
  // Where tokens lie one upon another it ends above them.
  const [y1, y2] = [a, b].map((r, end) => r.top - all.top + stack - 6 - (stack > 60 && end ? tokens * 25 : 0));
  const rise = Math.min(56, Math.max(16, Math.abs(x2 - x1) * 0.3));
  const top = Math.max(3, Math.min(y1, y2) - rise);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "arc");
  for (const [kind, d] of [["way", `M${x1} ${y1}C${x1} ${top} ${x2} ${top} ${x2} ${y2}`], ["tip", `M${x2 - 7} ${y2 - 9}L${x2} ${y2 + 1}L${x2 + 7} ${y2 - 9}`]]) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("class", kind);
    path.setAttribute("d", d);
    svg.append(path);
  }
  put(floor, svg);
}
// A sentence with its gaps filled; names stand out.
const filled = (text, gaps) => text.split(/\{(\w+)\}/).map((part, n) => (n % 2 === 0 ? part : part === "courtier" ? made("b", "", gaps[part]) : String(gaps[part])));

stages.court = {
  beats(box) {
    const data = box.dataset;
    const words = tale_words(box);
    const who = (seat) => words.who[seat - 1];
    const laid = (data.laid || "").split(";").filter(Boolean).map((stack) => {
      const [n, tokens] = stack.split(":");
      return { n, tokens: tokens.split(" ").map((token) => ({ seat: token[0], value: Number(token.slice(1)) })) };
    });
    const beats = laid.map(({ n, tokens }) => ({
      act: 0, n, tokens, ticks: tokens.length, pace: 520, hold: 950,
      line(tick) {
        const said = tokens.slice(0, tick + 1).map((token) => `${who(token.seat)} ${signed(token.value)}`).join(", ");
        const whole = tick + 1 >= tokens.length;
        const sum = (whole ? words.together : words.sofar).replace("{sum}", signed(summed(tokens.slice(0, tick + 1))));
        return [made("b", "", name_of(n)), `: ${said}${whole ? "." : "…"} `, tokens.length > 1 ? made("em", "", sum) : ""];
      },
    }));
    const plain = (act, text) => ({ act, ticks: 1, pace: 0, hold: 1800, line: () => [text] });
    if (!beats.length) beats.push(plain(0, words.bare));
    if (data.moves === undefined) return beats;
    const sums = Object.fromEntries(laid.map(({ n, tokens }) => [n, summed(tokens)]));
    const moves = data.moves.split(" ").filter(Boolean).map((move) => {
      const [, n, from, to] = /(\d+):(\d+)>(\d+)/.exec(move);
      const way = to - from;
      const kind = way === 0 ? "stays" : way !== sums[n] ? "ends" : way > 0 ? "rises" : "falls";
      const gaps = { courtier: name_of(n), by: Math.abs(way), sum: signed(sums[n]), from: roman(from), to: roman(to) };
      return { act: 1, n, from: Number(from), to: Number(to), ticks: way ? 2 : 1, pace: 600, hold: 950, line: () => filled(words[kind], gaps) };
    });
    beats.push(...(moves.length ? moves : [plain(1, words.nobody)]));
    if (data.scored === undefined) return beats;
    const scored = data.scored.split(";").map((one, at) => {
      const [tokens, cards] = one.split(":");
      const list = cards.split(" ").filter(Boolean).map((card) => card.split("="));
      const sum = list.reduce((all, [, points]) => all + Number(points), 0);
      return { seat: at + 1, tokens: Number(tokens), cards: list, sum };
    });
    beats.push({ ...plain(2, data.named), scored, shown: 0 });
    scored.forEach(({ seat, cards, sum }, at) => {
      const told = cards.map(([n, points]) => `${name_of(n)} ${points}`);
      beats.push({
        act: 2, scored, shown: at + 1, ticks: Math.max(1, cards.length), pace: 620, hold: 1100,
        line: (tick) => [made("b", "", who(seat)), ": " + told.slice(0, tick + 1).join(" + "), tick + 1 >= cards.length ? made("em", "", ` = ${sum}`) : ""],
      });
    });
    const all = scored.map(({ seat, tokens, sum }) => [made("b", "", who(seat)), ` +${sum + tokens}`]);
    beats.push({ act: 3, scored, shown: scored.length, ticks: 1, pace: 0, hold: 3200, line: () => all.flatMap((one, n) => [n ? " · " : "", one[0].cloneNode(true), one[1]]) });
    return beats;
  },

  show(box, beats, at, tick, moves) {
    court_strip();
    const court = document.getElementById("court");
    const beat = beats[at];
    if (!court) return;
    court.classList.add("retelling");
    court.dataset.act = beat.act;
    // Where everybody stands.
    let order = court_order(box.dataset.order);
    beats.forEach((other, n) => {
      if (other.from && (n < at || (n === at && (tick > 0 || other.ticks === 1)))) order = moved(order, other.from, other.to);
    });
    stand(order, Number(box.dataset.phase));
    // What lay on them, as far as it is turned up; once they have moved it is taken away.
    if (beat.act < 2)
      beats.forEach((other, n) => {
        if (!other.tokens) return;
        const up = n < at ? other.tokens.length : n === at ? tick + 1 : 0;
        const wells = other.tokens.map((token, k) => made("span", "well", pill(token, k < up, moves && n === at && k === tick)));
        put(courtier(other.n), made("span", "wells retold", ...wells));
        if (up) {
          const sum = summed(other.tokens.slice(0, up));
          put(courtier(other.n).querySelector(".plate"), made("span", `total retold ${sum > 0 ? "plus" : sum < 0 ? "minus" : ""}${n === at ? " now" : ""}`, signed(sum)));
        }
        if (n <= at) mark_courtier(courtier(other.n), "lit");
      });
    if (beat.n) mark_courtier(courtier(beat.n), "lit", "told");
    if (beat.act === 1 && beat.from !== beat.to && beat.from) arc(beat.from, beat.to, beats.find((other) => other.tokens && other.n === beat.n)?.tokens.length ?? 0);
    if (box.dataset.scored !== undefined) this.count(beats, at, tick, moves);
  },

  // Cards are turned in the rows of their players and shown on the court; points grow.
  count(beats, at, tick, moves) {
    const beat = beats[at];
    const { scored } = beats.find((other) => other.scored);
    for (const { seat, tokens, cards, sum } of scored) {
      const row = document.getElementById("player-p" + seat);
      const points = row?.querySelector(".points b");
      const after = Number(points?.textContent);
      const before = after - sum - tokens;
      const now = beat.act === 2 && beat.shown === seat;
      const open = beat.act === 3 ? cards.length : beat.act < 2 || beat.shown < seat ? 0 : now ? tick + 1 : cards.length;
      write(points, beat.act === 3 && !moves ? after : before);
      if (beat.act === 3 && moves) grow(points, before, after);
      if (beat.act < 2) continue;
      const face = ([n, worth], k) => (k < open ? made("span", "fc" + (moves && now && k === tick ? " turning" : ""), head(n), made("b", "", worth)) : made("span", "fc back"));
      const parts = cards.flatMap((card, k) => [k ? made("i", "", "+") : "", face(card, k)]);
      if (beat.act === 3 && tokens) parts.push(made("i", "", "+"), made("span", "fc coin", emblem_of(seat), made("b", "", tokens)));
      if (open === cards.length) parts.push(made("i", "", "="), made("b", "tot", beat.act === 3 ? sum + tokens : sum));
      put(row, made("span", "turned-cards", ...parts));
      cards.slice(0, open).forEach(([n, worth], k) => {
        if (now) mark_courtier(courtier(n), "lit", ...(k === tick ? ["told"] : []));
        if (now || beat.act === 3) put(courtier(n), made("span", "shown-card", made("span", `emblem p${seat}`, emblem_of(seat)), made("b", "", worth)));
      });
    }
  },

  clear() {
    court_strip();
    const court = document.getElementById("court");
    court?.classList.remove("retelling");
    if (court) delete court.dataset.act;
    court_look_again();
  },

  last(box) {
    const order = [...courtiers()].sort((a, b) => place_now(a) - place_now(b));
    return [tale_words(box).court.replace("{list}", order.map(name_of).join(", "))];
  },
};
const place_now = (n) => Number(/\bat-(\d+)/.exec(courtier(n)?.className ?? "")?.[1] ?? 0);
// Points count up, 40 ms a step and 900 ms at most.
function grow(e, from, to) {
  const start = Date.now();
  const whole = Math.min(900, (to - from) * 40);
  const tick = () => {
    const part = whole ? Math.min(1, (Date.now() - start) / whole) : 1;
    if (e.isConnected) e.textContent = Math.round(from + (to - from) * part);
    if (part < 1 && tale) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

// ---- a choice that is looked at: the court as it would stand
let court_seen = ""; // the id of the choice that is pointed at or focused
let court_kept = ""; // and of the one that was switched on
function court_look(aim) {
  const seen = aim?.closest?.("[data-court]")?.id ?? "";
  if (seen === court_seen) return;
  court_seen = seen;
  court_look_again();
}
for (const kind of ["mouseover", "focusin"]) document.addEventListener(kind, (event) => court_look(event.target));
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-court-look]");
  if (!button) return;
  const box = button.closest("[data-court]");
  court_kept = court_kept === box.id ? "" : box.id;
  court_look_again();
});
// What lies under the tiles is shown while they are lifted (`details`); marked here, see justinian.css.
function court_lifts() {
  for (const lift of document.querySelectorAll(".lift")) lift.closest(".court")?.classList.toggle("lifted", lift.open);
}
document.addEventListener("toggle", court_lifts, true);
function court_look_again() {
  court_lifts();
  if (tale) return;
  const seen = document.getElementById(court_kept) || document.getElementById(court_seen);
  for (const button of document.querySelectorAll("[data-court-look]"))
    button.setAttribute("aria-pressed", String(button.closest("[data-court]").id === court_kept));
  court_strip();
  const court = document.getElementById("court");
  if (!court) return;
  court.classList.toggle("looking", !!seen);
  if (!seen) return;
  const order = court_order(seen.dataset.court);
  const by = new Map(order.map((n, at) => [n, at + 1 - place_now(n)]));
  stand(order);
  for (const [n, way] of by) {
    if (!way) continue;
    mark_courtier(courtier(n), "elsewhere");
    put(courtier(n), made("span", "by " + (way > 0 ? "rise" : "fall"), (way > 0 ? "▲" : "▼") + Math.abs(way)));
  }
}
