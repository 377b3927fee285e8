extension Chainable where Self: UIView {
  /// Sets the radius of the layer's corners.
  ///
  /// - Parameter value: The radius, in points. What is outside of the corners is seen as long as the view
  ///   does not clip to its bounds.
  @discardableResult @_disfavoredOverload
  public func cornerRadius(_ value: CGFloat) -> Self {
    Platform.companion(StyleRecord.self, of: self)?.rounding = nil
    layer.cornerRadius = value
    return self
  }

  /// Sets the width of the layer's border.
  ///
  /// - Parameter value: The width, in points.
  @discardableResult @_disfavoredOverload
  public func borderWidth(_ value: CGFloat) -> Self {
    layer.borderWidth = value
    return self
  }

  /// Sets the color of the layer's border.
  ///
  /// - Parameter value: The color. A dynamic one follows the appearance.
  @discardableResult @_disfavoredOverload
  public func borderColor(_ value: UIColor?) -> Self {
    setBorder(value)
    return self
  }

  /// Sets the color of the layer's shadow. That of a label's text is `textShadowColor`.
  ///
  /// - Parameter value: The color. A dynamic one follows the appearance.
  @discardableResult @_disfavoredOverload
  public func shadowColor(_ value: UIColor?) -> Self {
    setLayerColor(\.shadowColor, to: value)
    return self
  }

  /// Sets how opaque the layer's shadow is.
  ///
  /// - Parameter value: From 0, which is none, to 1.
  @discardableResult @_disfavoredOverload
  public func shadowOpacity(_ value: Float) -> Self {
    layer.shadowOpacity = value
    return self
  }

  /// Sets how soft the layer's shadow is.
  ///
  /// - Parameter value: The radius of its blur, in points.
  @discardableResult @_disfavoredOverload
  public func shadowRadius(_ value: CGFloat) -> Self {
    layer.shadowRadius = value
    return self
  }

  /// Sets where the layer's shadow lies. That of a label's text is `textShadowOffset`.
  ///
  /// - Parameter value: The distance to the right and down, in points, whatever the direction of reading.
  @discardableResult @_disfavoredOverload
  public func shadowOffset(_ value: CGSize) -> Self {
    layer.shadowOffset = value
    return self
  }

  /// Sets the outline of the layer's shadow.
  ///
  /// - Parameter value: The outline, in the coordinates of the view; nil for that of the layer.
  @discardableResult @_disfavoredOverload
  public func shadowPath(_ value: CGPath?) -> Self {
    layer.shadowPath = value
    return self
  }
}
