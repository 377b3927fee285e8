"""Find declarations in Sources that nothing uses.

usage: unused.py INDEX_STORE LIBINDEXSTORE EXCEPTIONS CONDITIONALS

Public declarations are used by others. Each other declaration has to be used in Sources, the demo or the benchmarks by
a declaration that is itself in use: tests do not count, nor does a declaration's use of itself. Overrides, and members
that a protocol requires, are used through the overridden or required member. EXCEPTIONS lists declarations that exist for
another reason; an exception that is used is reported, too.

CONDITIONALS lists the files with lines that only other platforms compile: names on lines that the compiler has not indexed
count as used.
"""
import collections
import os
import re
import sys

sys.dont_write_bytecode = True
from index_store import (  # noqa: E402
    ACCESSOR_OF, BASE_OF, CALLED_BY, CHILD_OF, CONTAINED_BY, DEFINITION, IMPLICIT, OVERRIDE_OF, REFERENCE, Index)

USERS = ("Sources", "Demo", "Benchmarks")
# Kinds of symbols, as the library numbers them. Symbols that are only a part of another one are not checked.
PROTOCOL, EXTENSION, CASE, DEINIT, PARAMETER = 8, 9, 15, 23, 25
ACCESSORS = (1014, 1015)  # A _read and a _modify, which the index does not join to their subscript.
OPEN = re.compile(r"\b(public|open)\b")
CASE_ITERABLE = "s:s12CaseIterableP"
# A function that stands for a symbol by its linked name. An allocating initializer stands for the initializer.
LINKED = re.compile(r'@_silgen_name\(\s*"\$s(\w+)C"')


class Symbol:
    """The declaration of a symbol."""

    def __init__(self, path, line, name, kind, is_part):
        self.path, self.line, self.name, self.kind, self.is_part = path, line, name, kind, is_part


class Uses:
    """All symbols of some files, with their users."""

    def __init__(self, index, folders):
        self.index, self.symbols, self.lines = index, {}, {}
        self.parents, self.overridden, self.listed, self.noted = {}, collections.defaultdict(set), set(), collections.defaultdict(set)
        self.users = collections.defaultdict(set)
        for path, record in index.records_of(lambda path: path.startswith(folders) and os.path.exists(path)):
            index.each(record, lambda *occurrence: self.take(path, *occurrence))

    def source(self, path):
        if path not in self.lines:
            with open(path) as file: self.lines[path] = file.read().split("\n")
        return self.lines[path]

    def take(self, path, occurrence, line, roles):
        symbol = self.index.symbol(occurrence)
        usr, relations = self.index.usr(symbol), self.index.relations(occurrence)
        self.noted[path].add(line)
        for role, other in relations:
            # An inherited initializer is used if the initializer that the compiler generates from it is used.
            if role & OVERRIDE_OF: self.overridden[usr].add(other)
            if role & BASE_OF and usr == CASE_ITERABLE: self.listed.add(other)
            if roles & DEFINITION and role & (ACCESSOR_OF | CHILD_OF):
                if role & ACCESSOR_OF or usr not in self.parents: self.parents[usr] = (bool(role & ACCESSOR_OF), other)
        if roles & REFERENCE: self.users[usr] |= {other for role, other in relations if role & (CALLED_BY | CONTAINED_BY)} or {None}
        if roles & DEFINITION and not roles & IMPLICIT:
            kind, part = (self.index.function(f"symbol_get_{name}")(symbol) for name in ("kind", "subkind"))
            name = str(self.index.function("symbol_get_name")(symbol))
            self.symbols[usr] = Symbol(path, line, name, kind, kind in (EXTENSION, DEINIT, PARAMETER) or part in ACCESSORS)

    def parent(self, usr): return self.parents.get(usr, (False, None))[1]

    def owner(self, usr):
        """The property or subscript of an accessor; any other symbol itself."""
        while self.parents.get(usr, (False,))[0]: usr = self.parent(usr)
        return usr

    def name(self, usr):
        names = []
        while usr in self.symbols:
            names.insert(0, self.symbols[usr].name)
            usr = self.parent(usr)
        return ".".join(names)

    def is_public(self, usr):
        """Whether the line of a declaration says so; for a case or a requirement, whether that of its type does."""
        symbol, parent = self.symbols[usr], self.parent(usr)
        if OPEN.search(self.source(symbol.path)[symbol.line - 1]): return True
        holder = self.symbols.get(parent)
        return bool(holder) and (symbol.kind == CASE or holder.kind == PROTOCOL) and self.is_public(parent)

    def unused(self, is_known):
        """The symbols that nothing in use uses, by their unique names. Exceptions count as in use."""
        asked = {usr for usr, symbol in self.symbols.items()
                 if symbol.path.startswith(os.path.abspath("Sources") + "/") and not symbol.is_part
                 and usr not in self.overridden and self.owner(usr) == usr and not is_known(usr)
                 and not (symbol.kind == CASE and self.parent(usr) in self.listed) and not self.is_public(usr)}
        for usr, others in self.overridden.items():
            if usr not in self.symbols:
                for other in others: self.users[other] |= self.users.get(usr, set())
        dead = set()
        def is_in_dead(usr):
            while usr is not None and usr not in dead: usr = self.parent(usr)
            return usr is not None
        def is_used(usr): return any(self.owner(user) != usr and not is_in_dead(user) for user in self.users[usr])
        while found := {usr for usr in asked - dead if not is_used(usr)}: dead |= found
        return dead


def lines_of(path):
    """The lines of a list without its comments."""
    with open(path) as file: return [text for line in file if (text := line.split("  #")[0].strip()) and text[0] != "#"]


def names_elsewhere(uses, conditionals):
    """The words on lines without indexed symbols, in files whose lines depend on the platform."""
    words = set()
    for path in map(os.path.abspath, lines_of(conditionals)):
        for number, line in enumerate(uses.source(path), 1):
            if number not in uses.noted[path]: words |= set(re.findall(r"\w+", line.split("//")[0]))
    return words


def main():
    store, library, exceptions, conditionals = sys.argv[1:]
    here = os.getcwd() + "/"
    uses = Uses(Index(store, library), tuple(f"{here}{folder}/" for folder in USERS))
    linked = {f"s:{name}c" for path in list(uses.noted) for name in LINKED.findall("\n".join(uses.source(path)))}
    elsewhere, patterns, needed = names_elsewhere(uses, conditionals), lines_of(exceptions), set()

    def is_elsewhere(usr):
        symbol = uses.symbols[usr]
        word = symbol.name.split("(")[0]
        if word == "init": word = uses.symbols[uses.parent(usr)].name if uses.parent(usr) in uses.symbols else word
        return usr in linked or word in elsewhere

    def matching(usr): return {pattern for pattern in patterns if re.fullmatch(pattern, uses.name(usr))}

    for usr in uses.unused(is_elsewhere): needed |= matching(usr)
    dead = {uses.symbols[usr].path.removeprefix(here) + f":{uses.symbols[usr].line}: nothing uses {uses.name(usr)}"
            for usr in uses.unused(lambda usr: is_elsewhere(usr) or matching(usr))}
    complaints = sorted(dead) + [f"{exceptions}: {pattern} is used, or gone" for pattern in patterns if pattern not in needed]
    print("\n".join(complaints) or f"{len(uses.symbols)} declarations; of those that are not public all are used but {len(needed)}")
    sys.exit(1 if complaints or not uses.symbols or not linked else 0)


if __name__ == "__main__": main()
