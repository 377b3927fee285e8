import LayoutCore
import Testing

/// One switch for everything that only some releases have.
@MainActor
struct SystemVersionTests {
  @Test(arguments: Headless.SystemVersion.allCases)
  func systemVersionSelectsTheBranch(version: Headless.SystemVersion) {
    let original = Headless.systemVersion
    defer { Headless.systemVersion = original }
    Headless.systemVersion = version
    #expect(Platform.release == version.rawValue)
    #expect(UIDevice.current.systemVersion == "\(version.rawValue).0")
    let (container, child) = (UIViewController(), UIViewController())
    container.addChild(child)
    ImposedTraits(direction: .rightToLeft, textSize: .small, style: .dark)
      .impose(on: child, in: container)
    let isOld = version == .iOS16 || version == .iOS15
    #expect((container.overrideTraitCollection(forChild: child) != nil) == isOld)
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test(arguments: [(30, 26), (26, 26), (17, 16), (16, 16), (15, 15), (9, 15)])
  func unknownReleaseFallsBackToAKnownOne(release: Int, known: Int) {
    let original = Headless.systemVersion
    defer { Headless.systemVersion = original }
    Platform.release = release
    #expect(Platform.release == known)
  }
}
