extension Chainable where Self: UIView {
  /// Sets how strongly the view refuses to be larger than its content.
  ///
  /// - Parameters:
  ///   - x: The priority of its width; nil leaves it.
  ///   - y: The priority of its height; nil leaves it.
  @discardableResult @_disfavoredOverload
  public func hugging(x: UILayoutPriority? = nil, y: UILayoutPriority? = nil) -> Self {
    if let x { setContentHuggingPriority(x, for: .horizontal) }
    if let y { setContentHuggingPriority(y, for: .vertical) }
    return self
  }

  /// Sets how strongly the view refuses to be larger than its content.
  ///
  /// - Parameter both: The priority of its width and its height.
  @discardableResult @_disfavoredOverload
  public func hugging(_ both: UILayoutPriority) -> Self { hugging(x: both, y: both) }

  /// Sets how strongly the view refuses to be smaller than its content.
  ///
  /// - Parameters:
  ///   - x: The priority of its width; nil leaves it.
  ///   - y: The priority of its height; nil leaves it.
  @discardableResult @_disfavoredOverload
  public func compression(x: UILayoutPriority? = nil, y: UILayoutPriority? = nil) -> Self {
    if let x { setContentCompressionResistancePriority(x, for: .horizontal) }
    if let y { setContentCompressionResistancePriority(y, for: .vertical) }
    return self
  }

  /// Sets how strongly the view refuses to be smaller than its content.
  ///
  /// - Parameter both: The priority of its width and its height.
  @discardableResult @_disfavoredOverload
  public func compression(_ both: UILayoutPriority) -> Self { compression(x: both, y: both) }
}

extension ChainableLabel where Self: UILabel {
  /// Sets the font of a text style, which grows with the text size that the user wants.
  ///
  /// - Parameter style: The text style.
  @discardableResult @_disfavoredOverload
  public func font(_ style: UIFont.TextStyle) -> Self {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    return self
  }
}

extension ChainableTextField where Self: UITextField {
  /// Sets the font of a text style, which grows with the text size that the user wants.
  ///
  /// - Parameter style: The text style.
  @discardableResult @_disfavoredOverload
  public func font(_ style: UIFont.TextStyle) -> Self {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    return self
  }
}

extension ChainableTextView where Self: UITextView {
  /// Sets the font of a text style, which grows with the text size that the user wants.
  ///
  /// - Parameter style: The text style.
  @discardableResult @_disfavoredOverload
  public func font(_ style: UIFont.TextStyle) -> Self {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    return self
  }
}
