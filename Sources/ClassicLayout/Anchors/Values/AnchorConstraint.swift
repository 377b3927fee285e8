/// What an anchor of a view is held to: a target, a number of points, how the two compare, and how
/// much it matters.
///
/// It is what `16.from(title.bottomAnchor).orGreater.priority(750)` says.
public struct AnchorConstraint: Sendable {
  /// What is meant when nothing else is said.
  public static let defaultPriority = UILayoutPriority(999)

  /// Without one, the same anchor of the superview is meant, or a length of so many points.
  public var target: AnchorTarget?
  /// In points. Moves top, leading and left edges, and the middles, towards the end; and bottom,
  /// trailing and right edges towards the start. Adds to a length.
  public var inset: CGFloat
  /// How the anchor compares with the target.
  public var comparisonType: LayoutRelation
  /// How much it matters, from 1 to 1000.
  public var priority: UILayoutPriority {
    didSet { hasOwnPriority = true }
  }
  /// Whether somebody has said the priority.
  private(set) var hasOwnPriority: Bool
  /// How many times the target's attribute is meant.
  public var multiplier: CGFloat = 1
  /// Whether ``comparisonType`` speaks of the gap and not of the anchor.
  var comparesGap = false

  /// What an anchor is held to.
  ///
  /// - Parameters:
  ///   - target: Nil for the same anchor of the superview, or, for a length, none.
  ///   - inset: In points, inwards from edges, towards the end from middles; added to lengths.
  ///   - comparisonType: How the anchor compares with the target.
  ///   - priority: How much it matters, from 1 to 1000.
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

  /// Whether the target has no view any more, or is none.
  var isGone: Bool { if case .gone? = target { true } else { false } }

  /// The statement about an attribute of an item.
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

/// What an anchor can be held to.
public enum AnchorTarget: Hashable, Sendable {
  /// One attribute of a view or a guide.
  case anchor(LayoutElement, LayoutAttribute)
  /// The same attribute of a view or a guide.
  case element(LayoutElement)
  /// The same attribute of the superview or a part of it.
  case area(AnchorArea)
  /// An anchor whose view is gone, or that no single attribute names.
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

/// The superview, or a part of it.
public struct AnchorArea: Hashable, Sendable {
  let area: LayoutArea?

  /// All of the superview.
  public static let superview = AnchorArea(area: nil)
  /// The superview's safe area, where bars and rounded corners cover nothing.
  public static let safeArea = AnchorArea(area: .safeArea)
  /// The superview inside its layout margins.
  public static let margins = AnchorArea(area: .margins)
  /// The part of the superview that is not too wide to read.
  public static let readable = AnchorArea(area: .readable)
  /// The part of the superview that the keyboard covers; while there is none, what is below the safe
  /// area. What is to end above it ends at the top of the superview's `keyboardLayoutGuide`.
  public static let keyboard = AnchorArea(area: .keyboard)

  @MainActor
  func item(for child: LayoutItem, in plan: inout LayoutPlan) -> LayoutItem {
    let parent = plan.parent(of: child)
    return area.map { plan.item($0, of: parent) } ?? parent
  }
}
