import LayoutCore
import TestSupport
import Testing

@MainActor
struct ImposedTraitsTests {
  private let traits = ImposedTraits(
    direction: .rightToLeft, textSize: .accessibilityLarge, style: .dark,
    device: ImposedTraits.Device(isPad: true, scale: 2, horizontal: .regular, vertical: .compact))

  @Test(arguments: [16, 18])
  func controllerTakesTheImposedTraits(release: Int) {
    let (container, child) = (UIViewController(), UIViewController())
    container.addChild(child)
    container.view.addSubview(child.view)
    onRelease(release) { traits.impose(on: child, in: container) }
    for shown in [child.traitCollection, child.view.traitCollection, traits.collection] {
      #expect(shown.layoutDirection == .rightToLeft)
      #expect(shown.preferredContentSizeCategory == .accessibilityLarge)
      #expect(shown.userInterfaceStyle == .dark)
      #expect(shown.userInterfaceIdiom == .pad)
      #expect(shown.displayScale == 2)
      #expect(shown.horizontalSizeClass == .regular)
      #expect(shown.verticalSizeClass == .compact)
    }
    #expect((container.overrideTraitCollection(forChild: child) != nil) == (release < 17))
    #expect(container.traitCollection.userInterfaceStyle != .dark)
  }

  @Test func unstatedTraitsStayUnspecified() {
    let traits = ImposedTraits(direction: .leftToRight, textSize: .small, style: .light)
    #expect(traits.collection.userInterfaceIdiom == .unspecified)
    #expect(traits.collection.displayScale == 0)
    #expect(traits.collection.preferredContentSizeCategory == .small)
  }
}
