extension LayoutPlan {
  /// A request for the constraints that some rules of a plan become.
  struct Capture {
    /// The group that receives the constraints each time the plan is built, if there is one.
    let group: ConstraintGroup?
    /// The key under which they can be found, if there is one.
    let key: LayoutKey?
    /// The numbers of the rules.
    let rules: Range<Int>
    /// Whether the group keeps its previous constraints.
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

  /// Plans something that several parts of a layout share, without the keys around the first of
  /// these parts.
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

  /// Puts the constraints of the latest rules into a group, together with those of other calls for
  /// the same group. Of several calls that begin with the same rule, the last one counts.
  ///
  /// - Parameters:
  ///   - first: The number of the first rule.
  ///   - isAdded: Whether the group keeps the constraints that it has before the plan is built.
  package mutating func capture(
    rulesFrom first: Int, in group: ConstraintGroup, isAdded: Bool = false
  ) {
    captures.removeAll { $0.group === group && $0.rules.lowerBound == first }
    captures.append(
      Capture(group: group, key: nil, rules: first..<rules.count, isAdded: isAdded))
  }

  /// Hands the constraints of the plan to their captures.
  ///
  /// - Parameters:
  ///   - numbers: The number of each constraint's rule in the plan, in ascending order.
  ///   - name: Called with the constraints that can be found by a key.
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
  /// The position of a plan in progress.
  package struct Mark {
    let items, placements, backmost, guides, madeGuides, rules, priorities, positioned: Int
    let issues, captures: Int
    let madeViewCounts: [MadeViews.Key: Int]
    let occurrences: MadeViews.Occurrences?
  }

  /// The current position.
  package var mark: Mark {
    Mark(
      items: items.count, placements: placements.count, backmost: backmost.count,
      guides: guides.count, madeGuides: madeGuides.count, rules: rules.count,
      priorities: priorities.count,
      positioned: positioned.count, issues: issues.count, captures: captures.count,
      madeViewCounts: madeViewCounts, occurrences: madeViews?.occurrences)
  }

  /// Removes everything that has been planned since a mark.
  package mutating func goBack(to mark: Mark) {
    items.removeAll(from: mark.items)
    forget(from: mark)
    captures.removeSubrange(mark.captures...)
    madeViewCounts = mark.madeViewCounts
    if let occurrences = mark.occurrences { madeViews?.occurrences = occurrences }
  }
}
