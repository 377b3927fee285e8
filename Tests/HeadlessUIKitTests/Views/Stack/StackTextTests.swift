import Foundation
import Testing

@testable import HeadlessUIKit

/// Texts of several lines in stack views.
@MainActor
struct StackTextTests {
  typealias Axis = NSLayoutConstraint.Axis

  private static let story = "The quick brown fox jumps over the lazy dog and runs away"

  private func label(_ text: String = story, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func stack(
    _ axis: Axis, spacing: CGFloat = 8, _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  private func height(of label: UILabel, at width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Expects a text to be as high as its lines at its width.
  private func expectWhole(
    _ label: UILabel, _ note: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wanted = height(of: label, at: label.frame.width)
    #expect(
      label.frame.height > wanted - 0.34, note, sourceLocation: sourceLocation)
  }

  // MARK: Rows

  @Test(arguments: UIStackView.Alignment.all)
  func labelBesideControlWraps(alignment: UIStackView.Alignment) {
    let (text, control) = (label(), UISwitch())
    // The text wraps by its own priority, without the constraint for its part of the width.
    text.setContentCompressionResistancePriority(.init(700), for: .horizontal)
    let row = stack(.horizontal, [text, control])
    row.alignment = alignment
    row.laidOut(240)

    // The switch is wider than its alignment rectangle, and as high as its row where the alignment
    // is `fill`.
    #expect(text.frame.width == 171)
    #expect(control.frame.minX == 179)
    expectWhole(text)
    #expect(height(of: text, at: text.frame.width) > 60)
    #expect(alignment.isBaseline || row.bounds.height == text.frame.height)
  }

  @Test func documentedFirstLabelKeepsWidthAndSecondWraps() {
    let (first, second) = (label("First text"), label("Second text that is longer"))
    let row = asDocumented { stack(.horizontal, [first, second]).laidOut(200) }

    #expect(first.frame.width == first.intrinsicContentSize.width)
    #expect(abs(second.frame.width - (200 - 8 - first.frame.width)) < 0.34)
    expectWhole(second)
    #expect(row.bounds.height == second.frame.height)
  }

  @Test func equallyWideLabelsAreAsTallAsTheTallest() {
    let texts = [label("One"), label(), label("Three words here")]
    let row = stack(.horizontal, texts)
    row.distribution = .fillEqually
    row.laidOut(316)

    #expect(texts.allSatisfy { $0.frame.width == 100 })
    #expect(texts.allSatisfy { $0.frame.height == row.bounds.height })
    #expect(row.bounds.height == height(of: texts[1], at: 100))
  }

  /// UIKit does this, although it isn't documented.
  @Test func multilineLabelsShareTheWidthAsInUIKit() {
    let texts = [label("A"), label(), label("Some more")]
    let plain = asDocumented {
      stack(.horizontal, texts.map { label($0.text ?? "") }).laidOut(316)
    }
    let row = stack(.horizontal, texts).laidOut(316)

    #expect(texts.allSatisfy { $0.frame.width == 100 })
    expectWhole(texts[1])
    #expect(plain.arrangedSubviews[0].frame.width < 20)
    #expect(row.bounds.height == texts[1].frame.height)
  }

  /// Reports describe it like this: the switch's hugging priority is lower than that of the text's
  /// half.
  @Test func labelBesideControlTakesHalfTheRow() {
    let (text, control) = (label(), UISwitch())
    let row = stack(.horizontal, spacing: 0, [text, control]).laidOut(240)
    #expect(text.frame.width == 120)
    control.setContentHuggingPriority(.init(761), for: .horizontal)
    row.layoutIfNeeded()
    #expect(text.frame.width > 170)
  }

  @Test func onlyMultilineLabelsInFilledRowsWantAShare() {
    func wishes(_ stack: UIStackView) -> Int {
      stack.layoutIfNeeded()
      return stack.ownConstraints.count { $0.identifier == "UISV-text-width-disambiguation" }
    }
    let text = label()
    let row = stack(.horizontal, [text, Box(10, 10)])
    #expect(wishes(row) == 1)
    text.numberOfLines = 1
    #expect(wishes(row) == 0)
    text.numberOfLines = 3
    #expect(wishes(row) == 1)
    for distribution in UIStackView.Distribution.all where distribution != .fill {
      row.distribution = distribution
      #expect(wishes(row) == 0)
    }
    row.distribution = .fill
    row.axis = .vertical
    #expect(wishes(row) == 0)
    row.axis = .horizontal
    row.arrangedSubviews[1].isHidden = true
    #expect(wishes(row) == 0)
  }

  // MARK: Columns

  @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing])
  func columnOfLabelsFitsAWidth(alignment: UIStackView.Alignment) {
    func make() -> UIStackView {
      let column = stack(.vertical, [label("Title"), label(), label("Line\nand line")])
      column.alignment = alignment
      return column
    }
    for width in [80, 143, 300] as [CGFloat] {
      let fitting = make().systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let column = make().laidOut(width)

      #expect(fitting.width == width)
      #expect(abs(fitting.height - column.bounds.height) < 0.34)
      for case let text as UILabel in column.arrangedSubviews { expectWhole(text) }
      let heights = column.arrangedSubviews.reduce(16) { $0 + $1.frame.height }
      #expect(abs(column.bounds.height - heights) < 0.67)
    }
  }

  @Test func growingLabelMovesViewsBelow() {
    let (text, below) = (label("Short"), Box(20, 20))
    let column = stack(.vertical, [text, below]).laidOut(120)
    let (height, top) = (column.bounds.height, below.frame.minY)
    text.text = Self.story
    column.layoutIfNeeded()

    let growth = self.height(of: text, at: 120) - 20.333
    #expect(growth > 40)
    #expect(abs(below.frame.minY - top - growth) < 0.01)
    #expect(abs(column.bounds.height - height - growth) < 0.34)

    text.text = "Short"
    column.layoutIfNeeded()
    #expect(below.frame.minY == top)
    #expect(column.bounds.height == height)
  }

  @Test func labelInNestedRowMovesViewsBelow() {
    let (text, below) = (label("Short"), Box(20, 20))
    let inner = stack(.vertical, spacing: 2, [label("Title"), text])
    let row = stack(.horizontal, [Box(40, 40), inner])
    row.alignment = .top
    let column = stack(.vertical, [row, below]).laidOut(200)
    text.text = Self.story
    column.layoutIfNeeded()

    #expect(text.frame.width == 152)
    expectWhole(text)
    #expect(abs(inner.frame.height - text.frame.maxY) < 0.34)
    #expect(abs(row.frame.height - inner.frame.height) < 0.34)
    #expect(abs(below.frame.minY - row.frame.maxY - 8) < 0.34)
  }

  @Test func hiddenLabelGivesItsHeightToOthers() {
    let (text, below) = (label(), Box(20, 20))
    let column = stack(.vertical, [text, below]).laidOut(100)
    let top = below.frame.minY
    text.isHidden = true
    column.layoutIfNeeded()
    #expect(below.frame.minY == 0)
    text.isHidden = false
    column.layoutIfNeeded()
    #expect(below.frame.minY == top)
  }

  // MARK: Laws

  /// Whatever is hidden and however it is arranged, no text is truncated, and nothing conflicts.
  @Test(arguments: Axis.both, UIStackView.Distribution.all)
  func textsAreNeverTruncated(axis: Axis, distribution: UIStackView.Distribution) {
    for alignment in UIStackView.Alignment.all {
      for hidden in 0..<8 {
        for isRightToLeft in [false, true] {
          let views = [label(), Box(30, 24), label("Two words")]
          for (index, view) in views.enumerated() { view.isHidden = hidden >> index & 1 == 1 }
          let stack = stack(axis, views)
          (stack.alignment, stack.distribution) = (alignment, distribution)
          if isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
          let messages = collectingLog { stack.laidOut(210) }
          let note = Comment(rawValue: "\(alignment) \(hidden) \(isRightToLeft)")
          #expect(messages.isEmpty, note)
          for case let text as UILabel in views where !text.isHidden {
            expectWhole(text, note)
            #expect(text.frame.minX > -0.34 && text.frame.maxX < 210.34, note)
          }
        }
      }
    }
  }

  /// A width that is set later gives the same layout as one that is set at once.
  @Test(arguments: Axis.both)
  func laterWidthEqualsInitialWidth(axis: Axis) {
    func make() -> UIStackView {
      let inner = stack(axis, spacing: 4, [label("Inner text of some words"), Box(12, 12)])
      return stack(.vertical, [label(), inner])
    }
    let live = make()
    live.translatesAutoresizingMaskIntoConstraints = false
    let width = live.widthAnchor.constraint(equalToConstant: 300).activated()
    for length in [300, 90, 210, 60, 180] as [CGFloat] {
      width.constant = length
      live.setNeedsLayout()
      live.layoutIfNeeded()
      #expect(Headless.frames(of: live) == Headless.frames(of: make().laidOut(length)))
    }
  }
}
