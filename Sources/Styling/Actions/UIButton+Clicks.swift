extension ChainableButton where Self: UIButton {
  /// Sets the closure that runs when the button is tapped, in place of the one set here before.
  @_disfavoredOverload
  public func didClicked(then action: @escaping @MainActor (UIButton) -> Void) {
    isUserInteractionEnabled = true
    addAction(
      UIAction(identifier: .didClicked) { [weak self] _ in
        if let self { action(self) }
      }, for: .touchUpInside)
  }

  /// Adds a closure that runs when the button is tapped.
  ///
  /// When a line runs again in a layout description, in the code that fills a cell, or in the code
  /// that binds a model, its new closure replaces the previous one.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: A closure that takes the button. The button retains it.
  /// - Returns: An object that removes the closure; you don't have to keep it.
  @discardableResult @_disfavoredOverload
  public func onClick(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor (UIButton) -> Void
  ) -> ClickCancellable {
    isUserInteractionEnabled = true
    let native = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    addAction(native, for: .touchUpInside)
    let cancellable = ClickCancellable { [weak self, identifier = native.identifier] in
      self?.removeAction(identifiedBy: identifier, for: .touchUpInside)
    }
    let line = SourceLine(fileID: fileID, line: line)
    StatedActions.note(of: self, on: .events(.touchUpInside), at: line) { cancellable.cancel() }
    return cancellable
  }
}

extension UIAction.Identifier {
  fileprivate static let didClicked = UIAction.Identifier("DeStijl.didClicked")
}

/// Removes a closure that `onClick` added.
@preconcurrency @MainActor
public final class ClickCancellable {
  private let stop: () -> Void

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  /// Removes the closure. Calling it again does nothing.
  public func cancel() { stop() }
}
