import UIKit

/// Lets a finger pull the topmost screen away.
final class SwipeBack: NSObject, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var operations: [UINavigationController.Operation] = []

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
  }

  func begin() {
    interaction = UIPercentDrivenInteractiveTransition()
    navigation?.popViewController(animated: true)
  }

  func move(to part: CGFloat) {
    interaction?.update(min(max(part, 0), 1))
  }

  func end(at part: CGFloat) {
    if part > 0.5 {
      interaction?.finish()
    } else {
      interaction?.cancel()
    }
    interaction = nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operations.append(operation)
    return SlideTransition(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}
