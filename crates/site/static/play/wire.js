// The line to the server.
// ---- the curtain between people at one screen: the hand is fetched only when it is lifted, for this tab alone
let lifted = "";
function lift() {
  lifted = document.getElementById("lift").dataset.seat;
  reopen();
}

// ---- live: the server sends what changed since the frame this page has, or since the last one of another kind, which the
// page has too; a page that has missed something fetches the frame anew. The log comes line by line and is not part of the frame.
let source = null;
let alive = 0;
let again = 0;
let pause = 0; // grows with every line that breaks
let told = wire.read; // how far the log is shown; what has come may be further, and waits to be shown
let frame = { id: wire.frame, text: null };
let kept_frames = []; // the last frame of each kind, this one last: a kind is what the viewer is asked, or that they are asked nothing, and what is decided
const KINDS = 8; // of so many kinds, as the house keeps them (gallery.rs): it begins with a frame that this page must have
const head_says = (text, name) => new RegExp(` data-${name}="([^"]*)"`).exec(text.slice(0, text.indexOf(">")))?.[1];
function took(id, text) {
  frame = { id, text, seat: head_says(text, "seat"), kind: `${head_says(text, "asks")} ${head_says(text, "stage")}` };
  // Where the curtain falls, nothing is kept of what lay before it.
  kept_frames = kept_frames.filter((old) => old.seat === frame.seat && old.kind !== frame.kind).slice(1 - KINDS);
  kept_frames.push(frame);
}
let wanted = wire.frame; // the frame that the server showed last
let fetching = false;
const query = (more) => "?" + new URLSearchParams({ read: wire.read, ...(lifted && { lifted }), ...(side && { side }), ...more });
function open() {
  if (alone || document.hidden || source) return;
  source = new EventSource(location.pathname + "/live" + query(heard_so_far()));
  const mine = source;
  // In the order in which they came: unpacking takes a moment, and what is packed goes on from what came before it.
  const next = (read) => (event) => {
    beat();
    queue = queue
      .then(async () => {
        const pushed = source === mine && (await read(event.data));
        if (pushed && source === mine) push(pushed);
      })
      .catch(reopen);
  };
  source.addEventListener("push", next(JSON.parse));
  source.addEventListener("pack", next(unpack));
  source.addEventListener("beat", (event) => {
    beat();
    if (event.data) set_clock(event.data);
  });
  source.addEventListener("talk", (event) => {
    beat();
    if (source === mine) talked(JSON.parse(event.data));
  });
  source.onerror = () => {
    close();
    retry();
  };
  alive = Date.now();
}
let queue = Promise.resolve();
// What is too large for two packets comes packed: the names of the frames, and seven bits to a character. First how many steps there are and three numbers each (what of
// the old text is gone, what of it is kept, what is new), then what is new and the log, deflated: with what is gone as a dictionary, which stands before it as a block stored as it is.
// Where much is new, what is kept stands before what is gone.
const LOOKS_BACK = 32_000; // so far back a packer looks
const MUCH = 12_000;
async function unpack(data) {
  const [head, from, to] = /^(\w*):(\w*):/.exec(data);
  const bytes = new Uint8Array(((data.length - head.length) * 7) >> 3);
  for (let k = head.length, n = 0, left = 0, bits = 0; k < data.length; k++) {
    bits = ((bits << 7) | (data.charCodeAt(k) & 127)) & 0x7fff;
    left += 7;
    if (left >= 8) bytes[n++] = bits >> (left -= 8);
  }
  let at = 0;
  const number = () => {
    let found = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      found |= (byte & 127) << shift;
      if (byte < 128) return found;
    }
  };
  const steps = Array.from({ length: number() * 3 }, number);
  const old = frame_called(from);
  // Without the old frame nothing can be read of it: then the line is opened anew.
  if (steps.length && !old) throw from;
  let fresh = 0;
  for (let k = 2; k < steps.length; k += 3) fresh += steps[k];
  let [kept, gone] = ["", ""];
  for (let k = 0, place = 0; k < steps.length; k += 3) {
    gone += old.text.slice(place, (place += steps[k]));
    kept += old.text.slice(place, (place += steps[k + 1]));
  }
  const known = new TextEncoder().encode(fresh > MUCH ? kept + gone : gone).slice(-LOOKS_BACK);
  const size = known.length;
  const stored = new Uint8Array([0, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255]);
  const whole = new Blob([stored, known, bytes.subarray(at)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const text = new TextDecoder().decode(new Uint8Array(await new Response(whole).arrayBuffer()).subarray(size));
  return { from, to, steps, fresh: text.slice(0, fresh), log: JSON.parse(text.slice(fresh)) };
}
// A frame that this page has.
const frame_called = (id) => kept_frames.find((old) => old.id === id);
function push({ from, to, steps, fresh: news, log }) {
  wire.read = log.read;
  wanted = to;
  const old = frame_called(from);
  if (steps.length && old) {
    let text = "";
    for (let k = 0, place = 0, read = 0; k < steps.length; k += 3) {
      place += steps[k];
      text += old.text.slice(place, (place += steps[k + 1])) + news.slice(read, (read += steps[k + 2]));
    }
    took(to, text);
    return arrive({ text, log });
  }
  skip();
  tell_log(log);
  if (frame.text === null || frame.id !== to) refetch();
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
      took(answer.headers.get("x-frame"), text);
      skip();
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
  told = read;
  const list = document.getElementById("lines");
  while (list.children.length > from) list.lastElementChild.remove();
  list.insertAdjacentHTML("beforeend", lines.join(""));
}
function close() {
  if (source) source.close();
  source = null;
}
// A line that breaks is tried again, sooner at first; a table that is gone is not. The server is asked first: what is only
// a line that was closed is not called a lost server.
function retry() {
  if (document.hidden || alone) return;
  pause = Math.min(8_000, Math.max(250, pause * 2));
  clearTimeout(again);
  again = setTimeout(probe, pause * (0.5 + Math.random()));
}
async function probe() {
  if (alone) return;
  clearTimeout(again);
  const answer = await fetch(location.pathname + "/turn" + query(), { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (answer && (answer.status === 404 || answer.status === 410)) return say(wire.gone, true);
  if (answer && answer.ok) return open();
  // Whoever asked too much is answered all the same.
  if (!answer || answer.status >= 500) offline(true);
  retry();
}
function reopen() {
  close();
  clearTimeout(again);
  open();
}
function beat() {
  alive = Date.now();
  pause = 0;
  offline(false);
}
// A line that sleeps through three heartbeats is dead, whatever the browser believes.
setInterval(() => {
  if (source && Date.now() - alive > 50_000) {
    offline(true);
    reopen();
  }
}, 5_000);
// A tab that nobody looks at keeps no line open, because a browser has only six for a house; it asks now and then whose
// turn it is, and its title says so.
let glance = 0;
async function hide() {
  if (alone) return;
  close();
  hurry();
  clearTimeout(glance);
  const answer = await fetch(location.pathname + "/turn" + query({ hidden: 1 })).catch(() => null);
  if (!document.hidden) return;
  if (answer && answer.ok) {
    document.title = await answer.text();
    call_me(answer.headers.has("x-turn"));
  }
  if (!answer || answer.status !== 404) glance = setTimeout(hide, 20_000);
}
function show() {
  clearTimeout(glance);
  entitle();
  pause = 0;
  open();
}
document.addEventListener("visibilitychange", () => (document.hidden ? hide() : show()));
addEventListener("pagehide", close);
addEventListener("pageshow", open);
