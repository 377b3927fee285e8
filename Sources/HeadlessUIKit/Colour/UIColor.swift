import Foundation

/// A colour, fixed or depending on traits.
open class UIColor: NSObject, @unchecked Sendable {
  /// What a colour is made from; all of it is immutable.
  enum Source: Sendable {
    case white(CGFloat, alpha: CGFloat)
    case rgb(ColourComponents)
    case system(SystemColour)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .white(white, alpha: alpha)
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(ColourComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count == 2 {
      source = .white(parts[0], alpha: parts[1])
    } else {
      source = .rgb(ColourComponents(cgColor))
    }
    super.init()
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let colour = ColourComponents(
      hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    self.init(source: .rgb(colour))
  }

  /// Taken as sRGB: pictures have one colour space.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Always nil: there are no asset catalogues here.
  public convenience init?(named name: String) {
    return nil
  }
}
