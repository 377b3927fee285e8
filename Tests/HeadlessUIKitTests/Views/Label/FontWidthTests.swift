import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct FontWidthTests {
  private func width(_ font: UIFont) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = ("Composition with red", font)
    return label.intrinsicContentSize.width
  }

  @Test func narrowFontsAreNarrowerAndWideOnesWider() {
    let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
      width(.systemFont(ofSize: 17, weight: .regular, width: $0))
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(widths[2] == width(.systemFont(ofSize: 17)))
    let font = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(font != .systemFont(ofSize: 17, weight: .bold))
  }

  @Test func descriptorsCarryTheWidth() {
    let base = UIFont.systemFont(ofSize: 17).fontDescriptor
    let narrow = base.withSymbolicTraits(.traitCondensed)
    #expect(narrow?.symbolicTraits == .traitCondensed)
    let traits = [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]
    let wide = base.addingAttributes([.traits: traits])
    #expect(wide.symbolicTraits == .traitExpanded)
    #expect(
      UIFont(descriptor: wide, size: 0)
        == .systemFont(ofSize: 17, weight: .regular, width: .expanded))
  }

  @Test func picturesShowTheFontWidth() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "x"
    label.font = .systemFont(ofSize: 17, weight: .regular, width: .expanded)
    #expect(Headless.render(label).contains("font-stretch=\"120%\""))
  }
}
