"""Write docc's output for the modules as plain HTML pages.

usage: plain_pages.py ARCHIVES FOLDER

There is a page for each article, module and type; members of a type are on its page. Links are relative, search is one
script, and nothing is fetched, so that the pages open from the file system. Fails if a link leads nowhere.
"""
import html
import json
import pathlib
import re
import shutil
import sys

STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1e; --dim: #6c6c70; --paper: #fff; --code: #f4f4f6; --line: #d8d8dc; --link: #0550ae }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececee; --dim: #98989f; --paper: #161618; --code: #232326; --line: #3a3a3e; --link: #6cb6ff } }
body { margin: 0 auto; max-width: 52rem; padding: 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 -apple-system, system-ui, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word }
a { color: var(--link); text-decoration: none } a:hover, a:focus { text-decoration: underline }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .88em; background: var(--code); border-radius: 4px }
code { padding: .1em .3em } pre { padding: .8em 1em; overflow-x: auto } pre code { padding: 0; font-size: 1em }
h1 { font-size: 1.8rem; margin: .4em 0 } h2 { border-bottom: 1px solid var(--line); margin-top: 2em }
table { border-collapse: collapse; display: block; overflow-x: auto } th, td { border: 1px solid var(--line); padding: .3em .6em;
  text-align: start; vertical-align: top } th { background: var(--code) }
aside { border-inline-start: 4px solid var(--link); padding: .1em 1em; background: var(--code) }
.kind, .path, dt small { color: var(--dim); font-size: .85rem } .member { margin: 1.6em 0 } dd { margin: 0 0 .6em 1.2em }
img { max-width: 100% } nav input { font: inherit; width: 100%; box-sizing: border-box; padding: .4em .6em }
#found { list-style: none; padding: 0 }
"""

SEARCH = """
const box = document.getElementById("search"), list = document.getElementById("found");
box.addEventListener("input", () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  list.replaceChildren();
  if (!words.length) return;
  const found = titles.filter(([title]) => words.every((word) => title.toLowerCase().includes(word)));
  found.sort((a, b) => a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1));
  for (const [title, kind, url] of found.slice(0, 40)) {
    const item = document.createElement("li"), link = document.createElement("a"), note = document.createElement("span");
    link.href = root + url; link.textContent = title; note.className = "kind"; note.textContent = " " + kind;
    item.append(link, note); list.append(item);
  }
});
"""

# Symbols with a page of their own; all others are on the page of their owner.
TYPES = {"struct", "class", "enum", "protocol", "module", "extension"}


def escaped(text): return html.escape(text, quote=True)


def slug(text): return re.sub(r"[^A-Za-z0-9_.-]+", "-", text).strip("-")


class Site:
    def __init__(self, archives):
        self.documents = {}  # by identifier
        self.titles = {}     # of what is linked and has no document
        self.images = {}     # archives' own pictures, by the path that pages have for them
        for path in sorted(archives.glob("*.doccarchive/data/documentation/**/*.json")):
            document = json.loads(path.read_text())
            self.documents[document["identifier"]["url"]] = document
        for path in sorted(archives.glob("*.doccarchive/images/**/*")):
            if path.is_file(): self.images[f"/images/{path.relative_to(path.parents[1]).as_posix()}"] = path
        self.members = {}
        for identifier, document in self.documents.items():
            if not self.has_page(document):
                self.members.setdefault(self.owner(document), []).append(identifier)
        self.broken = []

    @staticmethod
    def has_page(document):
        return document["kind"] != "symbol" or document["metadata"].get("symbolKind") in TYPES

    def owner(self, document):
        """The page of a member: that of the innermost owner that has one."""
        for path in document["hierarchy"]["paths"]:
            for identifier in reversed(path):
                if identifier in self.documents and self.has_page(self.documents[identifier]): return identifier
        return document["identifier"]["url"].rsplit("/", 1)[0]

    def address(self, identifier):
        """The address of a symbol, from the root of the site; None for a symbol without a place."""
        document = self.documents.get(identifier)
        if document is None: return None
        if self.has_page(document): return self.file(identifier)
        owner = self.owner(document)
        return f"{self.file(owner)}#{self.anchor(identifier)}" if owner in self.documents else None

    @staticmethod
    def file(identifier):
        return "/".join(slug(part) for part in identifier.split("/documentation/", 1)[1].split("/")) + ".html"

    @staticmethod
    def anchor(identifier): return slug(identifier.rsplit("/", 1)[1])


class Page:
    """The HTML of one page."""

    def __init__(self, site, identifier):
        self.site, self.identifier = site, identifier
        self.document = site.documents[identifier]
        self.depth = site.file(identifier).count("/")
        self.references = {}

    def relative(self, address): return "../" * self.depth + address

    def link(self, identifier, text=None):
        reference = self.references.get(identifier, {})
        title = text or escaped(reference.get("title", identifier.rsplit("/", 1)[-1]))
        if reference.get("type") == "link": return f'<a href="{escaped(reference["url"])}">{title}</a>'
        base, _, heading = identifier.partition("#")
        address = self.site.address(base)
        if reference.get("kind") == "symbol" and not text: title = f"<code>{title}</code>"
        if address is None:
            if reference.get("type") == "topic" and "/documentation/" in identifier: self.site.broken.append(
                f"{self.identifier} links to {identifier}")
            return title
        if heading and "#" not in address: address += f"#{heading.lower()}"
        return f'<a href="{escaped(self.relative(address))}">{title}</a>'

    def inline(self, parts):
        out = []
        for part in parts or []:
            kind = part["type"]
            if kind == "text": out.append(escaped(part["text"]))
            elif kind == "codeVoice": out.append(f"<code>{escaped(part['code'])}</code>")
            elif kind == "reference":
                text = part.get("overridingTitleInlineContent")
                out.append(self.link(part["identifier"], self.inline(text) if text else None))
            elif kind == "image": out.append(self.image(part["identifier"]))
            else:
                tag = {"strong": "strong", "emphasis": "em", "strikethrough": "s"}.get(kind, "span")
                out.append(f"<{tag}>{self.inline(part.get('inlineContent'))}</{tag}>")
        return "".join(out)

    def image(self, identifier):
        reference = self.references.get(identifier, {})
        for variant in reference.get("variants", []):
            name = variant["url"]
            if name in self.site.images:
                return f'<img src="{escaped(self.relative(name.lstrip("/")))}" alt="{escaped(reference.get("alt") or "")}">'
        self.site.broken.append(f"{self.identifier} shows {identifier}")
        return ""

    def blocks(self, content, level=2):
        return "\n".join(self.block(block, level) for block in content or [])

    def block(self, block, level):
        kind = block["type"]
        if kind == "paragraph": return f"<p>{self.inline(block['inlineContent'])}</p>"
        if kind == "heading":
            size = min(6, block["level"] + level - 2)
            return f'<h{size} id="{escaped(block["anchor"].lower())}">{escaped(block["text"])}</h{size}>'
        if kind == "codeListing": return f"<pre><code>{escaped(chr(10).join(block['code']))}</code></pre>"
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            return f"<{tag}>" + "".join(f"<li>{self.blocks(i['content'], level)}</li>" for i in block["items"]) + f"</{tag}>"
        if kind == "termList":
            return "<dl>" + "".join(
                f"<dt>{self.inline(i['term']['inlineContent'])}</dt><dd>{self.blocks(i['definition']['content'], level)}</dd>"
                for i in block["items"]) + "</dl>"
        if kind == "aside":
            return f"<aside><strong>{escaped(block.get('name') or block['style'])}</strong>{self.blocks(block['content'], level)}</aside>"
        if kind == "table":
            rows = []
            for number, row in enumerate(block["rows"]):
                tag = "th" if number == 0 and block.get("header") in ("row", "both") else "td"
                rows.append("<tr>" + "".join(f"<{tag}>{self.cell(cell)}</{tag}>" for cell in row) + "</tr>")
            return "<table>" + "".join(rows) + "</table>"
        raise SystemExit(f"{self.identifier}: no page can show {kind}")

    def cell(self, cell):
        if len(cell) == 1 and cell[0]["type"] == "paragraph": return self.inline(cell[0]["inlineContent"])
        return self.blocks(cell)

    def body(self, document, level):
        """The text about a symbol: its abstract, declaration, parameters, and the rest."""
        self.references = document["references"]
        out = [f"<p>{self.inline(document['abstract'])}</p>"] if document.get("abstract") else []
        if document.get("deprecationSummary"):
            out.append(f"<aside><strong>Deprecated</strong>{self.blocks(document['deprecationSummary'], level)}</aside>")
        for section in document.get("primaryContentSections", []):
            if section["kind"] == "declarations":
                for declaration in section["declarations"]:
                    text = "".join(token["text"] for token in declaration["tokens"])
                    out.append(f"<pre><code>{escaped(text)}</code></pre>")
            elif section["kind"] == "parameters":
                out.append("<dl>" + "".join(
                    f"<dt><code>{escaped(each['name'])}</code></dt><dd>{self.blocks(each['content'], level)}</dd>"
                    for each in section["parameters"]) + "</dl>")
            elif section["kind"] == "content":
                content = section["content"]
                if content and content[0].get("text") in ("Overview", "Discussion"): content = content[1:]
                out.append(self.blocks(content, level))
        for section in document.get("relationshipsSections", []) if level == 2 else []:
            names = ", ".join(self.link(identifier) for identifier in section["identifiers"])
            out.append(f'<p class="kind">{escaped(section["title"])}: {names}</p>')
        return "\n".join(out)

    def topics(self):
        out = []
        for section in self.document.get("topicSections", []):
            self.references = self.document["references"]
            pages = [each for each in section["identifiers"]
                     if each in self.site.documents and self.site.has_page(self.site.documents[each])]
            members = [each for each in section["identifiers"] if each in self.site.documents and each not in pages]
            if not pages and not members: continue
            out.append(f"<h2>{escaped(section['title'])}</h2>")
            if pages:
                out.append("<ul>" + "".join(
                    f"<li>{self.link(each)} <span class=\"kind\">{self.inline(self.references.get(each, {}).get('abstract'))}</span></li>"
                    for each in pages) + "</ul>")
            out += [self.member(each) for each in members]
        shown = {each for section in self.document.get("topicSections", []) for each in section["identifiers"]}
        rest = [each for each in self.site.members.get(self.identifier, []) if each not in shown]
        if rest: out += ["<h2>Besides</h2>"] + [self.member(each) for each in rest]
        return "\n".join(out)

    def member(self, identifier):
        document = self.site.documents[identifier]
        title = escaped(document["metadata"]["title"])
        return (f'<section class="member" id="{escaped(self.site.anchor(identifier))}"><h3><code>{title}</code></h3>'
                f"{self.body(document, 4)}</section>")

    def html(self):
        metadata = self.document["metadata"]
        title, kind = metadata["title"], metadata.get("roleHeading", "")
        around = self.document["hierarchy"]["paths"][:1]
        path = [each for each in (around[0] if around else []) if each in self.site.documents]
        trail = [f'<a href="{self.relative("index.html")}">DeStijl</a>']
        for each in path:
            name = escaped(self.site.documents[each]["metadata"]["title"])
            trail.append(f'<a href="{escaped(self.relative(self.site.address(each)))}">{name}</a>')
        return page(title, self.depth, f"""<p class="path">{' › '.join(trail)}</p>
<p class="kind">{escaped(kind)}</p><h1>{escaped(title)}</h1>
{self.body(self.document, 2)}
{self.topics()}""")


def page(title, depth, body):
    root = "../" * depth
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escaped(title)}</title><link rel="stylesheet" href="{root}style.css"></head>
<body><nav><input id="search" type="search" placeholder="Search by title" aria-label="Search by title"><ul id="found"></ul></nav>
<main>{body}</main>
<script>const root = "{root}";</script><script src="{root}titles.js"></script><script src="{root}search.js"></script></body></html>
"""


def main():
    archives, folder = (pathlib.Path(argument) for argument in sys.argv[1:3])
    site = Site(archives)
    shutil.rmtree(folder, ignore_errors=True)
    written, titles = {}, []
    for identifier, document in site.documents.items():
        address = site.address(identifier)
        if address is None: continue
        metadata = document["metadata"]
        titles.append([metadata["title"], metadata.get("roleHeading", "Article"), address])
        if site.has_page(document): written[site.file(identifier)] = Page(site, identifier).html()
    modules = [identifier for identifier, document in site.documents.items()
               if document["metadata"].get("symbolKind") == "module"]
    items = "".join(
        f'<li><a href="{site.file(each)}">{escaped(site.documents[each]["metadata"]["title"])}</a> <span class="kind">'
        f'{"".join(escaped(part.get("text") or part.get("code", "")) for part in site.documents[each].get("abstract", []))}</span></li>'
        for each in sorted(modules, key=lambda each: ("/DeStijl" not in each, each)))
    written["index.html"] = page("DeStijl", 0, f"<h1>DeStijl</h1><h2>Modules</h2><ul>{items}</ul>")
    written["style.css"] = STYLE.lstrip()
    written["search.js"] = SEARCH.lstrip()
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in sorted(titles))
    written["titles.js"] = f"const titles = [\n{rows}\n];\n"
    for name, text in written.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for name, source in site.images.items():
        path = folder / name.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
    site.broken += broken_links(written, folder)
    if site.broken:
        print("\n".join(sorted(set(site.broken))[:40]))
        sys.exit(f"{len(set(site.broken))} links of the pages lead nowhere.")
    print(f"{len(written) - 4} pages in {folder}: open {folder}/index.html")


def broken_links(written, folder):
    """Links and pictures that lead nowhere, as lines."""
    ids = {name: set(re.findall(r' id="([^"]+)"', text)) for name, text in written.items() if name.endswith(".html")}
    for name, text in written.items():
        if not name.endswith(".html"): continue
        for target in re.findall(r'(?:href|src)="([^"]+)"', text):
            if re.match(r"https?:", target): continue
            address, _, anchor = html.unescape(target).partition("#")
            other = (pathlib.PurePosixPath(name).parent / address).as_posix() if address else name
            parts = []
            for part in other.split("/"): parts = parts[:-1] if part == ".." else parts + [part] if part != "." else parts
            other = "/".join(parts)
            if other not in written and not (folder / other).is_file(): yield f"{name} links to {target}"
            elif anchor and anchor not in ids.get(other, set()): yield f"{name} links to {target}"


if __name__ == "__main__": main()
