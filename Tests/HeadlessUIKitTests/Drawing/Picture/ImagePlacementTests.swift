import Foundation
import Testing

@testable import HeadlessUIKit

/// The places of images in their views.
@MainActor
struct ImagePlacementTests {
  nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)),
    (.scaleAspectFit, CGRect(x: 20, y: 0, width: 60, height: 60)),
    (.scaleAspectFill, CGRect(x: 0, y: -20, width: 100, height: 100)),
    (.redraw, CGRect(x: 0, y: 0, width: 100, height: 60)),
    (.center, CGRect(x: 40, y: 20, width: 20, height: 20)),
    (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
    (.bottom, CGRect(x: 40, y: 40, width: 20, height: 20)),
    (.left, CGRect(x: 0, y: 20, width: 20, height: 20)),
    (.right, CGRect(x: 80, y: 20, width: 20, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
    (.topRight, CGRect(x: 80, y: 0, width: 20, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 40, width: 20, height: 20)),
    (.bottomRight, CGRect(x: 80, y: 40, width: 20, height: 20)),
  ]

  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func picture(_ image: UIImage, _ mode: UIView.ContentMode = .scaleToFill) -> String {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.contentMode = mode
    return Headless.render(view)
  }

  @Test(arguments: places)
  func contentModePlacesTheImage(mode: UIView.ContentMode, rect: CGRect) {
    #expect(mode.rect(of: image.size, in: CGRect(x: 0, y: 0, width: 100, height: 60)) == rect)
  }

  @Test func contentModeDoesNotChangeIntrinsicSize() {
    let view = UIImageView(image: image)
    for (mode, _) in Self.places {
      view.contentMode = mode

      #expect(view.intrinsicContentSize == image.size)
    }
  }

  @Test func constraintsUseTheAlignmentRect() {
    let view = UIImageView(
      image: image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    let window = Headless.host(root)

    withExtendedLifetime(window) {
      #expect(view.frame == CGRect(x: 8, y: 9, width: 20, height: 20))
    }
  }

  // MARK: Resizable images

  private func spans(_ caps: (CGFloat, CGFloat), in room: CGFloat) -> [[CGFloat]] {
    ResizedSpan.all(of: 20, caps: caps, in: room).map {
      [$0.source.start, $0.source.length, $0.target.start, $0.target.length]
    }
  }

  @Test func capInsetsStretchOnlyTheMiddle() {
    #expect(spans((5, 8), in: 100) == [[0, 5, 0, 5], [5, 7, 5, 87], [12, 8, 92, 8]])
    #expect(spans((0, 0), in: 50) == [[0, 20, 0, 50]])
    #expect(spans((5, 15), in: 50) == [[0, 5, 0, 5], [5, 15, 35, 15]])
    #expect(spans((5, 5), in: 6) == [[0, 3, 0, 3], [17, 3, 3, 3]])
    #expect(spans((50, 50), in: 100) == [[0, 20, 0, 20]])
  }

  @Test func resizableImageIsDrawnInNineParts() {
    let caps = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let tiled = picture(image.resizableImage(withCapInsets: caps))
    let stretched = picture(image.resizableImage(withCapInsets: caps, resizingMode: .stretch))

    #expect(tiled.components(separatedBy: "<pattern").count == 10)
    #expect(stretched.components(separatedBy: "<pattern").count == 10)
    #expect(tiled.contains("<pattern id=\"part5\" x=\"5\" y=\"5\" width=\"10\" height=\"10\""))
    #expect(stretched.contains("<pattern id=\"part5\" x=\"5\" y=\"5\" width=\"90\" height=\"50\""))
  }

  @Test func resizableImageAtItsSizeIsDrawnWhole() {
    let resizable = image.resizableImage(withCapInsets: .zero)

    #expect(!picture(resizable, .center).contains("<pattern"))
    #expect(picture(resizable).components(separatedBy: "<pattern").count == 2)
  }

  // MARK: Colors

  private func colored(_ image: UIImage) -> String {
    let view = UIImageView(image: image)
    view.tintColor = .blue
    return Headless.render(view)
  }

  /// A tint colors all pixels, whatever the rendering mode; a template gets the view's tint.
  @Test func tintColorsAllPixels() throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let file = try #require(UIImage(data: Self.png))
    let part = UIImage(cgImage: try #require(red.cgImage))
    for image in [red, file, part] {
      #expect(colored(image.withTintColor(.green)).contains("#00ff00"))
      #expect(
        colored(image.withTintColor(.green, renderingMode: .alwaysOriginal)).contains("#00ff00"))
      let template = colored(image.withTintColor(.green, renderingMode: .alwaysTemplate))
      #expect(template.contains("#0000ff") && !template.contains("#00ff00"))
      #expect(colored(image.withRenderingMode(.alwaysTemplate)).contains("#0000ff"))
      #expect(!colored(image).contains("#0000ff"))
    }
  }

  @Test func templateImageIsTintedEntirely() {
    let size = CGSize(width: 40, height: 20)
    let text = UIGraphicsImageRenderer(size: size).image { _ in
      "Red".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
    }
    let symbol = UIGraphicsImageRenderer(size: size).image { _ in
      UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal)
        .draw(at: .zero)
    }
    let gradient = UIGraphicsImageRenderer(size: size).image { context in
      let colors = [UIColor.red.cgColor, UIColor.clear.cgColor] as CFArray
      CGGradient(colorsSpace: nil, colors: colors, locations: nil).map {
        context.cgContext.drawLinearGradient(
          $0, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
      }
    }
    for image in [text, symbol, gradient] {
      #expect(colored(image).contains("#ff0000"))
      let template = colored(image.withRenderingMode(.alwaysTemplate))
      #expect(template.contains("#0000ff") && !template.contains("#ff0000"))
    }
  }

  @Test func maskImageFileKeepsItsAlpha() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.mask = UIImageView(image: UIImage(data: Self.png))
    #expect(Headless.render(view).contains("<feFlood flood-color=\"#ffffff\"/>"))
  }

  /// The header of a PNG file of 40 by 20 pixels.
  private static let png = Data(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 40, 0, 0, 0, 20])

  // MARK: Orientation

  /// The places on screen of the top left corner of the pixels, and of the top right corner.
  @Test(
    arguments: [
      (.up, CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0)),
      (.down, CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20)),
      (.left, CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 0)),
      (.right, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 40)),
      (.upMirrored, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 0)),
      (.downMirrored, CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)),
      (.leftMirrored, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40)),
      (.rightMirrored, CGPoint(x: 20, y: 40), CGPoint(x: 20, y: 0)),
    ] as [(UIImage.Orientation, CGPoint, CGPoint)])
  func imageFollowsItsOrientation(orientation: UIImage.Orientation, origin: CGPoint, right: CGPoint)
    throws
  {
    let pixels = try #require(UIImage(data: Self.png)?.cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let isUpright = origin.y == right.y
    #expect(image.size == CGSize(width: isUpright ? 40 : 20, height: isUpright ? 20 : 40))
    #expect(image.cgImage?.width == 40)
    let turn = orientation.transform(of: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(CGPoint.zero.applying(turn) == origin)
    #expect(CGPoint(x: 40, y: 0).applying(turn) == right)
    let picture = Headless.render(UIImageView(image: image))
    #expect(picture.contains("<image x=\"0\" y=\"0\" width=\"40\" height=\"20\""))
    #expect(picture.contains("transform") == (orientation != .up))
  }
}
