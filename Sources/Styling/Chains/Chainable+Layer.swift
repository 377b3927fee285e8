extension Chainable where Self: UIView {
  /// Sets the radius of the layer's corners.
  ///
  /// ```swift
  /// UIView().cornerRadius(8)
  ///   .with(\.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])  // the upper ones
  /// ```
  ///
  /// - Parameter value: The radius, in points. Content outside the corners stays visible unless the
  ///   view clips to its bounds.
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

  /// Sets the color of the layer's shadow. For the shadow of a label's text, use `textShadowColor`.
  ///
  /// - Parameter value: The color. A dynamic one follows the appearance.
  @discardableResult @_disfavoredOverload
  public func shadowColor(_ value: UIColor?) -> Self {
    setLayerColor(\.shadowColor, to: value)
    return self
  }

  /// Sets the opacity of the layer's shadow.
  ///
  /// - Parameter value: The opacity, from 0, which hides the shadow, to 1.
  @discardableResult @_disfavoredOverload
  public func shadowOpacity(_ value: Float) -> Self {
    layer.shadowOpacity = value
    return self
  }

  /// Sets the blur radius of the layer's shadow.
  ///
  /// - Parameter value: The radius, in points.
  @discardableResult @_disfavoredOverload
  public func shadowRadius(_ value: CGFloat) -> Self {
    layer.shadowRadius = value
    return self
  }

  /// Sets the offset of the layer's shadow. For the shadow of a label's text, use
  /// `textShadowOffset`.
  ///
  /// - Parameter value: The offset to the right and down, in points, in any layout direction.
  @discardableResult @_disfavoredOverload
  public func shadowOffset(_ value: CGSize) -> Self {
    layer.shadowOffset = value
    return self
  }

  /// Sets the outline of the layer's shadow.
  ///
  /// - Parameter value: The outline, in the coordinates of the view; nil for the outline of the
  ///   layer.
  @discardableResult @_disfavoredOverload
  public func shadowPath(_ value: CGPath?) -> Self {
    layer.shadowPath = value
    return self
  }
}
