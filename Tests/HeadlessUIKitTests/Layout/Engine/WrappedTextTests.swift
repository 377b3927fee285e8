import Foundation
import Testing

@testable import HeadlessUIKit

/// Texts whose height depends on their width: the result does not depend on earlier layouts.
@MainActor
struct WrappedTextTests {
  /// Returns two texts side by side, the second of which wants an aspect ratio, and a third one
  /// elsewhere.
  private func layOut(
    width: CGFloat
  ) -> (root: UIView, width: NSLayoutConstraint, labels: [UILabel]) {
    let root = makeRoot(300, 400)
    let labels = [
      "a wrap a or somewhere", "a somewhere few few words wrap", "another text that wraps",
    ].map { text in
      let label = root.adding(UILabel())
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let ratio = labels[1].widthAnchor.constraint(
      equalTo: labels[1].heightAnchor, multiplier: 6.5)
    ratio.priority = .defaultLow
    let own = labels[2].widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[0].topAnchor.constraint(equalTo: root.topAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      labels[1].topAnchor.constraint(equalTo: root.topAnchor), ratio,
      labels[2].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[2].topAnchor.constraint(equalTo: root.topAnchor, constant: 200), own,
    ])
    root.layoutIfNeeded()
    return (root, own, labels)
  }

  @Test func textLayoutIgnoresEarlierWidths() {
    let (root, width, labels) = layOut(width: 100)
    for next in [60, 250, 20, 100] as [CGFloat] {
      width.constant = next
      root.layoutIfNeeded()
      #expect(labels.map(\.frame) == layOut(width: next).labels.map(\.frame), "\(next)")
    }
  }

  /// Returns two texts side by side, the second of which begins at the end of the first.
  private func layOutRow(lines: Int) -> (root: UIView, labels: [UILabel]) {
    let root = makeRoot(150, 300)
    let labels = [(text: "word word word word word", lines: 2), ("word word", lines)].map {
      let label = root.adding(UILabel())
      label.text = $0.text
      label.numberOfLines = $0.lines
      label.topAnchor.constraint(equalTo: root.topAnchor).activated()
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[1].trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return (root, labels)
  }

  /// The text is as wide on one line as before, so no constraint on a width changes.
  @Test func lineLimitChangeEqualsAFreshLayout() {
    let (root, labels) = layOutRow(lines: 2)
    for lines in [0, 2, 3, 0, 1, 2] {
      labels[1].numberOfLines = lines
      root.layoutIfNeeded()
      #expect(labels.map(\.frame) == layOutRow(lines: lines).labels.map(\.frame), "\(lines)")
    }
  }

  /// Returns a square text above another text, both in the same width. The height of the lower text
  /// limits the width of the square.
  private func layOutSquare(text: String) -> (root: UIView, labels: [UILabel]) {
    let root = makeRoot(160, 60)
    let labels = [text, "word word word word word"].map { text in
      let label = root.adding(UILabel())
      label.text = text
      label.numberOfLines = 0
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: root.topAnchor),
      labels[0].widthAnchor.constraint(equalTo: labels[0].heightAnchor),
      labels[1].topAnchor.constraint(greaterThanOrEqualTo: labels[0].bottomAnchor),
      labels[1].bottomAnchor.constraint(equalTo: root.bottomAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return (root, labels)
  }

  @Test func textHeightBoundingAWidthEqualsAFreshLayout() {
    let (root, labels) = layOutSquare(text: "word word")
    for text in ["word", "word word word", "word word word word", "word word"] {
      labels[0].text = text
      root.layoutIfNeeded()
      #expect(labels.map(\.frame) == layOutSquare(text: text).labels.map(\.frame), "\(text)")
    }
  }

  /// Returns a text and a button on its baseline. The button's width has a minimum that depends on
  /// the text's height.
  private func layOutOnBaseline(width: CGFloat) -> (root: UIView, views: [UIView]) {
    let root = makeRoot(width, 1000)
    let label = root.adding(UILabel())
    label.text = "word word word word word word word word"
    label.numberOfLines = 0
    var configuration = UIButton.Configuration.filled()
    configuration.title = "word a word of a word"
    let button = root.adding(UIButton(configuration: configuration, primaryAction: nil))
    let ratio = button.widthAnchor.constraint(
      greaterThanOrEqualTo: label.heightAnchor, multiplier: 1.5)
    ratio.priority = UILayoutPriority(700)
    for view in [label, button] {
      let top = view.topAnchor.constraint(equalTo: root.topAnchor)
      top.priority = .fittingSizeLevel
      top.activated()
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor).activated()
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor), ratio,
    ])
    root.layoutIfNeeded()
    return (root, [label, button])
  }

  /// The button's baseline moves when the button has another number of lines.
  @Test func movedNeighborBaselineEqualsAFreshLayout() {
    let (root, views) = layOutOnBaseline(width: 330)
    for width in [180, 330, 240, 180] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(views.map(\.frame) == layOutOnBaseline(width: width).views.map(\.frame), "\(width)")
    }
  }
}
