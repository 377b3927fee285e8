import Foundation
import Testing

@testable import HeadlessUIKit

/// A box whose baselines are at given distances from its top and its bottom.
final class BaselineBox: UIView {
  let size: CGSize
  var first: CGFloat {
    didSet { invalidateIntrinsicContentSize() }
  }
  var last: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) {
    size = CGSize(width: width, height: height)
    self.first = first
    self.last = last
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var firstBaselineOffsetFromTop: CGFloat? { first }
  override var lastBaselineOffsetFromBottom: CGFloat { last }
}

@MainActor
struct StackAlignmentTests {
  typealias Axis = NSLayoutConstraint.Axis

  /// The spans of two boxes, 20 and 40 points long across the axis, in a stack view of 60 points.
  private func spansAcross(
    _ axis: Axis, _ alignment: UIStackView.Alignment, room: CGFloat? = 60
  ) -> [String] {
    let sizes: [(CGFloat, CGFloat)] =
      axis == .horizontal ? [(10, 20), (10, 40)] : [(20, 10), (40, 10)]
    let stack = UIStackView.of(sizes, axis: axis)
    stack.alignment = alignment
    stack.laidOut(axis == .horizontal ? nil : room, axis == .horizontal ? room : nil)
    return stack.arrangedSubviews.map {
      let frame = $0.frame
      let cross = axis.cross
      return Headless.number(frame.origin(on: cross)) + " "
        + Headless.number(frame.length(on: cross))
    }
  }

  @Test(arguments: Axis.both)
  func alignmentPlacesViewsOnCrossAxis(axis: Axis) {
    #expect(spansAcross(axis, .fill) == ["0 60", "0 60"])
    #expect(spansAcross(axis, .leading) == ["0 20", "0 40"])
    #expect(spansAcross(axis, .center) == ["20 20", "10 40"])
    #expect(spansAcross(axis, .trailing) == ["40 20", "20 40"])
  }

  @Test(arguments: Axis.both)
  func freeStackViewIsAsWideAsItsWidestView(axis: Axis) {
    #expect(spansAcross(axis, .fill, room: nil) == ["0 40", "0 40"])
    #expect(spansAcross(axis, .leading, room: nil) == ["0 20", "0 40"])
    #expect(spansAcross(axis, .center, room: nil) == ["10 20", "0 40"])
    #expect(spansAcross(axis, .trailing, room: nil) == ["20 20", "0 40"])
  }

  @Test(arguments: Axis.both)
  func viewsShrinkToTheStackViewOnCrossAxis(axis: Axis) {
    #expect(spansAcross(axis, .leading, room: 30) == ["0 20", "0 30"])
    #expect(spansAcross(axis, .center, room: 30) == ["5 20", "0 30"])
    #expect(spansAcross(axis, .trailing, room: 30) == ["10 20", "0 30"])
  }

  @Test(arguments: Axis.both, UIStackView.Alignment.all)
  func viewWithoutContentHasNoCrossAxisLength(axis: Axis, alignment: UIStackView.Alignment) {
    guard alignment != .fill else { return }
    let stack = UIStackView.of([(-1, -1), (20, 20)], axis: axis)
    stack.alignment = alignment
    stack.laidOut(60, 60)
    #expect(stack.arrangedSubviews[0].frame.length(on: axis.cross) == 0)
    #expect(stack.arrangedSubviews[1].frame.length(on: axis.cross) == 20)
    // Nothing decides where common baselines lie in a stack view that is taller than its content.
    #expect(
      stack.arrangedSubviews[0].hasAmbiguousLayout == (axis == .horizontal && alignment.isBaseline))
  }

  /// A caller that measures at a priority of 50 must get the content size, so the stack view must
  /// have no constraints of its own at that priority.
  @Test(arguments: Axis.both, UIStackView.Alignment.all)
  func noConstraintHasFittingSizePriority(axis: Axis, alignment: UIStackView.Alignment) {
    for distribution in UIStackView.Distribution.all {
      let stack = UIStackView.of([(10, 20), (30, 40), (50, 10)], axis: axis)
      (stack.alignment, stack.distribution) = (alignment, distribution)
      stack.updateConstraintsIfNeeded()
      let priorities = Set(stack.ownConstraints.map(\.priority))
      #expect(!priorities.contains(.fittingSizeLevel))
    }
  }

  @Test func marginsSurroundViewsIfRequested() {
    let stack = UIStackView.of([(10, 20), (30, 40)])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.laidOut()
    #expect(stack.bounds.size == CGSize(width: 40, height: 40))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 46, height: 44))
    #expect(stack.rects == ["2 1 10 40", "12 1 30 40"])
    stack.layoutMargins.left = 5
    stack.layoutIfNeeded()
    #expect(stack.rects[0] == "5 1 10 40")
  }

  @Test func safeAreaIsPartOfTheMargins() {
    let stack = UIStackView.of([(10, 20)], axis: .vertical)
    stack.isLayoutMarginsRelativeArrangement = true
    let window = Headless.host(stack, in: Headless.Environment(device: .iPhone16))
    #expect(stack.arrangedSubviews[0].frame.minY == window.safeAreaInsets.top)
  }

  // MARK: Baselines

  private func makeBaselines(_ alignment: UIStackView.Alignment) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [
      BaselineBox(10, 30, first: 20, last: 5), BaselineBox(10, 50, first: 12, last: 8),
    ])
    stack.alignment = alignment
    return stack
  }

  @Test func baselinesAreAligned() {
    #expect(makeBaselines(.firstBaseline).laidOut().rects == ["0 0 10 30", "10 8 10 50"])
    #expect(makeBaselines(.lastBaseline).laidOut().rects == ["0 17 10 30", "10 0 10 50"])
    #expect(makeBaselines(.firstBaseline).laidOut().bounds.height == 58)
    #expect(makeBaselines(.lastBaseline).laidOut().bounds.height == 50)
  }

  @Test func labelBaselinesAreAligned() {
    let labels = [10, 30].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    stack.laidOut()
    let baselines = labels.map { $0.frame.minY + ($0.firstBaselineOffsetFromTop ?? 0) }
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
    #expect(labels[1].frame.minY == 0)
  }

  @Test func columnSpacingCanBeBetweenBaselines() {
    let stack = makeBaselines(.fill)
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    stack.laidOut()
    #expect(stack.rects == ["0 0 10 30", "0 53 10 50"])
    let hidden = BaselineBox(10, 30, first: 20, last: 5)
    stack.insertArrangedSubview(hidden, at: 1)
    hidden.isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.rects[2] == "0 53 10 50")
  }

  /// Returns a view whose top is at a baseline of a stack view, and the root of both.
  private func makeMarker(
    _ stack: UIStackView, _ attribute: NSLayoutConstraint.Attribute
  ) -> (root: UIView, marker: UIView) {
    let root = makeRoot(200, 200)
    root.adding(stack)
    let marker = root.adding(Box(1, 1))
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      NSLayoutConstraint(
        item: marker, attribute: .top, relatedBy: .equal, toItem: stack, attribute: attribute,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    return (root, marker)
  }

  private func baselineY(
    _ stack: UIStackView, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    let (root, marker) = makeMarker(stack, attribute)
    return withExtendedLifetime(root) { marker.frame.minY }
  }

  @Test func rowHasTheBaselinesOfItsTallestView() {
    #expect(baselineY(makeBaselines(.leading), .firstBaseline) == 12)
    #expect(baselineY(makeBaselines(.leading), .lastBaseline) == 42)
  }

  @Test func columnHasFirstAndLastBaseline() {
    let stack = makeBaselines(.fill)
    stack.axis = .vertical
    #expect(baselineY(stack, .firstBaseline) == 20)
    #expect(baselineY(stack, .lastBaseline) == 72)
    stack.arrangedSubviews[0].isHidden = true
    #expect(baselineY(stack, .firstBaseline) == 12)
  }

  @Test func nestedStackViewProvidesBaselines() {
    let inner = makeBaselines(.leading)
    let outer = UIStackView(arrangedSubviews: [inner, Box(10, 20)])
    outer.alignment = .leading
    #expect(outer.forFirstBaselineLayout === inner.arrangedSubviews[1])
    #expect(baselineY(outer, .firstBaseline) == 12)
    let column = UIStackView(arrangedSubviews: [Box(10, 20), makeBaselines(.leading)])
    column.axis = .vertical
    #expect(baselineY(column, .lastBaseline) == 62)
  }

  @Test func constraintsFollowBaselineToAnotherView() {
    let stack = makeBaselines(.fill)
    stack.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [stack])
    outer.axis = .vertical
    let (root, marker) = makeMarker(outer, .firstBaseline)
    #expect(marker.frame.minY == 20)
    stack.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 12)
    (stack.arrangedSubviews[1] as? BaselineBox)?.first = 15
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 15)
  }

  @Test func emptyStackViewIsItsOwnBaseline() {
    let stack = UIStackView()
    #expect(stack.forFirstBaselineLayout === stack)
    #expect(stack.forLastBaselineLayout === stack)
  }
}
