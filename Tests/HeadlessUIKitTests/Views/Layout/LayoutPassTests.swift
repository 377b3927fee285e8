import Foundation
import Testing

@testable import HeadlessUIKit

/// Records its layout calls, in order.
@MainActor
private final class Trace {
  var events: [String] = []
}

private final class TracingView: UIView {
  let trace: Trace
  var whenUpdating: () -> Void = {}
  var whenLayingOut: () -> Void = {}

  init(_ name: String, _ trace: Trace) {
    self.trace = trace
    super.init(frame: .zero)
    accessibilityIdentifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    trace.events.append("update \(accessibilityIdentifier ?? "")")
    whenUpdating()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    trace.events.append("layout \(accessibilityIdentifier ?? "") \(Headless.number(bounds.width))")
    whenLayingOut()
  }
}

@MainActor
struct LayoutPassTests {
  private let trace = Trace()

  private func fill(_ view: UIView, _ superview: UIView) {
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }

  private func makeNest() -> (root: UIView, outer: TracingView, inner: TracingView) {
    let root = makeRoot(100, 100)
    let (outer, inner) = (TracingView("outer", trace), TracingView("inner", trace))
    fill(outer, root)
    fill(inner, outer)
    return (root, outer, inner)
  }

  @Test func constraintsUpdateBottomUpAndLayoutRunsTopDown() {
    let (root, _, _) = makeNest()
    root.layoutIfNeeded()
    #expect(
      trace.events == ["update inner", "update outer", "layout outer 100", "layout inner 100"])
  }

  @Test func unchangedTreeDoesNothing() {
    let (root, _, _) = makeNest()
    root.layoutIfNeeded()
    trace.events = []
    let before = Headless.counters
    root.layoutIfNeeded()
    #expect(trace.events.isEmpty)
    #expect(Headless.counters == before)
  }

  @Test func onlyResizedViewsLayOutAgain() {
    let (root, outer, inner) = makeNest()
    let sibling = TracingView("sibling", trace)
    root.addSubview(sibling)
    sibling.widthAnchor.constraint(equalToConstant: 10).activated()
    root.layoutIfNeeded()
    trace.events = []
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(trace.events == ["layout outer 120", "layout inner 120"])
    withExtendedLifetime((outer, inner)) {}
  }

  @Test func layoutIfNeededDoesNotMoveTheViewItself() {
    let (root, outer, inner) = makeNest()
    root.layoutIfNeeded()
    let top = outer.constraints.first { $0.firstAttribute == .leading }
    root.constraints.first { $0.firstAttribute == .leading }?.constant = 30
    top?.constant = 5
    outer.layoutIfNeeded()
    #expect(outer.frame.minX == 0)
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 30)
    #expect(inner.frame.minX == 5)
  }

  @Test func framesAreUpToDateAfterSuperLayoutSubviews() {
    let root = makeRoot(100, 100)
    let view = TracingView("view", trace)
    fill(view, root)
    let child = view.adding(UIView())
    let width = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).activated()
    var seen: [CGFloat] = []
    view.whenLayingOut = { seen.append(child.frame.width) }
    root.layoutIfNeeded()
    #expect(seen == [50])
    withExtendedLifetime(width) {}
  }

  @Test func constantChangedDuringLayoutAppliesInSamePass() {
    let (root, outer, inner) = makeNest()
    let side = outer.constraints.first { $0.firstAttribute == .trailing }
    outer.whenLayingOut = { side?.constant = -outer.bounds.width / 4 }
    root.layoutIfNeeded()
    #expect(inner.frame.width == 75)
  }

  @Test func constraintMadeInUpdateConstraintsApplies() {
    let root = makeRoot(100, 100)
    let view = TracingView("view", trace)
    root.addSubview(view)
    var width: NSLayoutConstraint?
    view.whenUpdating = {
      guard width == nil else { return }
      width = view.widthAnchor.constraint(equalToConstant: 40).activated()
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test func endlessLayoutStopsAndNamesTheView() {
    let (root, _, inner) = makeNest()
    inner.whenLayingOut = { inner.setNeedsLayout() }
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("TracingView(inner)") == true)
    #expect(
      messages.first?.contains(
        "TracingView(inner).layoutSubviews asks for a layout or changes the frame of "
          + "TracingView(inner)") == true)
  }

  @Test func layoutLoopNamesTheChangeThatCausesIt() {
    let (root, outer, inner) = makeNest()
    let side = outer.constraints.first { $0.firstAttribute == .trailing }
    side?.identifier = "side"
    inner.whenLayingOut = { side?.constant = side?.constant == -1 ? -2 : -1 }
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(
        "TracingView(inner).layoutSubviews changes the constant of <NSLayoutConstraint 'side'")
        == true)
    #expect(collectingLog { root.layoutIfNeeded() }.count == 1)
  }

  @Test func dirtyingBeforeSuperSettlesOrStops() {
    final class Early: UIView {
      var times = 0
      override func layoutSubviews() {
        times -= 1
        if times > 0 { setNeedsLayout() }
        super.layoutSubviews()
      }
    }
    let root = makeRoot(100, 100)
    let view = root.adding(Early())
    view.widthAnchor.constraint(equalTo: root.widthAnchor).activated()
    view.times = 5
    #expect(collectingLog { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 100)
    view.times = .max
    view.setNeedsLayout()
    #expect(collectingLog { root.layoutIfNeeded() }.count == 1)
  }

  @Test func layoutSettlingInTheLastRoundIsSilent() {
    let (root, _, inner) = makeNest()
    var count = 0
    inner.whenLayingOut = {
      count += 1
      if count < 50 { inner.setNeedsLayout() }
    }
    #expect(collectingLog { root.layoutIfNeeded() }.isEmpty)
    #expect(count == 50)
  }

  @Test func endlessConstraintUpdatesStopAndNameTheView() {
    let (root, outer, _) = makeNest()
    outer.whenUpdating = { outer.setNeedsUpdateConstraints() }
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(messages.contains { $0.contains("keeps asking for constraint updates") })
    #expect(
      messages.first?.contains(
        "TracingView(outer).updateConstraints asks for a constraint update of TracingView(outer)")
        == true)
  }

  @Test func missingSuperCallStillPlacesSubviews() {
    final class Forgetful: UIView {
      override func layoutSubviews() {}
    }
    let root = Forgetful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = root.adding(UIView())
    child.widthAnchor.constraint(equalToConstant: 10).activated()
    root.layoutIfNeeded()
    #expect(child.frame.width == 10)
  }

  @Test func runLoopLaysOutWindows() {
    let view = UIView()
    let window = Headless.host(view)
    let child = view.adding(Box(10, 10))
    child.trailingAnchor.constraint(equalTo: view.trailingAnchor).activated()
    #expect(child.frame == .zero)
    Headless.runLoop()
    #expect(child.frame.maxX == window.bounds.maxX)
  }

  @Test func layoutSettlesAfterOneMutualChange() {
    let (root, outer, inner) = makeNest()
    var isFirst = true
    inner.whenLayingOut = {
      guard isFirst else { return }
      isFirst = false
      root.constraints.first { $0.firstAttribute == .leading }?.constant = 20
    }
    let messages = collectingLog { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(outer.frame.width == 80)
    #expect(inner.frame.width == 80)
  }
}
