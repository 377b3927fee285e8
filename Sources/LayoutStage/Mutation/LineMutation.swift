/// Finds lines of a layout that can be removed.
@MainActor
package struct LineMutation {
  private let content: StageContent
  private let matrix: LayoutMatrix
  private let exceptions: [LayoutContract.Exception]

  /// - Parameters:
  ///   - query: Finds views whose lines are kept; nil for none.
  ///   - reason: Why the lines are kept.
  package init(
    _ content: StageContent, _ matrix: LayoutMatrix, except query: ViewQuery?,
    because reason: String
  ) {
    self.content = content
    self.matrix = matrix
    exceptions = query.map { [LayoutContract.Exception(query: $0, reason: reason)] } ?? []
  }

  /// A line that changes nothing, or two lines that state the same.
  package struct Idle: Hashable {
    package let text: String
    package let line: SourceLine?
  }

  /// Returns the idle lines in all combinations together.
  package func report() throws -> [Idle] {
    var search = Search(exceptions)
    let combinations = matrix.combinations.sorted { $0.distance < $1.distance }
    for combination in combinations { try search.look(at: content.stage(combination)) }
    if search.hasNoLines {
      return [Idle(text: "no line is checked: the view makes no constraints of its own", line: nil)]
    }
    guard search.idle.count > 1 else { return search.report(combinations.count) }
    for combination in combinations { try search.lookForPairs(at: content.stage(combination)) }
    for key in search.alone.dropFirst() {
      for combination in combinations {
        try search.lookForRest(key, at: content.stage(combination))
      }
    }
    return search.report(combinations.count)
  }

  /// The state of the search.
  @MainActor
  private struct Search {
    private let exceptions: [LayoutContract.Exception]
    private var lines: [LineRules.Key] = []
    private var texts: [LineRules.Key: String] = [:]
    private var mattering: Set<LineRules.Key> = []
    private var pairs: [(LineRules.Key, LineRules.Key)] = []
    private var exempt: Set<LineRules.Key> = []
    /// The lines that matter once all idle lines before them are gone.
    private var needed: Set<LineRules.Key> = []

    init(_ exceptions: [LayoutContract.Exception]) { self.exceptions = exceptions }

    var idle: [LineRules.Key] { lines.filter { !mattering.contains($0) } }

    var hasNoLines: Bool { lines.isEmpty }

    /// The lines that change nothing and are in no pair.
    var alone: [LineRules.Key] {
      let paired = Set(pairs.flatMap { [$0.0, $0.1] })
      return idle.filter { !paired.contains($0) && !exempt.contains($0) }
    }

    mutating func look(at stage: Stage) {
      let base = MutationBase(stage)
      for rules in LineRules.all(on: stage) {
        if texts[rules.key] == nil {
          lines.append(rules.key)
          texts[rules.key] = rules.text
        }
        if rules.isAbout(exceptions) { exempt.insert(rules.key) }
        guard !mattering.contains(rules.key) else { continue }
        if base.isChanged(without: rules.constraints) { mattering.insert(rules.key) }
      }
    }

    mutating func lookForPairs(at stage: Stage) {
      let base = MutationBase(stage)
      let all = LineRules.all(on: stage).filter { !mattering.contains($0.key) }
      for (number, rules) in all.enumerated() {
        for other in all.dropFirst(number + 1) where !isPaired(rules.key, other.key) {
          if base.isChanged(without: rules.constraints + other.constraints) {
            pairs.append((rules.key, other.key))
          }
        }
      }
    }

    /// Determines whether a line that changes nothing can be removed together with all such lines
    /// before it.
    mutating func lookForRest(_ key: LineRules.Key, at stage: Stage) {
      guard !needed.contains(key) else { return }
      let gone = Set(alone.prefix { $0 != key }).subtracting(needed).union([key])
      let rules = LineRules.all(on: stage).filter { gone.contains($0.key) }
      if MutationBase(stage).isChanged(without: rules.flatMap(\.constraints)) { needed.insert(key) }
    }

    private func isPaired(_ key: LineRules.Key, _ other: LineRules.Key) -> Bool {
      pairs.contains { $0 == (key, other) || $0 == (other, key) }
    }

    func report(_ count: Int) -> [Idle] {
      let alone = alone.map { key in
        Idle(
          text: """
            \(words(key)) changes nothing: without it no view moves by half a point or becomes ambiguous \
            in \(count == 1 ? "the combination" : "any of \(count) combinations")\
            \(needed.contains(key) ? "; but it is needed once the lines before it are removed" : "")
            """, line: key.line)
      }
      let same = pairs.filter { !exempt.contains($0.0) && !exempt.contains($0.1) }.map {
        key, other in
        Idle(
          text: "\(words(key)) and \(words(other)) say the same: one of them is enough",
          line: key.line)
      }
      return alone + same + needless
    }

    private func words(_ key: LineRules.Key) -> String {
      let text = texts[key] ?? ""
      return key.line.map { "\($0) (\(text))" } ?? text
    }

    private var needless: [Idle] {
      guard exempt.isSubset(of: mattering) else { return [] }
      return exceptions.map { exception in
        Idle(
          text: """
            the view with the \(exception.query.description) is exempt because \
            \(exception.reason), but every line about it matters: remove the exception
            """, line: nil)
      }
    }
  }
}

/// The state of a stage with all of its constraints.
@MainActor
private struct MutationBase {
  /// The least change that counts, in points.
  private static let halfPoint: CGFloat = 0.5

  private let stage: Stage
  private let frames: FrameList
  private let open: Set<ObjectIdentifier>

  init(_ stage: Stage) {
    self.stage = stage
    frames = FrameList([stage.view])
    open = Self.open(on: stage)
  }

  private static func open(on stage: Stage) -> Set<ObjectIdentifier> {
    Set(stage.view.judgedTree.filter(\.hasAmbiguousLayout).map { ObjectIdentifier($0) })
  }

  /// Deactivates constraints, and returns whether a frame then changes or becomes ambiguous.
  /// Activates the constraints again.
  func isChanged(without constraints: [NSLayoutConstraint]) -> Bool {
    stage.forget {
      stage.run { NSLayoutConstraint.deactivate(constraints) }
      stage.layout()
      defer {
        stage.run { NSLayoutConstraint.activate(constraints) }
        stage.layout()
      }
      if frames.change(by: Self.halfPoint) != nil { return true }
      return !Self.open(on: stage).isSubset(of: open)
    }
  }
}
