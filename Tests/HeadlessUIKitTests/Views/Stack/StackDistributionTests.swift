import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct StackDistributionTests {
  typealias Axis = NSLayoutConstraint.Axis

  // MARK: Fill

  @Test(arguments: Axis.both)
  func fillStretchesTheLowestHuggingPriority(axis: Axis) {
    let stack = UIStackView.along(axis, [30, 40, 50], spacing: 10)
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: axis)
    stack.laidOut(length: 200)
    #expect(stack.spans == ["0 30", "40 100", "150 50"])
  }

  @Test(arguments: Axis.both)
  func fillShrinksTheLowestCompressionResistance(axis: Axis) {
    let stack = UIStackView.along(axis, [30, 40, 50], spacing: 10)
    stack.arrangedSubviews[1].setContentCompressionResistancePriority(
      UILayoutPriority(749), for: axis)
    stack.laidOut(length: 120)
    #expect(stack.spans == ["0 30", "40 20", "70 50"])
  }

  @Test(arguments: Axis.both)
  func arrangementOrderBreaksTies(axis: Axis) {
    let wide = UIStackView.along(axis, [30, 40, 50]).laidOut(length: 150)
    #expect(wide.spans == ["0 60", "60 40", "100 50"])
    let narrow = UIStackView.along(axis, [30, 40, 50]).laidOut(length: 100)
    #expect(narrow.spans == ["0 30", "30 40", "70 30"])
  }

  @Test(arguments: Axis.both)
  func arrangementOrderBreaksTiesInAnyInsertionOrder(axis: Axis) {
    let stack = UIStackView.along(axis, [40, 50]).laidOut(length: 150)
    let late = Box(axis == .horizontal ? 30 : 10, axis == .horizontal ? 10 : 30)
    stack.insertArrangedSubview(late, at: 0)
    stack.layoutIfNeeded()
    #expect(stack.spans == ["0 60", "60 40", "100 50"])

    stack.insertArrangedSubview(late, at: 2)
    stack.layoutIfNeeded()
    #expect(stack.spans == ["0 70", "70 50", "120 30"])
  }

  @Test(arguments: Axis.both)
  func freeStackViewIsAsLongAsItsContent(axis: Axis) {
    // Equal lengths and equal distances between centers may need more.
    let lengths: [UIStackView.Distribution: CGFloat] = [.fillEqually: 170, .equalCentering: 150]
    for distribution in UIStackView.Distribution.all {
      let stack = UIStackView.along(axis, [30, 40, 50], spacing: 10, distribution: distribution)
      stack.laidOut(length: nil)
      let expected = lengths[distribution] ?? 140
      #expect(stack.length == expected, "\(distribution)")
      let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(fitting.length(on: axis) == expected, "\(distribution)")
    }
  }

  @Test(arguments: Axis.both, UIStackView.Distribution.all)
  func firstAndLastViewsTouchTheEdges(axis: Axis, distribution: UIStackView.Distribution) {
    for length: CGFloat in [60, 120, 200] {
      let stack = UIStackView.along(axis, [30, 40, 50], distribution: distribution)
      stack.laidOut(length: length)
      let frames = stack.arrangedSubviews.map(\.frame)
      #expect(frames[0].origin(on: axis) == 0)
      #expect(frames[2].origin(on: axis) + frames[2].length(on: axis) == length)
    }
  }

  // MARK: Fill equally

  @Test(arguments: Axis.both)
  func fillEquallyMakesEqualLengths(axis: Axis) {
    let stack = UIStackView.along(
      axis, [30, 40, 50], spacing: 15, distribution: .fillEqually)
    stack.laidOut(length: 120)
    #expect(stack.spans == ["0 30", "45 30", "90 30"])
  }

  @Test(arguments: Axis.both)
  func freeEqualLengthsMatchTheLongestView(axis: Axis) {
    let stack = UIStackView.along(
      axis, [30, 40, 50], spacing: 10, distribution: .fillEqually)
    stack.laidOut(length: nil)
    #expect(stack.spans == ["0 50", "60 50", "120 50"])
  }

  // MARK: Fill proportionally

  @Test(arguments: Axis.both)
  func documentedFillProportionallyDividesLengthLessSpacing(axis: Axis) {
    let stack = UIStackView.along(
      axis, [50, 100], spacing: 10, distribution: .fillProportionally)
    asDocumented { _ = stack.laidOut(length: 300) }
    #expect(stack.spans == ["0 96.667", "106.667 193.333"])
  }

  @Test(arguments: Axis.both)
  func fillProportionallyCountsSpacingAsInUIKit(axis: Axis) {
    let stack = UIStackView.along(
      axis, [50, 100], spacing: 10, distribution: .fillProportionally)
    onDevice(.iPhoneSE) { _ = stack.laidOut(length: 300) }
    let shares = stack.ownConstraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(shares.map { $0.multiplier * 160 } == [50, 100])
    #expect(shares.map(\.priority.rawValue) == [999, 998])
    // 93.75 and 196.25, rounded to half points.
    #expect(stack.spans == ["0 94", "104 196.5"])
  }

  @Test(arguments: Axis.both)
  func proportionsFollowTheContent(axis: Axis) {
    let stack = UIStackView.along(
      axis, [50, 100], distribution: .fillProportionally)
    stack.laidOut(length: 300)
    (stack.arrangedSubviews[0] as? Box)?.content = CGSize(width: 100, height: 100)
    stack.layoutIfNeeded()
    #expect(stack.spans == ["0 150", "150 150"])
  }

  @Test(arguments: Axis.both)
  func nestedStackViewHasProportionOfItsContent(axis: Axis) {
    let inner = UIStackView.along(axis, [20, 20], spacing: 10)
    let outer = UIStackView.along(axis, [50], distribution: .fillProportionally)
    outer.addArrangedSubview(inner)
    outer.laidOut(length: 300)
    #expect(outer.spans == ["0 150", "150 150"])
    inner.arrangedSubviews[0].isHidden = true
    outer.layoutIfNeeded()
    #expect(outer.spans == ["0 214.333", "214.333 85.667"])
  }

  @Test(arguments: Axis.both)
  func viewWithoutLengthHasNoShare(axis: Axis) {
    let stack = UIStackView.along(axis, [50, -1], distribution: .fillProportionally)
    let messages = collectingLog { stack.laidOut(length: 300) }
    #expect(stack.spans == ["0 300", "300 0"])
    #expect(messages.isEmpty)
  }

  @Test(arguments: Axis.both)
  func viewsWithoutLengthStillFill(axis: Axis) {
    let stack = UIStackView.along(axis, [-1, -1], distribution: .fillProportionally)
    let messages = collectingLog { stack.laidOut(length: 300) }
    #expect(stack.arrangedSubviews.reduce(0) { $0 + $1.frame.length(on: axis) } == 300)
    #expect(messages.isEmpty)
  }

  // MARK: Equal spaces

  @Test(arguments: Axis.both)
  func equalSpacingWidensAllSpaces(axis: Axis) {
    let stack = UIStackView.along(
      axis, [30, 40, 50], spacing: 10, distribution: .equalSpacing)
    stack.laidOut(length: 220)
    #expect(stack.spans == ["0 30", "80 40", "170 50"])
  }

  @Test(arguments: Axis.both)
  func equalCenteringMakesCentersEquidistant(axis: Axis) {
    let stack = UIStackView.along(
      axis, [20, 60, 40], spacing: 10, distribution: .equalCentering)
    stack.laidOut(length: 230)
    #expect(stack.spans == ["0 20", "80 60", "190 40"])
  }

  @Test(arguments: Axis.both)
  func spacesNeverGetNarrowerThanTheSpacing(axis: Axis) {
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      let stack = UIStackView.along(
        axis, [20, 60, 40], spacing: 10, distribution: distribution)
      stack.laidOut(length: 110)
      let (first, second) = (stack.arrangedSubviews[0].frame, stack.arrangedSubviews[1].frame)
      let gap = second.origin(on: axis) - first.origin(on: axis) - first.length(on: axis)
      #expect(gap == 10, "\(distribution)")
      let total = stack.arrangedSubviews.reduce(0) { $0 + $1.frame.length(on: axis) }
      #expect(total == 90, "\(distribution)")
    }
  }

  @Test(arguments: Axis.both)
  func centersYieldToSpacingBeforeContentShrinks(axis: Axis) {
    let stack = UIStackView.along(
      axis, [20, 60, 40], spacing: 10, distribution: .equalCentering)
    stack.laidOut(length: 140)
    #expect(stack.spans == ["0 20", "30 60", "100 40"])
  }

  /// If the stack view can't keep all distances equal, the earlier ones take precedence.
  @Test(arguments: Axis.both)
  func laterCentersYieldFirst(axis: Axis) {
    let lengths = Array(repeating: CGFloat(10), count: 5)
    let stack = UIStackView.along(axis, lengths, distribution: .equalCentering)
    stack.setCustomSpacing(40, after: stack.arrangedSubviews[1])
    stack.laidOut(length: 140)
    #expect(stack.spans == ["0 10", "50 10", "100 10", "120 10", "130 10"])
  }

  // MARK: Spacing

  @Test(arguments: Axis.both)
  func negativeSpacingOverlaps(axis: Axis) {
    let stack = UIStackView.along(axis, [30, 40], spacing: -10).laidOut(length: nil)
    #expect(stack.spans == ["0 30", "20 40"])
    #expect(stack.length == 60)
  }

  @Test(arguments: Axis.both)
  func customSpacingReplacesSpacingAfterAView(axis: Axis) {
    let stack = UIStackView.along(axis, [30, 40, 50, 60], spacing: 5)
    let views = stack.arrangedSubviews
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.setCustomSpacing(99, after: views[3])
    stack.laidOut(length: nil)
    #expect(stack.spans == ["0 30", "50 40", "98 50", "153 60"])
    #expect(stack.length == 213)

    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.layoutIfNeeded()
    #expect(stack.spans[1] == "35 40")
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseSystem)
  }

  @Test(arguments: Axis.both)
  func spacingCanBeSystemOrDefault(axis: Axis) {
    let stack = UIStackView.along(axis, [30, 40], spacing: UIStackView.spacingUseSystem)
    stack.laidOut(length: nil)
    #expect(stack.spans[1] == "38 40")
    stack.spacing = UIStackView.spacingUseDefault
    stack.layoutIfNeeded()
    #expect(stack.spans[1] == "30 40")
  }

  @Test func nonFiniteSpacingIsLoggedAndIgnored() {
    let stack = UIStackView.along(.horizontal, [30, 40], spacing: 5)
    let messages = collectingLog {
      stack.spacing = .nan
      stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
    }
    #expect(messages.count == 2)
    #expect(stack.laidOut(length: nil).spans == ["0 30", "35 40"])
  }

  @Test func defaultsAndSpacingConstantsMatchUIKit() {
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(stack.layoutMargins == .zero)
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
  }

  @Test func viewThatGainsLengthGetsItsShare() {
    let root = makeRoot(320, 400)
    let (outer, inner, label) = (UIStackView(), UIStackView(), UILabel())
    outer.distribution = .fillProportionally
    label.text = "words words"
    root.adding(outer)
    outer.addArrangedSubview(inner)
    outer.addArrangedSubview(label)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 0)
    let width = inner.widthAnchor.constraint(equalToConstant: 100)
    width.priority = UILayoutPriority(500)
    for _ in 0..<2 {
      width.isActive = true
      root.layoutIfNeeded()
      #expect(inner.frame.width == 100)
      width.isActive = false
      root.layoutIfNeeded()
      #expect(inner.frame.width == 0)
    }
  }
}
