import TestSupport

/// One statement about a layout, independent of a dialect. Views go by number. The surrounding view
/// has no number.
struct Statement: Sendable {
  let view: Int
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  /// Nil for a number of points. A target without a number is the surrounding view.
  let target: Int??
  let targetAttribute: LayoutAttribute
  let constant: CGFloat
  let multiplier: CGFloat
  let priority: UILayoutPriority

  /// - Parameter points: The points inward, for end edges toward the start.
  init(
    _ view: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ target: Int??,
    _ targetAttribute: LayoutAttribute, _ points: CGFloat, _ priority: UILayoutPriority
  ) {
    self.view = view
    self.attribute = attribute
    self.relation = relation
    self.target = target
    self.targetAttribute = targetAttribute
    constant = attribute.isEnd ? -points : points
    multiplier = 1
    self.priority = priority
  }

  /// The statement of a constraint between numbered views, about the given view or else the first
  /// numbered one.
  @MainActor
  init?(_ constraint: NSLayoutConstraint, about view: Int? = nil) {
    guard let first = LayoutAttribute(constraint.firstAttribute) else { return nil }
    let relation = LayoutRelation.allCases.first { $0.native == constraint.relation } ?? .equal
    let second = LayoutAttribute(constraint.secondAttribute)
    let own = Self.number(of: constraint.firstItem)
    let other = Self.number(of: constraint.secondItem)
    let isSwapped = own == nil || (own != view && other != nil && other == view)
    guard let number = isSwapped ? other : own else { return nil }
    self.view = number
    attribute = isSwapped ? second ?? first : first
    self.relation = isSwapped ? relation.flipped : relation
    target = constraint.secondItem == nil ? nil : .some(isSwapped ? own : other)
    targetAttribute = isSwapped ? first : second ?? first
    constant = isSwapped ? 0 - constraint.constant : constraint.constant
    multiplier = constraint.multiplier
    priority = constraint.priority
  }

  @MainActor
  private static func number(of item: AnyObject?) -> Int? {
    ((item as? UIView)?.accessibilityIdentifier?.dropFirst()).flatMap { Int($0) }
  }

  /// The points as written by hand: toward the start for end edges.
  var points: CGFloat { attribute.isEnd ? 0 - constant : constant }
}

/// A layout, written in one of the dialects.
@MainActor
struct WrittenLayout {
  let equations: [String]
  let frames: [String: CGRect]

  init(
    _ statements: [Statement], views count: Int, _ sizes: [CGSize?] = [],
    _ size: CGSize = CGSize(width: 200, height: 200), in dialect: LayoutDialect
  ) {
    let stage = Stage(size)
    let views = (0..<count).map { SizedView("v\($0)") }
    for (view, size) in zip(views, sizes) { view.preferredSize = size }
    for view in views { stage.view.addSubview(view) }
    let writing = StatementWriting(views: views, host: stage.view)
    let made: [NSLayoutConstraint] =
      switch dialect {
      case .chain:
        Mondrian.layout { for statement in statements { writing.chain(statement) } }.constraints
      case .content:
        stage.view.layoutContent { content in
          let layouts = views.map { content.put($0) }
          for statement in statements { writing.write(statement, layouts[statement.view]) }
        }.constraints
      case .anchors:
        statements.flatMap { statement in
          let anchored = writing.anchored(statement)
          anchored.build()
          return anchored.constraints.constraints
        }
      }
    equations = TestSupport.equations(made)
    let named = views.enumerated().map { ("v\($0)", $1 as UIView) }
    frames = stage.frames(of: Dictionary(uniqueKeysWithValues: named))
  }
}

/// Writes statements in each of the dialects.
@MainActor
struct StatementWriting {
  let views: [SizedView]
  let host: UIView

  private func other(_ statement: Statement) -> UIView? {
    statement.target.map { $0.map { views[$0] } ?? host }
  }

  /// In a chain, the far edges compare the gap.
  func chain(_ statement: Statement) -> LayoutDescriptor {
    let layout = views[statement.view].mondrian.layout
    let attribute = statement.attribute
    let relation = attribute.isEnd ? statement.relation.flipped : statement.relation
    let value = ConstraintValue(relation, statement.points, priority: statement.priority)
    guard let other = other(statement) else {
      return attribute == .width ? layout.width(value) : layout.height(value)
    }
    let x = LayoutTarget<LayoutKind.Horizontal>.to(other).named(statement.targetAttribute)
    let y = LayoutTarget<LayoutKind.Vertical>.to(other).named(statement.targetAttribute)
    let length = LayoutTarget<LayoutKind.Length>.to(other).named(statement.targetAttribute)
    return switch attribute {
    case .top: layout.top(y, value)
    case .bottom: layout.bottom(y, value)
    case .centerY: layout.centerY(y, value)
    case .leading: layout.leading(x, value)
    case .trailing: layout.trailing(x, value)
    case .left: layout.left(x, value)
    case .right: layout.right(x, value)
    case .width: layout.width(length, value, multiplier: statement.multiplier)
    case .height: layout.height(length, value, multiplier: statement.multiplier)
    default: layout.centerX(x, value)
    }
  }

  func write(_ statement: Statement, _ layout: ViewLayout<SizedView>) {
    let (attribute, target) = (statement.targetAttribute, statement.multiplier)
    let value = statement.contentRelation(statement.points)
    let priority = statement.priority
    guard let other = other(statement) else {
      if statement.attribute == .width { layout.width(value, priority: priority) }
      if statement.attribute == .height { layout.height(value, priority: priority) }
      return
    }
    let length = statement.contentRelation(other.length(attribute))
    let constant = statement.constant
    switch statement.attribute {
    case .top: layout.top(value, to: other.y(attribute), priority: priority)
    case .bottom: layout.bottom(value, to: other.y(attribute), priority: priority)
    case .centerY: layout.centerY(value, to: other.y(attribute), priority: priority)
    case .leading: layout.leading(value, to: other.x(attribute), priority: priority)
    case .trailing: layout.trailing(value, to: other.x(attribute), priority: priority)
    case .left: layout.left(value, to: other.x(attribute), priority: priority)
    case .right: layout.right(value, to: other.x(attribute), priority: priority)
    case .width: layout.width(length, multiplyBy: target, constant: constant, priority: priority)
    case .height: layout.height(length, multiplyBy: target, constant: constant, priority: priority)
    default: layout.centerX(value, to: other.x(attribute), priority: priority)
    }
  }

  func anchored(_ statement: Statement) -> AnchoredView<SizedView> {
    let item = views[statement.view]
    let number = statement.anchorValue
    guard let other = other(statement) else {
      return statement.attribute == .width ? item.widthAnchor(number) : item.heightAnchor(number)
    }
    let attribute = statement.targetAttribute
    let length = number.from(other.length(attribute)).multiplied(by: statement.multiplier)
    return switch statement.attribute {
    case .top: item.topAnchor(number.from(other.y(attribute)))
    case .bottom: item.bottomAnchor(number.from(other.y(attribute)))
    case .centerY: item.centerYAnchor(number.from(other.y(attribute)))
    case .leading: item.leadingAnchor(number.from(other.x(attribute)))
    case .trailing: item.trailingAnchor(number.from(other.x(attribute)))
    case .left: item.leftAnchor(number.from(other.x(attribute)))
    case .right: item.rightAnchor(number.from(other.x(attribute)))
    case .width: item.widthAnchor(length)
    case .height: item.heightAnchor(length)
    default: item.centerXAnchor(number.from(other.x(attribute)))
    }
  }
}

extension Statement {
  fileprivate func contentRelation<Value>(_ value: Value) -> ContentRelation<Value> {
    switch relation {
    case .equal: .equalTo(value)
    case .lessThanOrEqual: .lessThanTo(value)
    case .greaterThanOrEqual: .moreThanTo(value)
    }
  }

  @MainActor
  fileprivate var anchorValue: AnchorValue {
    switch relation {
    case .equal: points.priority(priority)
    case .lessThanOrEqual: points.orLess.priority(priority)
    case .greaterThanOrEqual: points.orGreater.priority(priority)
    }
  }
}

extension UIView {
  func x(_ attribute: LayoutAttribute) -> NSLayoutXAxisAnchor {
    switch attribute {
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .left: leftAnchor
    case .right: rightAnchor
    default: centerXAnchor
    }
  }

  func y(_ attribute: LayoutAttribute) -> NSLayoutYAxisAnchor {
    switch attribute {
    case .top: topAnchor
    case .bottom: bottomAnchor
    default: centerYAnchor
    }
  }

  func length(_ attribute: LayoutAttribute) -> NSLayoutDimension {
    attribute == .width ? widthAnchor : heightAnchor
  }
}

extension LayoutTarget where Kind == LayoutKind.Horizontal {
  func named(_ attribute: LayoutAttribute) -> LayoutTarget {
    switch attribute {
    case .leading: leading
    case .trailing: trailing
    case .left: left
    case .right: right
    default: centerX
    }
  }
}

extension LayoutTarget where Kind == LayoutKind.Vertical {
  func named(_ attribute: LayoutAttribute) -> LayoutTarget {
    switch attribute {
    case .top: top
    case .bottom: bottom
    default: centerY
    }
  }
}

extension LayoutTarget where Kind == LayoutKind.Length {
  func named(_ attribute: LayoutAttribute) -> LayoutTarget { attribute == .width ? width : height }
}
