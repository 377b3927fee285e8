import DeStijl
import TestSupport
import Testing

@testable import Examples

@MainActor
struct RestaurantTests {
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func cardHasTheSameFramesInEveryDialect(direction: UIUserInterfaceLayoutDirection) throws {
    let layouts = RestaurantCard.Dialect.allCases.map { dialect in
      let stage = Stage(CGSize(width: 375, height: 600), direction: direction)
      let card = RestaurantCard(dialect)
      stage.view.add { card.topAnchor(0).horizontalAnchor(0) }
      return stage.frames(of: [
        "card": card, "photo": card.photo, "title": card.title, "rating": card.rating,
        "time": card.time, "details": card.details,
      ]).mapValues(\.inPixels)
    }
    for layout in layouts { #expect(layout == layouts[0]) }
    let isMirrored = direction == .rightToLeft
    #expect(layouts[0]["photo"]?.minX == (isMirrored ? 291 : 20))
    #expect(layouts[0]["photo"]?.width == 64 && layouts[0]["photo"]?.minY == 17)
    #expect(layouts[0]["title"]?.minX == (isMirrored ? 20 : 100))
    #expect(layouts[0]["title"]?.width == 255)
  }
}

extension CGRect {
  /// The rectangle rounded to a thousandth of a point.
  fileprivate var inPixels: CGRect {
    let round = { (length: CGFloat) in (length * 1_000).rounded() / 1_000 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}
