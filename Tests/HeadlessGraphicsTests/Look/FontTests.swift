import Foundation
import Testing

@testable import HeadlessGraphics

struct FontTests {
  @Test func fontsAreEqualWhenTheyLookTheSame() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) == UIFont.systemFont(ofSize: 12))
    #expect(Set([UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 9)]).count == 1)
  }

  @Test func unknownFontNamesReturnNil() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.face.weight == .bold)
    #expect(UIFont(name: "Helvetica", size: 17)?.lineHeight == 17 * 1.15)
  }

  @Test(arguments: UIFont.Weight.scale.map(\.weight))
  func descriptorRecreatesItsFont(weight: UIFont.Weight) {
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

  @Test func customWeightsAreInterpolatedAndClamped() {
    #expect(UIFont.Weight.regular.value == 400)
    #expect(UIFont.Weight.black.value == 900)
    #expect(UIFont.Weight(0.35).value == 650)
    #expect(UIFont.Weight(-1).value == 100)
    #expect(UIFont.Weight(1).value == 900)
  }

  @Test func descriptorTellsTheAttributesOfItsFont() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let descriptor = font.fontDescriptor
    let traits = try #require(
      descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])

    #expect(descriptor.object(forKey: .family) as? String == font.familyName)
    #expect(descriptor.object(forKey: .size) as? CGFloat == 17)
    #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    #expect(traits[.slant] as? CGFloat == 0)
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    #expect(descriptor.object(forKey: .textStyle) == nil)
  }
}
