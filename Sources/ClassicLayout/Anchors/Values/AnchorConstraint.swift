/// The right side of a statement about an anchor: a target, a number of points, a relation and a
/// priority.
///
/// `16.from(title.bottomAnchor).orGreater.priority(750)` makes such a value.
public struct AnchorConstraint: Sendable {
  /// The priority of statements without an explicit one: 999.
  public static let defaultPriority = UILayoutPriority(999)

  /// The target; nil for the same anchor of the superview or, for a length, no target.
  public var target: AnchorTarget?
  /// The inset, in points.
  ///
  /// A positive inset moves edges inwards, and centers to the right, in any layout direction, or
  /// down. It is added to a length.
  public var inset: CGFloat
  /// The relation between the anchor and the target.
  public var comparisonType: LayoutRelation
  /// The priority, from 1 to 1000.
  public var priority: UILayoutPriority {
    didSet { hasOwnPriority = true }
  }
  /// Whether the priority was given explicitly.
  private(set) var hasOwnPriority: Bool
  /// The factor by which the target's attribute is multiplied.
  public var multiplier: CGFloat = 1
  /// Whether ``comparisonType`` refers to the gap instead of the anchor.
  var comparesGap = false

  /// Creates the right side of a statement.
  ///
  /// - Parameters:
  ///   - target: The target; nil for the same anchor of the superview or, for a length, no target.
  ///   - inset: The inset, in points: inwards from edges, to the right of or below centers, added
  ///     to lengths.
  ///   - comparisonType: The relation between the anchor and the target.
  ///   - priority: The priority, from 1 to 1000.
  public init(
    target: AnchorTarget? = nil, inset: CGFloat = 0, comparisonType: LayoutRelation = .equal,
    priority: UILayoutPriority = AnchorConstraint.defaultPriority
  ) {
    self.target = target
    self.inset = inset
    self.comparisonType = comparisonType
    self.priority = priority
    hasOwnPriority = priority != Self.defaultPriority
  }

  /// Whether the view of the target is gone, or the target is not a single attribute.
  var isGone: Bool { if case .gone? = target { true } else { false } }

  /// Returns the rule for an attribute of an item.
  @MainActor
  func rule(
    about item: LayoutItem, _ attribute: LayoutAttribute, in plan: inout LayoutPlan
  ) -> LayoutRule {
    let relation = comparesGap && attribute.isEnd ? comparisonType.flipped : comparisonType
    var rule: LayoutRule
    if target == nil, attribute.isLength {
      let value = ConstraintValue(relation, inset * multiplier, priority: priority)
      rule = LayoutRule(item, attribute, value)
    } else {
      let other = (target ?? .area(.superview)).anchor(attribute, for: item, in: &plan)
      rule = LayoutRule(
        LayoutAnchor(item, attribute), relation, other + (attribute.isEnd ? -inset : inset),
        times: multiplier, priority: priority)
      rule.countsInwards = attribute.isEnd
    }
    rule.hasOwnPriority = hasOwnPriority
    return rule
  }
}

/// The target of a statement about an anchor.
public enum AnchorTarget: Hashable, Sendable {
  /// One attribute of a view or a guide.
  case anchor(LayoutElement, LayoutAttribute)
  /// The same attribute of a view or a guide.
  case element(LayoutElement)
  /// The same attribute of the superview or an area of it.
  case area(AnchorArea)
  /// An anchor whose view no longer exists, or that isn't a single attribute.
  case gone

  @MainActor
  func anchor(
    _ same: LayoutAttribute, for item: LayoutItem, in plan: inout LayoutPlan
  ) -> LayoutAnchor {
    switch self {
    case .anchor(let element, let attribute): LayoutAnchor(plan.item(element), attribute)
    case .element(let element): LayoutAnchor(plan.item(element), same)
    case .area(let area): LayoutAnchor(area.item(for: item, in: &plan), same)
    case .gone: LayoutAnchor(item, same)
    }
  }
}

/// The superview, or an area of it.
public struct AnchorArea: Hashable, Sendable {
  let area: LayoutArea?

  /// All of the superview.
  public static let superview = AnchorArea(area: nil)
  /// The superview's safe area, which bars and rounded corners don't cover.
  public static let safeArea = AnchorArea(area: .safeArea)
  /// The area inside the superview's layout margins.
  public static let margins = AnchorArea(area: .margins)
  /// The superview's readable content area.
  public static let readable = AnchorArea(area: .readable)
  /// The area of the superview that the keyboard covers; without a keyboard, the area below the
  /// safe area.
  ///
  /// To place a view above the keyboard, end it at the top of the superview's
  /// `keyboardLayoutGuide`.
  public static let keyboard = AnchorArea(area: .keyboard)

  @MainActor
  func item(for child: LayoutItem, in plan: inout LayoutPlan) -> LayoutItem {
    let parent = plan.parent(of: child)
    return area.map { plan.item($0, of: parent) } ?? parent
  }
}
