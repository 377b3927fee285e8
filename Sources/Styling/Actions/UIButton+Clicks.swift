extension ChainableButton where Self: UIButton {
  /// Does something whenever the button is tapped; what was given here before is not done any more.
  @_disfavoredOverload
  public func didClicked(then action: @escaping @MainActor (UIButton) -> Void) {
    isUserInteractionEnabled = true
    addAction(
      UIAction(identifier: .didClicked) { [weak self] _ in
        if let self { action(self) }
      }, for: .touchUpInside)
  }

  /// Does something more whenever the button is tapped. Where a line runs again, in the description of a layout, in
  /// what fills a cell or in what binds a model, its closure takes the place of the one before.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  ///   - action: What is done. It is given the button, which holds it.
  /// - Returns: What stops it again; it does not have to be kept.
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
    SaidActions.note(of: self, on: .events(.touchUpInside), at: line) { cancellable.cancel() }
    return cancellable
  }
}

extension UIAction.Identifier {
  fileprivate static let didClicked = UIAction.Identifier("DeStijl.didClicked")
}

/// Stops what `onClick` has started.
@preconcurrency @MainActor
public final class ClickCancellable {
  private let stop: () -> Void

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  /// Stops it. Doing it again does nothing.
  public func cancel() { stop() }
}
