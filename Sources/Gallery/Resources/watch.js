"use strict";

// A watched page polls its stamp, and draws changed exhibits anew. Pickers, the selection and
// scroll positions remain.
const watch = {
  prints: new Map(index.exhibits.map((exhibit) => [exhibit.name, exhibit.print])),
  // Compared as text, since another watching process counts from the beginning.
  last: "",
  tell(stamp) {
    const text = JSON.stringify(stamp);
    if (text === this.last) return;
    this.last = text;
    $("errors").hidden = stamp.errors.length === 0;
    $("errors-title").textContent = stamp.title ?? "";
    $("errors-text").textContent = stamp.errors.join("\n");
    const known = index.exhibits.map((exhibit) => exhibit.name).join("\n");
    if (stamp.isWhole && stamp.exhibits.map((exhibit) => exhibit.name).join("\n") !== known) return location.reload();
    const changed = stamp.exhibits.filter((exhibit) => this.prints.has(exhibit.name) && this.prints.get(exhibit.name) !== exhibit.print);
    for (const exhibit of changed) {
      this.prints.set(exhibit.name, exhibit.print);
      Object.assign(index.exhibits.find((each) => each.name === exhibit.name), exhibit);
      titles.set(exhibit.name, exhibit.title);
      gallery.forget(exhibit.name, exhibit.print);
      const card = document.querySelector(`.card[data-name="${CSS.escape(exhibit.name)}"]`);
      card.querySelector("h2").textContent = exhibit.title;
      delete card.dataset.shown;
    }
    if (changed.length > 0) update();
  },
  ask() {
    const script = make("script", { src: `stamp.js?${Date.now()}` });
    script.onload = script.onerror = () => { script.remove(); setTimeout(() => this.ask(), 300); };
    document.head.append(script);
  },
};
if (index.isWatched) watch.ask();
