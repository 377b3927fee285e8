extension CGBlendMode {
  /// The name of the mode in pictures; nil for normal drawing, and for modes that pictures lack.
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

  /// Whether the mode draws only where there is content already.
  package var drawsOnlyOverContent: Bool { self == .sourceIn || self == .sourceAtop }
}
