import TestSupport
import Testing

/// The meaning of each anchor with each form of value, as a table.
@MainActor
struct AnchorSignTests {
  enum Form: CaseIterable { case constant, from, to }
  enum Suffix: CaseIterable { case none, orLess, orGreater, gapAtLeast, gapAtMost }

  nonisolated static let horizontal: [LayoutAttribute] = [
    .left, .right, .leading, .trailing, .centerX,
  ]
  nonisolated static let vertical: [LayoutAttribute] = [.top, .bottom, .centerY]

  private let stage: Stage
  private let mirrored: Stage
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)

  init() {
    stage = Stage(CGSize(width: 200, height: 100))
    mirrored = Stage(CGSize(width: 200, height: 100), direction: .rightToLeft)
  }

  private func isEnd(_ attribute: LayoutAttribute) -> Bool {
    [.right, .trailing, .bottom].contains(attribute)
  }

  private func value(_ form: Form, _ suffix: Suffix, of attribute: LayoutAttribute) -> AnchorValue {
    let number: AnchorValue =
      switch form {
      case .constant: 6.priority(AnchorConstraint.defaultPriority)
      case .from: 6.from(b)
      case .to: 6.to(b)
      }
    return switch suffix {
    case .none: number
    case .orLess: number.orLess
    case .orGreater: number.orGreater
    case .gapAtLeast: number.gapAtLeast
    case .gapAtMost: number.gapAtMost
    }
  }

  private func hold(_ attribute: LayoutAttribute, _ value: AnchorValue) -> AnchoredView<SizedView> {
    switch attribute {
    case .left: a.leftAnchor(value)
    case .right: a.rightAnchor(value)
    case .leading: a.leadingAnchor(value)
    case .trailing: a.trailingAnchor(value)
    case .centerX: a.centerXAnchor(value)
    case .top: a.topAnchor(value)
    case .bottom: a.bottomAnchor(value)
    default: a.centerYAnchor(value)
    }
  }

  @Test(arguments: horizontal + vertical, Form.allCases)
  func constantsAreNegatedOnlyAtEndEdges(
    attribute: LayoutAttribute, form: Form
  ) throws {
    for suffix in Suffix.allCases {
      stage.view.add([a, b])
      let anchored = hold(attribute, value(form, suffix, of: attribute))
      anchored.build()
      let made = try #require(anchored.constraints.constraints.first)
      #expect(anchored.constraints.constraints.count == 1)
      #expect(made.constant == (isEnd(attribute) ? -6 : 6))
      #expect(made.firstItem === a && made.firstAttribute == attribute.native)
      #expect(made.secondItem === (form == .constant ? stage.view : b))
      #expect(made.secondAttribute == attribute.native)
      #expect(made.priority == UILayoutPriority(999))
      #expect(made.relation == relation(suffix, attribute))
    }
  }

  private func relation(
    _ suffix: Suffix, _ attribute: LayoutAttribute
  ) -> NSLayoutConstraint.Relation {
    switch suffix {
    case .none: .equal
    case .orLess: .lessThanOrEqual
    case .orGreater: .greaterThanOrEqual
    case .gapAtLeast: isEnd(attribute) ? .lessThanOrEqual : .greaterThanOrEqual
    case .gapAtMost: isEnd(attribute) ? .greaterThanOrEqual : .lessThanOrEqual
    }
  }

  /// The position of the near side of `a` in a stage of 200 by 100 points.
  nonisolated static let placements: [(LayoutAttribute, ltr: CGFloat, rtl: CGFloat)] = [
    (.left, 6, 6), (.right, 184, 184), (.leading, 6, 184), (.trailing, 184, 6),
    (.centerX, 101, 101), (.top, 6, 6), (.bottom, 84, 84), (.centerY, 51, 51),
  ]

  @Test(arguments: placements) func framesFollowTheLayoutDirection(
    attribute: LayoutAttribute, ltr: CGFloat, rtl: CGFloat
  ) throws {
    for (stage, expected) in [(stage, ltr), (mirrored, rtl)] {
      stage.view.add(a)
      hold(attribute, 6.priority(999)).build()
      let frame = try #require(stage.frames(of: ["a": a])["a"])
      #expect((Self.vertical.contains(attribute) ? frame.minY : frame.minX) == expected)
    }
  }

  @Test func centersWithoutANumberMatchTheSuperview() {
    stage.view.add {
      a.centerXAnchor().centerYAnchor()
      b.centerAnchor()
    }
    #expect(
      stage.frames(of: ["a": a, "b": b]) == [
        "a": CGRect(x: 95, y: 45, width: 10, height: 10),
        "b": CGRect(x: 90, y: 40, width: 20, height: 20),
      ])
  }

  @Test func aNumberFromAnotherAnchorIsAGapOnEitherSide() {
    stage.view.add([a, b])
    b.leftAnchor(50).topAnchor(40).build()
    a.leftAnchor(16.from(b.rightAnchor)).bottomAnchor(16.from(b.topAnchor)).build()
    let frame = stage.frames(of: ["a": a])["a"]
    #expect(frame == CGRect(x: 86, y: 14, width: 10, height: 10))
  }

  @Test func lengthsTakeNumbersAndMultiplesOfOtherLengths() throws {
    stage.view.add([a, b])
    let anchored = a.widthAnchor(40.orGreater).heightAnchor(b.widthAnchor)
      .widthAnchor(b.heightAnchor.multiplied(by: 0.5).plus(4).minus(1).plus(2))
      .heightAnchor(b.heightAnchor.multiplied(by: 0.5)).widthAnchor(3.from(b.widthAnchor))
    anchored.build()
    let made = anchored.constraints.constraints
    #expect(made.map(\.constant) == [40, 0, 5, 0, 3])
    #expect(made.map(\.multiplier) == [1, 1, 0.5, 0.5, 1])
    #expect(made[0].secondItem == nil && made[0].relation == .greaterThanOrEqual)
    #expect(made[1].secondAttribute == .width)
    #expect(made[3].secondAttribute == .height)
  }

  @Test func constantLengthCanBeMultiplied() {
    stage.view.add(a)
    let anchored = a.widthAnchor(30.orLess.multiplied(by: 2))
    anchored.build()
    #expect(anchored.constraints.constraints.map(\.equation) == ["a.width <= 60"])
  }

  @Test func suffixesComeInAnyOrder() throws {
    stage.view.add([a, b])
    let anchored = a.topAnchor(8.orGreater.from(b.bottomAnchor).priority(750))
      .topAnchor(8.priority(750).from(b.bottomAnchor).orGreater)
      .topAnchor(8.from(b.bottomAnchor).priority(.defaultHigh).orGreater)
    anchored.build()
    let made = anchored.constraints.constraints
    #expect(made.count == 3)
    for constraint in made {
      #expect(constraint.equation == "a.top >= b.bottom + 8")
      #expect(constraint.priority == .defaultHigh)
    }
  }

  @Test func aMinusInFrontNegatesTheNumber() throws {
    stage.view.add([a, b])
    let anchored = a.topAnchor(-16.from(b.bottomAnchor)).topAnchor(-4)
    anchored.build()
    #expect(anchored.constraints.constraints.map(\.constant) == [-16, -4])
  }

  /// A view's own guide needs no adding, but the statements about it apply.
  @Test func guideOwnedByTheViewTakesAnchors() {
    let margins = stage.view.layoutMarginsGuide
    let guide = AnchoredView(margins).leadingAnchor(3.from(b.trailingAnchor))
    let issues = LayoutDiagnostics.collect { stage.view.add(b, guide) }
    #expect(issues.isEmpty)
    #expect(guide.constraints.constraints.map(\.constant) == [3])
    #expect(guide.constraints.isActive)
  }

  @Test func guidesOfTheSuperviewAreTargets() throws {
    stage.view.add(a)
    let anchored = a.topAnchor(1.from(.safeArea)).leftAnchor(2.from(.margins))
      .bottomAnchor(3.to(.keyboard)).rightAnchor(4.to(.readable)).centerXAnchor(5.to(.superview))
    anchored.build()
    let made = anchored.constraints.constraints
    let view = stage.view
    let targets: [AnyObject] = [
      view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide,
      view.readableContentGuide, view,
    ]
    #expect(zip(made, targets).allSatisfy { $0.secondItem === $1 })
    #expect(made.map(\.constant) == [1, 2, -3, -4, 5])
  }
}
