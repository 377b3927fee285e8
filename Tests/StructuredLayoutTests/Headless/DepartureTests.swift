import TestSupport
import Testing

/// A view that is adopted while it leaves is as it was before.
@MainActor
struct DepartureTests {
  private let stage = Stage(CGSize(width: 200, height: 200))
  private let left = UIView()
  private let right = UIView()
  private let a = SizedView("a", 40, 20)
  private let first = LayoutManager()
  private let second = LayoutManager()

  init() {
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(alignment: .fill, distribution: .equalSizes) { [left, right] }
    }
    a.alpha = 0.5
    a.autoresizingMask = .flexibleWidth
  }

  /// The code that adopts the view.
  enum Adopter: CaseIterable {
    case manager, animatedManager, layout, chain
  }

  private func adopt(_ adopter: Adopter, in host: UIView) {
    switch adopter {
    case .manager, .animatedManager:
      var isShown = false
      second.setup(on: host) { [a] in if isShown { a } }
      isShown = true
      second.update(animated: adopter == .manager ? false : .easeInOut(duration: 2))
    case .layout:
      Mondrian.buildSubviews(on: host) { a }
    case .chain:
      host.addSubview(a)
      a.mondrian.layout.edges(.toSuperview).activate()
    }
  }

  @Test(arguments: Adopter.allCases, [true, false])
  func viewAdoptedWhileLeavingIsRestored(adopter: Adopter, staysInItsHost: Bool) {
    var isShown = true
    first.setup(on: left) { [a] in if isShown { a } }
    _ = stage.size
    isShown = false
    first.update(animated: .easeInOut(duration: 2))
    #expect(a.alpha == 0 && a.superview === left)
    let host = staysInItsHost ? left : right
    adopt(adopter, in: host)
    for _ in 0..<2 {
      _ = stage.size
      #expect(a.alpha == 0.5 && a.autoresizingMask == .flexibleWidth && a.superview === host)
      #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      Headless.runLoop()
      first.reloadLayout()
    }
  }

  /// A stack view adopts the view before any statement about it.
  @Test(arguments: [true, false])
  func stackViewAdoptsALeavingView(isContent: Bool) {
    var isShown = true
    first.setup(on: left) { [a] in if isShown { a } }
    _ = stage.size
    isShown = false
    first.update(animated: .easeInOut(duration: 2))
    let stack = UIStackView()
    right.layoutContent { content in
      content.put(stack).edges(.equal, to: .parent).layoutContent { stack in
        if isContent { stack.putStacked(a).height(.equalTo(20)) }
      }
    }
    if !isContent { stack.append { a.heightAnchor(20) } }
    #expect(a.alpha == 0.5 && a.superview === stack)
    Headless.runLoop()
    #expect(a.alpha == 0.5 && a.superview === stack)
  }

  /// Two layouts pass the view back and forth before any animation has ended.
  @Test(arguments: [true, false], 1...4)
  func viewPassesBackAndForthBetweenLayouts(inOneHost: Bool, times: Int) {
    var isFirst = true
    first.setup(on: left) { [a] in if isFirst { a } }
    second.setup(on: inOneHost ? left : right) { [a] in if !isFirst { a } }
    _ = stage.size
    for _ in 0..<times {
      isFirst.toggle()
      for manager in isFirst ? [second, first] : [first, second] {
        manager.update(animated: .easeInOut(duration: 2))
      }
      #expect(a.alpha == 0.5)
    }
    Headless.runLoop()
    #expect(a.alpha == 0.5 && a.autoresizingMask == .flexibleWidth)
    #expect(a.superview === (isFirst || inOneHost ? left : right))
  }

  @Test func changesByOtherCodeWhileLeavingAreKept() {
    var isShown = true
    first.setup(on: left) { [a] in if isShown { a } }
    isShown = false
    first.update(animated: .easeInOut(duration: 2))
    a.alpha = 0.75
    a.autoresizingMask = .flexibleHeight
    Headless.runLoop()
    #expect(a.superview == nil && a.alpha == 0.75 && a.autoresizingMask == .flexibleHeight)
  }

  /// The result is the same as after a change without animation.
  @Test(arguments: [true, false])
  func removedViewDoesNotAutoresize(isAnimated: Bool) {
    var isShown = true
    first.setup(on: left) { [a] in if isShown { a } }
    isShown = false
    first.update(animated: isAnimated ? .easeInOut(duration: 2) : false)
    Headless.runLoop()
    #expect(a.superview == nil && !a.translatesAutoresizingMaskIntoConstraints && a.alpha == 0.5)
  }

  @Test func removedViewIsReleasedAfterItsAnimation() {
    weak var gone: UIView?
    var isShown = true
    do {
      let view = UIView()
      gone = view
      first.setup(on: left) { [weak view] in if isShown, let view { view } }
      _ = stage.size
      isShown = false
      first.update(animated: .easeInOut(duration: 2))
    }
    #expect(gone != nil)
    Headless.runLoop()
    #expect(gone == nil)
  }

  @Test func leavingViewMovedByOtherCodeStaysThere() {
    var isShown = true
    first.setup(on: left) { [a] in if isShown { a } }
    _ = stage.size
    isShown = false
    first.update(animated: .easeInOut(duration: 2))
    right.addSubview(a)
    Headless.runLoop()
    #expect(a.superview === right)
  }

  private final class GoingView: UIView {
    var act: (() -> Void)?

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview == nil { act?() }
    }
  }

  /// The view is adopted before any of its departure is shown.
  @Test func viewAdoptedDuringAnotherRemovalIsRestored() {
    let going = GoingView()
    var isShown = true
    first.setup(on: left) { [a] in
      if isShown {
        a
        going.viewBlock.transition(.identity)
      }
    }
    _ = stage.size
    going.act = { [second, right, a] in second.setup(on: right) { a } }
    isShown = false
    first.update(animated: .easeInOut(duration: 2))
    #expect(going.superview == nil && a.superview === right && a.alpha == 0.5)
    Headless.runLoop()
    #expect(a.superview === right && a.alpha == 0.5)
  }

  /// No other code has put the view there.
  @Test func leavingViewWithNewConstraintsStaysWithItsLayout() {
    var isShown = true
    first.setup(on: left) { [a] in if isShown { a } }
    _ = stage.size
    isShown = false
    first.update(animated: .easeInOut(duration: 2))
    a.mondrian.layout.edges(.toSuperview).activate()
    Headless.runLoop()
    #expect(a.superview === left)
    for shown in [true, false] {
      isShown = shown
      first.reloadLayout()
    }
    #expect(a.superview == nil)
  }
}
