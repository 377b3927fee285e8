extension Chainable where Self: UIView {
  /// Sets how strongly the view resists becoming larger than its content.
  ///
  /// - Parameters:
  ///   - x: The priority of the width, from 1 to 1000; nil leaves it unchanged. Any other priority
  ///     is an issue, and also leaves it unchanged.
  ///   - y: The priority of the height, from 1 to 1000; nil leaves it unchanged.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  @discardableResult @_disfavoredOverload
  public func hugging(
    x: UILayoutPriority? = nil, y: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let line = SourceLine(fileID: fileID, line: line)
    if let x, isUsable(x, at: line) { setContentHuggingPriority(x, for: .horizontal) }
    if let y, isUsable(y, at: line) { setContentHuggingPriority(y, for: .vertical) }
    return self
  }

  /// Sets how strongly the view resists becoming larger than its content.
  ///
  /// - Parameters:
  ///   - both: The priority of the width and height, from 1 to 1000; any other is an issue.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  @discardableResult @_disfavoredOverload
  public func hugging(
    _ both: UILayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self { hugging(x: both, y: both, fileID: fileID, line: line) }

  /// Sets how strongly the view resists becoming smaller than its content.
  ///
  /// - Parameters:
  ///   - x: The priority of the width, from 1 to 1000; nil leaves it unchanged. Any other priority
  ///     is an issue, and also leaves it unchanged.
  ///   - y: The priority of the height, from 1 to 1000; nil leaves it unchanged.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  @discardableResult @_disfavoredOverload
  public func compression(
    x: UILayoutPriority? = nil, y: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let line = SourceLine(fileID: fileID, line: line)
    if let x, isUsable(x, at: line) { setContentCompressionResistancePriority(x, for: .horizontal) }
    if let y, isUsable(y, at: line) { setContentCompressionResistancePriority(y, for: .vertical) }
    return self
  }

  /// Sets how strongly the view resists becoming smaller than its content.
  ///
  /// - Parameters:
  ///   - both: The priority of the width and height, from 1 to 1000; any other is an issue.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  @discardableResult @_disfavoredOverload
  public func compression(
    _ both: UILayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self { compression(x: both, y: both, fileID: fileID, line: line) }

  /// Whether a view can have a priority; reports an issue if not.
  private func isUsable(_ priority: UILayoutPriority, at line: SourceLine) -> Bool {
    if priority.isUsable { return true }
    LayoutDiagnostics.report(
      LayoutIssue(.invalidNumber, priority.refusal, view: self, at: line))
    return false
  }
}

extension ChainableLabel where Self: UILabel {
  /// Sets the font of a text style, which follows the user's preferred text size.
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
  /// Sets the font of a text style, which follows the user's preferred text size.
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
  /// Sets the font of a text style, which follows the user's preferred text size.
  ///
  /// - Parameter style: The text style.
  @discardableResult @_disfavoredOverload
  public func font(_ style: UIFont.TextStyle) -> Self {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    return self
  }
}
