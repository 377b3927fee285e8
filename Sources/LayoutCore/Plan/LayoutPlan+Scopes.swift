extension LayoutPlan {
  /// A wish to know which constraints come of some of a plan's rules.
  struct Capture {
    /// What gets the constraints each time the plan is built, if anything does.
    let group: ConstraintGroup?
    /// The name under which they can be found, if there is one.
    let key: LayoutKey?
    /// The numbers of the rules.
    let rules: Range<Int>

    /// Those of some constraints that come of the rules, which the group gets.
    ///
    /// - Parameter numbers: What number each constraint's rule has in the plan, in rising order.
    @MainActor
    func take<Made: NSLayoutConstraint>(_ constraints: [Made], numbers: [Int]) -> [Made] {
      let first = numbers.partitioningIndex { $0 >= rules.lowerBound }
      let end = numbers.partitioningIndex { $0 >= rules.upperBound }
      let own = Array(constraints[first..<end])
      group?.replace(with: own)
      return own
    }
  }

  /// Plans something that has a name: its guides are known by it in the next plan, too, and its
  /// constraints can be found by it.
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

  /// Plans something whose constraints a group gets, each time the plan is built.
  public mutating func capturing<Result>(
    in group: ConstraintGroup?, key: LayoutKey? = nil, _ body: (inout LayoutPlan) -> Result
  ) -> Result {
    let first = rules.count
    let result = body(&self)
    captures.append(Capture(group: group, key: key, rules: first..<rules.count))
    return result
  }

  /// Puts the constraints of the rules that came last into a group; of several such calls about the
  /// same group, the last one that begins with a rule stands.
  ///
  /// - Parameter first: The number of the first of them.
  package mutating func capture(rulesFrom first: Int, in group: ConstraintGroup) {
    captures.removeAll { $0.group === group && $0.rules.lowerBound == first }
    captures.append(Capture(group: group, key: nil, rules: first..<rules.count))
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
