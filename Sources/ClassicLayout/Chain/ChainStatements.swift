/// What a chain has said about its view or guide, and has not put in force.
struct ChainStatements {
  /// One relation of an attribute, or one length.
  private struct Entry {
    let attribute: LayoutAttribute
    /// Nil for a length in points.
    let target: ChainTarget?
    let value: ConstraintValue
    let multiplier: CGFloat
    let identifier: String?
    let line: SourceLine
    /// Whether it belongs to the statement before.
    let continues: Bool
  }

  private var relations: [Entry] = []
  private var lengths: [Entry] = []

  /// Adds a relation of an attribute to a target.
  ///
  /// - Parameter continues: Whether the same call has said something before.
  mutating func relate(
    _ attribute: LayoutAttribute, to target: ChainTarget, _ value: ConstraintValue,
    times multiplier: CGFloat = 1, identifier: String? = nil, at line: SourceLine,
    continues: Bool = false
  ) {
    relations.append(
      Entry(
        attribute: attribute, target: target, value: value, multiplier: multiplier,
        identifier: identifier, line: line, continues: continues))
  }

  /// Sets a length in points, or the proportion of the width to the height. There is one of each for each
  /// relation; the one that is said last stands.
  mutating func set(
    _ attribute: LayoutAttribute, _ value: ConstraintValue, ratio: CGFloat? = nil,
    identifier: String?, at line: SourceLine, continues: Bool = false
  ) {
    lengths.removeAll {
      $0.attribute == attribute && $0.value.relation == value.relation
        && ($0.target == nil) == (ratio == nil)
    }
    lengths.append(
      Entry(
        attribute: attribute, target: ratio.map { _ in .own(.height) }, value: value,
        multiplier: ratio ?? 1, identifier: identifier, line: line, continues: continues))
  }

  /// Adds the statements to a plan.
  @MainActor
  func add(to plan: inout LayoutPlan, about element: LayoutElement) {
    let item = plan.item(element)
    if case .view = element { plan.position(item) }
    var statement: LayoutStatement?
    for entry in relations + lengths {
      let current: LayoutStatement
      if entry.continues, let statement {
        current = statement
      } else {
        current = plan.statement(at: entry.line)
      }
      statement = current
      plan.add(rule(for: entry, about: item, in: &plan), of: current, identifier: entry.identifier)
    }
  }

  @MainActor
  private func rule(
    for entry: Entry, about item: LayoutItem, in plan: inout LayoutPlan
  ) -> LayoutRule {
    guard let target = entry.target else { return LayoutRule(item, entry.attribute, entry.value) }
    let own = LayoutAnchor(item, entry.attribute)
    let other = target.anchor(entry.attribute, for: item, in: &plan)
    // Of an edge at the end, the value moves inwards: `target.trailing == view.trailing + value`.
    let isReversed = entry.attribute.isEnd
    let (left, right) = isReversed ? (other, own) : (own, other)
    var rule = LayoutRule(
      left, entry.value.relation, right + entry.value.value, times: entry.multiplier,
      priority: entry.value.priority)
    rule.isAboutTarget = isReversed
    return rule
  }
}

/// What a view or a guide is laid out relative to, whatever the kind.
struct ChainTarget: Sendable {
  enum Base: Sendable {
    case superview
    case element(LayoutElement)
    /// The item itself.
    case own
  }

  let base: Base
  var area: LayoutArea?
  /// Nil for the same as on the other side.
  var attribute: LayoutAttribute?

  /// An attribute of the item itself.
  static func own(_ attribute: LayoutAttribute) -> ChainTarget {
    ChainTarget(base: .own, attribute: attribute)
  }

  /// The anchor that an item is related to.
  @MainActor
  func anchor(
    _ same: LayoutAttribute, for item: LayoutItem, in plan: inout LayoutPlan
  ) -> LayoutAnchor {
    let whole: LayoutItem
    switch base {
    case .superview: whole = plan.parent(of: item)
    case .element(let element): whole = plan.item(element)
    case .own: whole = item
    }
    return LayoutAnchor(area.map { plan.item($0, of: whole) } ?? whole, attribute ?? same)
  }
}
