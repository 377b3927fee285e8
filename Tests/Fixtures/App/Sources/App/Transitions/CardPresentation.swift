import UIKit

/// Shows a screen as a card at the bottom, as tall as its content, over a dimmed one.
final class CardPresentation: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let presented = presentedView else { return .zero }
    let safe = container.bounds.inset(by: container.safeAreaInsets)
    let size = presented.systemLayoutSizeFitting(
      CGSize(width: safe.width - 32, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGRect(
      x: safe.minX + 16, y: safe.maxY - size.height, width: safe.width - 32, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 0 },
      completion: { [dimming] _ in dimming.removeFromSuperview() })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    RiseAnimation(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    RiseAnimation(isPresenting: false)
  }
}

private final class RiseAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key), let view = controller.view else {
      return context.completeTransition(false)
    }
    let shown = isPresenting ? context.finalFrame(for: controller) : view.frame
    let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - shown.minY)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = hidden
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) {
      view.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
