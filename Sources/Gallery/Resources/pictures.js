"use strict";

// Restores front-coded lines: each begins with the length of its common prefix with the previous
// line.
const unfold = (lines) => {
  let last = [];
  return lines.map((line) => {
    last = last.slice(0, parseInt(line.slice(0, 2), 36)).concat([...line.slice(2)]);
    return last.join("");
  });
};

// Whether an exhibit has yet to be drawn, on a page that is open while it is being made.
const isComing = (name) => index.isWatched && !index.exhibits.find((exhibit) => exhibit.name === name)?.print;

// Slashes in a name make no folders.
const fileName = (name) => name.replace(/[%/]/g, encodeURIComponent);

// The exhibits of a folder, which are loaded on demand: each is a script that calls `add`.
const shelf = (folder) => {
  const known = new Map();
  const waiting = new Map();
  const prints = new Map();
  return {
    add(data) {
      data.lines = unfold(data.lines);
      known.set(data.name, data);
      const waited = waiting.get(data.name) ?? [];
      waiting.delete(data.name);
      for (const done of waited) done(data);
    },
    // Calls back with the exhibit, at once if it has been loaded.
    load(name, then) {
      if (isComing(name)) return;
      if (known.has(name)) return then(known.get(name));
      if (waiting.has(name)) return waiting.get(name).push(then);
      waiting.set(name, [then]);
      const script = document.createElement("script");
      const print = prints.get(name);
      script.onerror = () => waiting.delete(name);
      script.src = `${folder}/${encodeURIComponent(fileName(name))}.js${print ? `?${print}` : ""}`;
      document.head.append(script);
    },
    known: (name) => known.get(name),
    // Has a changed exhibit loaded again; a script that is still loading has the former one.
    forget(name, print) {
      known.delete(name);
      waiting.delete(name);
      prints.set(name, print);
    },
    print: (name) => prints.get(name),
  };
};
const gallery = shelf("data");
// The former exhibits, if the page compares.
const before = shelf("before");

// The choices: `{device: ["iPhone16", …], …}`.
const axes = {
  device: index.axes.device.map((device) => device.name),
  orientation: index.axes.orientation,
  direction: index.axes.direction,
  textSize: index.axes.textSize,
  style: index.axes.style,
};
// The order of the combinations; the last axis varies fastest.
const order = ["textSize", "device", "orientation", "direction", "style"];
const sceneNumber = (choice) => order.reduce((n, axis) => n * axes[axis].length + choice[axis], 0);
const combinations = () => order.reduce(
  (all, axis) => all.flatMap((choice) => axes[axis].map((_, n) => ({ ...choice, [axis]: n }))), [{}]);
const words = {
  ltr: "left to right", rtl: "right to left", portrait: "portrait", landscape: "landscape", light: "light", dark: "dark",
};
const word = (axis, n) => words[axes[axis][n]] ?? axes[axis][n];
// A combination in words, without its first axes if these are shown elsewhere.
const caption = (choice, from = 0) => ["device", "orientation", "direction", "textSize", "style"].slice(from)
  .map((axis) => word(axis, choice[axis])).join(", ");

const numbers = (text) => text.split(" ").map(Number);
// The place of a view: `{x, y, width, height, margins, baselines}`.
const place = (data, number) => {
  const [frame, margins, baselines] = data.places[number].split("|");
  const [x, y, width, height] = numbers(frame);
  return { x, y, width, height, margins: margins && numbers(margins), baselines: baselines && numbers(baselines) };
};
const places = (data, layout) => data.layouts[layout].map((number) => place(data, number));

const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

// A picture as SVG, with failing views outlined.
const pictureText = (data, number, outlines = true) => {
  const scene = data.scenes[number];
  const colors = data.palettes[scene.palette].split(" ");
  let color = 0;
  const text = data.pictures[scene.picture].map((line) => data.lines[line]).join("\n")
    .replace(/\u0001/g, () => `#${colors[color++]}`);
  if (!outlines || scene.failures.length === 0) return text;
  const all = places(data, scene.layout);
  const views = new Set(scene.failures.map((failure) => failure.view).filter((view) => view !== undefined));
  const boxes = [...views].map((view) => all[view]).map((box) =>
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="#d02c1f" stroke-width="2" stroke-dasharray="5 3"/>`);
  return text.replace(/<\/svg>\s*$/, `${boxes.join("")}</svg>`);
};

// Shows a picture in an image of its size, times the zoom.
const show = (image, data, choice, { zoom, alt, outlines = true }) => {
  const number = sceneNumber(choice);
  const scene = data.scenes[number];
  image.src = `data:image/svg+xml,${encodeURIComponent(pictureText(data, number, outlines))}`;
  image.width = Math.round(scene.width * zoom);
  image.height = Math.round(scene.height * zoom);
  image.alt = alt;
  image.className = `picture ${axes.style[choice.style]}`;
};
