import Foundation

extension UIImage {
  /// The properties by which a variant of an image is chosen.
  // Unchecked, like its subclass: all stored properties are constants of Sendable types.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns this configuration if the other is nil or of another kind.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The size, weight and colors of a symbol; unspecified ones stay as they are.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let parts: Parts

    package struct Parts: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      package var colors: [UIColor] = []
    }

    init(parts: Parts) {
      self.parts = parts
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(parts: Parts(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(parts: Parts(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(parts: Parts(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(parts: Parts(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(parts: Parts(textStyle: textStyle, scale: scale))
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.fontWeight)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: font.fontWeight, scale: scale)
    }

    public convenience init(scale: SymbolScale) {
      self.init(parts: Parts(scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(parts: Parts(weight: weight))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(parts: Parts(colors: [hierarchicalColor]))
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(parts: Parts(colors: paletteColors))
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(parts: Parts()) }

    /// The properties of another configuration, and those of this one that the other leaves
    /// unspecified.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      var parts = parts
      if other.parts.pointSize != nil || other.parts.textStyle != nil {
        parts.pointSize = other.parts.pointSize
        parts.textStyle = other.parts.textStyle
      }
      parts.weight = other.parts.weight ?? parts.weight
      parts.scale = other.parts.scale ?? parts.scale
      if !other.parts.colors.isEmpty { parts.colors = other.parts.colors }
      return SymbolConfiguration(parts: parts) as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.parts == parts
    }

    open override var hash: Int { parts.hashValue }
  }
}

extension UIImage.SymbolConfiguration {
  /// The point size, including the effect of the scale.
  ///
  /// If no size is specified, a symbol has the size of body text.
  func emSize(in traits: UITraitCollection) -> CGFloat {
    let style = parts.textStyle.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
    }
    let factor: CGFloat =
      switch parts.scale {
      case .small: 0.78
      case .large: 1.22
      default: 1
      }
    return (parts.pointSize ?? style ?? UIFont.labelFontSize) * factor
  }

  /// The line width in a drawing 24 units high.
  package var lineWidth: CGFloat {
    let weight = parts.weight ?? .regular
    return weight == .unspecified ? 1.8 : 0.6 + 0.3 * CGFloat(weight.rawValue)
  }
}

extension UIFont {
  fileprivate var fontWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: Int((face.weight.value / 100).rounded())) ?? .regular
  }
}
