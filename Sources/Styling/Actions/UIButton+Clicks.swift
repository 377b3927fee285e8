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

  /// Does something more whenever the button is tapped.
  ///
  /// - Returns: What stops it again; it does not have to be kept.
  @discardableResult @_disfavoredOverload
  public func onClick(_ action: @escaping @MainActor (UIButton) -> Void) -> ClickCancellable {
    isUserInteractionEnabled = true
    let native = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    addAction(native, for: .touchUpInside)
    let cancellable = ClickCancellable { [weak self, identifier = native.identifier] in
      self?.removeAction(identifiedBy: identifier, for: .touchUpInside)
    }
    ThemeRecord.note { cancellable.cancel() }
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
