/// The statements of a chain about its view or guide that are not active yet.
struct ChainStatements {
  /// A relation of an attribute to a target, or a length.
  private struct Entry {
    let attribute: LayoutAttribute
    /// Nil for a length in points.
    let target: ChainTarget?
    let value: ConstraintValue
    let multiplier: CGFloat
    var identifier: String?
    let line: SourceLine
    /// Whether the entry belongs to the same statement as the previous one.
    var continues: Bool
    /// The groups that receive the constraint.
    var groups: [ConstraintGroup] = []
  }

  private var relations: [Entry] = []
  private var lengths: [Entry] = []
  private var contentPriorities = ContentPriorityRequests()
  /// The entries that the last call has added.
  private var last: (areLengths: Bool, count: Int)?
  private var reminder: ForgottenStatements?

  /// Adds a relation of an attribute to a target.
  ///
  /// - Parameter continues: Whether the same call has added an entry before.
  mutating func relate(
    _ attribute: LayoutAttribute, to target: ChainTarget, _ value: ConstraintValue,
    times multiplier: CGFloat = 1, identifier: String? = nil, at line: SourceLine,
    continues: Bool = false
  ) {
    noteLast(areLengths: false, continues)
    if relations.isEmpty { relations.reserveCapacity(Self.fewEntries) }
    relations.append(
      Entry(
        attribute: attribute, target: target, value: value, multiplier: multiplier,
        identifier: identifier, line: line, continues: continues))
  }

  /// Sets a length in points, or the ratio of width to height. Each relation has at most one of
  /// each; the last one counts.
  mutating func set(
    _ attribute: LayoutAttribute, _ value: ConstraintValue, ratio: CGFloat? = nil,
    identifier: String?, at line: SourceLine, continues: Bool = false
  ) {
    noteLast(areLengths: true, continues)
    let former = lengths.firstIndex {
      $0.attribute == attribute && $0.value.relation == value.relation
        && ($0.target == nil) == (ratio == nil)
    }
    if let former {
      let isBegun = lengths.remove(at: former).continues
      // The entries that continued the removed one are now a statement of their own.
      if !isBegun, former < lengths.count { lengths[former].continues = false }
    }
    if lengths.isEmpty { lengths.reserveCapacity(Self.fewEntries) }
    lengths.append(
      Entry(
        attribute: attribute, target: ratio == nil ? nil : .own(.height), value: value,
        multiplier: ratio ?? 1, identifier: identifier, line: line, continues: continues))
  }

  /// Enough to place most views, without growing the array.
  private static let fewEntries = 4

  private mutating func noteLast(areLengths: Bool, _ continues: Bool) {
    let count = continues ? last?.count ?? 0 : 0
    last = (areLengths, count + 1)
  }

  /// Requests a priority of the content.
  mutating func set(
    _ kind: ContentPriorityKind, _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    at line: SourceLine
  ) { contentPriorities.add(kind, axes, priority, at: line) }

  /// Names the constraints of the last statement, or puts them into a group.
  mutating func name(_ identifier: String?, capturingIn group: ConstraintGroup?) {
    guard let last else { return }
    func change(_ entry: inout Entry) {
      entry.identifier = identifier ?? entry.identifier
      if let group { entry.groups.append(group) }
    }
    if last.areLengths {
      for index in lengths.indices.suffix(last.count) { change(&lengths[index]) }
    } else {
      for index in relations.indices.suffix(last.count) { change(&relations[index]) }
    }
  }

  /// Has an issue reported if the statements are never activated.
  mutating func remind(about element: LayoutElement) {
    guard reminder == nil, let line = relations.first?.line ?? lengths.first?.line else { return }
    reminder = ForgottenStatements(about: element.object, at: line) {
      """
      this chain about \($0) never takes effect; end it with activate(), or put it in \
      Mondrian.layout { }
      """
    }
  }

  /// Adds the statements to a plan.
  @MainActor
  func add(to plan: inout LayoutPlan, about element: LayoutElement) {
    reminder?.settle()
    let item = plan.item(element)
    if case .view = element { plan.position(item) }
    contentPriorities.add(to: &plan, about: item)
    add(relations, to: &plan, about: item)
    add(lengths, to: &plan, about: item)
  }

  @MainActor
  private func add(_ entries: [Entry], to plan: inout LayoutPlan, about item: LayoutItem) {
    var statement: LayoutStatement?
    var first = 0
    // By index: copying an element would count references to everything in it.
    for index in entries.indices {
      let current: LayoutStatement
      if entries[index].continues, let statement {
        current = statement
      } else {
        current = plan.statement(at: entries[index].line)
        first = plan.ruleCount
      }
      statement = current
      let rule = rule(for: entries[index], about: item, in: &plan)
      plan.add(rule, of: current, identifier: entries[index].identifier)
      for group in entries[index].groups { plan.capture(rulesFrom: first, in: group) }
    }
  }

  @MainActor
  private func rule(
    for entry: Entry, about item: LayoutItem, in plan: inout LayoutPlan
  ) -> LayoutRule {
    guard let target = entry.target else { return LayoutRule(item, entry.attribute, entry.value) }
    let own = LayoutAnchor(item, entry.attribute)
    let other = target.anchor(entry.attribute, for: item, in: &plan)
    // For edges at the end, the value moves inwards: `target.trailing == view.trailing + value`. A
    // multiplier always applies to the target, though.
    if entry.attribute.isEnd, entry.multiplier != 1 {
      var rule = LayoutRule(
        own, entry.value.relation.flipped, other - entry.value.value, times: entry.multiplier,
        priority: entry.value.priority)
      rule.countsInwards = true
      return rule
    }
    let isReversed = entry.attribute.isEnd
    let (left, right) = isReversed ? (other, own) : (own, other)
    var rule = LayoutRule(
      left, entry.value.relation, right + entry.value.value, times: entry.multiplier,
      priority: entry.value.priority)
    rule.isAboutTarget = isReversed
    return rule
  }
}

/// The target of a relation, without its kind in the type.
struct ChainTarget: Sendable {
  enum Base: Sendable {
    case superview
    case element(LayoutElement)
    /// The item itself.
    case own
  }

  let base: Base
  var area: LayoutArea?
  /// Nil for the same attribute as on the other side.
  var attribute: LayoutAttribute?

  /// An attribute of the item itself.
  static func own(_ attribute: LayoutAttribute) -> ChainTarget {
    ChainTarget(base: .own, attribute: attribute)
  }

  /// Returns the anchor that an item is related to.
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
