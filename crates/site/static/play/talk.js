// Watching and talking: who is there, how many watch, what is said. It comes through the line as a part of its own; a frame knows
// nothing of it, so it is put into its places anew after each.
const talkwords = document.getElementById("talkwords").dataset;
let side = new URLSearchParams(location.search).get("side") || ""; // from whose place somebody watches
let reads = ""; // which rooms were told
let said = 0; // the number of the last message that was told
let unseen = 0; // messages that came while the chat was not open
let presences = new Map(); // seat: what is known of its player, and when that was
const heard_so_far = () => ({ said, reads });

function talked(news) {
  if (news.anew) {
    document.getElementById("said")?.replaceChildren();
    reads = news.reads;
    unseen = 0;
  }
  if (news.said) said = news.said;
  for (const message of news.messages || []) hear_message(message);
  if (news.present) {
    const now = Date.now();
    const before = presences;
    presences = new Map(news.present.map(([seat, state, seconds]) => [String(seat), { state, since: seconds === null ? null : now - seconds * 1000 }]));
    for (const [seat, { state }] of presences) tell_presence(seat, before.get(seat)?.state, state);
  }
  if ("watching" in news) {
    const box = document.getElementById("watchers");
    box.hidden = !news.watching;
    box.querySelector("b").textContent = news.watching;
  }
  attend();
  hearken();
}

// ---- who is there: on the emblem, and in words for those who are not
const MINUTE = 60_000;
function ago(state, since) {
  if (since === null) return talkwords[state];
  const minutes = Math.max(0, Math.floor((Date.now() - since) / MINUTE));
  const [unit, number] = minutes < 60 ? ["Min", Math.max(1, minutes)] : minutes < 48 * 60 ? ["H", Math.floor(minutes / 60)] : ["D", Math.floor(minutes / 1440)];
  return talkwords[state + unit].replace("#", number);
}
function attend() {
  for (const panel of document.querySelectorAll("#players > .player")) {
    const { state, since } = presences.get(panel.id.slice("player-p".length)) || {};
    const [mark, text] = [panel.querySelector(".presence"), panel.querySelector(".absence")];
    if (!mark) continue;
    mark.hidden = !state;
    mark.className = "presence " + (state || "");
    mark.title = state ? (state === "here" ? talkwords.here : ago(state, since)) : "";
    const words = state === "away" || state === "gone" ? "· " + ago(state, since) : "";
    if (text.textContent !== words) text.textContent = words;
  }
}
setInterval(attend, 20_000);
// Who comes and goes is heard as lines of the log are; not who was found so, nor oneself.
function tell_presence(seat, before, now) {
  const known = ["here", "away", "gone"];
  if (before === now || !known.includes(before) || !known.includes(now) || seat === live().dataset.seat) return;
  const name = document.querySelector(`#player-p${seat} .name`)?.firstChild.textContent.trim();
  if (name) say_soon(talkwords["told" + now[0].toUpperCase() + now.slice(1)].replace("#", name));
}

// ---- what is said
const MUTED = "palatine-muted"; // whom this browser does not want to hear
const muted = () => new Set(JSON.parse(localStorage.getItem(MUTED) || "[]"));
function mute(who, on) {
  const all = muted();
  if (on) all.add(who);
  else all.delete(who);
  localStorage.setItem(MUTED, JSON.stringify([...all].slice(-200)));
  for (const entry of document.querySelectorAll("#said > li")) silence(entry);
}
function silence(entry) {
  const off = muted().has(entry.dataset.who);
  entry.classList.toggle("muted", off);
  const button = entry.querySelector("[data-mute]");
  if (button) button.textContent = (off ? talkwords.unmute : talkwords.mute).replace("#", entry.dataset.name);
}
const element = (name, text, attributes = {}) => {
  const e = document.createElement(name);
  if (text) e.textContent = text;
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return e;
};
// Everything that people wrote goes in as text, never as mark-up.
function hear_message({ id, room, seat, name, who, at, text, mine }) {
  const list = document.getElementById("said");
  if (!list) return;
  const entry = element("li", "", { "data-who": who, "data-name": name });
  const emblem = seat && document.querySelector(`#player-p${seat} .emblem`);
  entry.append(emblem ? emblem.cloneNode(true) : element("span", [...name][0] || "?", { class: "initial", "aria-hidden": "true" }));
  const [body, head] = [element("div"), element("p", "", { class: "by" })];
  const time = new Date(at);
  const shown = time.toLocaleTimeString(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
  head.append(element("b", name), " ", element("time", shown, { datetime: time.toISOString(), title: time.toLocaleString(document.documentElement.lang) }));
  if (mine) head.append(" ", element("small", talkwords.you));
  else if (reads === "both" && room === "watchers") head.append(" ", element("small", talkwords.watches));
  body.append(head, element("p", text, { class: "text", dir: "auto" }), element("p", talkwords.muted, { class: "hushed" }));
  if (!mine) {
    const more = element("details", "", { class: "more" });
    more.append(element("summary", "…", { "aria-label": talkwords.more.replace("#", name) }));
    more.append(element("button", "", { type: "button", "data-mute": who }));
    more.append(element("a", talkwords.report, { href: "/report?message=" + encodeURIComponent(id), target: "_blank", rel: "noopener" }));
    entry.append(body, more);
  } else entry.append(body);
  silence(entry);
  const end = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  list.append(entry);
  if (end || mine) list.scrollTop = list.scrollHeight;
  if (!chat_open() && !mine && !entry.classList.contains("muted")) unseen++;
}
const chat_open = () => {
  const room = document.getElementById("talk");
  return !!room && room.checkVisibility() && !document.hidden;
};
// Whether the chat is open: then it is heard, and nothing in it is new.
function hearken() {
  const [list, open] = [document.getElementById("said"), chat_open()];
  list?.setAttribute("aria-live", open ? "polite" : "off");
  if (open && unseen) {
    unseen = 0;
    list.scrollTop = list.scrollHeight;
  }
  for (const badge of document.querySelectorAll(":is(.tabs, .talktabs) .badge")) {
    badge.hidden = !unseen;
    badge.textContent = unseen ? String(unseen) : "";
  }
}
// The key of the chat: it opens, and the line to write has the focus.
function talk_on() {
  const tab = [...document.querySelectorAll("[data-tab=talk], [data-tab=chat]")].find((tab) => tab.checkVisibility());
  if (!tab) return false;
  tab.click();
  document.getElementById("say").focus();
  document.getElementById("said").scrollTop = 1e9;
  return true;
}
let saying = false;
async function speak_up(fields) {
  if (saying) return false;
  saying = true;
  try {
    const answer = await post("say", { room: document.getElementById("talk").dataset.room, ...fields }, PATIENCE);
    if (!answer.ok) say(await answer.text());
    return answer.ok;
  } catch {
    lost();
    return false;
  } finally {
    saying = false;
  }
}
document.addEventListener("submit", async (event) => {
  if (event.target.id !== "saying") return;
  event.preventDefault();
  const field = document.getElementById("say");
  const text = field.value;
  if (text.trim() && (await speak_up({ text })) && field.value === text) field.value = "";
});
document.addEventListener("click", (event) => {
  const phrase = event.target.closest("[data-phrase]");
  if (phrase) return speak_up({ phrase: phrase.dataset.phrase });
  const quiet = event.target.closest("[data-mute]");
  if (quiet) {
    quiet.closest("details").open = false;
    return mute(quiet.dataset.mute, !muted().has(quiet.dataset.mute));
  }
  if (event.target.closest("[data-chat-off]")) {
    document.body.dataset.rail = "told";
    if (document.body.dataset.sheet === "chat") document.body.dataset.sheet = "log";
    prefer("quiet", "yes");
    return tabs();
  }
  // From whose place: asked for anew, and kept in the address so that a reload keeps it.
  const from = event.target.closest("[data-side]");
  if (from) {
    side = side === from.dataset.side ? "" : from.dataset.side;
    const address = new URL(location.href);
    if (side) address.searchParams.set("side", side);
    else address.searchParams.delete("side");
    history.replaceState(null, "", address);
    reopen();
  }
});
document.addEventListener("visibilitychange", hearken);
