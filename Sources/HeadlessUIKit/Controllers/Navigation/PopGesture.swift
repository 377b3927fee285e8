import Foundation

/// A finger that goes from the edge where one reads from into the screen, and leads back to the controller
/// below. The way back is shown when the finger is lifted, and not under it.
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  private weak var controller: UINavigationController?
  /// Whoever puts another delegate in its place decides alone.
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

  /// The speed at which a finger need not go halfway, in points a second. From memory.
  private static let quick: CGFloat = 500
}

/// Leads back where there is a way back to be seen.
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
