import TestSupport
import Testing

/// The trait changes for which a theme is applied again.
@MainActor
struct ThemeTraitsTests {
  @Test(arguments: [16, 18])
  func themeFollowsEachTraitThatAffectsLooks(release: Int) {
    onRelease(release) {
      for change in changes {
        let (window, view) = (UIWindow(), UIView())
        window.addSubview(view)
        var seen: [UITraitCollection] = []
        view.set(style: Style { (_: UIView, traits: UITraitCollection) in seen.append(traits) })
        change(&window.traitOverrides)
        window.layoutIfNeeded()
        #expect(seen.count == 2 && seen.last == view.traitCollection)
      }
    }
  }

  private let changes: [(inout UITraitOverrides) -> Void] = [
    { $0.userInterfaceStyle = .dark }, { $0.accessibilityContrast = .high },
    { $0.horizontalSizeClass = .regular }, { $0.verticalSizeClass = .compact },
    { $0.preferredContentSizeCategory = .extraLarge }, { $0.layoutDirection = .rightToLeft },
    { $0.legibilityWeight = .bold },
  ]

  /// The traits are the view's own, whatever surrounds it: a dark view in a light app gets a dark
  /// style.
  @Test func directlyAppliedStyleReceivesTheViewsTraits() {
    let (window, label) = (UIWindow(), UILabel())
    window.addSubview(label)
    window.overrideUserInterfaceStyle = .dark
    var seen: [UIUserInterfaceStyle] = []
    let style = Style<UILabel> { _, traits in seen.append(traits.userInterfaceStyle) }
    style.apply(into: label)
    style.apply(into: UILabel())
    #expect(seen == [.dark, UITraitCollection.current.userInterfaceStyle])
  }
}
