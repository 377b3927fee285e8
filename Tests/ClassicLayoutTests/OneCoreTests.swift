import TestSupport
import Testing

/// All ways to write a layout view by view come to the same constraints and the same frames.
@MainActor
@Suite struct OneCoreTests {
  /// One statement, before it is written in a dialect.
  struct Statement: Sendable {
    var view: Int
    var attribute: LayoutAttribute
    /// Nil for the superview; for lengths, nil is a number of points.
    var target: Int?
    var targetAttribute: LayoutAttribute
    var relation: LayoutRelation
    var points: CGFloat
    var priority: UILayoutPriority
  }

  nonisolated static let attributes: [LayoutAttribute] = [
    .top, .bottom, .leading, .trailing, .centerX, .centerY, .width, .height,
  ]

  /// A layout that settles every view, with some more statements on top.
  static func statements(seed: UInt64, views: Int) -> [Statement] {
    var random = SeededGenerator(seed: seed)
    var all: [Statement] = []
    for view in 0..<views {
      let sibling =
        view == 0
        ? nil : Bool.random(using: &random) ? Int.random(in: 0..<view, using: &random) : nil
      for attribute in [LayoutAttribute.top, .leading, .width, .height] {
        let other: LayoutAttribute =
          sibling == nil || attribute.isLength ? attribute : attribute == .top ? .bottom : .trailing
        all.append(
          Statement(
            view: view, attribute: attribute, target: attribute.isLength ? nil : sibling,
            targetAttribute: other, relation: .equal,
            points: CGFloat(Int.random(in: 1...40, using: &random)), priority: .required))
      }
      guard let attribute = attributes.randomElement(using: &random) else { continue }
      // Another equation about the same would stand in place of the first in some dialects.
      let relations: [LayoutRelation] = [.lessThanOrEqual, .greaterThanOrEqual]
      all.append(
        Statement(
          view: view, attribute: attribute, target: attribute.isLength ? nil : sibling,
          targetAttribute: attribute, relation: relations.randomElement(using: &random) ?? .equal,
          points: CGFloat(Int.random(in: 1...40, using: &random)),
          priority: UILayoutPriority(Float(view + 10))))
    }
    return all
  }

  @Test(arguments: 0..<200) func dialectsAgree(seed: Int) {
    let statements = Self.statements(seed: UInt64(seed), views: 2 + seed % 5)
    let layouts = Dialect.allCases.map { Written(statements, in: $0) }
    for other in layouts.dropFirst() {
      #expect(other.equations == layouts[0].equations)
      #expect(other.frames == layouts[0].frames)
    }
    #expect(layouts[0].equations.count == statements.count)
  }

  @Test func dialectsNest() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let card = UIView()
    let title = SizedView("title", 30, 10)
    let badge = SizedView("badge", 6, 6)
    let inner = SizedView("inner", 4, 4)
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock { card.viewBlock.padding(10) } }
    card.layoutContent { content in
      content.put(title).at(.topLeft, .equalTo(2), to: .parent).layoutContent { inside in
        Mondrian.buildSubviews(on: inside.view) { ZStackBlock { inner.viewBlock.padding(3) } }
      }
      content.put(badge).right(.equal, to: .parent)
    }
    badge.mondrian.layout.bottom(.toSuperview, 1).activate()
    title.add { SizedView("deep", 2, 2).edgesAnchors() }
    let frames = stage.frames(of: ["card": card, "badge": badge, "inner": inner])
    #expect(frames["card"] == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(frames["badge"] == CGRect(x: 84, y: 83, width: 6, height: 6))
    #expect(frames["inner"]?.minX == 15)
  }
}

/// A way to write layouts view by view.
private enum Dialect: CaseIterable { case chain, content, anchors }

/// A layout, written in one of the dialects.
@MainActor
private struct Written {
  let equations: [String]
  let frames: [String: CGRect]

  init(_ statements: [OneCoreTests.Statement], in dialect: Dialect) {
    let stage = Stage(CGSize(width: 200, height: 200))
    let count = (statements.map(\.view).max() ?? 0) + 1
    let views = (0..<count).map { SizedView("v\($0)") }
    for view in views { stage.view.addSubview(view) }
    let constraints: [NSLayoutConstraint] =
      switch dialect {
      case .chain:
        Mondrian.layout { for statement in statements { statement.chain(views) } }.constraints
      case .content:
        stage.view.layoutContent { content in
          let layouts = views.map { content.put($0) }
          for statement in statements { statement.write(layouts, views) }
        }.constraints
      case .anchors:
        statements.flatMap { statement in
          let anchored = statement.anchored(views)
          anchored.build()
          return anchored.constraints.constraints
        }
      }
    equations = constraints.map { $0.canonical }.sorted()
    let named = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { ("v\($0)", $1 as UIView) })
    frames = stage.frames(of: named)
  }
}

extension OneCoreTests.Statement {
  @MainActor
  fileprivate func other(_ views: [SizedView]) -> UIView? {
    target.map { views[$0] } ?? (attribute.isLength ? nil : views[view].superview)
  }

  /// In the chain, the far edges compare the gap.
  @MainActor
  fileprivate func chain(_ views: [SizedView]) -> LayoutDescriptor {
    let layout = views[view].mondrian.layout
    let value = ConstraintValue(
      attribute.isEnd ? relation.flipped : relation, points, priority: priority)
    guard let other = other(views) else {
      return attribute == .width ? layout.width(value) : layout.height(value)
    }
    let x = LayoutTarget<LayoutKind.Horizontal>.to(other)
    let y = LayoutTarget<LayoutKind.Vertical>.to(other)
    return switch attribute {
    case .top: layout.top(targetAttribute == .bottom ? y.bottom : y, value)
    case .bottom: layout.bottom(y, value)
    case .centerY: layout.centerY(y, value)
    case .leading: layout.leading(targetAttribute == .trailing ? x.trailing : x, value)
    case .trailing: layout.trailing(x, value)
    default: layout.centerX(x, value)
    }
  }

  @MainActor
  fileprivate func write(_ layouts: [ViewLayout<SizedView>], _ views: [SizedView]) {
    let layout = layouts[view]
    let value: ContentRelation<CGFloat> =
      switch relation {
      case .equal: .equalTo(points)
      case .lessThanOrEqual: .lessThanTo(points)
      case .greaterThanOrEqual: .moreThanTo(points)
      }
    guard let other = other(views) else {
      if attribute == .width { layout.width(value, priority: priority) }
      if attribute == .height { layout.height(value, priority: priority) }
      return
    }
    switch attribute {
    case .top where targetAttribute == .bottom:
      layout.top(value, to: other.bottomAnchor, priority: priority)
    case .top: layout.top(value, to: other, priority: priority)
    case .bottom: layout.bottom(value, to: other, priority: priority)
    case .centerY: layout.centerY(value, to: other, priority: priority)
    case .leading where targetAttribute == .trailing:
      layout.leading(value, to: other.trailingAnchor, priority: priority)
    case .leading: layout.leading(value, to: other, priority: priority)
    case .trailing: layout.trailing(value, to: other, priority: priority)
    default: layout.centerX(value, to: other, priority: priority)
    }
  }

  @MainActor
  fileprivate func anchored(_ views: [SizedView]) -> AnchoredView<SizedView> {
    let item = views[view]
    let number: AnchorValue =
      switch relation {
      case .equal: points.priority(priority)
      case .lessThanOrEqual: points.orLess.priority(priority)
      case .greaterThanOrEqual: points.orGreater.priority(priority)
      }
    guard let other = other(views) else {
      return attribute == .width ? item.widthAnchor(number) : item.heightAnchor(number)
    }
    return switch attribute {
    case .top where targetAttribute == .bottom: item.topAnchor(number.from(other.bottomAnchor))
    case .top: item.topAnchor(number.to(other))
    case .bottom: item.bottomAnchor(number.to(other))
    case .centerY: item.centerYAnchor(number.to(other))
    case .leading where targetAttribute == .trailing:
      item.leadingAnchor(number.from(other.trailingAnchor))
    case .leading: item.leadingAnchor(number.to(other))
    case .trailing: item.trailingAnchor(number.to(other))
    default: item.centerXAnchor(number.to(other))
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation that is the same from whichever side it is written.
  fileprivate var canonical: String {
    let first = "\(name(firstItem)).\(firstAttribute.rawValue)"
    let second = "\(name(secondItem)).\(secondAttribute.rawValue)"
    let isSwapped = secondItem != nil && second < first
    let sides = isSwapped ? "\(second) - \(first)" : "\(first) - \(second)"
    let sign = isSwapped ? -1 : 1
    return "\(sides) \(relation.rawValue * sign) \(constant * CGFloat(sign)) @\(priority.rawValue)"
  }

  private func name(_ item: AnyObject?) -> String {
    (item as? UIView)?.accessibilityIdentifier ?? ""
  }
}
