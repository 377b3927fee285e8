import Foundation

/// Says where a controller is shown that is presented, and hears of its coming and going.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  // The presented one keeps the presentation.
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// While something is presented.
  var container: PresentationContainer?
  let traitRegistrations = TraitRegistrations()

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

  /// How the controller is presented where it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: container?.traitCollection ?? presentingViewController.traitCollection)
  }

  /// In narrow windows the delegate is asked about sheets and popovers. A popover that nobody asks for
  /// is a sheet there.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = presentationStyle
    guard style.isSheet || style == .popover, traitCollection.horizontalSizeClass == .compact else {
      return style
    }
    let answer =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? style.standardForNarrowWindows
    return answer == UIModalPresentationStyle.none ? style : answer
  }

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

  // MARK: Traits and sizes

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// That of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The presented controller hears of the size that it will have.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Hooks

  /// Called before anything is presented.
  func prepare() {}

  /// Whether the presenter's tint is dimmed meanwhile.
  var dimsPresenter: Bool { presented is UIAlertController }

  func dimPresenter(_ isDimmed: Bool) { presented?.presenting?.viewIfLoaded?.dim(isDimmed) }

  /// What gets a touch that is beside the presented view; nil for what is below.
  func receiver(ofTouchAt point: CGPoint) -> UIView? { container }

  /// A touch beside the presented view has ended.
  func touchedBeside() {}
}

/// Decides about the dismissal of a presented controller by its user, and hears of it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Asked when a controller is presented in another style than its own; nil for that controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Told the style that is not the controller's own, else `none`.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

/// What a delegate does not say.
extension UIAdaptivePresentationControllerDelegate {
  /// As the presentation would have it.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.presentationStyle.standardForNarrowWindows
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

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

extension UIPresentationController {
  /// The preferred size of the presented controller has changed, or of one inside it.
  func preferredSizeDidChange(of controller: UIViewController) {
    if controller === presentedViewController {
      preferredContentSizeDidChange(forChildContentContainer: controller)
    }
    container?.setNeedsLayout()
  }

  /// The user wants the presented controller to go. The delegate may be against it, and so may
  /// `isModalInPresentation`.
  func dismissForUser() {
    let delegate = delegate as (any UIAdaptivePresentationControllerDelegate)?
    guard !presentedViewController.keepsPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presenting?.dismissPresented(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIModalPresentationStyle {
  /// What it is in a narrow window, if nobody says anything.
  fileprivate var standardForNarrowWindows: UIModalPresentationStyle {
    self == .popover ? .pageSheet : self
  }
}

extension UIViewController {
  /// Whether this controller, or one that is shown in it, does not let its user dismiss what hosts it.
  fileprivate var keepsPresentation: Bool {
    isModalInPresentation
      || storedChildren.contains { $0.viewIfLoaded?.window != nil && $0.keepsPresentation }
  }

  /// The size that is preferred; that of the shown controller where a navigation controller says none.
  var wishedContentSize: CGSize {
    guard preferredContentSize == .zero, let navigation = self as? UINavigationController else {
      return preferredContentSize
    }
    return navigation.topViewController?.preferredContentSize ?? .zero
  }
}

extension Headless {
  /// Pulls a presented controller down, as users dismiss sheets. The delegate of its presentation may
  /// be against it, and so may `isModalInPresentation`.
  public static func pullDown(_ controller: UIViewController) {
    guard let presentation = controller.presentationController, presentation.isPulledDown,
      controller.presenting != nil
    else { return log("\(Swift.type(of: controller)) is in no sheet, and can't be pulled down.") }
    presentation.dismissForUser()
    for window in UIWindow.all { window.layoutIfNeeded() }
  }
}

extension UIPresentationController {
  fileprivate var isPulledDown: Bool {
    self is UISheetPresentationController || adaptivePresentationStyle.isSheet
  }
}
