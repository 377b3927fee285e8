import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct UIImageViewTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }

  @Test func intrinsicSizeIsTheImageSize() {
    let view = UIImageView(image: image)

    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func alignmentInsetsReduceIntrinsicSize() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image.withAlignmentRectInsets(insets))

    #expect(view.intrinsicContentSize == CGSize(width: 34, height: 16))
    #expect(view.alignmentRectInsets == insets)
  }

  @Test func highlightedViewHasTheHighlightedImagesSize() {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { _ in }
    let view = UIImageView(image: image, highlightedImage: other)
    view.isHighlighted = true

    #expect(view.intrinsicContentSize == CGSize(width: 5, height: 6))
  }

  @Test func viewTakesTheSizeOfItsAnimationImages() {
    let (root, view) = (UIView(), UIImageView(image: image))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.animationImages = [
      UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { _ in }
    ]
    let window = Headless.host(root)
    func size() -> CGSize {
      window.layoutIfNeeded()
      return view.frame.size
    }
    #expect(size() == CGSize(width: 40, height: 20))
    view.startAnimating()
    #expect(size() == CGSize(width: 5, height: 6))
    view.animationImages = [image]
    #expect(size() == CGSize(width: 40, height: 20))
    view.stopAnimating()
    #expect(size() == CGSize(width: 40, height: 20))
  }

  @Test func animatedImageHasTheSizeOfItsFirstImage() throws {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { _ in }
    let animated = try #require(UIImage.animatedImage(with: [image, other], duration: 2))
    #expect(animated.images == [image, other] && animated.duration == 2)
    #expect(animated.size == image.size && animated != image)
    #expect(image.images == nil && image.duration == 0)
    let template = animated.withRenderingMode(.alwaysTemplate)
    #expect(template.images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate])
    #expect(template.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
    #expect(UIImage.animatedImageNamed("no such image", duration: 2) == nil)
    #expect(UIImageView(image: animated).intrinsicContentSize == image.size)
  }

  /// Without a clock, no time passes.
  @Test func imagesAnimateEndlesslyWithoutAClock() {
    let view = UIImageView(image: image)
    (view.animationImages, view.animationRepeatCount) = ([image], 1)
    view.startAnimating()
    Headless.runLoop()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 80)),
    (.scaleAspectFit, CGRect(x: 0, y: 20, width: 80, height: 40)),
    (.scaleAspectFill, CGRect(x: -40, y: 0, width: 160, height: 80)),
    (.center, CGRect(x: 20, y: 30, width: 40, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 40, y: 60, width: 40, height: 20)),
    (.left, CGRect(x: 0, y: 30, width: 40, height: 20)),
    (.top, CGRect(x: 20, y: 0, width: 40, height: 20)),
  ])
  func contentModesPlaceTheImage(mode: UIView.ContentMode, expected: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 80)

    #expect(mode.rect(of: CGSize(width: 40, height: 20), in: bounds) == expected)
  }

  @Test func symbolsGrowWithTheirConfiguration() throws {
    try onDevice(.iPhoneSE) {
      let plain = try #require(UIImage(systemName: "star"))
      let large = try #require(
        plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))

      #expect(abs(large.size.width - 2 * plain.size.width) < 0.5)
      #expect(plain.isSymbolImage)
      let view = UIImageView(image: plain)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
      #expect(view.intrinsicContentSize == large.size)
    }
  }

  @Test(arguments: ["", "Not A Symbol", "star.", ".fill", "héart"])
  func invalidSymbolNamesAreNil(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test func missingImagesAreNil() {
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func imageDataHasTheSizeInItsHeader() throws {
    let header: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 1, 0x2c, 0, 0, 0, 0xc8,
    ]

    #expect(UIImage(data: Data(header))?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(data: Data(header), scale: 2)?.size == CGSize(width: 150, height: 100))
  }
}
