extension LayoutRule {
  /// What a constraint says; nil if it speaks of attributes that rules don't know.
  @MainActor
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = LayoutItem(constraint.firstItem),
      let attribute = LayoutAttribute(constraint.firstAttribute),
      let relation = LayoutRelation(constraint.relation)
    else { return nil }
    let line = SourceLine()
    guard let other = constraint.secondItem else {
      let value = ConstraintValue(relation, constraint.constant, priority: constraint.priority)
      self.init(first, attribute, value, at: line)
      return
    }
    guard let second = LayoutItem(other),
      let otherAttribute = LayoutAttribute(constraint.secondAttribute)
    else { return nil }
    self.init(
      LayoutAnchor(first, attribute), relation,
      LayoutAnchor(second, otherAttribute, plus: constraint.constant),
      times: constraint.multiplier, priority: constraint.priority, at: line)
  }

  /// The same rule about the other item; nil if there is none, or if the numbers would change.
  var swapped: LayoutRule? {
    guard let target, multiplier == 1 else { return nil }
    return LayoutRule(
      LayoutAnchor(target, targetAttribute), relation.flipped,
      LayoutAnchor(item, attribute, plus: -constant), priority: priority, role: role, at: line)
  }

  /// The rule, about the one of its items that a person would write it about: the inner one, else a
  /// view rather than a guide, else the first.
  @MainActor
  var aboutInnerItem: LayoutRule {
    guard let target, !attribute.isLength || multiplier == 1 else { return self }
    if target.isArea { return self }
    if target.isInside(item) || item.isArea { return swapped ?? self }
    if case .guide = item, case .view = target, !item.isInside(target) { return swapped ?? self }
    return self
  }
}

extension LayoutRelation {
  init?(_ native: NSLayoutConstraint.Relation) {
    guard let known = Self.allCases.first(where: { $0.native == native }) else { return nil }
    self = known
  }
}

extension LayoutItem {
  /// The item that a constraint speaks of: an area of a view where UIKit has a guide for it.
  @MainActor
  init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = Self.area(behind: guide) ?? .guide(guide)
    default: return nil
    }
  }

  @MainActor
  private static func area(behind guide: UILayoutGuide) -> LayoutItem? {
    // UIKit makes the guides of a view when they are first asked for, so users' guides are told
    // apart before that.
    guard guide.identifier.hasPrefix("UIView"), let view = guide.owningView else { return nil }
    return LayoutArea.allCases.first { $0.guide(of: view) === guide }
      .map { .area($0, of: .view(view)) }
  }

  /// The view that it is, or that it belongs to.
  @MainActor
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    case .area(_, let owner): owner.view
    case .parent, .made: nil
    }
  }

  var isArea: Bool {
    if case .area = self { return true }
    return false
  }

  /// The view around the item, as `superview` is for a view.
  @MainActor
  var surroundings: UIView? {
    switch self {
    case .view(let view): view.superview
    default: view
    }
  }

  /// Whether the item is somewhere inside a view, or inside the view that another belongs to.
  @MainActor
  func isInside(_ other: LayoutItem) -> Bool {
    guard let outer = other.view else { return false }
    return sequence(first: surroundings, next: { $0?.superview }).prefix { $0 != nil }
      .contains { $0 === outer }
  }
}
