/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

extension CGBlendMode {
  /// The name in pictures; nil for what is drawn as it is, and for modes that pictures lack.
  package var pictureName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }

  /// Whether it is drawn only where something is.
  package var keepsToWhatIsThere: Bool { self == .sourceIn || self == .sourceAtop }
}
