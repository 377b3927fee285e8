import Foundation

/// Hides and shows the bars of a navigation controller on gestures, for the keyboard and in compact
/// height.
///
/// A toolbar without items stays as it is. Bars that are hidden in compact height or for the keyboard
/// appear again on a tap on the content.
@MainActor
final class BarHiding: NSObject {
  enum Cause {
    case tap, swipe, keyboard, lowWindow
  }

  private weak var controller: UINavigationController?
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  private var causes: Set<Cause> = []
  /// Whether a tap shows the hidden bars again.
  private var awaitsTap = false
  private var hasHiddenToolbar = false
  private var lastHeight = UIUserInterfaceSizeClass.unspecified

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    for recognizer in [tap, swipe] {
      recognizer.isEnabled = false
      recognizer.delegate = self
    }
    tap.addHandler { [weak self] _ in self?.toggle() }
    swipe.addHandler { [weak self] _ in self?.followSwipe() }
  }

  subscript(cause: Cause) -> Bool {
    get { causes.contains(cause) }
    set {
      if newValue { causes.insert(cause) } else { causes.remove(cause) }
      if cause == .lowWindow {
        lastHeight = .unspecified
        controller?.viewIfLoaded?.setNeedsLayout()
      }
      updateRecognizers()
    }
  }

  private func updateRecognizers() {
    tap.isEnabled = self[.tap] || awaitsTap
    swipe.isEnabled = self[.swipe]
  }

  // MARK: Hiding

  private func hide() {
    guard let controller, !controller.isNavigationBarHidden else { return }
    controller.setNavigationBarHidden(true, animated: true)
    hasHiddenToolbar =
      !controller.isToolbarHidden && controller.topViewController?.toolbarItems?.isEmpty == false
    if hasHiddenToolbar { controller.setToolbarHidden(true, animated: true) }
  }

  private func show() {
    awaitsTap = false
    updateRecognizers()
    guard let controller, controller.isNavigationBarHidden else { return }
    controller.setNavigationBarHidden(false, animated: true)
    if hasHiddenToolbar { controller.setToolbarHidden(false, animated: true) }
    hasHiddenToolbar = false
  }

  private func hideUntilTap() {
    hide()
    awaitsTap = true
    updateRecognizers()
  }

  private func toggle() {
    if controller?.isNavigationBarHidden ?? false { show() } else if self[.tap] { hide() }
  }

  private func followSwipe() {
    guard swipe.state == .began else { return }
    let way = swipe.translation(in: controller?.viewIfLoaded)
    guard abs(way.y) > abs(way.x) else { return }
    if way.y < 0 { hide() } else { show() }
  }

  /// Called when the keyboard appears for a view in the controller.
  func keyboardWillAppear() { if self[.keyboard] { hideUntilTap() } }

  /// Called with the vertical size class of the controller's view.
  func follow(_ height: UIUserInterfaceSizeClass) {
    guard height != lastHeight else { return }
    let wasLow = lastHeight == .compact
    lastHeight = height
    guard self[.lowWindow] else { return }
    if height == .compact { hideUntilTap() } else if wasLow { show() }
  }
}

extension BarHiding: UIGestureRecognizerDelegate {
  /// Leaves out taps on controls, cells and bars.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let controller else { return true }
    return !sequence(first: touch.view, next: { $0?.superview }).contains { view in
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell
        || view === controller.navigationBar || view is UIToolbar
    }
  }

  /// Tap recognizers of the content take precedence.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === tap && otherGestureRecognizer is UITapGestureRecognizer
  }

  /// The swipe works while content scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipe && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
