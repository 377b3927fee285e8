import DeStijl

/// Returns constraints as equations, in an order independent of how they were made. An equation is
/// the same whichever item comes first.
@MainActor
public func equations(_ constraints: [NSLayoutConstraint]) -> [String] {
  constraints.map(\.canonicalEquation).sorted()
}

/// Returns all constraints that a view and its descendants hold, except those that UIKit makes for
/// itself.
@MainActor
public func constraints(in view: UIView) -> [NSLayoutConstraint] {
  view.constraints + view.subviews.flatMap { constraints(in: $0) }
}

extension NSLayoutConstraint {
  /// The constraint as an equation that is the same whichever item comes first.
  public var canonicalEquation: String {
    let first = "\(Self.name(firstItem)).\(Self.name(firstAttribute))"
    let tail = "@\(priority.rawValue)"
    guard secondItem != nil else { return "\(first) \(sign(of: relation)) \(constant) \(tail)" }
    let second = "\(Self.name(secondItem)).\(Self.name(secondAttribute))"
    let isSwapped = multiplier == 1 && second < first
    let (left, right) = isSwapped ? (second, first) : (first, second)
    let relation = isSwapped ? Relation(rawValue: -self.relation.rawValue) : self.relation
    let number = isSwapped ? 0 - constant : constant
    return "\(left) \(sign(of: relation)) \(right) * \(multiplier) + \(number) \(tail)"
  }

  private func sign(of relation: Relation?) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    default: "=="
    }
  }

  private static func name(_ attribute: Attribute) -> String {
    LayoutAttribute(attribute)?.rawValue ?? "\(attribute.rawValue)"
  }

  private static func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.accessibilityIdentifier ?? "\(type(of: view))"
    case let guide as UILayoutGuide: "\(name(guide.owningView))'s \(kind(of: guide))"
    default: "nothing"
    }
  }

  /// Names do not distinguish an app's guides from those of layouts.
  private static func kind(of guide: UILayoutGuide) -> String {
    guide.identifier.hasPrefix("UI") ? guide.identifier : "guide"
  }
}
