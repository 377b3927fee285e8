import Foundation

/// A pan from the leading edge that pops the top controller. The transition follows when the finger is
/// lifted; it does not track the finger.
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  private weak var controller: UINavigationController?
  /// The default delegate. A delegate set by the app replaces its rules.
  private let standard = PopGestureDelegate()

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    standard.controller = controller
    delegate = standard
    addHandler { [weak self] _ in self?.follow() }
  }

  private var isRightToLeft: Bool {
    controller?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  override var edges: UIRectEdge {
    get { isRightToLeft ? .right : .left }
    set {}
  }

  private func follow() {
    guard state == .ended, let controller, let view = controller.viewIfLoaded else { return }
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let way = sign * translation(in: view).x
    let isFast = sign * velocity(in: view).x > Self.quick
    if way > view.bounds.width / 2 || way > 0 && isFast {
      controller.popViewController(animated: true)
    }
  }

  /// The speed above which the finger need not cross the middle, in points per second. From memory.
  private static let quick: CGFloat = 500
}

/// Lets the gesture begin if a back button is visible.
private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.viewControllers.count > 1, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem
    else { return false }
    let isReplaced = !item.leadingButtons.isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }
}
