import DeStijl
@testable import Examples
import Testing

/// The card with its own theme, whose button is tapped.
@MainActor
struct ThemeScreenTests {
  @Test func tapSwitchesTheThemeWhichFollowsTheAppearance() throws {
    let screen = try #require(Catalogue.screen(named: "styles-theme"))
    guard case .view(let view) = screen.body, let themed = view as? ThemedView else {
      return #expect(Bool(false), "it is a themed view")
    }
    let window = Headless.host(view)
    func colors() -> [UIColor?] {
      [UIUserInterfaceStyle.light, .dark].map { style in
        window.overrideUserInterfaceStyle = style
        window.layoutIfNeeded()
        return themed.titleLabel.textColor
      }
    }
    let warm = colors()
    #expect(warm == [.mondrianRed, .mondrianYellow])
    Headless.tap(themed.button)
    #expect(!themed.isWarm && colors() == [.mondrianBlue, .mondrianBlue])
    Headless.tap(themed.button)
    #expect(colors() == warm)
  }
}
