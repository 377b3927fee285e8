extension LayoutInsertable {
  /// Puts an empty view.
  @discardableResult
  public func putView(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> { put(UIView(), fileID: fileID, line: line) }

  /// Puts the view that a variable holds; if it holds none, an empty view, which is assigned to it.
  @discardableResult
  public func putView(
    assignedTo variable: inout UIView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    put(held(in: &variable, else: UIView()), fileID: fileID, line: line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func putView<Held: UIView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID: fileID, line: line) }

  /// Puts a label.
  @discardableResult
  public func putLabel(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UILabel> { put(UILabel(), fileID: fileID, line: line) }

  /// Puts the view that a variable holds; if it holds none, a label, which is assigned to it.
  @discardableResult
  public func putLabel(
    assignedTo variable: inout UILabel?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UILabel> {
    put(held(in: &variable, else: UILabel()), fileID: fileID, line: line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func putLabel<Held: UILabel>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID: fileID, line: line) }

  /// Puts a button.
  @discardableResult
  public func putButton(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIButton> { put(UIButton(), fileID: fileID, line: line) }

  /// Puts the view that a variable holds; if it holds none, a button, which is assigned to it.
  @discardableResult
  public func putButton(
    assignedTo variable: inout UIButton?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIButton> {
    put(held(in: &variable, else: UIButton()), fileID: fileID, line: line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func putButton<Held: UIButton>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID: fileID, line: line) }

  /// Puts an image view.
  @discardableResult
  public func putImageView(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIImageView> { put(UIImageView(), fileID: fileID, line: line) }

  /// Puts the view that a variable holds; if it holds none, an image view, which is assigned to it.
  @discardableResult
  public func putImageView(
    assignedTo variable: inout UIImageView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIImageView> {
    put(held(in: &variable, else: UIImageView()), fileID: fileID, line: line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func putImageView<Held: UIImageView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID: fileID, line: line) }

  /// Puts a stack view.
  @discardableResult
  public func putStack(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> { put(UIStackView(), fileID: fileID, line: line) }

  /// Puts the view that a variable holds; if it holds none, a stack view, which is assigned to it.
  @discardableResult
  public func putStack(
    assignedTo variable: inout UIStackView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    put(held(in: &variable, else: UIStackView()), fileID: fileID, line: line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func putStack<Held: UIStackView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID: fileID, line: line) }

  /// Puts a vertical stack view.
  @discardableResult
  public func putVStack(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> { put(UIStackView.along(.vertical), fileID: fileID, line: line) }

  /// Puts the view that a variable holds; if it holds none, a vertical stack view, which is assigned to it.
  @discardableResult
  public func putVStack(
    assignedTo variable: inout UIStackView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    put(held(in: &variable, else: UIStackView.along(.vertical)), fileID: fileID, line: line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func putVStack<Held: UIStackView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID: fileID, line: line) }

  /// Puts a horizontal stack view.
  @discardableResult
  public func putHStack(
    fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> { put(UIStackView.along(.horizontal), fileID: fileID, line: line) }

  /// Puts the view that a variable holds; if it holds none, a horizontal stack view, which is assigned to it.
  @discardableResult
  public func putHStack(
    assignedTo variable: inout UIStackView?, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<UIStackView> {
    put(held(in: &variable, else: UIStackView.along(.horizontal)), fileID: fileID, line: line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func putHStack<Held: UIStackView>(
    assignedTo variable: inout Held, fileID: String = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID: fileID, line: line) }
}

extension LayoutInsertable {
  /// The view that a variable holds, or a new one, which it holds from now on.
  func held<View: UIView>(in variable: inout View?, else make: @autoclosure () -> View) -> View {
    if let view = variable { return view }
    let view = make()
    variable = view
    return view
  }
}

extension UIStackView {
  static func along(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    return stack
  }
}
