import Foundation
import Testing

@testable import HeadlessGraphics

@MainActor
struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let parts = ColorComponents(color, in: traits)
    return [parts.red * 255, parts.green * 255, parts.blue * 255, parts.alpha * 100].map {
      Int($0.rounded())
    }
  }

  @Test func systemColorsDifferInLightAndDark() {
    #expect(parts(.systemBlue, light) == [0, 136, 255, 100])
    #expect(parts(.systemBlue, dark) == [0, 145, 255, 100])
    #expect(parts(.label, light) == [0, 0, 0, 100])
    #expect(parts(.label, dark) == [255, 255, 255, 100])
    #expect(parts(.secondaryLabel, light) == [60, 60, 67, 60])
    #expect(parts(.systemGray6, dark) == [28, 28, 30, 100])
    #expect(parts(.separator, light) == [60, 60, 67, 12])
  }

  @Test func systemColorsFollowTheSystemVersion() {
    defer { Headless.systemVersion = .iOS26 }
    Headless.systemVersion = .iOS18

    #expect(parts(.systemBlue, light) == [0, 122, 255, 100])
    #expect(parts(.separator, light) == [60, 60, 67, 29])
  }

  /// A color that the table lacks would be clear.
  @Test func everyNamedColorIsThatOfTheTable() {
    defer { Headless.systemVersion = .iOS26 }
    let named: [String: UIColor] = [
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
      "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
      "tintColor": .tintColor, "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
      "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
      "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
      "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
      "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
      "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
      "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
      "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
      "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    ]
    let rows = systemColorTable.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(Set(rows.map { String($0[0]) }) == Set(named.keys) && rows.count == named.count)
    for (column, version) in [Headless.SystemVersion.iOS26, .iOS26, .iOS18, .iOS18].enumerated() {
      Headless.systemVersion = version
      for row in rows {
        let cell = row[column + 1].split(separator: ",").compactMap { Double($0) }
        let shown = named[String(row[0])].map { parts($0, column % 2 == 0 ? light : dark) }
        #expect(shown == cell.prefix(3).map { Int($0) } + [Int((cell[3] * 100).rounded())])
        #expect(cell[3] > 0)
      }
    }
  }

  @Test func dynamicColorAsksItsProviderForTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }

    #expect(parts(color, dark) == [255, 255, 255, 100])
    #expect(parts(color, light) == [255, 56, 60, 100])
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color == color)
    #expect(color != UIColor { _ in .white })
  }

  @Test func alphaKeepsAColorDynamic() {
    let faint = UIColor.label.withAlphaComponent(0.5)

    #expect(parts(faint, light) == [0, 0, 0, 50])
    #expect(parts(faint, dark) == [255, 255, 255, 50])
    #expect(parts(faint.withAlphaComponent(0.2), dark) == [255, 255, 255, 20])
  }

  @Test func cgColorUsesTheCurrentTraits() {
    var inDark: CGColor?
    dark.performAsCurrent { inDark = UIColor.systemBackground.cgColor }

    #expect(inDark.map { ColorComponents($0).red } == 0)
    #expect(UIColor.systemBackground.cgColor == UIColor.systemBackground.cgColor)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
  }

  @Test func colorsAreEqualByValue() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemRed == .systemRed)
    #expect(UIColor.systemRed != .red)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test(arguments: [0, 0.1, 0.35, 0.5, 0.72, 0.95] as [CGFloat])
  func hueSaturationAndBrightnessRoundTrip(hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    for (value, expected) in [(h, hue), (s, 0.6), (b, 0.8), (a, 0.5)] {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func primaryHuesAreExact() {
    #expect(
      parts(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), light)[0...2] == [255, 0, 0])
    #expect(
      parts(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), light)[0...2]
        == [0, 255, 0])
    #expect(
      parts(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1), light)[0...2]
        == [0, 0, 255])
  }

  @Test func onlyGraysHaveAWhiteComponent() {
    var white: CGFloat = 0

    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func unknownColorNamesReturnNil() {
    #expect(UIColor(named: "Brand") == nil)
    #expect(UIColor(named: "Brand", in: .main, compatibleWith: nil) == nil)
  }

  /// A color resolves to what its provider returns, a gray to a gray.
  @Test func resolvedColorIsThatOfItsProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    let faded = color.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(faded == UIColor(white: 1, alpha: 0.5))
    light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
    let outer = UIColor { _ in color }
    #expect(outer.resolvedColor(with: dark) == .white)
  }
}
