import Foundation

/// Red, green, blue and alpha in sRGB, each 0...1 unless a caller gave other values.
package struct ColorComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  package init(_ color: CGColor) {
    let parts = color.components ?? []
    switch parts.count {
    case 2: self.init(white: parts[0], alpha: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: self.init(white: 0, alpha: 0)
    }
  }

  /// A hue of 1 is red again; values outside 0...1 are clamped.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    let sector = unit(hue) * 6
    let chroma = unit(brightness) * unit(saturation)
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (sector + offset).truncatingRemainder(dividingBy: 6)
      return unit(brightness) - chroma * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: unit(alpha))
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let chroma = most - min(red, green, blue)
    guard chroma > 0 else { return (0, 0, most) }
    let sector: CGFloat
    if most == red {
      sector = (green - blue) / chroma
    } else if most == green {
      sector = 2 + (blue - red) / chroma
    } else {
      sector = 4 + (red - green) / chroma
    }
    return ((sector < 0 ? sector + 6 : sector) / 6, chroma / most, most)
  }
}

extension ColorComponents {
  /// The components of a color for some traits.
  package init(_ color: UIColor, in traits: UITraitCollection) {
    switch color.source {
    case .white(let white, let alpha): self.init(white: white, alpha: alpha)
    case .rgb(let components): self = components
    case .system(let system) where system.isTint: self.init(tint: system, in: traits)
    case .system(let system): self = system.components(in: traits)
    case .faded(let base, let alpha):
      self.init(base, in: traits)
      self.alpha = alpha
    case .dynamic(let provider):
      var resolved: UIColor?
      traits.performAsCurrent { resolved = provider(traits) }
      self = resolved.map { Self.init($0, in: traits) } ?? Self.init(white: 0, alpha: 0)
    }
  }

  var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}
