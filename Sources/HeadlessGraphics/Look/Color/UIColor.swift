import Foundation

/// A color, either fixed or dependent on traits.
// Unchecked: like UIKit's it is Sendable, its stored properties are constants of Sendable types,
// and NSObject adds no state.
open class UIColor: NSObject, @unchecked Sendable {
  /// The source of a color; all of it is immutable.
  enum Source: Sendable {
    case white(CGFloat, alpha: CGFloat)
    case rgb(ColorComponents)
    case system(SystemColor)
    case faded(UIColor, alpha: CGFloat)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let mark = FoundationMark()
  /// Set during initialization, never after.
  private(set) var source: Source

  convenience init(source: Source) {
    self.init(white: 0, alpha: 0)
    self.source = source
  }

  /// Creates a clear color. On a device, it can't be used for drawing.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .white(white, alpha: alpha)
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count == 2 {
      source = .white(parts[0], alpha: parts[1])
    } else {
      source = .rgb(ColorComponents(cgColor))
    }
    super.init()
  }

  /// - Parameter dynamicProvider: Called each time the color is resolved.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = ColorComponents(
      hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    self.init(source: .rgb(color))
  }

  /// Treats the components as sRGB: pictures have one color space.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Always nil: there are no asset catalogs here.
  public convenience init?(named name: String) {
    return nil
  }

  /// Always nil: there are no asset catalogs here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  /// Creates the color of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || other.source == source
  }

  open override var hash: Int { source.hashValue }

  open override var description: String {
    let parts = ColorComponents(self, in: .current)
    let numbers = [parts.red, parts.green, parts.blue, parts.alpha].map { Headless.number($0) }
    return "<UIColor: \(numbers.joined(separator: " "))>"
  }
}
