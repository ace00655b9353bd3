// How somebody is told that it is their turn: a sound made here, and the browser's own notifications; and the settings of both.
"use strict";
const signals = (() => {
  const preferred = (name) => (document.cookie.match(`(?:^|; )${name}=([a-z]+)`) || [])[1];
  // ---- a sound: two notes, as of a small bell. A browser plays it once the page was touched.
  let audio = null;
  function chime() {
    const Audio = window.AudioContext;
    if (!Audio) return false;
    audio = audio || new Audio();
    audio.resume().catch(() => {});
    const start = audio.currentTime + 0.03;
    for (const [n, pitch] of [659.25, 987.77].entries())
      for (const [part, loud] of [1, 2.76].entries()) {
        const [tone, volume] = [audio.createOscillator(), audio.createGain()];
        const at = start + n * 0.16;
        tone.frequency.value = pitch * loud;
        volume.gain.setValueAtTime(0, at);
        volume.gain.linearRampToValueAtTime(part ? 0.04 : 0.16, at + 0.008);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + (part ? 0.4 : 1.1));
        tone.connect(volume).connect(audio.destination);
        tone.start(at);
        tone.stop(at + 1.2);
      }
    return true;
  }
  // The first touch of a page that wants sound wakes it up.
  if (preferred("sound") === "yes")
    addEventListener(
      "pointerdown",
      () => {
        if (window.AudioContext) (audio = audio || new AudioContext()).resume().catch(() => {});
      },
      { once: true },
    );

  // ---- a notification: shown, blocked or unsupported
  const icon = () => document.querySelector("link[rel=icon]")?.href;
  function show(title, body, address) {
    if (!("Notification" in window)) return "unsupported";
    if (Notification.permission !== "granted") return "blocked";
    try {
      const note = new Notification(title, { body, icon: icon(), tag: address });
      note.addEventListener("click", () => {
        focus();
        note.close();
      });
      return "shown";
    } catch {
      // Some phones have them for other programs only.
      return "unsupported";
    }
  }
  async function allow() {
    if (!("Notification" in window)) return false;
    if (Notification.permission === "default") await Notification.requestPermission().catch(() => {});
    return Notification.permission === "granted";
  }

  // ---- the settings
  const section = document.getElementById("signals");
  if (section) {
    const by = (id) => document.getElementById(id);
    function prefer(name, value) {
      document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
      mark();
    }
    function mark() {
      for (const e of section.querySelectorAll("[data-prefer]")) e.setAttribute("aria-checked", String(preferred(e.dataset.prefer) === "yes"));
    }
    function tell(box, what) {
      box.textContent = box.dataset[what];
      box.dataset.said = what;
    }
    mark();
    section.addEventListener("click", async (event) => {
      const turned = event.target.closest("[data-prefer]");
      if (turned) {
        const [name, on] = [turned.dataset.prefer, turned.getAttribute("aria-checked") !== "true"];
        // What the browser does not allow cannot be switched on.
        if (on && name === "notify" && !(await allow())) return tell(by("notify-said"), "Notification" in window ? "blocked" : "unsupported");
        prefer(name, on ? "yes" : "no");
        if (on && name === "sound" && !chime()) tell(by("sound-said"), "unsupported");
        return;
      }
      if (event.target.closest("#try-notify")) {
        const said = by("notify-said");
        await allow();
        return tell(said, show(said.dataset.title, said.dataset.body, "try"));
      }
      if (event.target.closest("#try-sound") && !chime()) tell(by("sound-said"), "unsupported");
    });
  }
  return { chime, show };
})();
