import DeStijl
import LayoutStage
import Testing

/// A view that moves while nothing else does.
@MainActor
struct ClockTests {
  private final class Log {
    var lines: [String] = []
  }

  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let log = Log()
  private let stage: Stage

  init() {
    let (root, box) = (UIView(), box)
    root.addSubview(box)
    stage = Stage(root)
  }

  private var x: CGFloat { box.layer.presentation()?.frame.minX ?? .nan }

  private func slide(
    to x: CGFloat, in seconds: TimeInterval, _ options: UIView.AnimationOptions = [],
    delay: TimeInterval = 0, name: String = "slide"
  ) {
    stage.run {
      UIView.animate(withDuration: seconds, delay: delay, options: options.union(.curveLinear)) {
        box.frame.origin.x = x
      } completion: { [log] in
        log.lines.append("\(name) \($0)")
      }
    }
  }

  /// The views are exchanged at once, although the transition takes its time.
  @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .showHideTransitionViews])
  func transitionBetweenViewsCompletesAfterItsDuration(options: UIView.AnimationOptions) throws {
    let (other, root) = (UIView(), box.superview)
    if options == .showHideTransitionViews {
      other.isHidden = true
      root?.addSubview(other)
    }
    stage.run {
      UIView.transition(from: box, to: other, duration: 2, options: options) { [log] in
        log.lines.append("exchanged \($0)")
      }
    }
    try stage.advance(by: 0)
    #expect(other.superview === root && !other.isHidden)
    try stage.advance(by: 1.9)
    #expect(log.lines == [])
    try stage.advance(by: 0.1)
    #expect(log.lines == ["exchanged true"])
  }

  @Test func deletionOfViewsCompletesAfterItsDuration() throws {
    stage.run {
      UIView.perform(.delete, on: [box], animations: nil) { [log] in
        log.lines.append("gone \($0)")
      }
    }
    try stage.advance(by: 0.1)
    #expect(box.superview == nil && log.lines == [])
    try stage.advance(by: 0.4)
    #expect(log.lines == ["gone true"])
  }

  @Test func framesBetweenTwoLayoutsFollowTheTime() throws {
    let (title, box) = (UIView(), UIView())
    (title.accessibilityIdentifier, box.accessibilityIdentifier) = ("title", "box")
    let root = UIView()
    [title, box].forEach(root.addSubview)
    let wide = title.widthAnchor.constraint(equalToConstant: 40)
    for view in [title, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      wide, title.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.leftAnchor.constraint(equalTo: title.rightAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
    ])
    let stage = Stage(root, size: .fixed(CGSize(width: 200, height: 20)))
    stage.run {
      wide.constant = 140
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    var films: [String] = []
    for _ in 0...4 {
      try stage.advance(by: films.isEmpty ? 0 : 0.5)
      films.append(LayoutText.frames.text(of: stage).replacing("UIView - 0 0 200 20\n", with: ""))
    }
    #expect(
      films.joined(separator: "\n") == """
          UIView title 0 0 40 10
          UIView box 40 0 10 10
          UIView title 0 0 65 10
          UIView box 65 0 10 10
          UIView title 0 0 90 10
          UIView box 90 0 10 10
          UIView title 0 0 115 10
          UIView box 115 0 10 10
          UIView title 0 0 140 10
          UIView box 140 0 10 10
        """)
    #expect(box.frame.minX == 140)
  }

  @Test func withoutTheClockAnimationsEndOnTheNextTurn() {
    slide(to: 100, in: 500)
    #expect(x == 100 && box.layer.presentation() === box.layer && log.lines.isEmpty)
    stage.run { Headless.runLoop() }
    #expect(log.lines == ["slide true"])
  }

  @Test func animationsFinishedBeforeTheClockStayFinished() throws {
    slide(to: 100, in: 500)
    stage.run { Headless.runLoop() }
    try stage.advance(by: 1)
    #expect(x == 100 && log.lines == ["slide true"])
    try stage.advance(by: 1000)
    #expect(log.lines == ["slide true"])
  }

  @Test func completionsRunOnceAtTheirTime() throws {
    slide(to: 100, in: 2, delay: 1, name: "late")
    slide(to: 200, in: 1, name: "soon")
    try stage.advance(by: 0.999)
    #expect(log.lines.isEmpty)
    try stage.advance(by: 0.001)
    #expect(log.lines == ["soon true"])
    try stage.advance(by: 1.999)
    #expect(log.lines == ["soon true"])
    try stage.advance(by: 5)
    #expect(log.lines == ["soon true", "late true"] && x == 200)
  }

  @Test(arguments: [3, 7, 10, 60, 120])
  func fractionsOfASecondAddUp(parts: Int) throws {
    slide(to: 100, in: 1)
    for _ in 1..<parts { try stage.advance(by: 1 / Double(parts)) }
    #expect(log.lines.isEmpty)
    try stage.advance(by: 1 / Double(parts))
    #expect(x == 100 && log.lines == ["slide true"])
  }

  @Test func nestedAnimationsCompleteAtTheirOwnTimes() throws {
    stage.run {
      UIView.animate(withDuration: 2) { [box, log] in
        box.frame.origin.x = 100
        UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
          box.alpha = 0
        } completion: { _ in
          log.lines.append("inner")
        }
      } completion: { [log] _ in
        log.lines.append("outer")
      }
    }
    try stage.advance(by: 2)
    #expect(log.lines == ["outer"] && box.layer.presentation()?.opacity ?? 0 > 0.5)
    try stage.advance(by: 3)
    #expect(log.lines == ["outer", "inner"] && box.layer.presentation()?.opacity == 0)
  }

  /// Changes that may or may not take time.
  enum Change: CaseIterable {
    case none, sameOpacity, sameTransform, sameColor, sameFrame, thereAndBack
    case otherColor, transition

    @MainActor
    func make(in view: UIView) {
      switch self {
      case .none, .transition: break
      case .sameOpacity: view.alpha = 1
      case .sameTransform: view.transform = .identity
      case .sameColor: view.backgroundColor = .red
      case .sameFrame: (view.frame, view.center) = (view.frame, view.center)
      case .thereAndBack:
        view.alpha = 0
        view.alpha = 1
      case .otherColor: view.backgroundColor = .blue
      }
    }
  }

  @Test(arguments: Change.allCases)
  func animationWithoutChangeEndsOnTheNextTurn(change: Change) throws {
    box.backgroundColor = .red
    try stage.advance(by: 0)
    let completion: (Bool) -> Void = { [log] in log.lines.append("\($0)") }
    stage.run {
      if change == .transition {
        UIView.transition(with: box, duration: 9, animations: nil, completion: completion)
      } else {
        UIView.animate(
          withDuration: 9, animations: { [box] in change.make(in: box) }, completion: completion)
      }
    }
    let takesTime = [.otherColor, .transition].contains(change)
    try stage.advance(by: 0)
    #expect(log.lines == (takesTime ? [] : ["true"]))
    try stage.advance(by: 9)
    #expect(log.lines == ["true"])
  }

  /// Without a moving view there is no end to wait for either.
  @Test(arguments: [0, 1e-9], [0, 1] as [TimeInterval])
  func endlessRestartWithoutDurationIsStoppedAndReported(
    duration: TimeInterval, time: TimeInterval
  ) throws {
    try stage.advance(by: 0)
    var count = 0
    func again() {
      count += 1
      UIView.animate(withDuration: duration) { [box] in
        box.frame.origin.x += 1
      } completion: { _ in
        again()
      }
    }
    slide(to: 500, in: 0.5)
    stage.run { again() }
    try stage.advance(by: time)
    #expect(count == 1001)
    #expect(log.lines == (time < 0.5 ? [] : ["slide true"]))
    #expect(stage.issues.map(\.kind) == [.endlessChange])
    #expect(
      stage.issues.first?.message.hasPrefix("something without a duration restarts") == true)
    try stage.advance(by: 1)
    #expect(log.lines == ["slide true"] && count == 1001 && stage.issues.count == 1)
  }

  @Test func longSequenceWithoutDurationCompletes() throws {
    try stage.advance(by: 0)
    var count = 0
    func next() {
      count += 1
      guard count < 1000 else { return }
      UIView.animate(withDuration: 0) { [box] in
        box.frame.origin.x += 1
      } completion: { _ in
        next()
      }
    }
    stage.run { next() }
    try stage.advance(by: 0)
    #expect(count == 1000 && stage.issues.isEmpty)
  }

  @Test func issuesWhileTimePassesReachTheStage() throws {
    stage.run {
      UIView.animate(withDuration: 1) { [box] in
        box.frame.origin.x = 100
      } completion: { [box] _ in
        LayoutDiagnostics.report(LayoutIssue(.misplaced, "too late", view: box))
      }
    }
    try stage.advance(by: 2)
    #expect(stage.issues.map(\.message) == ["too late"])
  }

  /// Each animation contributes the rest of its own distance.
  @Test(arguments: [0, 0.25, 1, 1.5], [-80, 60.0])
  func animationsAddUp(start: TimeInterval, target: CGFloat) throws {
    slide(to: 100, in: 2, name: "first")
    try stage.advance(by: start)
    slide(to: target, in: 1, name: "second")
    for step in 0..<10 {
      let time = Double(step) * 0.3
      let (first, second) = (max(0, 1 - (start + time) / 2), max(0, 1 - time))
      #expect(abs(x - (target - 100 * first + (100 - target) * second)) < 1e-9, "at \(time)")
      try stage.advance(by: 0.3)
    }
    #expect(x == target && Set(log.lines) == ["first true", "second true"])
  }

  @Test func beginFromCurrentStateEndsTheFormerAnimation() throws {
    slide(to: 100, in: 2, name: "first")
    try stage.advance(by: 1)
    slide(to: 0, in: 1, .beginFromCurrentState, name: "second")
    #expect(x == 50)
    try stage.advance(by: 0.5)
    #expect(x == 25 && log.lines == ["first false"])
    try stage.advance(by: 0.5)
    #expect(x == 0 && log.lines == ["first false", "second true"])
  }

  @Test func beginFromCurrentStateKeepsOtherProperties() throws {
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        (box.frame.origin.x, box.alpha) = (100, 0)
      }
    }
    try stage.advance(by: 1)
    slide(to: 0, in: 1, .beginFromCurrentState)
    try stage.advance(by: 0.5)
    #expect(x == 25 && box.layer.presentation()?.opacity == 0.25)
  }

  @Test func removedAnimationsCompleteUnfinishedAndShowTheEnd() throws {
    slide(to: 100, in: 2)
    try stage.advance(by: 0.5)
    #expect(x == 25)
    box.layer.removeAllAnimations()
    #expect(x == 100)
    try stage.advance(by: 0)
    #expect(log.lines == ["slide false"])
    try stage.advance(by: 9)
    #expect(log.lines == ["slide false"])
  }

  @Test(arguments: [false, true])
  func viewLeavingItsWindowCompletesUnfinishedAtTheEnd(isInner: Bool) throws {
    let (card, inner) = (UIView(), UIView())
    stage.view.addSubview(card)
    card.addSubview(inner)
    if isInner { inner.addSubview(box) }
    slide(to: 100, in: 2)
    try stage.advance(by: 0.5)
    #expect(x == 25)
    stage.run { (isInner ? card : box).removeFromSuperview() }
    try stage.advance(by: 0)
    #expect(log.lines == ["slide false"])
    stage.view.addSubview(isInner ? card : box)
    #expect(x == 100)
    try stage.advance(by: 9)
    #expect(log.lines == ["slide false"])
  }

  @Test func viewMovedWithinItsWindowKeepsAnimating() throws {
    let other = UIView()
    stage.view.addSubview(other)
    slide(to: 100, in: 2)
    try stage.advance(by: 0.5)
    stage.run { other.addSubview(box) }
    try stage.advance(by: 0.5)
    #expect(x == 50 && log.lines.isEmpty)
    try stage.advance(by: 1)
    #expect(log.lines == ["slide true"])
  }

  @Test func removedViewDoesNotStopTheOthersOfItsAnimation() throws {
    let other = UIView()
    stage.view.addSubview(other)
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        (box.frame.origin.x, other.alpha) = (100, 0)
      } completion: { [log] in
        log.lines.append("\($0)")
      }
    }
    try stage.advance(by: 1)
    stage.run { other.removeFromSuperview() }
    try stage.advance(by: 0.5)
    #expect(x == 75 && log.lines.isEmpty)
    try stage.advance(by: 1)
    #expect(log.lines == ["false"])
  }

  @Test(arguments: [UIView.AnimationOptions.curveEaseIn, .curveEaseInOut, .autoreverse], [0.3, 1])
  func curvesAndSpringsFollowTheTime(options: UIView.AnimationOptions, damping: CGFloat) throws {
    try stage.advance(by: 0)
    stage.run {
      UIView.animate(
        withDuration: 1, delay: 0.125, usingSpringWithDamping: damping, initialSpringVelocity: 2,
        options: options
      ) { box.center.x += 100 }
    }
    var highest: CGFloat = 0
    for step in 0..<12 {
      let wanted = stage.run {
        Headless.Animation.appearance(of: box, after: Double(step) * 0.125).frame.minX
      }
      #expect(abs(x - wanted) < 1e-6, "at \(step)")
      highest = max(highest, x)
      try stage.advance(by: 0.125)
    }
    #expect(damping == 1 || options == .autoreverse || highest > 100)
  }

  @Test(arguments: [1, 2, 7])
  func animationsBegunInCompletionsStartAtTheirTime(steps: Int) throws {
    stage.run {
      UIView.animate(withDuration: 1) {
        box.frame.origin.x = 100
      } completion: { [box, log] _ in
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
          box.frame.origin.x = 0
        } completion: { _ in
          log.lines.append("back")
        }
      }
    }
    for _ in 0..<steps { try stage.advance(by: 2 / Double(steps)) }
    #expect(abs(x - 50) < 1e-4 && log.lines.isEmpty)
    for _ in 0..<steps { try stage.advance(by: 1.001 / Double(steps)) }
    #expect(x == 0 && log.lines == ["back"])
  }

  @Test func stagesHaveSeparateClocks() throws {
    let other = ClockTests()
    slide(to: 100, in: 2)
    other.slide(to: 100, in: 2)
    try stage.advance(by: 0.5)
    try other.stage.advance(by: 1)
    #expect(x == 25 && other.x == 50)
  }

  @Test func animationBegunOutsideTheStageFollowsItsViewsStage() throws {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
    try stage.advance(by: 0.5)
    #expect(x == 25)
  }

  /// The last animation used to be retained by the list of pending completions.
  @Test func pendingAnimationIsReleasedWithItsStage() throws {
    weak var view: UIView?
    try {
      let moving = UIView()
      view = moving
      let stage = Stage(moving)
      UIView.animate(withDuration: 2) {
        moving.alpha = 0
      } completion: { _ in
        moving.alpha = 1
      }
      try stage.advance(by: 0.5)
    }()
    Headless.runLoop()
    #expect(view == nil)
  }

  @Test(arguments: [-1, .nan, .infinity] as [TimeInterval])
  func invalidTimeThrowsAndPassesNone(seconds: TimeInterval) throws {
    slide(to: 100, in: 1)
    try stage.advance(by: 0.25)
    let error = #expect(throws: StageInputError.self) { try stage.advance(by: seconds) }
    #expect(x == 25 && log.lines == [])
    try stage.advance(by: 0.5)
    #expect(x == 75)
    #expect(
      error?.message == "Time advances by 0 or more seconds, a finite number, not by \(seconds).")
  }
}
