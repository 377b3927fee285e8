import Foundation

/// Replaces the view of one child by that of another with an animator of the app.
///
/// Meanwhile, both views are in a container below the bars, which the animator fills.
@MainActor
final class AnimatedExchange {
  private let owner: UIViewController
  private let old: UIViewController
  private let new: UIViewController
  private let host: UIView
  /// Weak, so that work waiting for a layout does not retain the window.
  private weak var window: UIWindow?
  private let container = UIView()

  /// - Parameters:
  ///   - old: The child that disappears.
  ///   - new: The child that appears. Its view has its final frame.
  ///   - owner: Their parent.
  ///   - host: The superview of the views before and afterwards.
  ///   - window: The window of both.
  init(
    _ old: UIViewController, _ new: UIViewController, of owner: UIViewController, in host: UIView,
    _ window: UIWindow
  ) {
    (self.old, self.new, self.owner, self.host, self.window) = (old, new, owner, host, window)
  }

  func run(with coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
    container.frame = host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.insertSubview(container, at: 0)
    if let view = old.viewIfLoaded { container.addSubview(view) }
    let context = TransitionContext(in: container, from: old, to: new)
    coordinator.animate(context) { [self] didComplete in
      if didComplete {
        leave(to: new, from: old, coordinator, completion)
      } else {
        rollBack(coordinator)
      }
    }
    window?.announceAppearances()
  }

  private func leave(
    to stays: UIViewController, from goes: UIViewController, _ coordinator: TransitionCoordinator,
    _ completion: @escaping () -> Void
  ) {
    guard let window else { return }
    window.appearances.afterLayout(.oldLeavesFirst) { [self] in
      if stays.viewIfLoaded.map({ $0.window == nil || $0.superview === container }) ?? false {
        stays.enter(host)
      }
      goes.leaveScreen()
      container.removeFromSuperview()
    }
    window.appearances.afterLayout(.newArrivesFirst) { [self] in
      completion()
      owner.end(coordinator)
      coordinator.finish()
    }
  }

  private func rollBack(_ coordinator: TransitionCoordinator) {
    coordinator.rollBack?()
    new.beginAppearanceOfTree(false, animated: true)
    old.beginAppearanceOfTree(true, animated: true)
    leave(to: old, from: new, coordinator) { [old] in
      old.endAppearanceOfTree()
      old.resumeFirstResponder()
    }
  }
}
