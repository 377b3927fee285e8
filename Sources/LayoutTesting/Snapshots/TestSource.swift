/// The comparisons with files in a test source, as far as they can be read from it.
struct TestSource {
  /// A call that compares with a file.
  struct Site {
    let line: Int
    /// The columns from the name to the parenthesis.
    let columns: ClosedRange<Int>
  }

  /// All functions with the same name, in order.
  struct Function {
    /// The calls whose files have a number for a name.
    var sites: [Site] = []
    var names: Set<String> = []
    /// Whether the function may use files that can't be seen in it: by names known only at run
    /// time, or through functions of the test code.
    var isOpen = false
    /// Whether the function calls functions of the test code, which may use files.
    fileprivate var callsOthers = false

    /// The number of numbered files; nil if it can't be determined.
    fileprivate var count: Int? {
      sites.isEmpty && names.isEmpty && callsOthers ? nil : sites.count
    }
  }

  private(set) var functions: [String: Function] = [:]
  private(set) var baselines: Set<String> = []
  /// Whether there may be baselines with names known only at run time.
  private(set) var hasOpenBaselines = false
  /// Whether all brackets are closed; if not, the source has been read only in part.
  private let isWhole: Bool

  init(_ source: String) {
    var reader = TestSourceReader(source)
    reader.read()
    (functions, baselines) = (reader.functions, reader.baselines)
    hasOpenBaselines = reader.hasOpenBaselines
    isWhole = reader.isWhole
  }

  /// Returns the number of a place in a test, in the order of the source; nil if the place is not
  /// in the test.
  func number(line: Int, column: Int, of test: String) -> Int? {
    functions[test]?.sites.firstIndex { $0.line == line && $0.columns.contains(column) }
      .map { $0 + 1 }
  }

  /// Returns whether nothing in the source can use an existing file.
  ///
  /// - Parameter name: `cardIsWide.1.txt`.
  func isOrphan(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard isWhole, parts.count > 2, !parts[0].isEmpty else { return false }
    if parts[1] == "baseline" { return !hasOpenBaselines && !baselines.contains(parts[0]) }
    guard let function = functions[parts[0]] else { return true }
    if function.isOpen || function.names.contains(parts[1]) { return false }
    // A function without visible files may use files through functions that it calls.
    guard let last = function.count else { return false }
    return !(Int(parts[1]).map { $0 > 0 && $0 <= last } ?? false)
  }
}

/// Reads the functions in a source.
private struct TestSourceReader {
  /// The content of parentheses, brackets or braces.
  private struct Group {
    /// The call that the parentheses belong to.
    var call: (name: String, line: Int, column: Int, parenthesis: Int)?
    /// The name of the function whose body the braces are.
    var function: String?
    /// The last label, until its value has been read.
    var label: String?
    var labels: Set<String> = []
    /// The known literals, by their labels.
    var literals: [String: String] = [:]
  }

  private(set) var functions: [String: TestSource.Function] = [:]
  private(set) var baselines: Set<String> = []
  private(set) var hasOpenBaselines = false
  /// Whether all brackets have been closed.
  var isWhole: Bool { groups.isEmpty && !hasLostCount }

  private var scanner: SourceScanner
  private var line = 1
  private var lineStart = 0
  private var counted = 0
  private var groups: [Group] = []
  private var hasLostCount = false
  /// The previous word, if only white space follows it.
  private var last = ""
  /// The name of a function whose body follows.
  private var coming: (name: String, depth: Int)?
  private var isTried = false

  init(_ source: String) { scanner = SourceScanner(source) }

  /// The enclosing functions, the innermost last.
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
      // Allowed between two words, and after `try`.
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

  /// Calls that use no file, or whose files are visible here.
  private static let ours: Set = [
    "assertLayout", "expect", "assertCost", "assertEveryLineMatters", "assertNoStaleBindings",
    "expectReleased", "explain", "explainConflicts", "if", "guard", "while", "switch", "return",
    "for", "in", "let", "var", "case",
  ]

  /// Notes a literal that is the whole value of a label.
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

  /// Changes the enclosing functions.
  private mutating func change(_ change: (inout TestSource.Function) -> Void) {
    for name in Set(around) {
      change(&functions[name, default: TestSource.Function()])
    }
  }

  /// Returns the line and the column of a position, which must not precede the last requested one.
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
