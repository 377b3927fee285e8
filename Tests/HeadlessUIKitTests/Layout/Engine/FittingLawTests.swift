import Foundation
import Testing

@testable import HeadlessUIKit

/// A view measures the size that it gets when it is laid out.
@MainActor
struct FittingLawTests {
  private typealias Build = @MainActor (UIView) -> Void

  private static let story =
    "The quick brown fox jumps over the lazy dog, again and again, until it is dark."

  private static func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Returns the height that a view measures at a width before any layout, and the height that it
  /// gets in a layout of that width.
  private func heights(at width: CGFloat, _ build: Build) -> (measured: CGFloat, laidOut: CGFloat) {
    let measured = UIView()
    build(measured)
    let size = measured.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == width)
    let (root, live) = (makeRoot(width, 2000), UIView())
    root.adding(live)
    build(live)
    NSLayoutConstraint.activate([
      live.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      live.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      live.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    return (size.height, live.frame.height)
  }

  private func expectSameHeights(
    _ build: Build, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for width in [90, 150, 217, 320] as [CGFloat] {
      let heights = heights(at: width, build)
      let pixel: CGFloat = 1 / 3
      #expect(
        abs(heights.measured - heights.laidOut) < pixel, "\(width)", sourceLocation: sourceLocation)
      #expect(heights.laidOut > 20, "\(width)", sourceLocation: sourceLocation)
    }
  }

  private static func fill(_ cell: UIView, with content: UIView, inset: CGFloat = 10) {
    cell.adding(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: inset),
      content.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -inset),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: inset),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -inset),
    ])
  }

  @Test func wrappedTextMeasuresAsLaidOut() {
    expectSameHeights { Self.fill($0, with: Self.label(Self.story)) }
  }

  /// This holds for any number of items in a measurement.
  @Test(arguments: [1, 7, 15, 16, 17, 60])
  func manyLabelsMeasureAsLaidOut(count: Int) {
    expectSameHeights { cell in
      var above = cell.topAnchor
      for number in 0..<count {
        let label = cell.adding(Self.label(number % 3 == 0 ? Self.story : "Line \(number)"))
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 4),
          label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
          label.topAnchor.constraint(equalTo: above, constant: 3),
        ])
        above = label.bottomAnchor
      }
      above.constraint(equalTo: cell.bottomAnchor).activated()
    }
  }

  @Test func proportionalHeightMeasuresAsLaidOut() {
    expectSameHeights { cell in
      let picture = UIView()
      Self.fill(cell, with: picture)
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5625).activated()
    }
  }

  @Test func proportionalTextWidthMeasuresAsLaidOut() {
    expectSameHeights { cell in
      let label = cell.adding(Self.label(Self.story))
      NSLayoutConstraint.activate([
        label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        label.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.6),
        label.topAnchor.constraint(equalTo: cell.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ])
    }
  }

  @Test func textWithFlexibleWidthMeasuresAsLaidOut() {
    expectSameHeights { cell in
      let label = cell.adding(Self.label(Self.story))
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -12),
        label.topAnchor.constraint(equalTo: cell.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ])
    }
  }

  @Test func textBesideFixedSizeViewMeasuresAsLaidOut() {
    expectSameHeights { cell in
      let (label, box) = (cell.adding(Self.label(Self.story)), cell.adding(Box(40, 24)))
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        box.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        label.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ])
    }
  }

  @Test(arguments: UIStackView.Alignment.all)
  func stacksOfTextMeasureAsLaidOut(alignment: UIStackView.Alignment) {
    expectSameHeights { cell in
      let row = UIStackView(arrangedSubviews: [
        Box(30, 30), Self.label(Self.story), Self.label("Short"),
      ])
      row.alignment = alignment
      let column = UIStackView(arrangedSubviews: [Self.label("Title"), row, Self.label(Self.story)])
      column.axis = .vertical
      column.spacing = 7
      Self.fill(cell, with: column)
    }
  }

  /// The user's text size is known before the first layout.
  @Test func overriddenTextSizeMeasuresAsLaidOut() {
    var heights: [CGFloat] = []
    for category in [UIContentSizeCategory.small, .large, .accessibilityLarge] {
      let build: Build = { cell in
        cell.traitOverrides.preferredContentSizeCategory = category
        let label = Self.label(Self.story)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        Self.fill(cell, with: label)
      }
      expectSameHeights(build)
      heights.append(self.heights(at: 320, build).measured)
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
  }

  /// A view that has never had a width does not measure its text on one endless line.
  @Test func measuringBeforeLayoutUsesTheTargetWidth() {
    let cell = UIView()
    Self.fill(cell, with: Self.label(Self.story), inset: 0)
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = Self.label(Self.story).sizeThatFits(CGSize(width: 100, height: 0))

    #expect(abs(narrow.height - text.height) < 1e-6)
    #expect(narrow.height > 100)
  }
}
