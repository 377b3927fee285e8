import TestSupport
import Testing

/// Blocks that are inserted or removed in an animated change.
@MainActor
struct BlockTransitionTests {
  private let manager = LayoutManager()
  private let a = SizedView("a", 40, 20)
  private let b = SizedView("b", 30, 10)

  /// The appearance of a view at the beginning, in the middle and at the end of two seconds.
  private func appearance(of view: UIView) -> [[CGFloat]] {
    [0, 1, 2].map { time in
      let now = Headless.Animation.appearance(of: view, after: time)
      return [now.frame.minX, now.frame.minY, now.alpha]
    }
  }

  private nonisolated static let ways:
    [(transition: BlockTransition, offset: CGPoint, alpha: CGFloat)] = [
      (.opacity, .zero, 0), (.identity, .zero, 1), (.move(edge: .top), CGPoint(x: 0, y: -20), 1),
      (.move(edge: .bottom), CGPoint(x: 0, y: 20), 1),
      (.move(edge: .leading), CGPoint(x: -40, y: 0), 1),
      (.move(edge: .trailing), CGPoint(x: 40, y: 0), 1),
      (.move(edge: .top).combined(with: .opacity), CGPoint(x: 0, y: -20), 0),
      (.opacity.combined(with: .move(edge: .leading)), CGPoint(x: -40, y: 0), 0),
    ]

  @Test(arguments: ways, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func transitionAnimatesInsertionAndRemoval(
    way: (transition: BlockTransition, offset: CGPoint, alpha: CGFloat),
    direction: UIUserInterfaceLayoutDirection
  ) {
    let stage = Stage(CGSize(width: 200, height: 200), direction: direction)
    var isShown = false
    manager.setup(on: stage.view) {
      ZStackBlock { if isShown { a.viewBlock.transition(way.transition) } }
    }
    isShown = true
    manager.update(animated: .easeInOut(duration: 2))
    let x = direction == .leftToRight ? way.offset.x : -way.offset.x
    let outside = [80 + x, 90 + way.offset.y, way.alpha]
    let between = [80 + x / 2, 90 + way.offset.y / 2, (1 + way.alpha) / 2]
    #expect(appearance(of: a) == [outside, between, [80, 90, 1]])
    Headless.runLoop()

    isShown = false
    manager.update(animated: .easeInOut(duration: 2))
    if way.transition == .identity {
      #expect(a.superview == nil)
    } else {
      #expect(appearance(of: a) == [[80, 90, 1], between, outside])
    }
    Headless.runLoop()
    #expect(a.superview == nil && a.alpha == 1)
  }

  /// The views of a block move together, by the length of the whole block.
  @Test func theViewsOfABlockMoveAlike() {
    let stage = Stage(CGSize(width: 200, height: 200))
    let back = UIView()
    var isShown = false
    manager.setup(on: stage.view) {
      ZStackBlock {
        if isShown {
          VStackBlock(alignment: .leading) {
            a; b
          }.padding(5).background(back)
            .transition(.move(edge: .bottom))
        }
      }
    }
    isShown = true
    manager.update(animated: .easeInOut(duration: 2))
    for view in [a, b, back] {
      let places = appearance(of: view)
      #expect(places[0][1] - places[2][1] == 40 && places[0][0] == places[2][0])
    }
  }

  @Test func transitionAppliesToACompositeBlock() {
    struct Row: CompositeBlock {
      let view: UIView
      var body: some Block { view }
    }
    let stage = Stage(CGSize(width: 200, height: 200))
    var isShown = false
    manager.setup(on: stage.view) {
      ZStackBlock { if isShown { Row(view: a).transition(.move(edge: .top)) } }
    }
    isShown = true
    manager.update(animated: .easeInOut(duration: 2))
    #expect(appearance(of: a) == [[80, 70, 1], [80, 80, 1], [80, 90, 1]])
  }

  /// This holds however often the view comes and goes before an animation ends.
  @Test(arguments: [BlockTransition.opacity, .move(edge: .top).combined(with: .opacity)])
  func viewThatReturnsWhileLeavingIsRestored(transition: BlockTransition) {
    let stage = Stage(CGSize(width: 200, height: 200))
    a.autoresizingMask = .flexibleWidth
    var isShown = true
    manager.setup(on: stage.view) {
      ZStackBlock { if isShown { a.viewBlock.transition(transition) } }
    }
    _ = stage.size
    let frame = a.frame
    for _ in 0..<3 {
      isShown = false
      manager.update(animated: .easeInOut(duration: 2))
      #expect(a.alpha == 0 && a.superview === stage.view)
      isShown = true
      manager.update(animated: .easeInOut(duration: 2))
      #expect(a.alpha == 1 && a.autoresizingMask == .flexibleWidth && a.frame == frame)
    }
    isShown = false
    manager.update(animated: .easeInOut(duration: 2))
    isShown = true
    manager.reloadLayout()
    _ = stage.size
    #expect(a.alpha == 1 && a.frame == frame)
    isShown = false
    manager.update(animated: .easeInOut(duration: 2))
    Headless.runLoop()
    #expect(a.superview == nil && a.alpha == 1)
  }

  @Test func transitionDoesNotRetainItsView() {
    let host = UIView()
    weak var view: UIView?
    var isShown = true
    do {
      let leaving = UIView()
      view = leaving
      manager.setup(on: host) { [weak leaving] in
        if isShown, let leaving { leaving.viewBlock.transition(.opacity) }
      }
    }
    #expect(view != nil)
    isShown = false
    host.subviews.first?.removeFromSuperview()
    #expect(view == nil)
  }

  @Test func innerTransitionOverridesTheOuterOne() {
    let stage = Stage(CGSize(width: 200, height: 200))
    var isShown = false
    manager.setup(on: stage.view) {
      if isShown {
        VStackBlock {
          a.viewBlock.transition(.identity); b
        }.transition(.opacity)
      }
    }
    isShown = true
    manager.update(animated: .easeInOut(duration: 2))
    #expect(appearance(of: a)[0][2] == 1)
    #expect(appearance(of: b)[0][2] == 0)
  }

  /// A view that changes its superview moves from its former visible position.
  @Test func viewWithNewSuperviewMovesFromItsOldPlace() {
    let stage = Stage(CGSize(width: 200, height: 200))
    let scrollView = UIScrollView()
    var scrolls = false
    manager.setup(on: stage.view) {
      if scrolls {
        VScrollBlock(scrollView, alignment: .leading) { a }.padding(.top, 60)
      } else {
        a.relative([.top, .leading], 100)
      }
    }
    scrolls = true
    manager.update(animated: .easeInOut(duration: 2))
    #expect(a.superview === scrollView)
    #expect(appearance(of: a).map { $0[1] } == [40, 20, 0])
    #expect(appearance(of: a).map { $0[0] } == [100, 50, 0])
  }

  /// Views inside a view that is inserted move with it.
  @Test func viewsInsideAScrollViewMoveWithIt() {
    let stage = Stage(CGSize(width: 200, height: 200))
    let scrollView = UIScrollView()
    var isShown = false
    manager.setup(on: stage.view) {
      if isShown { VScrollBlock(scrollView) { a }.transition(.move(edge: .top)) }
    }
    isShown = true
    manager.update(animated: .easeInOut(duration: 2))
    #expect(appearance(of: scrollView).map { $0[1] } == [-200, -100, 0])
    #expect(appearance(of: a).map { $0[1] } == [0, 0, 0])
  }

  @Test func transitionHasNoEffectWithoutAnimation() {
    let stage = Stage(CGSize(width: 200, height: 200))
    var isShown = false
    manager.setup(on: stage.view) {
      ZStackBlock { if isShown { a.viewBlock.transition(.move(edge: .top)) } }
    }
    isShown = true
    manager.reloadLayout()
    _ = stage.size
    #expect(a.frame.minY == 90)
    isShown = false
    manager.reloadLayout()
    #expect(a.superview == nil)
  }

  @Test(arguments: [
    (BlockTransition.opacity, ".opacity"), (.identity, ".identity"),
    (.move(edge: .top), ".move(edge: .top)"),
    (
      .opacity.combined(with: .move(edge: .leading)),
      ".move(edge: .leading).combined(with: .opacity)"
    ),
  ])
  func descriptionPrintsTheTransition(transition: BlockTransition, source: String) {
    let host = UIView()
    let context = Mondrian.buildSubviews(on: host) { a.viewBlock.transition(transition) }
    #expect(context.describe(in: .blocks).contains(".transition(\(source))"))
  }

  private final class CountedView: UIView {
    static var reads = 0

    override var frame: CGRect {
      get {
        Self.reads += 1
        return super.frame
      }
      set { super.frame = newValue }
    }
  }

  /// Each view is read a constant number of times, however many views move together.
  @Test(arguments: [true, false]) func viewsMoveTogetherInLinearTime(isComing: Bool) {
    func reads(_ count: Int) -> Int {
      let stage = Stage(CGSize(width: 200, height: 200))
      let views = (0..<count).map { _ in CountedView() }
      let manager = LayoutManager()
      var isShown = !isComing
      manager.setup(on: stage.view) {
        ZStackBlock {
          if isShown { VStackBlock { views }.transition(.move(edge: .top)) }
        }
      }
      _ = stage.size
      isShown.toggle()
      CountedView.reads = 0
      manager.update(animated: .easeInOut(duration: 2))
      return CountedView.reads
    }
    #expect(reads(80) <= 2 * reads(40) + 10)
  }

  @Test func lastOfCombinedMovesWins() {
    let both = BlockTransition.move(edge: .top).combined(with: .move(edge: .leading))
    #expect(both == .move(edge: .leading))
    #expect(both.combined(with: .opacity) == .opacity.combined(with: both))
  }
}
