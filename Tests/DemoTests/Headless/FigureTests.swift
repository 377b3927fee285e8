import DeStijl
import TestSupport
import Testing

@testable import Examples

/// Several dialects draw the same picture.
@MainActor
struct FigureTests {
  nonisolated static let names = Catalogue.screens.filter { $0 is any FigureScreen }.map(\.name)

  @Test(arguments: names, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func figureLooksTheSameInEveryDialect(
    name: String, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let screen = try #require(Catalogue.screen(named: name) as? any FigureScreen)
    for figure in screen.figures {
      let pictures = figure.renditions.map { rendition in
        let stage = Stage(CGSize(width: 350, height: 500), direction: direction)
        let container = UIView()
        rendition.build(container)
        if let height = figure.height { container.heightAnchor(height).build() }
        stage.view.add { container.topAnchor(0).horizontalAnchor(0) }
        _ = stage.size
        return Headless.render(container)
      }
      #expect(pictures.count >= 3 && pictures[0].count > 200)
      for (rendition, picture) in zip(figure.renditions, pictures).dropFirst() {
        #expect(picture == pictures[0], "\(figure.caption), by \(rendition.dialect)")
      }
    }
  }

  @Test func restaurantLooksTheSameInEveryDialect() {
    let pictures = RestaurantCard.Dialect.allCases.map { dialect in
      let stage = Stage(CGSize(width: 375, height: 200))
      stage.view.add { RestaurantCard(dialect).topAnchor(0).horizontalAnchor(0) }
      _ = stage.size
      return Headless.render(stage.view)
    }
    let drawings = pictures.map(Self.drawings)
    #expect(drawings[0].count == 6)
    for other in drawings.dropFirst() { #expect(other == drawings[0]) }
  }

  /// The elements of a picture and their places, regardless of how the views are nested.
  private static func drawings(of picture: String) -> [String] {
    var origins: [(x: Double, y: Double)] = [(0, 0)]
    var drawings: [String] = []
    for line in picture.split(separator: "\n").dropFirst().dropLast() {
      let text = line.drop { $0 == " " }
      let origin = origins.last ?? (0, 0)
      if text.hasPrefix("<g transform=\"translate(") {
        let numbers = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
          .split(separator: " ").compactMap { Double($0) }
        origins.append((origin.x + numbers[0], origin.y + numbers[1]))
      } else if text.hasPrefix("</g>") {
        origins.removeLast()
      } else {
        drawings.append("\(Int(origin.x * 100 + 0.5)) \(Int(origin.y * 100 + 0.5)) \(text)")
      }
    }
    return drawings
  }
}
