import Foundation
import Testing

@testable import HeadlessGraphics

/// Images are equal if they show the same content, whoever made them.
struct ImageEqualityTests {
  /// An image from the header of a PNG file with the given width in pixels.
  private func file(width: UInt8) -> UIImage? {
    UIImage(
      data: Data(
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
          + [0, 0, 0, width, 0, 0, 0, 20]))
  }

  private func drawn() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
  }

  @Test func imagesOfTheSameSymbolAreEqual() throws {
    let star = try #require(UIImage(systemName: "star"))
    let again = try #require(UIImage(systemName: "star"))
    #expect(star == again && Set([star, again]).count == 1)
    #expect(star != UIImage(systemName: "star.fill"))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(star.withConfiguration(large) == UIImage(systemName: "star", withConfiguration: large))
    #expect(star.withConfiguration(large) != star)
  }

  @Test func imageModifiersAffectEquality() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.withTintColor(.red) == star.withTintColor(.red))
    #expect(star.withTintColor(.red) != star.withTintColor(.blue) && star != drawn())
    for other in [
      star.withRenderingMode(.alwaysOriginal), star.withHorizontallyFlippedOrientation(),
      star.imageFlippedForRightToLeftLayoutDirection(), star.resizableImage(withCapInsets: .zero),
      star.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
    ] {
      #expect(other != star)
    }
  }

  @Test func filesAreEqualByDataAndDrawingsByIdentity() throws {
    let image = try #require(file(width: 40))
    #expect(image == file(width: 40) && image != file(width: 41))
    #expect(UIImage() == UIImage())
    let drawing = drawn()
    #expect(drawing != drawn())
    let templates = [drawing, drawing].map { $0.withRenderingMode(.alwaysTemplate) }
    #expect(templates[0] == templates[1] && templates[0].hash == templates[1].hash)
  }
}
