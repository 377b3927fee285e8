import Foundation

/// Presents a controller: determines its frame, and is notified of presentation and dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  // Weak, because the presented controller retains its presentation.
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The container while something is presented.
  var container: PresentationContainer? { didSet { applyOverrides() } }
  let traitRegistrations = TraitRegistrations()

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  // Subclasses hide this delegate by one of their own type.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// An empty controller after the presented one is deallocated.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presented controller until it is presented.
  open var presentingViewController: UIViewController {
    presented?.presenting ?? presenting ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in the current environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: container?.traitCollection ?? presentingViewController.traitCollection)
  }

  /// In compact width the delegate of a sheet or a popover is asked. A popover adapts to a sheet by
  /// default.
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

  /// Fills the window and contains the presented view; nil while nothing is presented.
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

  /// Traits for the presented controller, on top of those of its environment.
  @available(iOS, deprecated: 17.0, message: "use traitOverrides")
  open var overrideTraitCollection: UITraitCollection? { didSet { applyOverrides() } }
  public var traitOverrides = UITraitOverrides() { didSet { applyOverrides() } }

  private func applyOverrides() {
    guard let container else { return }
    var overrides = UITraitOverrides()
    overrides.values = (overrideTraitCollection?.values ?? TraitValues())
      .overridden(by: traitOverrides.values)
    container.traitOverrides = overrides
  }

  /// The preferred size of the presented controller.
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

  /// Tells the presented controller its new size.
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

  /// Called before the presentation.
  func prepare() {}

  /// Whether the presented view gets its frame again in each layout of the container. With a
  /// presentation of an app's own it gets it once, and the app keeps it up.
  var placesViewInLayouts: Bool { presentationStyle != .custom }

  /// Whether the presenter's tint is dimmed during the presentation.
  var dimsPresenter: Bool { presented is UIAlertController }

  func dimPresenter(_ isDimmed: Bool) { presented?.presenting?.viewIfLoaded?.dim(isDimmed) }

  /// Returns the view that receives a touch outside the presented view; nil passes it to the content
  /// below.
  func receiver(ofTouchAt point: CGPoint) -> UIView? { container }

  /// Called when a touch outside the presented view has ended.
  func didTouchOutside() {}
}

/// Decides on the dismissal of a presented controller by the user, and is notified of it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called when a controller is presented in an adapted style; nil keeps that controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called with the adapted style, or `none` if the controller keeps its own.
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

/// Default implementations.
extension UIAdaptivePresentationControllerDelegate {
  /// Returns the default of the presentation.
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
  /// Called when the preferred size of the presented controller, or of a child of it, changes.
  func preferredSizeDidChange(of controller: UIViewController) {
    if controller === presentedViewController {
      preferredContentSizeDidChange(forChildContentContainer: controller)
    }
    container?.setNeedsLayout()
  }

  /// Dismisses the presented controller on behalf of the user, unless the delegate or
  /// `isModalInPresentation` prevents it.
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
  /// The default adaptation in compact width.
  fileprivate var standardForNarrowWindows: UIModalPresentationStyle {
    self == .popover ? .pageSheet : self
  }
}

extension UIViewController {
  /// Whether this controller, or the child that it shows, prevents a dismissal by the user.
  fileprivate var keepsPresentation: Bool {
    isModalInPresentation
      || storedChildren.contains { $0.viewIfLoaded?.window != nil && $0.keepsPresentation }
  }

  /// The preferred size; a navigation controller without one uses that of the child that it shows.
  var effectivePreferredContentSize: CGSize {
    guard preferredContentSize == .zero, let navigation = self as? UINavigationController else {
      return preferredContentSize
    }
    return navigation.topViewController?.preferredContentSize ?? .zero
  }
}

extension Headless {
  /// Pulls a presented controller down, as users dismiss sheets. The delegate of its presentation or
  /// `isModalInPresentation` can prevent it.
  public static func pullDown(_ controller: UIViewController) {
    guard let presentation = controller.presentationController, presentation.canBePulledDown,
      controller.presenting != nil
    else { return log("\(Swift.type(of: controller)) has no sheet to pull down.") }
    presentation.dismissForUser()
    for window in UIWindow.all { window.layoutIfNeeded() }
  }
}

extension UIPresentationController {
  fileprivate var canBePulledDown: Bool {
    self is UISheetPresentationController || adaptivePresentationStyle.isSheet
  }
}
