import Foundation
import Testing

@testable import HeadlessGraphics

/// Images as data and in other sizes.
struct ImageDataTests {
  /// The header of a PNG file of 40 by 20 pixels.
  private let png = Data(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 40, 0, 0, 0, 20])

  private var drawn: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  @Test func onlyImagesFromDataReturnTheirData() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png && image.jpegData(compressionQuality: 1) == nil)
    #expect(drawn.pngData() == nil && drawn.jpegData(compressionQuality: 1) == nil)
  }

  /// Any number of fill bytes may precede each marker.
  @Test(arguments: [0, 1, 5]) func jpegFileHasTheSizeOfItsFrame(fillBytes: Int) {
    let fill = [UInt8](repeating: 0xff, count: fillBytes)
    let data = Data(
      [0xff, 0xd8] + fill + [0xff, 0xe0, 0, 4, 1, 2] + fill
        + [0xff, 0xc0, 0, 17, 8, 0, 30, 0, 50, 3, 1, 0x22, 0])
    #expect(UIImage(data: data)?.size == CGSize(width: 50, height: 30))
  }

  @Test func thumbnailKeepsItsAspectRatio() async throws {
    for image in [drawn.withRenderingMode(.alwaysTemplate), try #require(UIImage(data: png))] {
      let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
      #expect(small.size == CGSize(width: 10, height: 5))
      #expect(small.renderingMode == image.renderingMode)
      let wide = await image.byPreparingThumbnail(ofSize: CGSize(width: 200, height: 40))
      #expect(wide?.size == CGSize(width: 80, height: 40))
    }
    #expect(drawn.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test func preparingForDisplayReturnsTheSameImage() async {
    let image = drawn
    #expect(image.preparingForDisplay() === image)
    #expect(await image.byPreparingForDisplay() === image)
  }

  @Test func allFontNamesOfAFamilyResolve() {
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(Set(names).count == names.count && names.count == 12)
      for name in names {
        #expect(UIFont(name: name, size: 12)?.fontName == name)
        #expect(UIFont(name: name, size: 12)?.familyName == family)
      }
    }
    #expect(UIFont.fontNames(forFamilyName: "Nobody").isEmpty)
  }
}
