extension LayoutPlan {
  /// A wish to know which constraints come of some of a plan's rules.
  struct Capture {
    /// What gets the constraints each time the plan is built, if anything does.
    let group: ConstraintGroup?
    /// The name under which they can be found, if there is one.
    let key: LayoutKey?
    /// The numbers of the rules.
    let rules: Range<Int>
    /// Whether the group keeps what was in it before.
    var isAdded = false
  }

  /// Plans a part of the layout under a key, which identifies its guides in the next plan and finds
  /// its constraints.
  public mutating func keyed<Result>(
    by key: LayoutKey, _ body: (inout LayoutPlan) -> Result
  ) -> Result {
    let around = keyPath
    keyPath = keys.append(key, inside: around)
    defer { keyPath = around }
    return capturing(in: nil, key: key, body)
  }

  /// Plans something that several parts of a layout share: the keys around the first of them say
  /// nothing about it.
  package mutating func shared<Result>(_ body: (inout LayoutPlan) -> Result) -> Result {
    let around = keyPath
    keyPath = nil
    defer { keyPath = around }
    return body(&self)
  }

  /// Plans a part of the layout whose constraints go into a group each time the plan is built.
  public mutating func capturing<Result>(
    in group: ConstraintGroup?, key: LayoutKey? = nil, _ body: (inout LayoutPlan) -> Result
  ) -> Result {
    let first = rules.count
    let result = body(&self)
    captures.append(Capture(group: group, key: key, rules: first..<rules.count))
    return result
  }

  /// Puts the constraints of the rules that came last into a group, with those of other calls about the
  /// same group; of several that begin with the same rule the last one stands.
  ///
  /// - Parameters:
  ///   - first: The number of the first of them.
  ///   - isAdded: Whether the group keeps what was in it before the plan is built.
  package mutating func capture(
    rulesFrom first: Int, in group: ConstraintGroup, isAdded: Bool = false
  ) {
    captures.removeAll { $0.group === group && $0.rules.lowerBound == first }
    captures.append(
      Capture(group: group, key: nil, rules: first..<rules.count, isAdded: isAdded))
  }

  /// Hands the constraints of the plan to those who want to know them.
  ///
  /// - Parameters:
  ///   - numbers: What number each constraint's rule has in the plan, in rising order.
  ///   - name: Takes those that can be found by a name.
  @MainActor
  func tell(
    _ constraints: [LayoutConstraint], numbers: [Int],
    _ name: (LayoutKey, [LayoutConstraint]) -> Void = { _, _ in }
  ) {
    var taken: [ObjectIdentifier: Set<Int>] = [:]
    for capture in captures {
      let first = numbers.partitioningIndex { $0 >= capture.rules.lowerBound }
      let end = numbers.partitioningIndex { $0 >= capture.rules.upperBound }
      if let group = capture.group {
        let id = ObjectIdentifier(group)
        if taken[id] == nil, !capture.isAdded { group.replace(with: []) }
        let new = (first..<end).filter { taken[id, default: []].insert($0).inserted }
        group.append(active: new.map { constraints[$0] })
      }
      if let key = capture.key { name(key, Array(constraints[first..<end])) }
    }
  }
}

// MARK: Going back

extension LayoutPlan {
  /// How far a plan has come.
  package struct Mark {
    let items, placements, hindmost, guides, madeGuides, rules, priorities, positioned: Int
    let issues, captures: Int
    let madeViewCounts: [MadeViews.Key: Int]
    let occurrences: MadeViews.Occurrences?
  }

  /// How far the plan has come.
  package var mark: Mark {
    Mark(
      items: items.count, placements: placements.count, hindmost: hindmost.count,
      guides: guides.count, madeGuides: madeGuides.count, rules: rules.count,
      priorities: priorities.count,
      positioned: positioned.count, issues: issues.count, captures: captures.count,
      madeViewCounts: madeViewCounts, occurrences: madeViews?.occurrences)
  }

  /// Forgets what has been planned since a mark.
  package mutating func goBack(to mark: Mark) {
    items.removeAll(from: mark.items)
    forget(from: mark)
    captures.removeSubrange(mark.captures...)
    madeViewCounts = mark.madeViewCounts
    if let occurrences = mark.occurrences { madeViews?.occurrences = occurrences }
  }
}
