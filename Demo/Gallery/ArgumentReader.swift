/// The arguments of a command that have not been understood yet.
struct ArgumentReader {
  private var arguments: [String]
  /// The options that were asked for, to suggest one in place of a mistyped one.
  private var known: [String] = []

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The next argument, which stays.
  var peek: String? { arguments.first }

  /// Takes the next argument.
  mutating func next() -> String? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }

  /// Takes an option without a value, wherever it stands; says if it was there.
  mutating func flag(_ name: String) -> Bool {
    known.append(name)
    guard let index = arguments.firstIndex(of: name) else { return false }
    arguments.remove(at: index)
    return true
  }

  /// Takes an option and its value, wherever they stand: `--size 100x100` or `--size=100x100`.
  ///
  /// - Parameter example: A value to show if there is none.
  /// - Throws: `UsageError` if the option has no value.
  mutating func option(_ name: String, example: String) throws -> String? {
    known.append(name)
    if let index = arguments.firstIndex(where: { $0.hasPrefix(name + "=") }) {
      return String(arguments.remove(at: index).dropFirst(name.count + 1))
    }
    guard let index = arguments.firstIndex(of: name) else { return nil }
    guard arguments.indices.contains(index + 1), !arguments[index + 1].hasPrefix("--") else {
      throw UsageError("\(name) needs a value", hint: "for example \(name) \(example)")
    }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }

  /// Takes an option whose value names one of some choices.
  ///
  /// - Throws: `UsageError` if the value is none of them.
  mutating func option<Value>(_ name: String, among choices: KeyValuePairs<String, Value>) throws
    -> Value?
  {
    let names = choices.map(\.key)
    guard let word = try option(name, example: names.first ?? "") else { return nil }
    if let choice = choices.first(where: { $0.key.lowercased() == word.lowercased() }) {
      return choice.value
    }
    throw UsageError(
      "'\(word)' is no value for \(name)", wrote: word, insteadOf: names,
      otherwise: "one of: \(names.joined(separator: ", "))")
  }

  /// Makes sure that nothing is left over.
  ///
  /// - Throws: `UsageError` naming the first argument that nobody asked for.
  func finish() throws {
    guard let first = peek else { return }
    guard first.hasPrefix("-") else {
      throw UsageError(
        "'\(first)' is one argument too many", hint: "'swift run Demo help' shows the commands")
    }
    throw UsageError(
      "there is no option '\(first)' here", wrote: first, insteadOf: known,
      otherwise: "'swift run Demo help' names them all")
  }
}
