import TestSupport
import Testing

@MainActor
struct ChainTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 20, 20)
  private let b = SizedView("b", 20, 20)

  init() {
    stage.view.addSubview(a)
    stage.view.addSubview(b)
  }

  private var frames: [String: CGRect] { stage.frames(of: ["a": a, "b": b]) }

  @Test func theChainOfTheReadmeLaysOutTwoBoxes() {
    Mondrian.layout {
      a.mondrian.layout
        .top(.toSuperview)
        .left(.toSuperview)
        .right(.to(b).left)
        .bottom(.toSuperview)
      b.mondrian.layout
        .top(.toSuperview.top, .exact(10))
        .right(.toSuperview)
        .bottom(.toSuperview)
    }
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 180, height: 100))
    #expect(frames["b"] == CGRect(x: 180, y: 10, width: 20, height: 90))
  }

  @Test func nothingHappensBeforeActivation() {
    _ = a.mondrian.layout.width(10).top(.toSuperview)
    #expect(a.constraints.isEmpty)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aChainIsAValue() {
    let base = a.mondrian.layout.top(.toSuperview)
    let wide = base.width(100)
    #expect(base.makeConstraints().count == 1)
    #expect(wide.makeConstraints().count == 2)
  }

  @Test func onlyTheViewOfTheChainStopsAutoresizing() {
    a.mondrian.layout.top(.to(b).bottom).activate()
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func rootViewOfAControllerKeepsItsAutoresizingMask() {
    let controller = UIViewController()
    controller.view.mondrian.layout.width(.min(100)).activate()
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
  }

  /// The root view of a child controller is an ordinary subview.
  @Test func theRootViewOfAChildControllerStopsAutoresizing() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.mondrian.layout.edges(.toSuperview).activate()
    #expect(!child.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theSuperviewIsLookedUpAtActivation() {
    let late = SizedView("late", 20, 20)
    let chain = late.mondrian.layout.edges(.toSuperview, 5)
    stage.view.addSubview(late)
    let issues = LayoutDiagnostics.collect { chain.activate() }
    #expect(issues.isEmpty)
    #expect(stage.frames(of: ["late": late])["late"] == CGRect(x: 5, y: 5, width: 190, height: 90))
  }

  @Test func aGuideIsLaidOutLikeAView() {
    let guide = UILayoutGuide()
    stage.view.addLayoutGuide(guide)
    guide.mondrian.layout.edges(.toSuperview, 10).activate()
    a.mondrian.layout.edge(.to(guide)).activate()
    #expect(frames["a"] == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func edgesAndCentersHaveShorthands() {
    #expect(a.mondrian.layout.edges(.toSuperview).makeConstraints().count == 4)
    #expect(a.mondrian.layout.horizontal(.toSuperview).makeConstraints().count == 2)
    #expect(a.mondrian.layout.vertical(.toSuperview).makeConstraints().count == 2)
    let center = a.mondrian.layout.center(.toSuperview, 3).makeConstraints()
    #expect(center.map(\.firstAttribute) == [.centerY, .centerX])
    #expect(center.map(\.constant) == [3, 3])
  }

  @Test func centerCanTargetACorner() {
    b.mondrian.layout.edges(.toSuperview, 20).activate()
    a.mondrian.layout.size(20).center(.to(b).positioned(x: .trailing, y: .top)).activate()
    #expect(frames["a"] == CGRect(x: 170, y: 10, width: 20, height: 20))
  }

  @Test func leadingFollowsTheLayoutDirectionAndLeftDoesNot() {
    let mirrored = Stage(CGSize(width: 200, height: 100), direction: .rightToLeft)
    mirrored.view.addSubview(a)
    mirrored.view.addSubview(b)
    a.mondrian.layout.size(20).top(.toSuperview).leading(.toSuperview, 5).activate()
    b.mondrian.layout.size(20).top(.toSuperview).left(.toSuperview, 5).activate()
    let frames = mirrored.frames(of: ["a": a, "b": b])
    #expect(frames["a"]?.minX == 175)
    #expect(frames["b"]?.minX == 5)
  }

  @Test func lengthCanBeAMultipleOfEitherAxis() {
    a.mondrian.layout.left(.toSuperview).top(.toSuperview)
      .height(.to(b).width, 4, multiplier: 2).width(.to(b), multiplier: 0.5).activate()
    b.mondrian.layout.left(.toSuperview).top(.toSuperview).width(40).aspectRatio(2).activate()
    #expect(frames["a"]?.size == CGSize(width: 20, height: 84))
    #expect(frames["b"]?.size == CGSize(width: 40, height: 20))
  }

  @Test func lastStatementAboutALengthWins() {
    let constraints = a.mondrian.layout.width(10).width(20).width(.min(5)).makeConstraints()
    #expect(constraints.map(\.constant) == [20, 5])
  }

  @Test func guidesOfTheSuperviewAreTargets() throws {
    for (target, guide) in [
      (LayoutTarget<LayoutKind.Vertical>.safeArea, stage.view.safeAreaLayoutGuide),
      (.margins, stage.view.layoutMarginsGuide), (.readable, stage.view.readableContentGuide),
      (.keyboard, stage.view.keyboardLayoutGuide),
    ] {
      let constraint = try #require(a.mondrian.layout.top(target).makeConstraints().first)
      #expect(constraint.secondItem === guide)
    }
    let other = try #require(a.mondrian.layout.top(.to(b).safeArea).makeConstraints().first)
    #expect(other.secondItem === b.safeAreaLayoutGuide)
  }

  @Test func builderSupportsAllControlFlow() {
    let chain = a.mondrian.layout.width(10)
    let none: LayoutDescriptor? = nil
    let group = Mondrian.layout {
      chain
      none
      [chain, chain]
      [none, chain]
      if stage.view.isHidden { chain }
      if let none { none } else { chain }
      for _ in 0..<2 { chain }
      if #available(iOS 15, *) { chain }
      switch stage.view.isHidden {
      case true: chain
      case false: none
      }
    }
    #expect(group.constraints.count == 8)
  }
}
