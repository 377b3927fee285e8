"use strict";

const $ = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

// The state of the page, which its address contains: `#login/iPadPro13/rtl/accessibility5/title`.
const state = { exhibit: null, view: null, sheet: false, device: 0, orientation: 0, direction: 0, textSize: 0, style: 0 };
const titles = new Map(index.exhibits.map((exhibit) => [exhibit.name, exhibit.title]));

const address = () => {
  const parts = [state.exhibit ?? "", ...Object.keys(axes).filter((axis) => state[axis] > 0).map((axis) => axes[axis][state[axis]])];
  if (state.sheet) parts.push("sheet");
  if (state.view) parts.push(encodeURIComponent(state.view));
  return `#${parts.join("/")}`;
};
const readAddress = () => {
  const [exhibit, ...parts] = location.hash.slice(1).split("/").map(decodeURIComponent);
  for (const axis of Object.keys(axes)) state[axis] = 0;
  state.exhibit = titles.has(exhibit) ? exhibit : null;
  state.view = null;
  state.sheet = false;
  for (const part of parts) {
    const axis = Object.keys(axes).find((axis) => axes[axis].includes(part));
    if (axis) state[axis] = axes[axis].indexOf(part);
    else if (part === "sheet") state.sheet = true;
    else state.view = part;
  }
};

// Changes the state. Opening and closing an exhibit adds an entry to the history.
const go = (change) => {
  const before = [state.exhibit, state.sheet].join();
  Object.assign(state, change);
  const method = [state.exhibit, state.sheet].join() === before ? "replaceState" : "pushState";
  history[method](null, "", address());
  update();
};

// The scroll position and focus of the list when an exhibit was opened.
let place0 = { scroll: 0, focus: null };
let shown = null;

const update = () => {
  for (const axis of Object.keys(axes)) $(axis).value = state[axis];
  const view = state.exhibit ? (state.sheet ? "sheet" : "inspector") : "list";
  const key = `${view}/${state.exhibit}`;
  const isNew = key !== shown;
  if (isNew && shown?.startsWith("list")) place0 = { scroll: scrollY, focus: document.activeElement };
  $("list").hidden = view !== "list";
  $("inspector").hidden = view !== "inspector";
  $("sheet").hidden = view !== "sheet";
  $("search").hidden = view !== "list";
  document.title = state.exhibit ? `${titles.get(state.exhibit)}: ${index.title}` : index.title;
  if (view === "list") updateCards();
  else gallery.load(state.exhibit, (data) => {
    if (data.name !== state.exhibit) return;
    (view === "sheet" ? updateSheet : updateInspector)(data, isNew);
  });
  if (isNew && view === "list" && shown) {
    scrollTo({ top: place0.scroll, behavior: "instant" });
    place0.focus?.focus?.({ preventScroll: true });
  } else if (isNew && view !== "list") {
    scrollTo({ top: 0, behavior: "instant" });
  }
  shown = key;
};

// Cards

const near = new Set();
const cards = [...document.querySelectorAll(".card")];
const zoom = () => $("zoom").value / 100;
// The zoom with which the page opens.
if (innerWidth < 900) $("zoom").value = 60;
const zoom0 = zoom();

const updateCard = (card) => gallery.load(card.dataset.name, (data) => {
  const key = `${sceneNumber(state)} ${zoom()}`;
  if (card.dataset.shown === key) return;
  card.dataset.shown = key;
  const scene = data.scenes[sceneNumber(state)];
  show(card.querySelector("img"), data, state, { zoom: zoom(), alt: `${titles.get(data.name)} on ${caption(state)}` });
  const byContract = new Map();
  for (const failure of scene.failures) {
    if (!byContract.has(failure.contract)) byContract.set(failure.contract, []);
    byContract.get(failure.contract).push(failure);
  }
  card.querySelector(".badges").replaceChildren(...[...byContract].map(([contract, failures]) => {
    const tree = data.trees[scene.tree];
    const said = failures.map((failure) =>
      `${failure.view === undefined ? "" : `${tree[failure.view].name} `}${data.messages[failure.message]}`);
    const button = make("button", {
      type: "button", textContent: `${index.contracts[contract]} ${failures.length}`, title: said.join("\n"),
      onclick: () => go({ exhibit: data.name, view: failures[0].view === undefined ? null : tree[failures[0].view].name }),
    });
    button.setAttribute("aria-label", `${index.contracts[contract]} fails ${failures.length} times: ${said.join("; ")}`);
    return make("li", {}, button);
  }));
});

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (entry.isIntersecting) { near.add(entry.target); updateCard(entry.target); } else near.delete(entry.target);
  }
}, { rootMargin: "600px" });

const fails = (exhibit, contract) => exhibit.failures[contract]?.[sceneNumber(state)] === "1";
const updateCards = () => {
  const wanted = $("filter").value.trim().toLowerCase();
  const contract = $("contract").value;
  let count = 0;
  cards.forEach((card, n) => {
    const exhibit = index.exhibits[n];
    const isNamed = `${exhibit.name} ${exhibit.title} ${card.querySelector("p").textContent}`.toLowerCase().includes(wanted);
    const isWrong = contract === "" ||
      (contract === "any" ? index.contracts.some((_, each) => fails(exhibit, each)) : fails(exhibit, contract));
    card.hidden = !(isNamed && isWrong);
    if (!card.hidden) count += 1;
  });
  $("status").textContent = `${count} of ${cards.length} on ${caption(state)}`;
  for (const card of near) if (!card.hidden) updateCard(card);
};

// The sheet: one exhibit in all combinations.

const updateSheet = (data, isNew) => {
  $("sheet-title").textContent = `${titles.get(data.name)}: all combinations`;
  const key = `${data.name} ${gallery.print(data.name)}`;
  if (!isNew && $("sheet-body").dataset.shown === key) return;
  $("sheet-body").dataset.shown = key;
  $("sheet-body").replaceChildren(...axes.device.flatMap((name, device) => {
    const items = combinations().filter((choice) => choice.device === device).map((choice) => {
      const image = make("img", { loading: "lazy", decoding: "async" });
      show(image, data, choice, { zoom: data.scenes[sceneNumber(choice)].width < 600 ? .35 : .22, alt: `${titles.get(data.name)} on ${caption(choice)}` });
      const said = data.scenes[sceneNumber(choice)].failures.length;
      return make("li", {},
        make("button", { type: "button", onclick: () => go({ ...choice, sheet: false }) }, image),
        make("span", { textContent: caption(choice, 1) + (said ? `: ${said} ${said === 1 ? "failure" : "failures"}` : "") }));
    });
    return [make("h3", { textContent: name }), make("ul", {}, ...items)];
  }));
  if (isNew) $("sheet-back").focus({ preventScroll: true });
};
