import TestSupport
import Testing

/// The meaning of every attribute in every dialect, with every relation and every form of value, in
/// both directions of reading: the constant, the relation and the place of the view.
@MainActor
struct SignTableTests {
  nonisolated static let attributes: [LayoutAttribute] = [
    .top, .bottom, .leading, .trailing, .left, .right, .centerX, .centerY, .width, .height,
  ]
  nonisolated static let cases: [SignCase] = attributes.flatMap { attribute in
    SignCase.Form.allCases.flatMap { form in
      LayoutRelation.allCases.flatMap { relation in
        LayoutDialect.allCases.map { SignCase(attribute, form, relation, $0) }
      }
    }
  }

  @Test(arguments: cases)
  func statementHasTheExpectedConstantRelationAndPlace(_ sign: SignCase) throws {
    for isMirrored in [false, true] {
      let scene = SignScene(sign, isMirrored: isMirrored)
      guard let made = scene.made else {
        // The boxes of chains follow the direction of reading. Those of content never do.
        let isBox = sign.form == .insets
        let follows = sign.attribute.followsDirection
        #expect(isBox && (sign.dialect == .content ? follows : sign.attribute.isAbsolute))
        continue
      }
      #expect(made.constant == (sign.attribute.isEnd ? -SignCase.points : SignCase.points))
      #expect(made.relation == sign.expectedRelation)
      #expect(made.targetAttribute == sign.targetAttribute)
      #expect(scene.place == scene.expectedPlace(isMirrored: isMirrored))
    }
  }

  @Test func tableCoversAllCases() {
    #expect(Self.cases.count == 10 * 4 * 3 * 3)
  }
}

struct SignCase: Sendable, CustomTestStringConvertible {
  /// The form in which the number of points is given.
  enum Form: CaseIterable, Sendable {
    /// An inset from the superview, or a length.
    case constant
    /// A distance outside another view.
    case from
    /// An inset within another view.
    case to
    /// Several edges, both centers or both lengths at once.
    case insets
  }

  static let points: CGFloat = 6
  let attribute: LayoutAttribute
  let form: Form
  let relation: LayoutRelation
  let dialect: LayoutDialect

  init(
    _ attribute: LayoutAttribute, _ form: Form, _ relation: LayoutRelation, _ dialect: LayoutDialect
  ) {
    self.attribute = attribute
    self.form = form
    self.relation = relation
    self.dialect = dialect
  }

  var testDescription: String { "\(dialect) \(attribute) \(relation.rawValue) \(form)" }

  /// Chains compare the gap. The other dialects compare the edge.
  var expectedRelation: LayoutRelation {
    dialect == .chain && attribute.isEnd ? relation.flipped : relation
  }

  /// The target's attribute.
  var targetAttribute: LayoutAttribute {
    guard form == .from else { return attribute }
    return switch attribute {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    default: attribute
    }
  }
}

/// A view with one statement about it, beside another whose frame is known.
@MainActor
struct SignScene {
  let sign: SignCase
  private let stage: Stage
  private let item = SizedView("v0")
  private let other = SizedView("v1")
  /// The constraint on the attribute, with the view as the first item.
  private(set) var made: Statement?

  init(_ sign: SignCase, isMirrored: Bool) {
    self.sign = sign
    stage = Stage(
      CGSize(width: 200, height: 100), direction: isMirrored ? .rightToLeft : .leftToRight)
    stage.view.add {
      item
      other.leftAnchor(60).topAnchor(40).widthAnchor(50).heightAnchor(30)
    }
    settle()
    let group = write()
    for constraint in group {
      guard let statement = Statement(constraint, about: 0), statement.view == 0 else { continue }
      pull(statement)
      if statement.attribute == sign.attribute { made = statement }
    }
  }

  /// Gives the view a size if the attribute places it, and a place if the attribute sizes it.
  private func settle() {
    if sign.form == .insets, !sign.attribute.isLength {
      if sign.attribute == .centerX || sign.attribute == .centerY {
        item.widthAnchor(10).heightAnchor(10).build()
      }
      return
    }
    item.sizeAnchor(CGSize(width: 10, height: 10), priority: 2).build()
  }

  /// Pulls the attribute weakly past its limit, so that an inequality takes effect.
  private func pull(_ statement: Statement) {
    let distance: CGFloat =
      switch statement.relation {
      case .equal: 0
      case .greaterThanOrEqual: -500
      case .lessThanOrEqual: 500
      }
    guard distance != 0 else { return }
    let attribute = statement.attribute
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute.native, relatedBy: .equal,
      toItem: attribute.isLength ? nil : stage.view,
      attribute: attribute.isLength ? .notAnAttribute : attribute.native, multiplier: 1,
      constant: distance)
    constraint.priority = UILayoutPriority(5)
    constraint.isActive = true
  }

  private func write() -> [NSLayoutConstraint] {
    let target: Int?? =
      switch sign.form {
      case .constant: sign.attribute.isLength ? .none : .some(nil)
      case .from, .to: .some(1)
      case .insets: .some(1)
      }
    if sign.form == .insets { return SignBoxes(sign, item, other).write() }
    // A chain takes the relation of the gap, so the relation is flipped twice.
    let said = sign.expectedRelation
    let statement = Statement(
      0, sign.attribute, said, target, sign.targetAttribute, SignCase.points, .required)
    let writing = StatementWriting(views: [item, other], host: stage.view)
    switch sign.dialect {
    case .chain: return Mondrian.layout { writing.chain(statement) }.constraints
    case .content: return item.layout { writing.write(statement, $0) }.constraints
    case .anchors:
      let anchored = writing.anchored(statement)
      anchored.build()
      return anchored.constraints.constraints
    }
  }

  /// The coordinate or the length of the attribute after layout.
  var place: CGFloat? {
    let frame = stage.frames(of: ["item": item])["item"]
    let isMirrored = stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return frame.map { $0.place(of: sign.attribute, isMirrored: isMirrored) }
  }

  func expectedPlace(isMirrored: Bool) -> CGFloat {
    let attribute = sign.attribute
    if attribute.isLength, sign.form == .constant { return SignCase.points }
    let box =
      sign.form == .constant
      ? CGRect(x: 0, y: 0, width: 200, height: 100)
      : CGRect(x: 60, y: 40, width: 50, height: 30)
    let base = box.place(of: sign.targetAttribute, isMirrored: isMirrored)
    let points = attribute.isEnd ? -SignCase.points : SignCase.points
    return base + (attribute.followsDirection && isMirrored ? -points : points)
  }
}

/// Statements about several attributes at once.
@MainActor
struct SignBoxes {
  private let sign: SignCase
  private let item: SizedView
  private let other: SizedView

  init(_ sign: SignCase, _ item: SizedView, _ other: SizedView) {
    self.sign = sign
    self.item = item
    self.other = other
  }

  func write() -> [NSLayoutConstraint] {
    switch sign.dialect {
    case .chain: chain()
    case .content: content()
    case .anchors: anchored()
    }
  }

  private func chain() -> [NSLayoutConstraint] {
    let layout = item.mondrian.layout
    let value = ConstraintValue(sign.relation, SignCase.points)
    let box =
      switch sign.attribute {
      case .top, .bottom: layout.vertical(.to(other), value)
      case .centerX, .centerY: layout.center(.to(other), value)
      case .width, .height:
        layout.width(.to(other), value).height(.to(other), value)
      default: layout.horizontal(.to(other), value)
      }
    return box.activate().constraints
  }

  private func content() -> [NSLayoutConstraint] {
    let points = SignCase.points
    return item.layout(defaultPriority: .fixed(.required)) { layout in
      switch sign.attribute {
      case .top, .bottom: layout.vertical(relation(vInsets(points)), to: other)
      case .centerX, .centerY: layout.center(relation(points), to: other)
      case .width, .height: layout.size(relation(other), constant: points)
      default: layout.horizontal(relation(UIEdgeInsets(insets: points)), to: other)
      }
    }.constraints
  }

  private func relation<Value>(_ value: Value) -> ContentRelation<Value> {
    switch sign.relation {
    case .equal: .equalTo(value)
    case .lessThanOrEqual: .lessThanTo(value)
    case .greaterThanOrEqual: .moreThanTo(value)
    }
  }

  private func anchored() -> [NSLayoutConstraint] {
    let number = SignCase.points.to(other).priority(.required)
    let value =
      switch sign.relation {
      case .equal: number
      case .lessThanOrEqual: number.orLess
      case .greaterThanOrEqual: number.orGreater
      }
    let anchored =
      switch sign.attribute {
      case .top, .bottom: item.verticalAnchor(value)
      case .centerX, .centerY: item.centerAnchor(value)
      case .width, .height: item.widthAnchor(value).heightAnchor(value)
      case .left, .right: item.horizontalAnchor(value)
      default: item.directionalHorizontalAnchor(value)
      }
    anchored.build()
    return anchored.constraints.constraints
  }
}

extension CGRect {
  /// The coordinate or the length of an attribute.
  fileprivate func place(of attribute: LayoutAttribute, isMirrored: Bool) -> CGFloat {
    switch attribute {
    case .leading: isMirrored ? maxX : minX
    case .trailing: isMirrored ? minX : maxX
    case .left: minX
    case .right: maxX
    case .centerX: midX
    case .top: minY
    case .bottom: maxY
    case .centerY: midY
    case .width: width
    default: height
    }
  }
}
