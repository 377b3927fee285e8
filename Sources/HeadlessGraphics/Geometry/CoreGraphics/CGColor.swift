#if os(Linux)
  import Foundation

  /// A color in the gray or the sRGB color space.
  public final class CGColor: Hashable, Sendable {
    /// Gray and alpha, or red, green, blue and alpha.
    public let components: [CGFloat]?

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public init(gray: CGFloat, alpha: CGFloat) {
      components = [gray, alpha]
    }

    private init(components: [CGFloat]) {
      self.components = components
    }

    public var alpha: CGFloat { components?.last ?? 1 }

    public var numberOfComponents: Int { components?.count ?? 0 }

    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(components: (components ?? []).dropLast() + [alpha])
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.components == right.components
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(components)
    }
  }
#endif
