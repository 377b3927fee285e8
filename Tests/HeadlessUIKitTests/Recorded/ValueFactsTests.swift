import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// Numbers that are part of UIKit's interface.
@MainActor
struct ValueFactsTests {
  @Test func prioritiesHaveUIKitsValues() {
    let priorities: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50),
    ]
    for (priority, value) in priorities { #expect(priority.rawValue == value) }
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView.layoutFittingCompressedSize == .zero)
  }

  @Test func masksAndSemanticsHaveUIKitsValues() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let semantics: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(semantics.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func contentSizeCategoriesHaveUIKitsNames() {
    let names = UIContentSizeCategory.ordered.map(\.rawValue)
    let ends = [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
      "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
    ]
    #expect(names == ends.map { "UICTContentSizeCategory" + $0 })
  }

  @Test func viewDefaultsMatchUIKit() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && view.autoresizingMask == [])
    #expect(view.autoresizesSubviews && view.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.clipsToBounds && view.alpha == 1 && view.isOpaque)
    #expect(view.isUserInteractionEnabled && view.backgroundColor == nil)
    #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    let image = UIImageView()
    #expect(!image.isUserInteractionEnabled)
    let button = UIButton(type: .system)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }
}
