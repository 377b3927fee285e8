import Foundation
import Testing

@testable import HeadlessGraphics

struct ImageContextTests {
  @Test func imageContextReturnsItsImageUntilItEnds() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func imageRendererProtectsItsContext() throws {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(inner.size.width == 2)
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(outer.size.width == 4 && outer.scale == 1)
    UIGraphicsEndImageContext()
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func invalidSizeMakesNoImage(length: CGFloat) {
    UIGraphicsBeginImageContext(CGSize(width: length, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func rendererLimitsItsDrawingToARectangle() {
    let size = CGSize(width: 8, height: 8)
    let whole = CGRect(origin: .zero, size: size)
    let part = CGRect(x: 0, y: 0, width: 2, height: 2)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let clipped = renderer.image { context in
      context.clip(to: part)
      context.fill(whole)
    }
    let byFunction = renderer.image { context in
      UIRectClip(part)
      context.fill(whole)
    }
    #expect(clipped.scale == 3)
    #expect("\(clipped.state.content)" == "\(byFunction.state.content)")
    #expect("\(clipped.state.content)" != "\(renderer.image { $0.fill(whole) }.state.content)")
  }

  @Test func literalsMakeColorsAndImages() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    let explicit: UIColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(explicit == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let image = #imageLiteral(resourceName: "nothing.png")
    #expect(image.size == .zero)
  }
}
