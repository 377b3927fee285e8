import Foundation
import Testing

@testable import HeadlessUIKit

/// Labels with too little or too much room, and how often they measure.
@MainActor
struct LabelFittingTests {
  private let title = "A very long title"

  private func label(_ text: String, part: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    let size = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: size.width * part, height: size.height)
    return label
  }

  private func text(in label: UILabel) -> (text: String, size: Double, length: Double)? {
    func value(_ name: String, _ element: String) -> Double {
      let parts = element.components(separatedBy: " \(name)=\"").dropFirst().first
      return parts.flatMap { Double($0.components(separatedBy: "\"")[0]) } ?? 0
    }
    let element = Headless.render(label).split(separator: "\n").map(String.init)
      .first { $0.contains("<text") }
    guard let element else { return nil }
    let text = element.components(separatedBy: ">")[1].components(separatedBy: "<")[0]
    return (text, value("font-size", element), value("textLength", element))
  }

  // MARK: Too little room

  @Test func textTightensFirst() {
    let label = label(title, part: 0.97)
    label.allowsDefaultTighteningForTruncation = true
    label.adjustsFontSizeToFitWidth = true
    let shown = text(in: label)

    #expect(shown?.text == title)
    #expect(shown?.size == 17)
    #expect((shown?.length ?? 0) <= label.frame.width + 0.001)
  }

  @Test func textShrinksIfTighteningIsNotEnough() {
    let label = label(title, part: 0.7)
    label.allowsDefaultTighteningForTruncation = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let shown = text(in: label)

    #expect(shown?.text == title)
    #expect((shown?.size ?? 17) < 13)
  }

  @Test func textTruncatesAtItsMinimumSize() {
    let label = label(title, part: 0.4)
    label.allowsDefaultTighteningForTruncation = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    let shown = text(in: label)

    #expect(shown?.text.hasSuffix("…") == true)
    #expect(abs((shown?.size ?? 0) - 13.6) < 0.001)
  }

  @Test func textTruncatesWithoutTighteningOrShrinking() {
    let shown = text(in: label(title, part: 0.97))

    #expect(shown?.text.hasSuffix("…") == true)
    #expect(shown?.size == 17)
  }

  @Test func fittingDoesNotChangeIntrinsicSize() {
    let label = label(title, part: 0.5)
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    label.allowsDefaultTighteningForTruncation = true

    #expect(label.intrinsicContentSize == size)
    #expect(label.font.pointSize == 17)
  }

  // MARK: Baselines

  private func baselines(height: CGFloat?, _ setUp: (UILabel) -> Void = { _ in }) -> [CGFloat] {
    let (root, label) = (UIView(), UILabel())
    let (first, last) = (UIView(), UIView())
    label.text = "Hello"
    setUp(label)
    for view in [label, first, last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate(
      [
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 100),
        first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        last.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ] + (height.map { [label.heightAnchor.constraint(equalToConstant: $0)] } ?? []))
    let window = Headless.host(root)
    return withExtendedLifetime(window) { [first.frame.minY, last.frame.minY] }
  }

  @Test func singleLineBaselinesAreEqual() {
    let found = baselines(height: nil)

    #expect(found.allSatisfy { abs($0 - 16.333) < 0.001 })
  }

  @Test func lastBaselineIsThatOfTheLastLine() {
    let found = baselines(height: nil) { label in
      (label.text, label.numberOfLines) = ("Hello\nthere\nyou", 0)
    }

    #expect(abs(found[0] - 16.333) < 0.001)
    #expect(abs(found[1] - 16.333 - 2 * 20.287) < 0.5)
  }

  @Test func attributedBaselinesFollowTheirFonts() {
    let found = baselines(height: nil) { label in
      let text = NSMutableAttributedString(
        string: "big\n", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      text.append(
        NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
      (label.attributedText, label.numberOfLines) = (text, 0)
    }

    #expect(abs(found[0] - 28.667) < 0.001)
    #expect(abs(found[1] - 35.8 - 9.521) < 0.5)
  }

  /// The distances are those of a label that is as high as its text.
  @Test func tallerLabelKeepsBaselineDistances() {
    let found = baselines(height: 60)

    #expect(abs(found[0] - 16.333) < 0.001)
    #expect(abs(found[1] - 56) < 0.001)
  }

  @Test func textIsCenteredInATallerLabel() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.text = "Hello"

    #expect(Headless.render(label).contains("y=\"36.187\""))
  }

  // MARK: Measuring once

  private func measured(_ work: () -> Void) -> Int {
    let before = Headless.counters.textsMeasured
    work()
    return Headless.counters.textsMeasured - before
  }

  private func column(_ count: Int, width: CGFloat, _ text: String) -> (UIView, [UILabel]) {
    let root = UIView()
    let labels = (0..<count).map { index in
      let label = UILabel()
      (label.text, label.numberOfLines) = ("\(text) \(index)", 0)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    for (index, label) in labels.enumerated() {
      let top = index == 0 ? root.topAnchor : labels[index - 1].bottomAnchor
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: width),
      ])
    }
    return (root, labels)
  }

  @Test func fittingTextIsMeasuredOnce() {
    let (root, labels) = column(10, width: 300, "Short")
    var window: UIWindow?
    let count = measured {
      window = Headless.host(root)
      labels[0].setNeedsLayout()
      root.layoutIfNeeded()
      _ = Headless.render(root)
    }

    #expect(window != nil)
    #expect(count == 10)
  }

  @Test func wrappingTextIsMeasuredTwice() {
    let (root, labels) = column(10, width: 80, "A text that needs some lines")
    var window: UIWindow?
    let first = measured { window = Headless.host(root) }
    let second = measured {
      labels[3].text = "Another text that needs some lines"
      root.layoutIfNeeded()
    }

    #expect(window != nil)
    #expect(first == 20)
    #expect(second == 2)
  }
}
