import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct FontTests {
  @Test func fontsAreEqualWhenTheyLookTheSame() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) == UIFont.systemFont(ofSize: 12))
    #expect(Set([UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 9)]).count == 1)
  }

  @Test func unknownFamiliesAreNil() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.face.weight == .bold)
    #expect(UIFont(name: "Helvetica", size: 17)?.lineHeight == 17 * 1.15)
  }

  @Test(arguments: UIFont.Weight.scale.map(\.weight))
  func descriptorsGiveTheirFontBack(weight: UIFont.Weight) {
    let font = UIFont.systemFont(ofSize: 21, weight: weight)

    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 9).pointSize == 9)
  }

  @Test func descriptorsTakeTraitsAndDesigns() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    let round = try #require(plain.withDesign(.rounded))

    #expect(bold.face.weight == .bold)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(round.face.design == .rounded)
    #expect(
      plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        .face.weight == .heavy)
  }

  @Test func weightsBetweenTheNamedOnesAreBetweenThem() {
    #expect(UIFont.Weight.regular.value == 400)
    #expect(UIFont.Weight.black.value == 900)
    #expect(UIFont.Weight(0.35).value == 650)
    #expect(UIFont.Weight(-1).value == 100)
    #expect(UIFont.Weight(1).value == 900)
  }
}

@MainActor
@Suite struct FontWidthTests {
  private func width(_ font: UIFont) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = ("Composition with red", font)
    return label.intrinsicContentSize.width
  }

  @Test func narrowFacesAreNarrowerAndWideOnesWider() {
    let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
      width(.systemFont(ofSize: 17, weight: .regular, width: $0))
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(widths[2] == width(.systemFont(ofSize: 17)))
    let font = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(font != .systemFont(ofSize: 17, weight: .bold))
  }

  @Test func descriptorsSayTheWidth() {
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

  @Test func picturesShowTheWidth() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "x"
    label.font = .systemFont(ofSize: 17, weight: .regular, width: .expanded)
    #expect(Headless.render(label).contains("font-stretch=\"120%\""))
  }
}
