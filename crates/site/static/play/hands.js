// What is pressed, pointed at, focused and typed.
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
    post(post_to.dataset.post, { ...picks(post_to.dataset.fields), ...(field && { [field.name]: field.value }) }, PATIENCE)
      .then(async (answer) => {
        if (!answer.ok) say(await answer.text());
        else if (answer.redirected) location.href = answer.url;
        else menu(false);
      })
      .catch(lost);
    return;
  }
  const tab = event.target.closest("[data-tab]");
  if (tab) {
    document.body.dataset[tab.dataset.group || "sheet"] = tab.dataset.tab;
    tabs();
    hearken();
    return newest();
  }
  if (event.target.closest("#cancel")) {
    give_back();
    forget();
    hideWhy();
    return light();
  }
  if (event.target.closest("#lift")) return lift();
  const go = event.target.closest("[data-go]");
  if (go) return step(go.closest("[data-steps]"), go.dataset.go);
  const far = event.target.closest("[data-zoom-whole]");
  if (far) {
    whole_map(far.closest("[data-zoom]"));
    return follow();
  }
  const to = event.target.closest("[data-zoom-to]");
  if (to) return jump(to);
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
  // Inside a drawing there are no real buttons: the space bar must be taught what it does elsewhere.
  const drawn = event.key === " " && event.target.closest && event.target.closest("a[role=button][data-pick]");
  if (drawn) {
    event.preventDefault();
    press(drawn);
  }
});
