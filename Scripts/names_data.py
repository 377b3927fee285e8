"""Read the lists of names in Scripts/Data."""
import collections
import csv
import pathlib

DATA = pathlib.Path(__file__).resolve().parent / "Data"
NAMES = DATA / "names.tsv"
HEADING = ["kind", "name", "stands on", "what it is for"]


class Name(collections.namedtuple("Name", "kind title receivers use")):
    """A name that `import DeStijl` adds: at the top level if it has no receivers."""

    @property
    def name(self):
        """The name without the parameters of a generic type."""
        return self.title.split("<")[0]

    @property
    def parameters(self):
        """The number of a generic type's parameters."""
        return self.title.count(",") + 1 if "<" in self.title else 0


def read_names():
    with open(NAMES) as file: rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [Name(kind, title, tuple(receivers.split()), use) for kind, title, receivers, use in rows[1:]]


def apple_names():
    """Names by module; see apple-names.txt."""
    found, module = {}, None
    for line in (DATA / "apple-names.txt").read_text().splitlines():
        if line.startswith("["):
            module = found.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            module.extend(line.split())
    return found


def uikit_table():
    with open(DATA / "uikit-api.tsv") as file: yield from csv.DictReader(file, delimiter="\t")


def uikit_types():
    return {row["type"].split(".")[0] for row in uikit_table()}


def uikit_superclasses():
    return {row["type"]: row["superclass"] for row in uikit_table() if row["kind"] == "class"}


def uikit_members():
    """The members of UIKit's types, as (type, name), with those of their superclasses and protocols."""
    members, adopted = collections.defaultdict(set), {}
    for row in uikit_table():
        if row["kind"] in ("class", "protocol"): adopted[row["type"]] = [row["superclass"], *(row["value_type"] or "").split(",")]
        members[row["type"]].add(row["swift_name"])

    def names(kind):
        return members[kind].union(*(names(protocol) for protocol in adopted.get(kind, []) if protocol))
    return {(kind, name) for kind in list(members) for name in names(kind)}
