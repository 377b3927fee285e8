import Foundation

/// Says where a controller is shown that is presented, and hears of its coming and going.
@MainActor
open class UIPresentationController: NSObject {
  // The presented one keeps the presentation.
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  weak var container: PresentationContainer?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  // A sheet declares a delegate of its own kind, which hides this one.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// An empty controller once nobody has it any more.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presented one until it is presented.
  open var presentingViewController: UIViewController {
    presented?.presenting ?? presenting ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// What fills the window and holds the presented view; nil while nothing is presented.
  open var containerView: UIView? { container }
  open var presentedView: UIView? { presented?.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { presentationStyle.hidesPresenter }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Decides about the dismissal of a presented controller by its user, and hears of it.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Fills the window above the presenter, with the presented view in it.
final class PresentationContainer: UIView {
  let presentation: UIPresentationController

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.container = self
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation.containerViewWillLayoutSubviews()
    placePresentedView()
    presentation.containerViewDidLayoutSubviews()
  }

  func placePresentedView() {
    guard let view = presentation.presentedView else { return }
    let frame = presentation.frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }
}

extension Headless {
  /// Pulls a presented controller down, as users dismiss sheets. The delegate of its presentation may
  /// be against it, and so may `isModalInPresentation`.
  public static func pullDown(_ controller: UIViewController) {
    guard let presentation = controller.presentationController,
      presentation is UISheetPresentationController, controller.presenting != nil
    else { return log("\(Swift.type(of: controller)) is in no sheet, and can't be pulled down.") }
    let delegate = presentation.delegate as (any UIAdaptivePresentationControllerDelegate)?
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    controller.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
    for window in UIWindow.all { window.layoutIfNeeded() }
  }
}
