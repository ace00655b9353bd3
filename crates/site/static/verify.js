// Verifying chance in the browser: the hash of the promise, the commitment this browser remembers, and the one that was noted.
"use strict";
(() => {
  const chance = document.getElementById("chance");
  const promise = document.getElementById("promise");
  const say = (id, how, decision) => {
    const line = document.getElementById(id);
    line.hidden = false;
    line.className = how === "not" ? "" : how;
    line.textContent = line.dataset[how].replace("#", decision);
  };
  async function own() {
    if (!window.crypto || !crypto.subtle) return "";
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(promise.textContent));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  async function check() {
    const computed = await own();
    say("own", !computed ? "not" : computed === chance.dataset.commitment ? "good" : "bad");
    const given = computed || chance.dataset.commitment;
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem("promises") || "{}")[chance.dataset.table];
    } catch {}
    if (kept) say("kept", kept[0] === given ? "good" : "bad", kept[1]);
    else say("kept", "not");
    document.getElementById("noting").addEventListener("input", (event) => {
      const noted = event.target.value.trim().toLowerCase();
      if (noted) say("noted", noted === given ? "good" : "bad");
      else document.getElementById("noted").hidden = true;
    });
  }
  if (chance && promise) check();

  // A record from a file.
  const file = document.getElementById("file");
  if (file) {
    file.closest("label").hidden = false;
    file.addEventListener("change", async () => {
      if (file.files[0]) document.getElementById("record").value = await file.files[0].text();
    });
  }
})();
