import TestSupport

/// Arbitrary constraints: all attributes and relations, between views, guides and areas, with nested
/// views.
@MainActor
struct RandomConstraints {
  let root = UIView()
  let views: [SizedView]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 2...4, using: &random)
    views = (0..<count).map { SizedView("v\($0)") }
    root.accessibilityIdentifier = "root"
    for (number, view) in views.enumerated() {
      let isNested = number > 1 && Bool.random(using: &random)
      (isNested ? views[number - 1] : root).addSubview(view)
    }
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    for number in views.indices {
      for _ in 0..<4 {
        // Each view gets constraints. Some constraints involve the guide.
        let others: [AnyObject] =
          views.filter { $0 !== views[number] } + [
            root, root.safeAreaLayoutGuide, views[number].superview?.layoutMarginsGuide ?? root,
            guide,
          ]
        let other = others.randomElement(using: &random) ?? root
        add(views[number], other, &random)
      }
    }
    add(guide, root, &random)
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func add(
    _ item: AnyObject, _ other: AnyObject, _ random: inout SeededGenerator
  ) {
    let attributes = LayoutAttribute.allCases.filter { item is UIView || !$0.isBaseline }
    let attribute = attributes.randomElement(using: &random) ?? .top
    let comparable = LayoutAttribute.allCases.filter {
      attribute.isComparable(to: $0) && (other is UIView || !$0.isBaseline)
    }
    let isAlone = attribute.isLength && Bool.random(using: &random)
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let isScaled = Int.random(in: 0..<(attribute.isLength ? 3 : 12), using: &random) == 0
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute.native,
      relatedBy: relations.randomElement(using: &random) ?? .equal,
      toItem: isAlone ? nil : other,
      attribute: isAlone
        ? .notAnAttribute : (comparable.randomElement(using: &random) ?? attribute).native,
      multiplier: isScaled && !isAlone ? 0.5 : 1,
      constant: CGFloat(Int.random(in: (isAlone ? 0 : -9)...9, using: &random)) * 1.5)
    let priorities: [Float] = [1000, 1000, 999, 750, 250, 37]
    constraint.priority = UILayoutPriority(priorities.randomElement(using: &random) ?? 1000)
    // A constraint of an item to itself could mix both directions of reading, and one would change the
    // other.
    let isOwn = isAlone || item !== other
    if isOwn { constraints.append(constraint) }
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
