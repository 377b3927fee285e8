import DeStijl
import Foundation
import Testing

@testable import LayoutStage

/// The text of the page is legible in light and dark appearance.
@MainActor
struct StyleContrastTests {
  private let style: String

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = "../../Sources/Gallery/Resources/gallery.css"
    style = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
  }

  /// The innermost rules of the style sheet, with their selectors.
  private var rules: [(of: String, says: [String: String])] {
    style.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
      .matches(of: /([^{}]+)\{([^{}]*)\}/).map { rule in
        let statements = rule.output.2.split(separator: ";").compactMap { statement in
          statement.firstMatch(of: /^\s*([-a-z]+):\s*(.*?)\s*$/.dotMatchesNewlines())
            .map { (String($0.output.1), String($0.output.2)) }
        }
        let name = rule.output.1.trimmingCharacters(in: .whitespacesAndNewlines)
        return (name, Dictionary(statements) { $1 })
      }
  }

  /// The named colors, such as `--ink`. The dark ones come later and replace the light ones.
  private func palette(isDark: Bool) -> [String: String] {
    let roots = rules.filter { $0.of.hasSuffix(":root") }
    return roots.prefix(isDark ? 2 : 1).reduce(into: [:]) { all, rule in
      all.merge(rule.says.filter { $0.key.hasPrefix("--") }) { $1 }
    }
  }

  private func color(_ text: String?, _ palette: [String: String]) -> SolidColor? {
    guard var text else { return nil }
    if let name = text.firstMatch(of: /^var\((--[a-z]+)\)$/) {
      text = palette["\(name.output.1)"] ?? ""
    }
    guard let hex = text.wholeMatch(of: /#([0-9a-f]{3}|[0-9a-f]{6})/)?.output.1 else { return nil }
    let digits = hex.count == 3 ? hex.flatMap { [$0, $0] } : Array(hex)
    let parts = stride(from: 0, to: 6, by: 2).map {
      CGFloat(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0) / 255
    }
    return SolidColor(
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1), UITraitCollection())
  }

  @Test(arguments: [false, true]) func everyTextColorContrastsWithItsBackground(isDark: Bool) throws
  {
    let palette = palette(isDark: isDark)
    #expect(palette.count > 8)
    let grounds = try ["--paper", "--canvas"].map { try #require(color(palette[$0], palette)) }
    var count = 0
    for rule in rules {
      guard let ink = rule.says["color"] else { continue }
      let text = try #require(color(ink, palette), "\(rule.of): \(ink)")
      let own = color(rule.says["background"], palette)
      for ground in own.map({ [$0] }) ?? grounds {
        count += 1
        #expect(
          text.contrast(to: ground) >= 4.5, "\(rule.of): \(ink), \(text.contrast(to: ground))")
      }
    }
    #expect(count > 15)
  }
}
