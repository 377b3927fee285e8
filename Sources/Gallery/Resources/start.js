"use strict";

for (const axis of Object.keys(axes)) $(axis).onchange = (event) => go({ [axis]: Number(event.target.value) });
for (const id of ["filter", "contract"]) $(id).oninput = updateCards;
$("zoom").oninput = update;
for (const card of cards) {
  card.querySelector(".open").onclick = () => go({ exhibit: card.dataset.name, view: null });
  card.querySelector(".all").onclick = () => go({ exhibit: card.dataset.name, view: null, sheet: true });
}
const close = () => go({ exhibit: null, view: null, sheet: false });
for (const id of ["inspector-back", "sheet-back"]) $(id).onclick = close;
$("inspector-all").onclick = () => go({ sheet: true });
$("inspector-copy").onclick = copyTest;
const step = (by) => {
  const number = index.exhibits.findIndex((exhibit) => exhibit.name === state.exhibit);
  const next = index.exhibits[(number + by + index.exhibits.length) % index.exhibits.length];
  go({ exhibit: next.name, view: null });
};
$("inspector-previous").onclick = () => step(-1);
$("inspector-next").onclick = () => step(1);
for (const each of overlays) $(`overlay-${each}`).onchange = update;

addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, select, textarea");
  if (event.key === "Escape" && state.exhibit) { event.preventDefault(); close(); }
  else if (event.key === "/" && !isTyping && !state.exhibit) { event.preventDefault(); $("filter").focus(); }
});
addEventListener("popstate", () => { readAddress(); update(); });
addEventListener("hashchange", () => { readAddress(); update(); });

readAddress();
update();
for (const card of cards) observer.observe(card);
