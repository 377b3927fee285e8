import UIKit

/// Slides a screen in from the side and out again, in place of what the navigation controller does.
final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let target = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: target)
    let width = container.bounds.width
    let isPush = operation == .push
    if isPush {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    to.transform = CGAffineTransform(translationX: isPush ? width : -width / 3, y: 0)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut
    ) {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: isPush ? -width / 3 : width, y: 0)
    } completion: { _ in
      from.transform = .identity
      to.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
