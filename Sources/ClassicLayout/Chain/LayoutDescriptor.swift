/// Statements about one view or guide, chained, and not in force until they are activated.
///
/// ```swift
/// sendButton.mondrian.layout
///   .width(120)
///   .top(.toSuperview)
///   .trailing(.toSuperview, 16)
///   .leading(.to(cancelButton).trailing, .min(8))
///   .activate()
/// ```
///
/// For top, leading, left and the middles, a value moves the edge towards the end:
/// `view.leading == target.leading + value`. For trailing, right and bottom it moves inwards:
/// `target.trailing == view.trailing + value`, so that `.min(8)` is a gap of at least 8.
@MainActor
public struct LayoutDescriptor {
  let item: LayoutItem
  private let view: UIView?
  private var rules: [LayoutRule] = []
  private var lengths: [LayoutRule] = []

  init(_ view: UIView) {
    item = .view(view)
    self.view = view
  }

  init(_ guide: UILayoutGuide) {
    item = .guide(guide)
    view = nil
  }

  /// Adds a relation of one attribute to a target.
  func relating<Kind>(
    _ attribute: LayoutAttribute, to target: LayoutTarget<Kind>, _ value: ConstraintValue,
    times multiplier: CGFloat = 1, identifier: String?, at line: SourceLine
  ) -> LayoutDescriptor {
    let own = LayoutAnchor(item, attribute)
    let other = target.anchor(attribute, for: item)
    let (left, right) = attribute.isEnd ? (other, own) : (own, other)
    var rule = LayoutRule(
      left, value.relation, right + value.value, times: multiplier, priority: value.priority,
      at: line)
    rule.identifier = identifier
    var next = self
    next.rules.append(rule)
    return next
  }

  /// Sets a length in points. There is one for each relation; the one that is said last stands.
  func setting(
    _ attribute: LayoutAttribute, _ value: ConstraintValue, identifier: String?, at line: SourceLine
  ) -> LayoutDescriptor {
    var rule = LayoutRule(item, attribute, value, at: line)
    rule.identifier = identifier
    return setting(rule)
  }

  /// Says something about the item's own size, in place of what said the same with another number.
  func setting(_ rule: LayoutRule) -> LayoutDescriptor {
    var next = self
    next.lengths.removeAll {
      $0.attribute == rule.attribute && $0.relation == rule.relation && $0.target == rule.target
    }
    next.lengths.append(rule)
    return next
  }

  /// Adds the statements to a plan.
  func add(to plan: inout LayoutPlan) {
    if let view { plan.position(view) }
    for rule in rules + lengths { plan.add(rule) }
  }
}

extension LayoutDescriptor {
  /// Makes the constraints and activates them in one call.
  ///
  /// The view's autoresizing mask does not take part from then on; that of other views is not
  /// touched.
  @discardableResult
  public func activate() -> ConstraintGroup {
    InstalledLayout(plan).group
  }

  /// Makes the constraints and leaves them inactive.
  public func makeConstraints() -> [NSLayoutConstraint] { plan.makeConstraints() }

  /// Makes the constraints as a group and leaves them inactive.
  public func makeConstraintGroup() -> ConstraintGroup { ConstraintGroup(makeConstraints()) }

  private var plan: LayoutPlan {
    var plan = LayoutPlan(host: nil)
    add(to: &plan)
    return plan
  }
}

extension MondrianNamespace where Base == UIView {
  /// A chain of statements about the view.
  public var layout: LayoutDescriptor { LayoutDescriptor(base) }
}

extension MondrianNamespace where Base == UILayoutGuide {
  /// A chain of statements about the guide.
  public var layout: LayoutDescriptor { LayoutDescriptor(base) }
}
