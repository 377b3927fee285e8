"use strict";

const overlays = ["frames", "guides", "margins", "safeArea", "baselines"];
let selected = 0;

// The index of a view in the first combination, to which constraints refer.
const numberInFirst = (data, scene, view) => {
  const node = data.trees[scene.tree][view];
  if (!node) return -1;
  if (scene.tree === data.scenes[0].tree) return view;
  return data.trees[data.scenes[0].tree].findIndex((each) => each.name === node.name && each.type === node.type);
};

const updateInspector = (data, isNew) => {
  const scene = data.scenes[sceneNumber(state)];
  const tree = data.trees[scene.tree];
  $("inspector-title").textContent = titles.get(data.name);
  $("inspector-caption").textContent = caption(state);
  selected = state.view ? tree.findIndex((node) => node.name === state.view) : 0;
  if (selected < 0) selected = 0;
  updateTree(tree);
  updateLayers(data, scene, tree);
  updateDetails(data, scene, tree);
  if (isNew) {
    updateSources(data);
    $("tree").children[selected]?.focus({ preventScroll: true });
  }
  $("test-code").textContent = testCode(data, scene, tree);
};

const select = (number, tree) => go({ view: tree[number].name });

const updateTree = (tree) => {
  const hadFocus = $("tree").contains(document.activeElement);
  $("tree").replaceChildren(...tree.map((node, n) => {
    const item = make("div", { tabIndex: n === selected ? 0 : -1, title: node.text ?? "", onclick: () => { selectNode(n, tree); } },
      make("span", { textContent: node.name }), " ", make("small", { textContent: node.text ? `“${node.text}”` : node.type }));
    item.setAttribute("role", "treeitem");
    item.setAttribute("aria-level", node.level + 1);
    item.setAttribute("aria-selected", n === selected);
    item.style.setProperty("--level", node.level);
    return item;
  }));
  $("tree").onkeydown = (event) => {
    const level = tree[selected].level;
    const parent = () => { let n = selected; while (n > 0 && tree[n].level >= level) n -= 1; return n; };
    const next = {
      ArrowDown: () => Math.min(selected + 1, tree.length - 1), ArrowUp: () => Math.max(selected - 1, 0),
      Home: () => 0, End: () => tree.length - 1, ArrowLeft: parent,
      ArrowRight: () => (tree[selected + 1]?.level > level ? selected + 1 : selected),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    selectNode(next(), tree);
    $("tree").children[selected]?.focus();
  };
  const item = $("tree").children[selected];
  if (hadFocus) item?.focus({ preventScroll: true });
  if (item) reveal(item, $("views"));
};
// Scrolls the scroller only, and only if less than a line of the element is visible.
const reveal = (element, scroller) => {
  const [box, around] = [element, scroller].map((each) => each.getBoundingClientRect());
  const line = Math.min(box.height, 24);
  if (box.bottom - line < around.top || box.top + line > around.bottom) {
    scroller.scrollTop += (box.top + Math.min(box.bottom, box.top + around.height)) / 2 - (around.top + around.bottom) / 2;
  }
};
// Views with the same name are distinguished by their index.
const selectNode = (number, tree) => {
  select(number, tree);
  if (selected !== number) { selected = number; reselect(); }
};
const reselect = () => {
  const data = gallery.known(state.exhibit);
  const scene = data.scenes[sceneNumber(state)];
  const tree = data.trees[scene.tree];
  updateTree(tree);
  updateLayers(data, scene, tree);
  updateDetails(data, scene, tree);
};

const svg = (name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
const box = (kind, { x, y, width, height }) => svg("rect", { class: kind, x, y, width: Math.max(width, 0), height: Math.max(height, 0) });
const inset = (frame, [top, left, bottom, right]) =>
  ({ x: frame.x + left, y: frame.y + top, width: frame.width - left - right, height: frame.height - top - bottom });

const updateLayers = (data, scene, tree) => {
  const room = $("scene").clientWidth - 28;
  // The size of the device if there is room for it, at the zoom with which the page opens.
  const scale = (zoom() / zoom0) * Math.min(1, room / scene.width);
  const image = $("scene-picture");
  show(image, data, state, { zoom: scale, alt: `${titles.get(data.name)} on ${caption(state)}`, outlines: false });
  $("layers").style.width = `${image.width}px`;
  const layer = svg("svg", { viewBox: `0 0 ${scene.width} ${scene.height}`, width: image.width, height: image.height, "aria-hidden": "true" });
  const all = places(data, scene.layout);
  const failing = new Set(scene.failures.map((failure) => failure.view));
  const on = Object.fromEntries(overlays.map((each) => [each, $(`overlay-${each}`).checked]));
  all.forEach((frame, n) => {
    const kind = ["view", n === 0 && "root", on.frames && "frames", failing.has(n) && "failing", n === selected && "selected"].filter(Boolean).join(" ");
    const rect = box(kind, frame);
    rect.addEventListener("click", () => selectNode(n, tree));
    rect.append(Object.assign(document.createElementNS("http://www.w3.org/2000/svg", "title"), { textContent: tree[n].name }));
    layer.append(rect);
  });
  if (on.guides) for (const frame of places(data, scene.guides)) layer.append(box("guide", frame));
  if (on.safeArea) layer.append(box("safe", inset({ x: 0, y: 0, width: scene.width, height: scene.height }, numbers(scene.safeArea))));
  const frame = all[selected];
  if (on.margins && frame?.margins) layer.append(box("margins", inset(frame, frame.margins)));
  if (on.baselines) for (const { x, y, width, baselines } of all) {
    for (const line of new Set(baselines ?? [])) layer.append(svg("line", { class: "baseline", x1: x, x2: x + width, y1: y + line, y2: y + line }));
  }
  $("layers").replaceChildren(image, layer);
  reveal(layer.querySelector(".selected"), $("scene"));
  updateBefore(data, scale);
};

// Shows the former picture over the present one, as far as the slider says.
const updateBefore = (data, scale) => {
  const hasBefore = index.exhibits.find((exhibit) => exhibit.name === data.name).hasBefore;
  $("before").hidden = !hasBefore;
  if (!hasBefore) return;
  before.load(data.name, (old) => {
    if (state.exhibit !== data.name || !old.scenes[sceneNumber(state)]) return;
    const image = make("img", { id: "before-picture" });
    show(image, old, state, { zoom: scale, alt: `${titles.get(data.name)} before`, outlines: false });
    const move = () => { image.style.clipPath = `inset(0 ${100 - $("before-part").value}% 0 0)`; };
    $("before-part").oninput = move;
    move();
    $("before-picture")?.remove();
    $("layers").append(image);
  });
};

const fact = (name, value) => [make("dt", { textContent: name }), make("dd", { textContent: value })];
const lineLink = (line) => make("button", { type: "button", className: "link", textContent: line, onclick: () => showLine(line) });

const updateDetails = (data, scene, tree) => {
  const node = tree[selected];
  const frame = place(data, data.layouts[scene.layout][selected]);
  const details = $("details-body");
  const facts = make("dl", {}, ...fact("type", node.type), ...(node.text ? fact("says", node.text) : []),
    ...fact("frame", `${frame.x} ${frame.y}, ${frame.width} × ${frame.height}`),
    ...(frame.margins ? fact("margins", `${frame.margins.join(" ")} (top, left, bottom, right)`) : []));
  const found = scene.failures.filter((failure) => failure.view === selected || (failure.view === undefined && selected === 0));
  const parts = [make("h2", { textContent: node.name }), facts];
  if (found.length > 0) {
    parts.push(make("h3", { textContent: "Failures" }), make("ul", { className: "facts" }, ...found.map((failure) =>
      make("li", { textContent: `${index.contracts[failure.contract]}: ${data.messages[failure.message]}` }))));
  }
  const number = numberInFirst(data, scene, selected);
  const known = data.views[number];
  const isFirst = sceneNumber(state) === 0;
  if (!isFirst) parts.push(make("p", { className: "note", textContent: `The following applies to ${caption({ device: 0, orientation: 0, direction: 0, textSize: 0, style: 0 })}.` }));
  if (known) {
    const [hugsX, hugsY, resistsX, resistsY] = known.priorities;
    parts.push(make("h3", { textContent: "Why it has this size" }), ...known.reasons.map((reason) =>
      make("pre", { className: "reason", textContent: reason })));
    parts.push(make("h3", { textContent: "Priorities" }), make("dl", {}, ...fact("hugging", `${hugsX} horizontal, ${hugsY} vertical`),
      ...fact("compression resistance", `${resistsX} horizontal, ${resistsY} vertical`)));
    const constraints = data.constraints.filter((constraint) => constraint.views.includes(number));
    parts.push(make("h3", { textContent: `Constraints: ${constraints.length}` }), make("ul", { className: "facts" }, ...constraints.map((constraint) =>
      make("li", {}, `${constraint.words} `, ...(constraint.line ? [lineLink(constraint.line)] : []), make("br"), make("code", { textContent: constraint.equation })))));
  } else {
    parts.push(make("p", { className: "note", textContent: "The view does not exist there." }));
  }
  details.replaceChildren(...parts);
};

// Sources

const updateSources = (data) => {
  const picker = $("source-name");
  picker.replaceChildren(...data.sources.map((source, n) => make("option", { value: n, textContent: source.name })));
  picker.onchange = () => showSource(data, picker.value);
  showSource(data, 0);
};
const showSource = (data, number, line) => {
  const source = data.sources[number];
  $("source").hidden = !source;
  if (!source) return;
  $("source-name").value = number;
  const lines = source.text.split("\n");
  const text = $("source-text");
  text.replaceChildren();
  lines.forEach((each, n) => text.append(n + 1 === line ? make("mark", { textContent: each }) : each, "\n"));
  text.querySelector("mark")?.scrollIntoView({ block: "center" });
};
const showLine = (line) => {
  const data = gallery.known(state.exhibit);
  const [name, number] = line.split(":");
  const source = data.sources.findIndex((each) => each.name === name);
  if (source >= 0) showSource(data, source, Number(number));
};

// The source of a test that asserts what is visible now.
const testCode = (data, scene, tree) => {
  const name = data.name.replace(/-+(.)/g, (_, letter) => letter.toUpperCase());
  const device = axes.device[state.device];
  const options = [`on: .${device}`];
  if (state.orientation > 0) options.push(`orientation: .${axes.orientation[state.orientation]}`);
  if (axes.direction[state.direction] === "rtl") options.push("direction: .rightToLeft");
  if (axes.textSize[state.textSize] !== "large") options.push(`textSize: .${axes.textSize[state.textSize]}`);
  if (axes.style[state.style] === "dark") options.push("style: .dark");
  if (data.size) options.push(`size: ${data.size}`);
  const all = places(data, scene.layout);
  const checks = tree.map((node, n) => [node, all[n], n]).filter(([node, , n]) => node.query && (state.view ? n === selected : true))
    .map(([node, frame]) => `  try expect(stage.view(${node.query})).hasSize(width: ${frame.width}, height: ${frame.height})`);
  return [
    "import LayoutTesting", "import Testing", "", `@MainActor @Test func ${name}On${device[0].toUpperCase()}${device.slice(1)}() throws {`,
    `  // \`${name}\` is the preview “${titles.get(data.name)}”.`,
    `  let stage = Stage(Previews.${name}.content().${data.isController ? "controller" : "view"}, ${options.join(", ")})`, "  #expect(stage.issues.isEmpty)", ...checks, "}", "",
  ].join("\n");
};
const copyTest = async () => {
  const text = $("test-code").textContent;
  let isCopied = false;
  try { await navigator.clipboard.writeText(text); isCopied = true; } catch { isCopied = false; }
  $("copied").textContent = isCopied ? "Copied." : "Select and copy the test below.";
  $("test").open = !isCopied || $("test").open;
};
