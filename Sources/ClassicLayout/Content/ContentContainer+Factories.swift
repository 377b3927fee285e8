extension ContentContainer where View: UIStackView {
  /// Stacks an empty view.
  @discardableResult
  public func putStackedView(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> { putStacked(UIView(), fileID: fileID, line: line) }

  /// Stacks the view that a variable holds; if it holds none, an empty view, which is assigned to it.
  @discardableResult
  public func putStackedView(
    assignedTo variable: inout UIView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    putStacked(held(in: &variable, else: UIView()), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds.
  @discardableResult
  public func putStackedView<Held: UIView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { putStacked(variable, fileID: fileID, line: line) }

  /// Stacks a label.
  @discardableResult
  public func putStackedLabel(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UILabel> { putStacked(UILabel(), fileID: fileID, line: line) }

  /// Stacks the view that a variable holds; if it holds none, a label, which is assigned to it.
  @discardableResult
  public func putStackedLabel(
    assignedTo variable: inout UILabel?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UILabel> {
    putStacked(held(in: &variable, else: UILabel()), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds.
  @discardableResult
  public func putStackedLabel<Held: UILabel>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { putStacked(variable, fileID: fileID, line: line) }

  /// Stacks a button.
  @discardableResult
  public func putStackedButton(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIButton> { putStacked(UIButton(), fileID: fileID, line: line) }

  /// Stacks the view that a variable holds; if it holds none, a button, which is assigned to it.
  @discardableResult
  public func putStackedButton(
    assignedTo variable: inout UIButton?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIButton> {
    putStacked(held(in: &variable, else: UIButton()), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds.
  @discardableResult
  public func putStackedButton<Held: UIButton>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { putStacked(variable, fileID: fileID, line: line) }

  /// Stacks an image view.
  @discardableResult
  public func putStackedImageView(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIImageView> { putStacked(UIImageView(), fileID: fileID, line: line) }

  /// Stacks the view that a variable holds; if it holds none, an image view, which is assigned to it.
  @discardableResult
  public func putStackedImageView(
    assignedTo variable: inout UIImageView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIImageView> {
    putStacked(held(in: &variable, else: UIImageView()), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds.
  @discardableResult
  public func putStackedImageView<Held: UIImageView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { putStacked(variable, fileID: fileID, line: line) }

  /// Stacks a stack view.
  @discardableResult
  public func putStackedStack(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> { putStacked(UIStackView(), fileID: fileID, line: line) }

  /// Stacks the view that a variable holds; if it holds none, a stack view, which is assigned to it.
  @discardableResult
  public func putStackedStack(
    assignedTo variable: inout UIStackView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    putStacked(held(in: &variable, else: UIStackView()), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds.
  @discardableResult
  public func putStackedStack<Held: UIStackView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { putStacked(variable, fileID: fileID, line: line) }

  /// Stacks a vertical stack view.
  @discardableResult
  public func putStackedVStack(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    putStacked(UIStackView.along(.vertical), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds; if it holds none, a vertical stack view, which is assigned to it.
  @discardableResult
  public func putStackedVStack(
    assignedTo variable: inout UIStackView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    putStacked(held(in: &variable, else: UIStackView.along(.vertical)), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds.
  @discardableResult
  public func putStackedVStack<Held: UIStackView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { putStacked(variable, fileID: fileID, line: line) }

  /// Stacks a horizontal stack view.
  @discardableResult
  public func putStackedHStack(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    putStacked(UIStackView.along(.horizontal), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds; if it holds none, a horizontal stack view, which is assigned to it.
  @discardableResult
  public func putStackedHStack(
    assignedTo variable: inout UIStackView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    putStacked(
      held(in: &variable, else: UIStackView.along(.horizontal)), fileID: fileID, line: line)
  }

  /// Stacks the view that a variable holds.
  @discardableResult
  public func putStackedHStack<Held: UIStackView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { putStacked(variable, fileID: fileID, line: line) }
}
