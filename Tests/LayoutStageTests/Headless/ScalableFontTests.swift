import DeStijl
import LayoutStage
import Testing

/// Only a headless UIKit reveals which fonts follow the text size.
@MainActor
struct ScalableFontTests {
  private func findings(_ font: UIFont) -> [String] {
    let label = UILabel()
    (label.text, label.font) = ("Total", font)
    label.adjustsFontForContentSizeCategory = true
    let stage = Stage(label, size: .content)
    return accessible().findings(on: stage).map(\.message)
  }

  @Test func fixedFontDoesNotFollowTheTextSize() {
    let told = findings(.systemFont(ofSize: 20))
    #expect(told.count == 1 && told[0].contains("does not follow the text size"))
  }

  @Test func textStyleAndMetricsFontsFollowTheTextSize() {
    let fixed = UIFont.systemFont(ofSize: 20)
    #expect(findings(.preferredFont(forTextStyle: .title1)) == [])
    #expect(findings(UIFontMetrics(forTextStyle: .body).scaledFont(for: fixed)) == [])
  }
}
