import Foundation
import Testing

@testable import HeadlessUIKit

/// Subclasses of views with text that wraps, with content sizes of their own.
@MainActor
struct OverriddenContentSizeTests {
  private nonisolated static let story =
    "The quick brown fox jumps over the lazy dog, again and again."

  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 40, height: size.height + 20)
    }
  }

  private final class TallTextView: UITextView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 123)
    }
  }

  private final class PaddedButton: UIButton {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: size.height + 30)
    }
  }

  /// Lays a view out below the top of a window, at most as wide as it.
  private func place(_ view: UIView, width: CGFloat = 320) {
    let root = makeRoot(width, 600)
    root.adding(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test(arguments: ["Fox", story])
  func overrideAddsToTheSizeOfLabelsThatWrap(text: String) {
    let (padded, plain) = (PaddedLabel(), UILabel())
    for label in [padded, plain] {
      label.numberOfLines = 0
      label.text = text
      place(label)
    }

    #expect(abs(padded.frame.height - plain.frame.height - 20) < 0.001)
  }

  @Test func overrideReplacesTheHeightOfTextThatDoesNotScroll() {
    let view = TallTextView()
    view.isScrollEnabled = false
    view.text = Self.story
    place(view)

    #expect(view.frame.height == 123)
  }

  @Test func overrideAddsToTheHeightOfConfiguredButtons() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = Self.story
    let padded = PaddedButton(configuration: configuration)
    let plain = UIButton(configuration: configuration)
    for button in [padded, plain] { place(button, width: 160) }

    #expect(abs(padded.frame.height - plain.frame.height - 30) < 0.001)
    #expect(plain.frame.height > 60)
  }

  @Test func stackViewsAndFittingSizesKnowOverrides() {
    let label = PaddedLabel()
    label.numberOfLines = 0
    label.text = Self.story
    let stack = UIStackView(arrangedSubviews: [label])
    let plain = UILabel()
    plain.numberOfLines = 0
    plain.text = Self.story
    let size = CGSize(width: 200, height: 0)
    let height = stack.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height

    #expect(abs(height - plain.sizeThatFits(size).height - 20) < 0.001)
  }
}
