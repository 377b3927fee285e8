import Foundation

extension UIColor {
  /// The color without any dependence on traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .white, .rgb: return self
    case .system: return UIColor(source: .rgb(ColorComponents(self, in: traitCollection)))
    case .faded(let base, let alpha):
      return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    case .dynamic(let provider):
      var provided = UIColor.clear
      traitCollection.performAsCurrent { provided = provider(traitCollection) }
      return provided.resolvedColor(with: traitCollection)
    }
  }

  public var cgColor: CGColor {
    let resolved = resolvedColor(with: .current)
    if case .white(let white, let alpha) = resolved.source {
      return CGColor(gray: white, alpha: alpha)
    }
    return ColorComponents(resolved, in: .current).cgColor
  }

  /// The same color with another alpha; it still follows the traits.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .white(let white, _): UIColor(white: white, alpha: alpha)
    case .rgb(let parts):
      UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    case .faded(let base, _): UIColor(source: .faded(base, alpha: alpha))
    case .system, .dynamic: UIColor(source: .faded(self, alpha: alpha))
    }
  }

  // MARK: Components

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = ColorComponents(self, in: .current)
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = ColorComponents(self, in: .current)
    let parts = components.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Fails if the color is not a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = ColorComponents(self, in: .current)
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }
}

extension UIColor.Source: Hashable {
  /// A color with a provider equals only itself; the check for identity comes before this one.
  static func == (left: UIColor.Source, right: UIColor.Source) -> Bool {
    switch (left, right) {
    case (.white(let a, let b), .white(let c, let d)): a == c && b == d
    case (.rgb(let a), .rgb(let b)): a == b
    case (.system(let a), .system(let b)): a == b
    case (.faded(let a, let b), .faded(let c, let d)): a == c && b == d
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .white(let white, let alpha): hasher.combine([white, alpha])
    case .rgb(let components): hasher.combine(components)
    case .system(let system): hasher.combine(system)
    case .faded(let base, let alpha):
      hasher.combine(base)
      hasher.combine(alpha)
    case .dynamic: hasher.combine(0)
    }
  }
}
