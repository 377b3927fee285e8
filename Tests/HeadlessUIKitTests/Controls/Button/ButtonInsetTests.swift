import HeadlessUIKit
import Testing

/// The effects of title and image insets on buttons without a configuration.
@MainActor
struct ButtonInsetTests {
  private func button(
    title: String? = nil, image: CGSize? = nil, size: CGSize,
    _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    if let image {
      button.setImage(UIGraphicsImageRenderer(size: image).image { _ in }, for: .normal)
    }
    button.frame.size = size
    change(button)
    button.layoutIfNeeded()
    return button
  }

  private func frames(_ button: UIButton) -> (title: CGRect, image: CGRect) {
    (button.titleLabel?.frame ?? .zero, button.imageView?.frame ?? .zero)
  }

  private let square = CGSize(width: 44, height: 44)

  @Test func imageShrinksToFitItsInsets() {
    let shrunk = button(image: CGSize(width: 20, height: 19), size: square) {
      $0.imageEdgeInsets = UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
    }
    #expect(frames(shrunk).image == CGRect(x: 18, y: 18, width: 8, height: 8))
    let empty = button(image: CGSize(width: 20, height: 20), size: square) {
      $0.imageEdgeInsets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    }
    #expect(frames(empty).image.size == .zero)
  }

  @Test func filledImageFillsTheContentArea() {
    let full = button(image: CGSize(width: 20, height: 20), size: square) {
      ($0.contentHorizontalAlignment, $0.contentVerticalAlignment) = (.fill, .fill)
    }
    #expect(frames(full).image == CGRect(origin: .zero, size: square))
    full.imageEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    full.layoutIfNeeded()
    #expect(frames(full).image == CGRect(x: 2, y: 1, width: 38, height: 40))
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, 20.0, 0.0, 20.0), (.right, 20, 0, 0),
    (.left, 0, 20, 0), (.right, 0, 20, -20), (.center, 20, 0, 10), (.center, 4, 20, -8),
  ])
  func insetsMoveTitleHorizontallyByAlignment(
    alignment: UIControl.ContentHorizontalAlignment, left: Double, right: Double, distance: Double
  ) {
    let size = CGSize(width: 200, height: 44)
    let plain = button(title: "Done", size: size) { $0.contentHorizontalAlignment = alignment }
    let moved = button(title: "Done", size: size) {
      $0.contentHorizontalAlignment = alignment
      $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
    let (before, after) = (frames(plain).title, frames(moved).title)
    #expect(abs(after.minX - before.minX - distance) < 0.01)
    #expect(after.size == before.size && after.minY == before.minY)
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.top, 6.0), (.bottom, -2), (.center, 2),
  ])
  func insetsMoveTitleVerticallyByAlignment(
    alignment: UIControl.ContentVerticalAlignment, distance: Double
  ) {
    let size = CGSize(width: 200, height: 60)
    let plain = button(title: "Done", size: size) { $0.contentVerticalAlignment = alignment }
    let moved = button(title: "Done", size: size) {
      $0.contentVerticalAlignment = alignment
      $0.titleEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 2, right: 0)
    }
    #expect(abs(frames(moved).title.minY - frames(plain).title.minY - distance) < 0.5)
  }

  @Test func titleTruncatesToFitItsInsets() {
    let cut = button(title: "A title that is too long", size: CGSize(width: 100, height: 44)) {
      $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    #expect(frames(cut).title.minX == 20 && frames(cut).title.width == 60)
  }

  /// Insets that are negative on one side and positive on the other move a part without clipping
  /// it.
  @Test func insetsCanSwapTitleAndImage() {
    let image = CGSize(width: 16, height: 16)
    let plain = button(title: "Done", image: image, size: CGSize(width: 120, height: 44))
    let before = frames(plain)
    #expect(abs(before.title.minX - before.image.maxX) < 0.01)
    let width = before.title.width
    plain.titleEdgeInsets = UIEdgeInsets(top: 0, left: -16, bottom: 0, right: 16)
    plain.imageEdgeInsets = UIEdgeInsets(top: 0, left: width, bottom: 0, right: -width)
    plain.layoutIfNeeded()
    let after = frames(plain)
    #expect(after.title.size == before.title.size && after.image.size == image)
    #expect(abs(after.title.minX - before.image.minX) < 0.34)
    #expect(abs(after.image.maxX - before.title.maxX) < 0.34)
  }
}
