import DeStijl
import LayoutStage
import Testing

/// The baselines of text that views are aligned by.
@MainActor
struct TextBaselineTests {
  private final class Inset: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 5) }
  }

  /// The baseline lies within the text rectangle of the field.
  @Test func baselineOfAFieldFollowsItsVerticalAlignment() throws {
    let field = Inset(frame: CGRect(x: 0, y: 20, width: 200, height: 60))
    field.text = "Text"
    let font = try #require(field.font)
    let places: [UIControl.ContentVerticalAlignment: CGFloat] = [
      .top: 5 + font.ascender, .bottom: 55 - font.lineHeight + font.ascender,
      .center: 30 - font.lineHeight / 2 + font.ascender,
    ]
    for (alignment, place) in places {
      field.contentVerticalAlignment = alignment
      let lines = try #require(field.textBaselines)
      #expect(abs(lines.first - place) < 0.001 && lines.last == lines.first, "\(alignment)")
    }
  }
}
