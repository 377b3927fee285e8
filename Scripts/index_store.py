"""The compiler's index of sources, read with the toolchain's library."""
import ctypes


class String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self): return ctypes.string_at(self.data, self.length).decode() if self.length else ""


DEFINITION, REFERENCE, IMPLICIT, RECORD = 1 << 1, 1 << 2, 1 << 8, 2
# The roles in an occurrence's relation to another symbol.
CHILD_OF, BASE_OF, OVERRIDE_OF, CALLED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 9, 1 << 10, 1 << 11, 1 << 13, 1 << 15, 1 << 16
ON_STRING = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, String)
ON_POINTER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class Index:
    """The index that the compiler has written during a build."""

    def __init__(self, store, library):
        self.lib = ctypes.CDLL(library)
        for name in ("unit_reader_get_main_file", "unit_dependency_get_name", "symbol_get_usr", "symbol_get_name"):
            self.function(name).restype = String
        for name in ("store_create", "unit_reader_create", "record_reader_create", "occurrence_get_symbol", "symbol_relation_get_symbol"):
            self.function(name).restype = ctypes.c_void_p
        for name in ("occurrence_get_roles", "symbol_relation_get_roles"): self.function(name).restype = ctypes.c_uint64
        # Called for each occurrence: cached, so that functions are not looked up, and arguments not wrapped, each time.
        pointer = ctypes.c_void_p
        self.symbol, self.roles = self.function("occurrence_get_symbol"), self.function("occurrence_get_roles")
        self.place, self.relate = self.function("occurrence_get_line_col"), self.function("occurrence_relations_apply_f")
        self.related, self.relation_roles = self.function("symbol_relation_get_symbol"), self.function("symbol_relation_get_roles")
        for function in (self.symbol, self.roles, self.related, self.relation_roles): function.argtypes = [pointer]
        for name in ("usr", "name", "kind", "subkind"): self.function(f"symbol_get_{name}").argtypes = [pointer]
        self.place.argtypes, self.relate.argtypes = [pointer] * 3, [pointer, pointer, ON_POINTER]
        self.names = {}
        self.store = ctypes.c_void_p(self.function("store_create")(store.encode(), None))

    def function(self, name): return getattr(self.lib, "indexstore_" + name)

    # Values passed to callbacks are valid only during the call.

    def units(self):
        found = []
        def take(_, name):
            found.append(str(name))
            return True
        self.function("store_units_apply_f")(self.store, ctypes.c_uint(0), None, ON_STRING(take))
        return found

    def records(self, unit):
        found = []
        def take(_, dependency):
            dependency = ctypes.c_void_p(dependency)
            if self.function("unit_dependency_get_kind")(dependency) == RECORD:
                found.append(str(self.function("unit_dependency_get_name")(dependency)))
            return True
        self.function("unit_reader_dependencies_apply_f")(unit, None, ON_POINTER(take))
        return found

    def records_of(self, is_wanted):
        """The record of each requested file, with its path."""
        for name in self.units():
            unit = ctypes.c_void_p(self.function("unit_reader_create")(self.store, name.encode(), None))
            path = str(self.function("unit_reader_get_main_file")(unit))
            if is_wanted(path): yield from ((path, record) for record in self.records(unit))

    def references(self, is_wanted, role=REFERENCE):
        """The file, line and unique name of each reference to a symbol, or of each definition."""
        for path, record in self.records_of(is_wanted): yield from ((path, *mention) for mention in self.mentions(record, role))

    def each(self, record, act):
        """Calls back with each occurrence of a symbol, its line and its roles."""
        reader = ctypes.c_void_p(self.function("record_reader_create")(self.store, record.encode(), None))
        line, column = ctypes.c_uint(), ctypes.c_uint()
        to_line, to_column = ctypes.addressof(line), ctypes.addressof(column)
        self.names.clear()  # symbols of another record may have the same addresses
        def take(_, occurrence):
            self.place(occurrence, to_line, to_column)
            act(occurrence, line.value, self.roles(occurrence))
            return True
        if reader: self.function("record_reader_occurrences_apply_f")(reader, None, ON_POINTER(take))

    def usr(self, symbol):
        if symbol not in self.names: self.names[symbol] = str(self.function("symbol_get_usr")(symbol))
        return self.names[symbol]

    def mentions(self, record, role):
        found = []
        def take(occurrence, line, roles):
            if roles & role: found.append((line, self.usr(self.symbol(occurrence))))
        self.each(record, take)
        return found

    def relations(self, occurrence):
        """The role and the unique name of each symbol that an occurrence is related to."""
        found = []
        def take(_, relation):
            found.append((self.relation_roles(relation), self.usr(self.related(relation))))
            return True
        self.relate(occurrence, None, ON_POINTER(take))
        return found
