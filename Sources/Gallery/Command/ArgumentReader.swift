/// The arguments of a command that have not been understood yet.
struct ArgumentReader {
  private var arguments: [String]
  /// The options that were asked for, to suggest one in place of a mistyped one.
  private var known: [String] = []
  /// The options that each of the words is a value of.
  private var options: [String: String] = [:]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The next argument, which stays.
  var peek: String? { arguments.first }

  /// Takes the next argument.
  mutating func next() -> String? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }

  /// Takes an option without a value, wherever and however often it stands; says if it was there.
  mutating func flag(_ name: String) -> Bool {
    known.append(name)
    let count = arguments.count
    arguments.removeAll { $0 == name }
    return arguments.count < count
  }

  /// Takes an option and its value, wherever they stand: `--size 100x100` or `--size=100x100`.
  ///
  /// - Parameter example: A value to show if there is none.
  /// - Throws: `UsageError` if the option has no value, or stands there twice.
  mutating func option(_ name: String, example: String) throws -> String? {
    known.append(name)
    let value = take(name)
    guard value != "" else {
      throw UsageError("\(name) needs a value", hint: "for example \(name) \(example)")
    }
    if value != nil, take(name) != nil {
      throw UsageError("\(name) is there twice", hint: "it has one value")
    }
    return value
  }

  /// The first value of an option; an empty one where none follows.
  private mutating func take(_ name: String) -> String? {
    guard let index = arguments.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) else {
      return nil
    }
    let word = arguments.remove(at: index)
    if word != name { return String(word.dropFirst(name.count + 1)) }
    guard arguments.indices.contains(index), !arguments[index].hasPrefix("--") else { return "" }
    return arguments.remove(at: index)
  }

  /// Takes an option whose value names one of some choices.
  ///
  /// - Throws: `UsageError` if the value is none of them.
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
        "'\(first)' is one argument too many", hint: "'help' shows the commands")
    }
    let word = String(first.drop { $0 == "-" })
    if let option = options[word] {
      throw UsageError(
        "there is no option '\(first)' here", hint: "did you mean '\(option) \(word)'?")
    }
    throw UsageError(
      "there is no option '\(first)' here", wrote: first, insteadOf: known,
      otherwise: "'help' names them all")
  }
}
