/// An item of a live constraint: a view, a guide, or an area of a view.
package enum StatedItem: Hashable, Sendable {
  case view(UIView)
  case guide(UILayoutGuide)
  case area(LayoutArea, of: UIView)

  /// Creates the item for an object of a constraint; an area of a view if UIKit has a guide for it.
  @MainActor
  package init?(_ object: AnyObject?) {
    switch LayoutElement(object) {
    case .view(let view)?: self = .view(view)
    case .guide(let guide)?:
      let area = guide.owningView.flatMap { view in
        LayoutArea(of: guide, in: view).map { StatedItem.area($0, of: view) }
      }
      self = area ?? .guide(guide)
    case nil: return nil
    }
  }

  /// The view that the item is or belongs to.
  @MainActor
  package var view: UIView? {
    switch self {
    case .view(let view), .area(_, let view): view
    case .guide(let guide): guide.owningView
    }
  }
}

/// The content of a live constraint, as a rule.
package struct StatedRule: Hashable, Sendable {
  package var item: StatedItem
  package var attribute: LayoutAttribute
  package var relation: LayoutRelation
  package var target: StatedItem?
  /// Meaningless without a target.
  package var targetAttribute: LayoutAttribute
  package var multiplier: CGFloat
  package var constant: CGFloat
  package var priority: UILayoutPriority

  /// Creates the rule for a constraint; nil if the constraint uses attributes that rules don't
  /// have.
  @MainActor
  package init?(_ constraint: NSLayoutConstraint) {
    guard let item = StatedItem(constraint.firstItem),
      let attribute = LayoutAttribute(constraint.firstAttribute),
      let relation = LayoutRelation(constraint.relation)
    else { return nil }
    self.item = item
    self.attribute = attribute
    self.relation = relation
    targetAttribute = attribute
    if let other = constraint.secondItem {
      guard let target = StatedItem(other),
        let targetAttribute = LayoutAttribute(constraint.secondAttribute)
      else { return nil }
      self.target = target
      self.targetAttribute = targetAttribute
    }
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
  }

  /// The rule as an equation, such as `title.leading == card.leading + 8 @750`.
  @MainActor
  package func equation(names: LayoutNames) -> String {
    func name(_ item: StatedItem, _ attribute: LayoutAttribute) -> String {
      switch item {
      case .view(let view): "\(names.name(of: view)).\(attribute.rawValue)"
      case .guide(let guide): "\(names.name(of: .guide(guide))).\(attribute.rawValue)"
      case .area(let area, let view):
        "\(names.name(of: view)).\(area.rawValue).\(attribute.rawValue)"
      }
    }
    return EquationText(
      subject: name(item, attribute), relation: relation,
      target: target.map { name($0, targetAttribute) }, multiplier: multiplier,
      constant: constant, priority: priority
    ).description
  }
}

extension StatedRule {
  /// The same rule about the other item; nil if there is none, or if the numbers would change.
  package var swapped: StatedRule? {
    guard let target, multiplier == 1 else { return nil }
    var other = self
    (other.item, other.target) = (target, item)
    (other.attribute, other.targetAttribute) = (targetAttribute, attribute)
    other.relation = relation.flipped
    other.constant = 0 - constant
    return other
  }
}

extension NSLayoutConstraint {
  /// The constraint as a rule about the subject of its statement.
  package var statedRule: StatedRule? { stated(StatedRule(self)) }

  /// Returns the constraint as a rule with another constant.
  package func statedRule(constant: CGFloat) -> StatedRule? {
    var rule = StatedRule(self)
    rule?.constant = constant
    return stated(rule)
  }

  private func stated(_ rule: StatedRule?) -> StatedRule? {
    let isAboutTarget = (self as? LayoutConstraint)?.isAboutTarget ?? false
    return isAboutTarget ? rule?.swapped ?? rule : rule
  }

  /// Returns the constraint as an equation, or as UIKit describes it if no rule can express it.
  package func text(_ names: LayoutNames) -> String {
    statedRule?.equation(names: names) ?? "\(self)".inOneLine
  }
}

extension LayoutRelation {
  package init?(_ native: NSLayoutConstraint.Relation) {
    for known in Self.allCases where known.native == native {
      self = known
      return
    }
    return nil
  }
}

extension LayoutAttribute {
  /// Creates the attribute that corresponds to UIKit's; nil for margin attributes and
  /// `notAnAttribute`.
  public init?(_ native: NSLayoutConstraint.Attribute) {
    guard Self.known.indices.contains(native.rawValue), let known = Self.known[native.rawValue]
    else { return nil }
    self = known
  }

  /// The attributes, indexed by the raw values of UIKit's, which are small.
  private static let known: [LayoutAttribute?] = {
    let largest = allCases.map(\.native.rawValue).max() ?? 0
    var known = [LayoutAttribute?](repeating: nil, count: largest + 1)
    for attribute in allCases { known[attribute.native.rawValue] = attribute }
    return known
  }()
}

/// The view or guide and the attribute of one of UIKit's anchors.
package struct NativeAnchor: Sendable {
  package let element: LayoutElement
  package let attribute: LayoutAttribute

  /// Creates the value; nil if the view or guide of the anchor is gone, or if the anchor is a
  /// distance between two anchors, which no single attribute represents.
  @MainActor
  package init?<Kind>(_ anchor: NSLayoutAnchor<Kind>) {
    let side = Platform.side(of: anchor)
    guard let attribute = LayoutAttribute(side.attribute), let element = LayoutElement(side.item)
    else { return nil }
    if anchor is NSLayoutDimension, !attribute.isLength { return nil }
    self.element = element
    self.attribute = attribute
  }
}
