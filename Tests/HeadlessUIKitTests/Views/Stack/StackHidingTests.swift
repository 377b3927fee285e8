import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct StackHidingTests {
  typealias Axis = NSLayoutConstraint.Axis

  @Test(arguments: Axis.both)
  func hiddenViewInBetweenLeavesOneSpace(axis: Axis) {
    let stack = UIStackView.along(axis, [30, 40, 50], spacing: 8)
    stack.arrangedSubviews[1].isHidden = true
    stack.laidOut(length: nil)
    #expect(stack.spans == ["0 30", "34 0", "38 50"])
    #expect(stack.length == 88)
  }

  @Test(arguments: Axis.both, [0, 2])
  func hiddenViewAtAnEndLeavesNoSpace(axis: Axis, index: Int) {
    let stack = UIStackView.along(axis, [30, 40, 50], spacing: 8)
    stack.arrangedSubviews[index].isHidden = true
    stack.laidOut(length: nil)
    #expect(stack.spans == (index == 0 ? ["0 0", "0 40", "48 50"] : ["0 30", "38 40", "78 0"]))
    #expect(stack.length == (index == 0 ? 98 : 78))
  }

  @Test(arguments: Axis.both)
  func spaceIsThatAfterThePrecedingVisibleView(axis: Axis) {
    let stack = UIStackView.along(axis, [30, 40, 50, 60], spacing: 8)
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(99, after: stack.arrangedSubviews[1])
    for view in stack.arrangedSubviews[1...2] { view.isHidden = true }
    stack.laidOut(length: nil)
    #expect(stack.spans == ["0 30", "40 0", "40 0", "50 60"])
  }

  @Test(arguments: Axis.both)
  func showingAgainRestoresTheLayout(axis: Axis) {
    for distribution in UIStackView.Distribution.all {
      let stack = UIStackView.along(axis, [30, 40, 50], spacing: 8, distribution: distribution)
      stack.laidOut(length: 200)
      let spans = stack.spans
      stack.arrangedSubviews[1].isHidden = true
      stack.layoutIfNeeded()
      stack.arrangedSubviews[1].isHidden = false
      stack.layoutIfNeeded()
      #expect(stack.spans == spans, "\(distribution)")
    }
  }

  @Test func isHiddenIsAStateNotACount() {
    let stack = UIStackView.along(.horizontal, [30, 40, 50])
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 0.3) {
      view.isHidden = true
      view.isHidden = true
      view.isHidden = false
    }
    stack.laidOut(length: nil)
    #expect(!view.isHidden)
    #expect(stack.spans == ["0 30", "30 40", "70 50"])
  }

  @Test(arguments: Axis.both)
  func allHiddenViewsFillNothing(axis: Axis) {
    for distribution in UIStackView.Distribution.all {
      for length: CGFloat? in [nil, 100] {
        let stack = UIStackView.along(axis, [30, 40], spacing: 8, distribution: distribution)
        for view in stack.arrangedSubviews { view.isHidden = true }
        let messages = collectingLog { stack.laidOut(length: length) }
        #expect(stack.spans == ["0 0", "0 0"], "\(distribution)")
        #expect(stack.length == length ?? 0)
        #expect(messages.isEmpty)
      }
    }
  }

  @Test func requiredLengthOfHiddenViewBreaksAndHeals() {
    let stack = UIStackView.along(.vertical, [30, 40], spacing: 8)
    let fixed = stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 35)
    fixed.activated("fixed height")
    stack.arrangedSubviews[0].isHidden = true
    let messages = collectingLog { stack.laidOut(length: nil) }
    #expect(messages.count == 1)
    #expect(messages[0].contains("'UISV-hiding'"))
    #expect(messages[0].split(separator: "\n").last?.contains("'fixed height'") == true)
    #expect(stack.spans == ["0 0", "0 40"])
    #expect(fixed.isActive)
    stack.arrangedSubviews[0].isHidden = false
    stack.layoutIfNeeded()
    #expect(stack.spans == ["0 35", "43 40"])
  }

  @Test(arguments: Axis.both)
  func hiddenStackViewCollapsesWithItsContent(axis: Axis) {
    for alignment in UIStackView.Alignment.all {
      let inner = UIStackView(arrangedSubviews: [
        BaselineBox(20, 30, first: 20, last: 5), BaselineBox(20, 50, first: 12, last: 8),
      ])
      inner.spacing = 10
      inner.alignment = alignment
      inner.isLayoutMarginsRelativeArrangement = true
      inner.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      let outer = UIStackView.along(axis, [30], spacing: 8)
      outer.addArrangedSubview(inner)
      inner.isHidden = true
      let messages = collectingLog { outer.laidOut(length: nil) }
      #expect(messages.isEmpty)
      #expect(outer.spans == ["0 30", "30 0"])
      inner.isHidden = false
      outer.layoutIfNeeded()
      #expect(inner.frame.width >= 60)
      #expect(collectingLog { outer.layoutIfNeeded() }.isEmpty)
    }
  }

  /// Its required constraints become optional only while the outer stack view collapses it.
  @Test func stackViewYieldsOnlyWhileHiddenByAnother() {
    func conflicts(_ change: (_ outer: UIStackView, _ inner: UIStackView) -> Void) -> Int {
      let (root, outer) = (makeRoot(300, 200), UIStackView.along(.horizontal, [30], spacing: 8))
      let inner = UIStackView.along(.horizontal, [20, 20], spacing: 10)
      for view in [outer, inner] { root.adding(view) }
      root.layoutIfNeeded()
      return collectingLog {
        change(outer, inner)
        root.layoutIfNeeded()
      }.count
    }
    func narrow(_ view: UIView) { view.widthAnchor.constraint(equalToConstant: 4).activated() }

    #expect(conflicts { $0.addArrangedSubview($1) } == 0)
    #expect(
      conflicts { outer, inner in
        outer.addArrangedSubview(inner)
        narrow(inner)
      } == 1)
    #expect(
      conflicts { outer, inner in
        outer.addArrangedSubview(inner)
        outer.layoutIfNeeded()
        inner.isHidden = true
      } == 0)
    #expect(
      conflicts { outer, inner in
        inner.isHidden = true
        inner.superview?.layoutIfNeeded()
        outer.addArrangedSubview(inner)
      } == 0)
    #expect(
      conflicts { outer, inner in
        inner.isHidden = true
        outer.addArrangedSubview(inner)
        outer.layoutIfNeeded()
        outer.removeArrangedSubview(inner)
        narrow(inner)
      } == 1)
  }

  @Test func hidingOutsideStackViewsMovesNothing() {
    let root = makeRoot(100, 100)
    let box = root.adding(Box(30, 30))
    let next = root.adding(Box(10, 10))
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      next.leadingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let before = Headless.counters
    box.isHidden = true
    root.layoutIfNeeded()
    #expect(next.frame.minX == 30)
    #expect(Headless.counters == before)
  }

  @Test func hiddenLabelTakesNoHeight() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that would have many lines if it had no width"
    let stack = UIStackView(arrangedSubviews: [label, Box(50, 40)])
    label.isHidden = true
    stack.laidOut()
    #expect(stack.bounds.size == CGSize(width: 50, height: 40))
  }

  /// The stack view is not laid out again, so nothing else would remove its constraints.
  @Test(arguments: [false, true])
  func removedViewLosesItsHidingConstraint(isTakenOutItself: Bool) {
    let root = makeRoot(300, 400)
    let (stack, label) = (UIStackView(), UILabel())
    label.text = "words"
    stack.axis = .vertical
    label.isHidden = true
    stack.addArrangedSubview(label)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(label.frame.height == 0 && !label.constraints.isEmpty)
    stack.removeFromSuperview()
    if isTakenOutItself { stack.removeArrangedSubview(label) }
    root.addSubview(label)
    label.isHidden = false
    root.layoutIfNeeded()
    #expect(label.constraints.isEmpty)
    #expect(label.frame.size == label.intrinsicContentSize)
  }
}
