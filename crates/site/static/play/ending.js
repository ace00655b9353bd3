// The end: the count first, then the result.
let over = !!document.getElementById("end"); // whether the end has been seen
function ending() {
  const end = document.getElementById("end");
  if (!end) return (over = over && !!showing);
  // Where one looks when the game ends: the count.
  if (!over) look_at(document.querySelector("[data-count]") || end);
  over = true;
}
// After the count the result, which may be out of sight.
function counted() {
  look_at(document.getElementById("end"));
}
function look_at(box) {
  const top = box.getBoundingClientRect().top;
  if (top < 0 || top > innerHeight / 2) box.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" });
}
document.addEventListener("click", (event) => {
  const [again, skip] = [event.target.closest("[data-again]"), event.target.closest("[data-skip]")];
  if (again) {
    const box = document.getElementById(again.dataset.again);
    step(box, calm() ? "first" : "play");
    look_at(box);
  }
  if (skip) step(document.getElementById(skip.dataset.skip), "last");
});
