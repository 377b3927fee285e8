import Foundation

extension UIModalPresentationStyle {
  /// Whether the presenting controller disappears. It stays under a sheet or an overlay.
  var hidesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether the style is presented in a sheet.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether the presentation stays within the controller that defines the context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
  /// Presents a controller over the window, or over the controller that defines the context.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - style: The adapted style, if the delegate has replaced another controller by this one.
  ///   - animated: Whether the presentation is animated.
  ///   - completion: Called when the controller has appeared.
  func presentOnTop(
    _ controller: UIViewController, adaptedTo style: UIModalPresentationStyle? = nil,
    animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = controller.findPresenter(from: self)
    // A dismissal without animation ends with the next layout, so it is finished here.
    for leaving in [presenter.presented, presenter.findPresentedAncestor()] {
      guard let leaving, leaving.isBeingDismissed, leaving.coordinator == nil else { continue }
      presenter.viewIfLoaded?.window?.layoutIfNeeded()
    }
    guard let window = viewIfLoaded?.window, controller !== self else {
      Headless.log(
        """
        Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the \
        window hierarchy.
        """)
      return
    }
    guard presenter.findPresentedAncestor()?.isBeingDismissed != true else {
      Headless.log(
        """
        Attempt to present \(type(of: controller)) on \(type(of: self)) which is being dismissed.
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
    if let reason = controller.presentationError(over: presenter) { return Headless.log(reason) }
    if style == nil, let other = controller.replacement(in: window) {
      return presentOnTop(
        other, adaptedTo: other.modalPresentationStyle, animated: animated,
        completion: completion)
    }
    presenter.presented = controller
    controller.presenting = presenter
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    _ = controller.findPresentation()
    if controller.takesKeyboard(in: window) { presenter.suspendFirstResponder(in: window) }
    let coordinator =
      animated ? controller.makePresentingCoordinator(from: presenter, source: self, window) : nil
    let covered = controller.modalPresentationStyle.hidesPresenter ? presenter : nil
    covered?.beginAppearanceOfTree(false, animated: animated)
    if let presentation = controller.findPresentation() {
      presentation.delegate?.presentationController(
        presentation,
        willPresentWithAdaptiveStyle: style ?? presentation.adaptedStyle(in: window) ?? .none,
        transitionCoordinator: coordinator)
    }
    let presentation = controller.show(in: window, animated: animated)
    let end = { (didComplete: Bool) in
      if !didComplete {
        controller.beginAppearanceOfTree(false, animated: true)
        covered?.beginAppearanceOfTree(true, animated: true)
      }
      window.appearances.afterLayout(.newArrivesFirst) {
        if didComplete, controller.presenting != nil {
          covered?.shownView?.removeFromSuperview()
        }
        controller.isBeingPresented = false
        presentation.presentationTransitionDidEnd(didComplete)
        if !didComplete {
          controller.leavePresentation()
          presenter.resumeFirstResponder()
          covered?.endAppearanceOfTree()
        }
        for controller in [controller, presenter] { controller.end(coordinator) }
        coordinator?.finish()
        if didComplete { completion?() }
      }
    }
    guard let coordinator else { return end(true) }
    coordinator.animate(TransitionContext(controller, isPresenting: true), end: end)
  }

  /// Whether the presentation takes the keyboard away: not a search, whose field may be first responder,
  /// and not a popover, which leaves the content beside it visible.
  private func takesKeyboard(in window: UIWindow) -> Bool {
    let isPopover =
      modalPresentationStyle == .popover && findPresentation()?.adaptedStyle(in: window) == nil
    return !isPopover && !(self is UISearchController)
  }

  private func show(in window: UIWindow, animated: Bool) -> UIPresentationController {
    let presentation =
      findPresentation()
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    self.presentation = presentation
    presentation.prepare()
    let container = PresentationContainer(presentation, frame: window.bounds)
    presentation.presentationTransitionWillBegin()
    if shownView === view { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if isPresentedInContext { barInsets = presenting?.barInsets ?? .zero }
    beginAppearance(true, animated: animated)
    container.open(over: isPresentedInContext ? presenting?.view : nil, in: window)
    container.show(shownView)
    return presentation
  }

  /// Returns the delegate's replacement in an adapted style; its presentation gets the same delegate.
  private func replacement(in window: UIWindow) -> UIViewController? {
    guard let presentation = findPresentation(), let style = presentation.adaptedStyle(in: window),
      let other = presentation.delegate?.presentationController(
        presentation, viewControllerForAdaptivePresentationStyle: style), other !== self
    else { return nil }
    other.modalPresentationStyle = style
    if let own = other.findPresentation(), own.delegate == nil {
      own.delegate = presentation.delegate
    }
    return other
  }

  /// Returns the existing presentation if it fits the style, or else makes one.
  func findPresentation() -> UIPresentationController? {
    if let parent = storedParent { return parent.findPresentation() }
    if let presentation, presenting != nil { return presentation }
    let made = makePresentation()
    if let presentation, type(of: presentation) == type(of: made) { return presentation }
    presentation = made
    return made
  }

  func makePresentationForStyle() -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
    {
      return made
    }
    if modalPresentationStyle.isSheet {
      return UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
    return modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Returns the controller that a presentation covers: the outermost parent, or the nearest one that
  /// defines a presentation context.
  func outermostPresenter(inContext: Bool) -> UIViewController {
    var presenter = self
    while let parent = presenter.storedParent {
      if inContext, presenter.definesPresentationContext { break }
      presenter = parent
    }
    return presenter
  }

  /// Returns the nearest controller that is presented: this one or a parent.
  func findPresentedAncestor() -> UIViewController? {
    sequence(first: self) { $0.storedParent }.first { $0.presenting != nil }
  }

  /// Whether it is in a sheet that leaves a part of its presenter visible.
  var isShownInSheet: Bool {
    guard let sheet = findPresentedAncestor()?.presentation as? UISheetPresentationController,
      let container = sheet.containerView
    else { return false }
    return sheet.frameOfPresentedViewInContainerView != container.bounds
  }

  /// The controller that this controller presents in its own context.
  var presentedInContext: UIViewController? {
    guard let presented, presented.isPresentedInContext else { return nil }
    return presented
  }

  /// Dismisses the controller that this controller presents, with all that are presented from there; if
  /// there is none, dismisses this controller.
  ///
  /// - Parameter uncovers: Whether the presenting controller appears again.
  func dismissPresented(animated: Bool, uncovers: Bool = true, completion: (() -> Void)?) {
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
    // A presentation without animation ends with the next layout, so it is finished here.
    if controller.isBeingPresented, controller.coordinator == nil { window?.layoutIfNeeded() }
    guard !controller.isBeingPresented, !controller.isBeingDismissed else {
      return Headless.log(
        """
        Attempt to dismiss from view controller \(type(of: presenter)) while a presentation or dismiss \
        is in progress!
        """)
    }
    let coordinator =
      animated
      ? window.map { controller.makeDismissingCoordinator(of: leaving, to: presenter, $0) } : nil
    let end = {
      for controller in leaving + [presenter] { controller.end(coordinator) }
      coordinator?.finish()
    }
    for controller in leaving.reversed() {
      controller.isBeingDismissed = true
      controller.presentation?.dismissalTransitionWillBegin()
      controller.beginAppearanceOfTree(false, animated: animated)
    }
    if window != nil, uncovers {
      presenter.uncover(below: controller.presentation?.container, animated: animated)
    }
    let finish = {
      for controller in leaving.reversed() { controller.finishDismissal() }
      presenter.resumeFirstResponder()
      end()
      completion?()
    }
    guard let window else { return Headless.onNextTurn(finish) }
    let leave = {
      window.appearances.afterLayout(.newArrivesFirst, finish)
      window.setNeedsLayout()
    }
    guard let coordinator else { return leave() }
    coordinator.animate(TransitionContext(controller, isPresenting: false)) { didComplete in
      if didComplete {
        leave()
      } else {
        presenter.rollBack(dismissalOf: leaving, in: window, completion: end)
      }
    }
  }

  /// Makes the coordinator for the presentation of this controller.
  private func makePresentingCoordinator(
    from presenter: UIViewController, source: UIViewController, _ window: UIWindow
  ) -> TransitionCoordinator {
    let animator = transitioningDelegate?.animationController(
      forPresented: self, presenting: presenter, source: source)
    let coordinator = TransitionCoordinator(
      in: window, from: presenter, to: self, style: modalPresentationStyle,
      animator: animator,
      interaction: animator.flatMap {
        transitioningDelegate?.interactionControllerForPresentation(using: $0)
      })
    for controller in [self, presenter] { controller.begin(coordinator) }
    return coordinator
  }

  /// Makes the coordinator for the dismissal of this controller and all controllers over it.
  private func makeDismissingCoordinator(
    of leaving: [UIViewController], to presenter: UIViewController, _ window: UIWindow
  ) -> TransitionCoordinator {
    let animator = transitioningDelegate?.animationController(forDismissed: self)
    let coordinator = TransitionCoordinator(
      in: window, from: self, to: presenter, style: modalPresentationStyle, animator: animator,
      interaction: animator.flatMap {
        transitioningDelegate?.interactionControllerForDismissal(using: $0)
      })
    for controller in leaving + [presenter] { controller.begin(coordinator) }
    return coordinator
  }

  /// Brings back the controllers of a cancelled interactive dismissal.
  private func rollBack(
    dismissalOf leaving: [UIViewController], in window: UIWindow,
    completion: @escaping () -> Void
  ) {
    if leaving[0].modalPresentationStyle.hidesPresenter {
      beginAppearanceOfTree(false, animated: true)
    }
    for controller in leaving {
      controller.beginAppearanceOfTree(true, animated: true)
      controller.isBeingDismissed = false
      controller.presentation?.dismissalTransitionDidEnd(false)
    }
    window.appearances.afterLayout(.newArrivesFirst) { [self] in
      if leaving[0].modalPresentationStyle.hidesPresenter { shownView?.removeFromSuperview() }
      for controller in leaving { controller.endAppearanceOfTree() }
      completion()
    }
    window.setNeedsLayout()
  }

  /// Ends the appearance that ``beginAppearanceOfTree(_:animated:)`` began.
  func endAppearanceOfTree() {
    forEachInAppearance { $0.endAppearance() }
  }

  /// Calls a closure with this controller and all that appear and disappear with it.
  func forEachInAppearance(_ body: (UIViewController) -> Void) {
    body(self)
    for controller in appearanceDependents { controller.forEachInAppearance(body) }
  }

  /// The controllers that appear and disappear with this one: the children in its view, unless it
  /// forwards the callbacks itself, and the controller presented in its context.
  private var appearanceDependents: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    let presented = presentedInContext.map { [$0] } ?? []
    return (storedChildren + presented).filter { $0.viewIfLoaded?.window != nil }
  }

  private func finishDismissal() {
    let presentation = presentation
    leavePresentation { presentation?.dismissalTransitionDidEnd(true) }
    isBeingDismissed = false
  }

  private func leavePresentation(beforehand tell: () -> Void = {}) {
    shownView?.removeFromSuperview()
    if let container = presentation?.container, let view = presenting?.viewIfLoaded,
      view.isDescendant(of: container)
    {
      // An animator has put the view there.
      view.removeFromSuperview()
      presenting?.reinsertView(below: container)
    }
    presentation?.container?.removeFromSuperview()
    presentation?.dimPresenter(false)
    endAppearance()
    presentation?.container = nil
    tell()
    presentation = nil
    presenting?.presented = nil
    presenting = nil
    items.suspended = nil
    if isPresentedInContext { barInsets = .zero }
  }

  /// Adds the view again below the dismissed one, if the presentation removed it.
  private func uncover(below container: UIView?, animated: Bool) {
    guard let view = viewIfLoaded, view.window == nil, let container else { return }
    guard container.superview != nil || presentation?.container != nil else { return }
    beginAppearance(true, animated: animated)
    reinsertView(below: container)
  }

  private func reinsertView(below container: UIView) {
    guard let view = shownView else { return }
    if presenting != nil, let own = presentation?.container {
      own.addSubview(view)
      return own.placePresentedView()
    }
    view.frame = container.frame
    container.superview?.insertSubview(view, belowSubview: container)
  }

  /// Begins the appearance of this controller and of all that appear with it.
  func beginAppearanceOfTree(_ isAppearing: Bool, animated: Bool) {
    forEachInAppearance { $0.beginAppearance(isAppearing, animated: animated) }
  }
}

extension UIPresentationController {
  /// Returns the style to which the presentation adapts in the window; nil if it keeps its own.
  fileprivate func adaptedStyle(in window: UIWindow) -> UIModalPresentationStyle? {
    let style = adaptivePresentationStyle(for: window.traitCollection)
    return style == presentationStyle ? nil : style
  }
}
