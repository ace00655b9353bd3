// A lost server: it is said at once, and a move that could not be sent is kept. When the server is back it is sent again if
// what was asked is still asked; else it is given back.
const PATIENCE = 10_000; // an answer that has not come by then does not come
let unsent = null; // the move that is kept: its fields, and the decision it answers

function post(what, fields, patience) {
  // What is no part of this page is named by its whole address.
  return fetch(what.startsWith("/") ? what : location.pathname + "/" + what, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
    ...(patience && { signal: AbortSignal.timeout(patience) }),
  }).then((answer) => {
    // A proxy answers for a house that does not.
    if (answer.status === 502 || answer.status === 504) throw answer;
    return answer;
  });
}

async function deliver(letter) {
  if (sending) return;
  const again = letter === unsent;
  sending = own = true;
  arrived.clear();
  document.body.classList.add("sending");
  try {
    const answer = await post("move", letter.fields, PATIENCE);
    give_back();
    forget();
    if (!answer.ok) {
      own = false;
      say(again ? wire.unsent : await answer.text());
    }
  } catch {
    own = false;
    unsent = letter;
    lost();
  } finally {
    sending = false;
    document.body.classList.remove("sending");
    light();
  }
}

// What was kept is not sent any more.
function give_back() {
  unsent = null;
  offline(document.body.classList.contains("offline"));
}

// Something could not be sent.
function lost() {
  close();
  offline(true);
  retry();
}

// Says that the server cannot be reached, or that it can be again.
function offline(on) {
  const line = document.getElementById("lost");
  document.body.classList.toggle("offline", on);
  const text = unsent ? wire.kept : wire.offline;
  if (on && line.textContent !== text) line.textContent = text;
  line.hidden = !on;
}

// The server is back, and the page shows what is due. A decision that is past goes to the server too: it knows whether it was
// decided by this very move, whose answer was lost.
function resend() {
  if (!unsent || sending || !source || document.body.classList.contains("offline")) return;
  const past = Number(live().dataset.decision) > Number(unsent.fields.decision);
  if (past || about() === unsent.about) return deliver(unsent);
  give_back();
  say(wire.unsent);
}

addEventListener("offline", () => {
  close();
  offline(true);
  retry();
});
addEventListener("online", () => {
  if (alone) return offline(false);
  pause = 0;
  if (!document.hidden && !source) probe();
});
