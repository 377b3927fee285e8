/// The remaining arguments of a command.
struct ArgumentReader {
  private var arguments: [String]
  /// The requested options, to suggest one for a mistyped option.
  private var known: [String] = []
  /// The options by the words that are their values.
  private var options: [String: String] = [:]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The next argument, which remains.
  var peek: String? { arguments.first }

  /// Takes the next argument.
  mutating func next() -> String? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }

  /// Takes an option without a value, at any place and any number of times; returns whether it was
  /// there.
  mutating func flag(_ name: String) -> Bool {
    known.append(name)
    let count = arguments.count
    arguments.removeAll { $0 == name }
    return arguments.count < count
  }

  /// Takes an option and its value, at any place: `--size 100x100` or `--size=100x100`.
  ///
  /// - Parameter example: A value to show if there is none.
  /// - Throws: `UsageError` if the option has no value, or occurs twice.
  mutating func option(_ name: String, example: String) throws -> String? {
    known.append(name)
    let value = take(name)
    guard value != "" else {
      throw UsageError("\(name) needs a value", hint: "for example \(name) \(example)")
    }
    if value != nil, take(name) != nil {
      throw UsageError("\(name) is given twice", hint: "give it once")
    }
    return value
  }

  /// Returns the first value of an option; empty if no value follows.
  private mutating func take(_ name: String) -> String? {
    guard let index = arguments.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) else {
      return nil
    }
    let word = arguments.remove(at: index)
    if word != name { return String(word.dropFirst(name.count + 1)) }
    guard arguments.indices.contains(index), !arguments[index].hasPrefix("--") else { return "" }
    return arguments.remove(at: index)
  }

  /// Takes an option whose value is the name of a choice.
  ///
  /// - Throws: `UsageError` if no choice has that name.
  mutating func option<Value>(_ name: String, among choices: KeyValuePairs<String, Value>) throws
    -> Value?
  {
    let names = choices.map(\.key)
    for word in names { options[word] = name }
    guard let word = try option(name, example: names.first ?? "") else { return nil }
    if let choice = choices.first(where: { $0.key.lowercased() == word.lowercased() }) {
      return choice.value
    }
    throw UsageError(
      "'\(word)' is not a value of \(name)", wrote: word, insteadOf: names,
      otherwise: "one of: \(names.joined(separator: ", "))")
  }

  /// Checks that no arguments remain.
  ///
  /// - Throws: `UsageError` with the first unknown argument.
  func finish() throws {
    guard let first = peek else { return }
    guard first.hasPrefix("-") else {
      throw UsageError(
        "unexpected argument '\(first)'", hint: "'help' shows the commands")
    }
    let word = String(first.drop { $0 == "-" })
    if let option = options[word] {
      throw UsageError(
        "there is no option '\(first)' here", hint: "did you mean '\(option) \(word)'?")
    }
    throw UsageError(
      "there is no option '\(first)' here", wrote: first, insteadOf: known,
      otherwise: "'help' lists them all")
  }
}
