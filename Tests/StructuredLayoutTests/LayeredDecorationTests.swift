import TestSupport
import Testing

/// Overlays and backgrounds between braces, and their alignment.
@MainActor
struct LayeredDecorationTests {
  private let base = SizedView("base", 60, 40)
  private let badge = SizedView("badge", 10, 6)

  private nonisolated static let places: [(ZStackBlock.ZAxisAlignment, x: CGFloat, y: CGFloat)] = [
    (.topLeading, 0, 0), (.top, 25, 0), (.topTrailing, 50, 0), (.leading, 0, 17), (.center, 25, 17),
    (.trailing, 50, 17), (.bottomLeading, 0, 34), (.bottom, 25, 34), (.bottomTrailing, 50, 34),
  ]

  @Test(arguments: places, [true, false])
  func alignmentPlacesTheDecoration(
    place: (alignment: ZStackBlock.ZAxisAlignment, x: CGFloat, y: CGFloat), isOverlay: Bool
  ) {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      isOverlay
        ? base.overlay(alignment: place.alignment) { badge }
        : base.background(alignment: place.alignment) { badge }
    }
    #expect(stage.size == CGSize(width: 60, height: 40))
    #expect(badge.frame == CGRect(x: place.x, y: place.y, width: 10, height: 6))
    #expect(stage.view.subviews == (isOverlay ? [base, badge] : [badge, base]))
  }

  /// The same nine names align the layers of a stack.
  @Test(arguments: places)
  func alignmentPlacesTheLayer(
    place: (alignment: ZStackBlock.ZAxisAlignment, x: CGFloat, y: CGFloat)
  ) {
    let stage = Stage(CGSize(width: 60, height: 40))
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock(alignment: place.alignment) { badge } }
    _ = stage.size
    #expect(badge.frame == CGRect(x: place.x, y: place.y, width: 10, height: 6))
  }

  @Test func trailingIsOnTheLeftInRightToLeft() {
    let stage = Stage(direction: .rightToLeft)
    Mondrian.buildSubviews(on: stage.view) { base.overlay(alignment: .bottomTrailing) { badge } }
    _ = stage.size
    #expect(badge.frame == CGRect(x: 0, y: 34, width: 10, height: 6))
  }

  @Test func overlaidViewsAreLayeredAndUnsizedOnesFillTheBase() {
    let stage = Stage()
    let shade = UIView()
    Mondrian.buildSubviews(on: stage.view) {
      base.overlay {
        shade
        badge
      }
    }
    _ = stage.size
    #expect(shade.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(badge.frame == CGRect(x: 25, y: 17, width: 10, height: 6))
    #expect(stage.view.subviews == [base, shade, badge])
  }

  /// Padding keeps a distance from the place that the alignment gives.
  @Test(arguments: places)
  func paddingInsetsTheAlignedDecoration(
    place: (alignment: ZStackBlock.ZAxisAlignment, x: CGFloat, y: CGFloat)
  ) {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      base.overlay(alignment: place.alignment) { badge.padding(3) }
    }
    #expect(stage.size == CGSize(width: 60, height: 40))
    let x = place.x == 0 ? 3 : place.x == 50 ? 47 : place.x
    let y = place.y == 0 ? 3 : place.y == 34 ? 31 : place.y
    #expect(badge.frame == CGRect(x: x, y: y, width: 10, height: 6))
  }

  @Test(arguments: [true, false]) func decorationDoesNotEnlargeItsBase(isOverlay: Bool) {
    let stage = Stage()
    badge.preferredSize = CGSize(width: 300, height: 300)
    Mondrian.buildSubviews(on: stage.view) {
      isOverlay
        ? base.overlay(alignment: .topLeading) { badge }
        : base.background(alignment: .topLeading) { badge }
    }
    #expect(stage.size == CGSize(width: 60, height: 40))
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func descriptionPrintsTheBracesOfAnOverlay() {
    let host = UIView()
    let context = Mondrian.buildSubviews(on: host) {
      base.overlay(alignment: .top) { badge.padding(2) }
    }
    #expect(
      context.describe(in: .blocks).contains(
        """
          base.viewBlock
            .overlay(alignment: .top) {
              badge.viewBlock.padding(2)
            }
        """), "\(context.describe(in: .blocks))")
  }
}
