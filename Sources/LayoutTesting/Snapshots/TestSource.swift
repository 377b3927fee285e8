/// What the tests in a source compare with files, as far as it can be read there.
struct TestSource {
  /// What compares with a file.
  struct Site {
    let line: Int
    /// From the name to the parenthesis.
    let columns: ClosedRange<Int>
  }

  /// All functions of a name, in order.
  struct Function {
    /// What has a number for a name.
    var sites: [Site] = []
    var names: Set<String> = []
    /// Whether it may ask for files that are not to be seen in it: by names that are only known
    /// later, or through functions of one's own.
    var isOpen = false
    /// Whether it calls functions of one's own, which may ask for files.
    fileprivate var callsOthers = false

    /// How many have a number; nil if that can't be said.
    fileprivate var count: Int? {
      sites.isEmpty && names.isEmpty && callsOthers ? nil : sites.count
    }
  }

  private(set) var functions: [String: Function] = [:]
  private(set) var baselines: Set<String> = []
  /// Whether there may be baselines whose names are only known later.
  private(set) var hasOpenBaselines = false
  /// Whether all that it opens is closed: what is read of another one is not all that is there.
  private let isWhole: Bool

  init(_ source: String) {
    var reader = TestSourceReader(source)
    reader.read()
    (functions, baselines) = (reader.functions, reader.baselines)
    hasOpenBaselines = reader.hasOpenBaselines
    isWhole = reader.isWhole
  }

  /// The number of a place in a test, in the order of the source; nil for one that is not there.
  func number(line: Int, column: Int, of test: String) -> Int? {
    functions[test]?.sites.firstIndex { $0.line == line && $0.columns.contains(column) }
      .map { $0 + 1 }
  }

  /// Whether nothing in the source can ask for a file that is there.
  ///
  /// - Parameter name: `cardIsWide.1.txt`.
  func isOrphan(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard isWhole, parts.count > 2, !parts[0].isEmpty else { return false }
    if parts[1] == "baseline" { return !hasOpenBaselines && !baselines.contains(parts[0]) }
    guard let function = functions[parts[0]] else { return true }
    if function.isOpen || function.names.contains(parts[1]) { return false }
    // What sees none may ask for them through functions that it calls.
    guard let last = function.count else { return false }
    return !(Int(parts[1]).map { $0 > 0 && $0 <= last } ?? false)
  }
}

/// Reads the functions in a source.
private struct TestSourceReader {
  /// What is in parentheses, brackets or braces.
  private struct Group {
    /// What is called with them.
    var call: (name: String, line: Int, column: Int, parenthesis: Int)?
    /// Of a body.
    var function: String?
    /// The last label, until what follows it has been seen.
    var label: String?
    var labels: Set<String> = []
    /// Those with a literal that is known.
    var literals: [String: String] = [:]
  }

  private(set) var functions: [String: TestSource.Function] = [:]
  private(set) var baselines: Set<String> = []
  private(set) var hasOpenBaselines = false
  /// Whether all that was opened has been closed.
  var isWhole: Bool { groups.isEmpty && !hasLostCount }

  private var scanner: SourceScanner
  private var line = 1
  private var lineStart = 0
  private var counted = 0
  private var groups: [Group] = []
  private var hasLostCount = false
  /// The word before, if there is nothing but space between.
  private var last = ""
  /// The name of a function whose body is to come.
  private var coming: (name: String, depth: Int)?
  private var isTried = false

  init(_ source: String) { scanner = SourceScanner(source) }

  /// The functions around, the inner one last.
  private var around: [String] { groups.compactMap(\.function) }

  mutating func read() {
    while let byte = scanner.byte {
      if scanner.skipComment() { continue }
      if let literal = scanner.literal() {
        note(literal)
        continue
      }
      let start = scanner.index
      if let word = scanner.word() {
        read(word, at: start)
        continue
      }
      scanner.index += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): groups.append(Group())
      case UInt8(ascii: "{"): openBrace()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      // Between a word and the next one, and after `try`.
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      default: break
      }
      last = ""
    }
  }

  private mutating func read(_ word: String, at start: Int) {
    let previous = start > 0 ? scanner.bytes[start - 1] : 0
    defer { last = word }
    if last == "func" {
      coming = (word, groups.count)
      if functions[word] == nil { functions[word] = TestSource.Function() }
      return
    }
    if scanner.byte == UInt8(ascii: ":"), groups.last?.function == nil, !groups.isEmpty {
      groups[groups.count - 1].label = word
      groups[groups.count - 1].labels.insert(word)
      return
    }
    if !groups.isEmpty { groups[groups.count - 1].label = nil }
    let isTried = last == "try" || (last == "await" && self.isTried)
    self.isTried = isTried || word == "try"
    let isBare = previous != UInt8(ascii: ".") && previous != UInt8(ascii: "#")
    if word == "self", isTried { change { $0.isOpen = true } }
    guard scanner.byte == UInt8(ascii: "(") else { return }
    scanner.index += 1
    let (line, column) = place(of: start)
    groups.append(Group(call: (word, line, column, column + scanner.index - 1 - start)))
    guard isBare, word.first?.isLowercase == true, !Self.ours.contains(word) else { return }
    change { function in
      function.callsOthers = true
      if isTried { function.isOpen = true }
    }
  }

  /// What asks for no file, or is seen when it does.
  private static let ours: Set = [
    "assertLayout", "expect", "assertCost", "assertEveryLineMatters", "assertNoStaleBindings",
    "expectReleased", "explain", "explainConflicts", "if", "guard", "while", "switch", "return",
    "for", "in", "let", "var", "case",
  ]

  /// Notes a literal that is all that follows a label.
  private mutating func note(_ literal: SourceScanner.Literal) {
    last = ""
    guard let label = groups.last?.label else { return }
    groups[groups.count - 1].label = nil
    let next = scanner.bytes[scanner.index...].first {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n")
    }
    guard let text = literal.text, next == UInt8(ascii: ",") || next == UInt8(ascii: ")") else {
      return
    }
    groups[groups.count - 1].literals[label] = text
  }

  private mutating func openBrace() {
    var group = Group()
    if let coming, coming.depth == groups.count {
      group.function = coming.name
      self.coming = nil
    }
    groups.append(group)
  }

  private mutating func close() {
    guard let group = groups.popLast() else {
      hasLostCount = true
      return
    }
    if let coming, coming.depth > groups.count { self.coming = nil }
    if group.labels.contains("baseline") {
      if let name = group.literals["baseline"] {
        baselines.insert(name)
      } else {
        hasOpenBaselines = true
      }
    }
    guard let call = group.call else { return }
    if group.labels.contains("function") { change { $0.isOpen = true } }
    if group.labels.contains("named") {
      let name = group.literals["named"]
      change { function in
        if let name {
          function.names.insert(SnapshotFile.word(name))
        } else {
          function.isOpen = true
        }
      }
    } else if call.name == "assertLayout", group.labels.isDisjoint(with: ["inline", "across"]) {
      let site = TestSource.Site(line: call.line, columns: call.column...call.parenthesis)
      change { $0.sites.append(site) }
    }
  }

  /// Changes what is known of the functions around.
  private mutating func change(_ change: (inout TestSource.Function) -> Void) {
    for name in Set(around) {
      change(&functions[name, default: TestSource.Function()])
    }
  }

  /// The line and the column of a place that is not before the last one asked for.
  private mutating func place(of index: Int) -> (line: Int, column: Int) {
    while counted < index {
      if scanner.bytes[counted] == UInt8(ascii: "\n") {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
    return (line, index - lineStart + 1)
  }
}
