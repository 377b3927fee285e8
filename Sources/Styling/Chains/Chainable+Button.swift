extension ChainableButton where Self: UIButton {
  /// Sets the title in a state.
  ///
  /// - Parameters:
  ///   - value: The title; nil for the title of the normal state.
  ///   - state: The state.
  @discardableResult @_disfavoredOverload
  public func title(_ value: String?, for state: UIControl.State = .normal) -> Self {
    setTitle(value, for: state)
    return self
  }

  /// Sets the title in a state, with attributes.
  ///
  /// - Parameters:
  ///   - value: The title; nil for the title of the normal state.
  ///   - state: The state.
  @discardableResult @_disfavoredOverload
  public func attributedTitle(
    _ value: NSAttributedString?, for state: UIControl.State = .normal
  ) -> Self {
    setAttributedTitle(value, for: state)
    return self
  }

  /// Sets the image in a state.
  ///
  /// - Parameters:
  ///   - value: The image; nil for the image of the normal state.
  ///   - state: The state.
  @discardableResult @_disfavoredOverload
  public func image(_ value: UIImage?, for state: UIControl.State = .normal) -> Self {
    setImage(value, for: state)
    return self
  }

  /// Sets the background image in a state.
  ///
  /// - Parameters:
  ///   - value: The image; nil for the image of the normal state.
  ///   - state: The state.
  @discardableResult @_disfavoredOverload
  public func backgroundImage(_ value: UIImage?, for state: UIControl.State = .normal) -> Self {
    setBackgroundImageOnly(value, for: state)
    return self
  }

  /// Sets the color of the title in a state.
  ///
  /// - Parameters:
  ///   - value: The color; nil for the color of the normal state.
  ///   - state: The state.
  @discardableResult @_disfavoredOverload
  public func titleColor(_ value: UIColor?, for state: UIControl.State = .normal) -> Self {
    setTitleColor(value, for: state)
    return self
  }

  /// Sets the color of the title's shadow in a state.
  ///
  /// - Parameters:
  ///   - value: The color; nil for the color of the normal state.
  ///   - state: The state.
  @discardableResult @_disfavoredOverload
  public func titleShadowColor(_ value: UIColor?, for state: UIControl.State = .normal) -> Self {
    setTitleShadowColor(value, for: state)
    return self
  }

  /// Sets the content mode of the image.
  ///
  /// - Parameter value: The content mode.
  @discardableResult @_disfavoredOverload
  public func imageContentMode(_ value: UIView.ContentMode) -> Self {
    imageView?.contentMode = value
    return self
  }
}
