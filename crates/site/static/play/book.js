// The rules beside the game: the rules page in a panel of its own, opened from the header and from every refusal. It is fetched
// when it is first asked for, and lies in a tree of its own, so that what its figures can press is no part of this table.
const book = () => document.getElementById("book");
let book_from = null; // where the focus goes back to
async function read_rules(address) {
  const panel = book();
  const host = panel.querySelector(".leaf");
  if (panel.hidden) book_from = document.activeElement;
  panel.hidden = false;
  if (!host.shadowRoot) {
    const answer = await fetch(address.pathname).catch(() => null);
    if (!answer || !answer.ok) {
      // Without a line to the server the rules cannot be read either.
      panel.hidden = true;
      return say(wire.offline);
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!host.shadowRoot) {
      const tree = host.attachShadow({ mode: "open" });
      tree.append(...page.querySelectorAll("link[rel=stylesheet]"), ...page.querySelectorAll("body > svg"), page.querySelector("main"));
      tree.addEventListener("click", (event) => {
        const link = event.target.closest("a[href^='#']");
        if (!link) return;
        event.preventDefault();
        find_rule(link.hash);
      });
    }
  }
  find_rule(address.hash);
  panel.querySelector(".close").focus();
}
function find_rule(hash) {
  const tree = book().querySelector(".leaf").shadowRoot;
  const found = hash.length > 1 && tree.getElementById(decodeURIComponent(hash.slice(1)));
  for (const rule of tree.querySelectorAll(".aimed")) rule.classList.remove("aimed");
  if (!found) return;
  const rule = found.closest(".rule") || found;
  rule.classList.add("aimed");
  // Style sheets may still be on their way, and with them its place.
  for (const wait of [0, 150, 500]) setTimeout(() => rule.scrollIntoView({ block: "start" }), wait);
}
function close_rules() {
  if (!book() || book().hidden) return false;
  book().hidden = true;
  if (book_from && book_from.isConnected) book_from.focus();
  return true;
}
document.addEventListener("click", (event) => {
  if (event.target.closest("#book .close")) return close_rules();
  const link = event.target.closest("a[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.closest("#book")) return;
  if (link.origin !== location.origin || link.pathname !== book().dataset.rules) return;
  event.preventDefault();
  hideWhy();
  read_rules(link);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && close_rules()) event.stopImmediatePropagation();
});

