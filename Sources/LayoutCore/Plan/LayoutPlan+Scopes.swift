extension LayoutPlan {
  /// A wish to know which constraints come of some of a plan's rules.
  public struct Capture {
    /// What gets the constraints each time the plan is built, if anything does.
    public let group: ConstraintGroup?
    /// The name under which they can be found, if there is one.
    public let key: LayoutKey?
    /// The numbers of the rules.
    public let rules: Range<Int>
  }

  /// Plans something inside another view: views and guides go there.
  public mutating func inside<Result>(
    _ parent: UIView, _ body: (inout LayoutPlan) -> Result
  ) -> Result {
    parents.append(parent)
    defer { parents.removeLast() }
    return body(&self)
  }

  /// Plans something that has a name: its guides are known by it in the next plan, too, and its
  /// constraints can be found by it.
  public mutating func keyed<Result>(
    by key: LayoutKey, _ body: (inout LayoutPlan) -> Result
  ) -> Result {
    keys.append(key)
    defer { keys.removeLast() }
    return capturing(in: nil, key: key, body)
  }

  /// Plans something that several parts of a layout share: the keys around the first of them say
  /// nothing about it.
  package mutating func shared<Result>(_ body: (inout LayoutPlan) -> Result) -> Result {
    let around = keys
    keys = []
    defer { keys = around }
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
}

extension InstalledLayout {
  /// The constraints of what has a name in the description.
  public func constraints(of key: LayoutKey) -> [NSLayoutConstraint] { keyed[key] ?? [] }

  /// Hands the constraints to those who want to know them.
  ///
  /// - Parameter numbers: What number each installed rule has in the plan, in rising order.
  func tell(_ captures: [LayoutPlan.Capture], numbers: [Int]) {
    keyed = [:]
    for capture in captures {
      let first = numbers.partitioningIndex { $0 >= capture.rules.lowerBound }
      let end = numbers.partitioningIndex { $0 >= capture.rules.upperBound }
      let constraints = rules[first..<end].map(\.constraint)
      capture.group?.replace(with: constraints)
      if let key = capture.key { keyed[key, default: []] += constraints }
    }
  }
}

extension [Int] {
  /// The first index whose number passes a test that all later ones pass, too.
  ///
  /// - Complexity: O(log n) tests.
  fileprivate func partitioningIndex(where passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
