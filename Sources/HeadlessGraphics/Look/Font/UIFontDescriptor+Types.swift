import Foundation

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// The family of shapes of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    var shapes: FontFace.Design? {
      let known: [SystemDesign: FontFace.Design] = [
        .default: .system, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
      ]
      return known[self]
    }
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Stored without effect: text is measured without features.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key of a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
