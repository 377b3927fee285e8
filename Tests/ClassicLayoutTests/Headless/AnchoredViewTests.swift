import TestSupport
import Testing

@MainActor
struct AnchoredViewTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)

  @Test func nothingHappensBeforeBuilding() {
    stage.view.addSubview(a)
    let anchored = a.topAnchor(0).add { b }
    #expect(b.superview == nil)
    #expect(a.constraints.isEmpty && a.translatesAutoresizingMaskIntoConstraints)
    let built: SizedView = anchored.build()
    #expect(built === a && b.superview === a)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
    #expect(anchored.constraints.isActive)
  }

  @Test func buildingAgainDoesNothing() {
    stage.view.addSubview(a)
    let anchored = a.topAnchor(0).widthAnchor(30).add { b.leftAnchor(1) }
    anchored.build()
    let before = Headless.counters
    anchored.build()
    anchored.activate()
    #expect(Headless.counters.constraintsAdded == before.constraintsAdded)
    #expect(Headless.counters.constraintsRemoved == before.constraintsRemoved)
    #expect(anchored.constraints.constraints.count == 3)
    anchored.heightAnchor(5).build()
    #expect(anchored.constraints.constraints.count == 4)
  }

  @Test func compositeAnchorsExpandInOrder() {
    stage.view.addSubview(a)
    let anchored = a.horizontalAnchor(1).directionalHorizontalAnchor(2).verticalAnchor(3.orLess)
      .centerAnchor(4).sizeAnchor(CGSize(width: 5, height: 6), priority: .required)
      .edgesAnchors(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), to: .safeArea)
      .edgeAnchors(insets: .zero, to: nil)
      .edgesAnchors()
    anchored.build()
    let made = anchored.constraints.constraints
    #expect(
      made.map(\.firstAttribute) == [
        .left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height,
        .left, .right, .top, .bottom, .left, .right, .top, .bottom, .left, .right, .top, .bottom,
      ])
    #expect(made.prefix(14).map(\.constant) == [1, -1, 2, -2, 3, -3, 4, 4, 5, 6, 2, -4, 1, -3])
    #expect(made[8].priority == .required && made[9].priority == .required)
    #expect(made[10].secondItem === stage.view.safeAreaLayoutGuide)
  }

  @Test func aspectRatioCanRelateEitherDimension() {
    stage.view.addSubview(a)
    let anchored = a.aspectRatioAnchor(2).aspectRatioAnchor(multiplier: 2)
      .aspectRatioAnchor(heightToWidth: 2)
    anchored.build()
    let made = anchored.constraints.constraints
    #expect(made.map(\.firstAttribute) == [.width, .width, .height])
    #expect(made.map(\.secondAttribute) == [.height, .height, .width])
    #expect(made.map(\.multiplier) == [2, 2, 2])
  }

  @Test func anchorsCanReferToLaterSiblings() {
    stage.view.add {
      a.leftAnchor(0).topAnchor(0).rightAnchor(8.from(b.leftAnchor))
      b.rightAnchor(0).topAnchor(0)
    }
    #expect(stage.view.subviews == [a, b])
    #expect(stage.frames(of: ["a": a])["a"] == CGRect(x: 0, y: 0, width: 172, height: 10))
  }

  @Test func viewsWithoutAnchorsAreAddedToo() {
    let view = UIView {
      a
      if stage.view.isHidden { b }
      for name in ["c", "d"] { SizedView(name).topAnchor(0) }
      Optional<UIView>.none
      [SizedView("e"), SizedView("f")]
    }
    #expect(view.subviews.map(\.accessibilityIdentifier) == ["a", "c", "d", "e", "f"])
    #expect(view.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func addingToAViewBuildsAtOnceAndReturnsTheView() {
    let label: UILabel = UILabel().add(a, b.topAnchor(2))
    #expect(label.subviews == [a, b])
    #expect(label.constraints.map(\.constant) == [2])
  }

  @Test func addingTwiceAccumulatesSubviews() {
    let (inner, first, second) = (SuperviewHookView(), SuperviewHookView(), SuperviewHookView())
    var added: [UIView] = []
    for view in [inner, first, second] { view.act = { added.append(view) } }
    let view = UIView().heightAnchor(100).add { first.add { inner.topAnchor(0) } }
      .add { second }.build()
    #expect(view.subviews == [first, second] && inner.superview === first)
    #expect(added == [inner, first, second])
  }

  @Test func ownConstraintsComeBeforeThoseOfSubviews() {
    let anchored = UIView().widthAnchor(1).add { a.widthAnchor(3) }.heightAnchor(2)
    anchored.build()
    #expect(anchored.constraints.constraints.map(\.constant) == [1, 2, 3])
  }

  @Test func layoutClosureReachesAnyAnchor() {
    stage.view.add([a, b])
    let anchored = AnchoredView(a).layout { make in
      make.height.set(constraint: make.width.multiplied(by: 0.5))
      make.lastBaseline.set(constraint: b.firstBaselineAnchor)
      make.left.set(constraint: 4)
    }
    anchored.build()
    let made = anchored.constraints.constraints
    #expect(made.map(\.firstAttribute) == [.height, .lastBaseline, .left])
    #expect(made.map(\.secondAttribute) == [.width, .firstBaseline, .left])
  }

  @Test func extensionsCanAddCustomAnchors() {
    stage.view.add([a, b])
    let anchored = a.leftTopAnchor(7)
    anchored.build()
    #expect(anchored.constraints.constraints.map(\.constant) == [7, 7])
    let again = b.widthAnchor(1).leftTopAnchor(3).topAnchor(DoubleGap(points: 4))
    again.build()
    #expect(again.constraints.constraints.map(\.constant) == [1, 3, 3, 8])
  }

  @Test func wrappingAnAnchoredViewContinuesIt() {
    stage.view.add(a)
    let first = a.topAnchor(1)
    AnchoredView(first).leftAnchor(2).build()
    #expect(first.constraints.constraints.map(\.constant) == [1, 2])
  }

  @Test func anchorCanReferToItsOwnView() {
    stage.view.add(a)
    let anchored = AnchoredView(a).layout { $0.height.set(constraint: 4.from($0.width)) }
    anchored.build()
    #expect(anchored.constraints.constraints.map(\.equation) == ["a.height == a.width + 4"])
  }

  @Test func constraintsAreNamedAfterTheirLine() {
    stage.view.add(a)
    let line = #line + 1
    let anchored = a.topAnchor(1)
    anchored.build()
    let name = "a.top  AnchoredViewTests.swift:\(line)"
    #expect(anchored.constraints.constraints.map(\.identifier) == [name])
  }
}

extension AnchorLayoutBuilderConvertible {
  fileprivate func leftTopAnchor(_ inset: CGFloat) -> AnchorLayoutBuilder {
    AnchorLayoutBuilder(self).leftAnchor(inset).topAnchor(inset)
  }
}

/// A custom constraint value.
private struct DoubleGap: VerticalAnchorConstraint {
  let points: CGFloat
  var deStijlConstraint: AnchorConstraint { AnchorConstraint(inset: points * 2) }
}

/// Each mistake is one issue with its line, and the rest applies.
@MainActor
struct AnchorMistakeTests {
  private let a = SizedView("a", 10, 10)

  private func issues(of anchored: AnchoredView<SizedView>) -> [LayoutIssue] {
    LayoutDiagnostics.collect { anchored.build() }
  }

  @Test func constraintToAMissingSuperviewIsAnIssue() {
    let line = UInt(#line + 1)
    let anchored = a.topAnchor(4).widthAnchor(20)
    let issues = issues(of: anchored)
    #expect(issues.map(\.kind) == [.noSuperview])
    #expect(issues.first?.line?.line == line && issues.first?.view === a)
    #expect(anchored.constraints.constraints.map(\.constant) == [20])
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func numbersMustBeFinite(number: CGFloat) {
    let host = UIView().add(a)
    let anchored = a.topAnchor(number).aspectRatioAnchor(number).widthAnchor(20)
    #expect(issues(of: anchored).map(\.kind) == [.invalidNumber, .invalidNumber])
    #expect(host.constraints.isEmpty && a.constraints.count == 1)
  }

  @Test func viewsOfDifferentHierarchiesCannotBeConstrained() {
    let host = UIView().add(a)
    let anchored = a.topAnchor(4.from(UIView())).leftAnchor(1)
    #expect(issues(of: anchored).map(\.kind) == [.noCommonAncestor])
    #expect(host.constraints.count == 1)
  }

  @Test func anchorOfAReleasedViewIsAnIssue() {
    let host = UIView().add(a)
    let anchor = { UIView().topAnchor }()
    let anchored = a.topAnchor(anchor).leftAnchor(1)
    #expect(issues(of: anchored).map(\.kind) == [.targetGone])
    #expect(host.constraints.count == 1)
  }

  @Test func aViewCanNotBeAddedTwiceOrToItself() {
    let host = UIView()
    let issues = LayoutDiagnostics.collect { host.add([a, a, host]) }
    #expect(issues.map(\.kind) == [.duplicate, .cycle])
    #expect(host.subviews == [a])
  }

  @Test func spaceOutsideAMatchingStackIsAnIssue() {
    let host = UIView()
    let issues = LayoutDiagnostics.collect {
      host.add(a.leftSpace(8).topAnchor(0))
      _ = VStack { SizedView("b").leftSpace(8) }
      a.leftSpace(3).build()
      a.leftSpace(3).heightAnchor(4).build()
    }
    #expect(issues.map(\.kind) == Array(repeating: .misplaced, count: 4))
    #expect(host.constraints.count == 1 && a.constraints.count == 1)
  }
}
