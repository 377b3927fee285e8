import Foundation

extension UIFont {
  public var familyName: String {
    switch face.design {
    case .system: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let family): family.name
    }
  }

  public var fontName: String {
    let base =
      switch face.design {
      case .system: ".SFUI"
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .monospaced: ".SFUIMono"
      case .named(let family): family.postScriptPrefix
      }
    let style = face.weight.styleName + (face.isItalic ? "Italic" : "")
    if case .named = face.design, style == "Regular" { return base }
    return "\(base)-\(style)"
  }

  public class var familyNames: [String] { FontFamily.all.map(\.name) }

  /// The names of a family's faces, for use with `UIFont(name:size:)`; empty for a family that is not available here.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let family = FontFamily.all.first { $0.name == familyName }
    return family.map { family in
      [false, true].flatMap { isItalic in
        FontFamily.weights.map { weight in
          var face = FontFace(design: .named(family), size: 12)
          (face.weight, face.isItalic) = (weight, isItalic)
          return UIFont(face: face).fontName
        }
      }
    } ?? []
  }
}

extension UIFont.Weight {
  /// The weights, with the numbers that type designers give them, lightest first.
  static let scale: [(weight: UIFont.Weight, value: CGFloat, name: String)] = [
    (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
    (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
    (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
  ]

  /// The number of the weight, 100 to 900; interpolated for weights without a name.
  package var value: CGFloat {
    guard let upper = Self.scale.firstIndex(where: { $0.weight.rawValue >= rawValue }) else {
      return 900
    }
    guard upper > 0 else { return 100 }
    let (low, high) = (Self.scale[upper - 1], Self.scale[upper])
    let share = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
    return low.value + (high.value - low.value) * share
  }

  var styleName: String {
    Self.scale.min { abs($0.value - value) < abs($1.value - value) }?.name ?? "Regular"
  }
}
