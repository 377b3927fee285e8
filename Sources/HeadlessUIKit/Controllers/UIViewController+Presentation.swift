import Foundation

extension UIModalPresentationStyle {
  /// Whether the presenting controller disappears. A sheet or an overlay leaves it where it is.
  var hidesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether it is shown in a sheet.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  fileprivate var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
  /// Shows a controller over the window.
  func presentOnTop(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller)
    guard let window = viewIfLoaded?.window, controller !== self else {
      Headless.log(
        """
        Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the \
        window hierarchy.
        """)
      return
    }
    guard presenter.presented == nil, controller.presenting == nil else {
      let other = presenter.presented.map { "\(type(of: $0))" } ?? "it"
      Headless.log(
        """
        Attempt to present \(type(of: controller)) on \(type(of: self)) which is already \
        presenting \(other).
        """)
      return
    }
    presenter.presented = controller
    controller.presenting = presenter
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    let covered = controller.modalPresentationStyle.hidesPresenter ? presenter : nil
    covered?.beginAppearanceOfTree(false, animated: animated)
    let presentation = controller.show(in: window, animated: animated)
    window.appearances.afterLayout(.newArrivesFirst) {
      if controller.presenting != nil { covered?.viewIfLoaded?.removeFromSuperview() }
      controller.isBeingPresented = false
      presentation.presentationTransitionDidEnd(true)
      completion?()
    }
  }

  private func show(in window: UIWindow, animated: Bool) -> UIPresentationController {
    let presentation =
      findPresentation()
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    self.presentation = presentation
    let container = PresentationContainer(presentation, frame: window.bounds)
    presentation.presentationTransitionWillBegin()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    beginAppearance(true, animated: animated)
    window.addSubview(container)
    container.placePresentedView()
    container.addSubview(view)
    container.placePresentedView()
    return presentation
  }

  /// That of the presentation there is, or one that fits the style.
  func findPresentation() -> UIPresentationController? {
    if let parent = storedParent { return parent.findPresentation() }
    let isSheet = modalPresentationStyle.isSheet
    if let presentation,
      presenting != nil || presentation is UISheetPresentationController == isSheet
    {
      return presentation
    }
    let made =
      isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    presentation = made
    return made
  }

  /// The controller that a presentation covers: the outermost parent, or one that says so.
  private func presenter(for controller: UIViewController) -> UIViewController {
    var presenter = self
    while let parent = presenter.storedParent {
      if controller.modalPresentationStyle.isInContext, presenter.definesPresentationContext {
        break
      }
      presenter = parent
    }
    return presenter
  }

  /// Takes away what this controller presents, and what that presents; without that, itself.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let outermost = sequence(first: self) { $0.storedParent }.first { $0.presented != nil }
    guard let presenter = outermost, let controller = presenter.presented else {
      if let presenting = presentingViewController {
        presenting.dismissPresented(animated: animated, completion: completion)
      } else if let completion {
        Headless.onNextTurn(completion)
      }
      return
    }
    let leaving = Array(sequence(first: controller) { $0.presented })
    let window = leaving.lazy.compactMap { $0.viewIfLoaded?.window }.last
    for controller in leaving.reversed() {
      controller.isBeingDismissed = true
      controller.presentation?.dismissalTransitionWillBegin()
      controller.beginAppearanceOfTree(false, animated: animated)
    }
    presenter.uncover(in: window, animated: animated)
    let finish = {
      for controller in leaving.reversed() {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.presentation?.container?.removeFromSuperview()
        controller.endAppearance()
        controller.presentation?.dismissalTransitionDidEnd(true)
        controller.presentation = nil
        controller.isBeingDismissed = false
        controller.presenting?.presented = nil
        controller.presenting = nil
      }
      completion?()
    }
    guard let window else { return Headless.onNextTurn(finish) }
    window.appearances.afterLayout(.newArrivesFirst, finish)
    window.setNeedsLayout()
  }

  /// Comes back below what is dismissed, if it was taken away for it.
  private func uncover(in window: UIWindow?, animated: Bool) {
    guard let window, let view = viewIfLoaded, view.window == nil else { return }
    view.frame = window.bounds
    beginAppearance(true, animated: animated)
    window.insertSubview(view, at: 0)
  }

  /// Begins the appearance of this controller and of the children in its view.
  func beginAppearanceOfTree(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.viewIfLoaded?.window != nil {
      child.beginAppearanceOfTree(isAppearing, animated: animated)
    }
  }
}
