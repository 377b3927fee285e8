import TestSupport
import Testing

@MainActor
struct LayoutManagerAnimationTests {
  private let stage = Stage(CGSize(width: 200, height: 200))
  private let a = SizedView("a", 20)
  private let manager = LayoutManager()

  /// Records the frames and alphas that it gets in an animation, and its frame at the start.
  private final class Witness: UIView {
    private(set) var inAnimation: [CGRect] = []
    private(set) var atStart: CGRect?
    private(set) var alphas: [CGFloat] = []

    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    override var center: CGPoint { didSet { note() } }
    override var frame: CGRect { didSet { note() } }
    override var alpha: CGFloat {
      didSet {
        if UIView.inheritedAnimationDuration > 0 { alphas += [oldValue, alpha] }
      }
    }

    private func note() {
      if UIView.inheritedAnimationDuration > 0 {
        inAnimation.append(frame)
      } else {
        atStart = frame
      }
    }
  }

  @Test func insertedViewsDoNotMove() {
    let witness = Witness()
    var isShown = false
    manager.setup(on: stage.view) {
      VStackBlock(alignment: .leading) {
        a
        if isShown { witness }
      }
    }
    isShown = true
    manager.update(animated: .easeInOut(duration: 1))
    #expect(witness.inAnimation.isEmpty)
    #expect(witness.frame == CGRect(x: 0, y: 180, width: 20, height: 20))
    #expect(witness.alphas == [0, 1])
  }

  @Test func removedViewsStayInPlaceUntilTheAnimationEnds() {
    let leaving = SizedView("leaving", 20)
    var isShown = true
    var isDone = false
    manager.setup(on: stage.view) {
      HStackBlock(alignment: .top) {
        if isShown { leaving }
        a
      }
    }
    let before = stage.frames(of: ["leaving": leaving])
    isShown = false
    manager.update(animated: true) { isDone = true }
    #expect(leaving.superview === stage.view)
    #expect(stage.frames(of: ["leaving": leaving]) == before)
    #expect(leaving.alpha == 0)
    #expect(!isDone)
    Headless.runLoop()
    #expect(isDone)
    #expect(leaving.superview == nil)
    #expect(leaving.alpha == 1)
    #expect(a.frame.minX == 0)
  }

  @Test func viewThatReturnsBeforeTheAnimationEndsStays() {
    let view = SizedView("view", 20)
    var isShown = true
    manager.setup(on: stage.view) { if isShown { view } }
    isShown = false
    manager.update(animated: true)
    isShown = true
    manager.update(animated: true)
    Headless.runLoop()
    #expect(view.superview === stage.view)
    #expect(view.alpha == 1)
    isShown = false
    manager.reloadLayout()
    #expect(view.superview == nil)
  }

  @Test func remainingViewsMoveWithinTheAnimation() {
    let witness = Witness()
    var inset: CGFloat = 0
    manager.setup(on: stage.view) { ZStackBlock { witness.relative(.top, .exact(inset)) } }
    inset = 50
    manager.update(animated: .spring(duration: 0.5, damping: 0.8))
    #expect(witness.atStart?.minY == 0)
    #expect(witness.inAnimation.last?.minY == 50)
    #expect(Headless.Animation.last?.dampingRatio == 0.8)
  }

  @Test func changeWithoutAnimationAppliesAtOnce() {
    var inset: CGFloat = 0
    var isDone = false
    manager.setup(on: stage.view) { a.relative([.top, .leading], inset) }
    inset = 5
    manager.update(animated: false) { isDone = true }
    #expect(isDone)
    #expect(a.frame.origin == CGPoint(x: 5, y: 5))
  }

  /// A list gets a view in front and loses its last one. The frames are checked at the start, in the
  /// middle and at the end of the animation.
  @Test(arguments: LayoutAxis.allCases)
  func animatedFramesLieBetweenTheTwoLayouts(axis: LayoutAxis) {
    let (first, last) = (SizedView("first", 20), SizedView("last", 20))
    let spacer = StackingSpacer(minLength: 0)
    var isChanged = false
    manager.setup(on: stage.view) {
      if axis == .vertical {
        VStackBlock(alignment: .leading) { isChanged ? [first, a, spacer] : [a, last, spacer] }
      } else {
        HStackBlock(alignment: .top) { isChanged ? [first, a, spacer] : [a, last, spacer] }
      }
    }
    _ = stage.size
    isChanged = true
    manager.update(animated: .easeInOut(duration: 2))
    func state(of view: UIView) -> [[CGFloat]] {
      [0, 1, 2].map { time in
        let now = Headless.Animation.appearance(of: view, after: time)
        let place = axis == .vertical ? now.frame.minY : now.frame.minX
        #expect(now.frame.size == CGSize(width: 20, height: 20))
        return [place, now.alpha]
      }
    }
    #expect(state(of: a) == [[0, 1], [10, 1], [20, 1]])
    #expect(state(of: first) == [[0, 0], [0, 0.5], [0, 1]])
    #expect(state(of: last) == [[20, 1], [20, 0.5], [20, 0]])
    #expect(last.superview === stage.view)
    Headless.runLoop()
    #expect(last.superview == nil)
  }

  @Test func springOvershootsTheFinalFrame() {
    var inset: CGFloat = 0
    manager.setup(on: stage.view) { ZStackBlock { a.relative(.top, .exact(inset)) } }
    _ = stage.size
    inset = 100
    manager.update(animated: .spring(duration: 1, damping: 0.5))
    let places = [0, 0.25, 0.5, 1].map {
      Headless.Animation.appearance(of: a, after: $0).frame.minY
    }
    #expect(places[0] == 0 && places[3] == 100)
    #expect(places[1] > 100 && places[1] < 120)
    #expect(places[2] > 98 && places[2] < 102)
  }

  /// Content that an animation lays out for the first time is in its place from the start.
  @Test func insertedViewsDoNotStartAtTheOrigin() {
    let rows = (0..<4).map { SizedView("\($0)", 20) }
    var count = 1
    manager.setup(on: stage.view) {
      VStackBlock(spacing: 10, alignment: .trailing) {
        rows[..<count].map { row in row.padding(5).background(SizedView("ground", 1)) }
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    count = 4
    manager.update(animated: true)
    for view in stage.view.subviews where view !== rows[0] {
      let start = Headless.Animation.appearance(of: view, after: 0).frame
      #expect(start == view.frame && start.minX > 0)
    }
  }

  /// Another multiplier needs another constraint. The visible size still changes continuously
  /// between the two.
  @Test func aspectRatioChangeIsAnimated() {
    var ratio: CGFloat = 1
    manager.setup(on: stage.view) {
      VStackBlock {
        a.height(18).aspectRatio(ratio)
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    ratio = 16.0 / 9
    manager.update(animated: .easeInOut(duration: 1))
    let widths = [0, 0.5, 1].map {
      Headless.Animation.appearance(of: a, after: $0).frame.width
    }
    #expect(widths == [18, 25, 32])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -3])
  func invalidDurationIsAnIssueAndAppliesTheChangeAtOnce(seconds: CGFloat) {
    var isShown = false
    manager.setup(on: stage.view) { if isShown { a } }
    isShown = true
    var isOver = false
    let line = #line + 2
    let issues = LayoutDiagnostics.collect {
      manager.update(animated: .spring(duration: seconds, damping: 1)) { isOver = true }
    }
    #expect(isOver && a.superview === stage.view)
    #expect(issues.map(\.kind) == [.invalidNumber])
    #expect(issues.first?.line == SourceLine(line: UInt(line)))
  }

  @Test(arguments: [CGFloat.nan, 0, -2, .infinity])
  func invalidDampingIsAnIssue(damping: CGFloat) {
    manager.setup(on: stage.view) { a }
    let issues = LayoutDiagnostics.collect {
      manager.update(animated: .spring(duration: 0.1, damping: damping))
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
    #expect(LayoutAnimation.easeInOut(duration: 0.35) == .standard)
  }
}
