// The end: the count first, then the result.
let over = !!document.getElementById("end"); // whether the end has been seen
function ending() {
  const end = document.getElementById("end");
  if (!end) return (over = false);
  // Where one looks when the game ends: the count.
  if (!over) (document.querySelector("[data-count]") || end).scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
  over = true;
}
document.addEventListener("click", (event) => {
  const [again, skip] = [event.target.closest("[data-again]"), event.target.closest("[data-skip]")];
  if (again) {
    const box = document.getElementById(again.dataset.again);
    step(box, calm() ? "first" : "play");
    box.scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
  }
  if (skip) {
    step(document.getElementById(skip.dataset.skip), "last");
    document.getElementById("end").scrollIntoView({ block: "nearest" });
  }
});
