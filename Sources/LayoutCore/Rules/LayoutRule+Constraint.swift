extension LayoutRule {
  /// What a constraint says; nil if it speaks of attributes that rules don't know.
  @MainActor
  package init?(_ constraint: NSLayoutConstraint) {
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
}

extension LayoutRelation {
  package init?(_ native: NSLayoutConstraint.Relation) {
    guard let known = Self.allCases.first(where: { $0.native == native }) else { return nil }
    self = known
  }
}

extension LayoutItem {
  /// The item that a constraint speaks of: an area of a view where UIKit has a guide for it.
  @MainActor
  package init?(_ object: AnyObject?) {
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
  package var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    case .area(_, let owner): owner.view
    case .parent, .made: nil
    }
  }
}
