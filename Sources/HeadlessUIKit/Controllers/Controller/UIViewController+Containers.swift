import Foundation

/// Properties that most controllers do not use: items for the bars of their containers, and others.
@MainActor
struct ControllerItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  /// The tab that has made the controller.
  weak var source: UITab?
  var edit: UIBarButtonItem?
  var unavailable = UnavailableContent()
  /// The first responder that resigned when this controller was covered.
  var suspended: SuspendedResponder?
  private var scrollViews: [UInt: WeakScrollView] = [:]

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  mutating func setScrollView(_ view: UIScrollView?, at edges: NSDirectionalRectEdge) {
    for edge in Self.edges where edges.contains(edge) {
      scrollViews[edge.rawValue] = WeakScrollView(view: view)
    }
  }

  func scrollView(at edges: NSDirectionalRectEdge) -> UIScrollView? {
    Self.edges.lazy.filter(edges.contains).compactMap { scrollViews[$0.rawValue]?.view }.first
  }

  func setTitle(_ title: String?) {
    navigation?.title = title
    tab?.title = title
  }
}

extension UIViewController {
  /// Ends editing in a view until the controller is uncovered.
  func suspendFirstResponder(in root: UIView) {
    let suspended = Headless.World.run(around: root) { SuspendedResponder(in: root) }
    items.suspended = suspended ?? items.suspended
  }

  func resumeFirstResponder() {
    let suspended = items.suspended
    items.suspended = nil
    suspended?.resume()
  }

  func barInsetsDidChange(from oldInsets: UIEdgeInsets) {
    guard oldInsets != barInsets else { return }
    viewIfLoaded?.updateSafeArea()
    presentedInContext?.barInsets = barInsets
  }

  func setContentScrollViewForBars(_ scrollView: UIScrollView?, at edges: NSDirectionalRectEdge) {
    items.setScrollView(scrollView, at: edges)
    storedParent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the scroll view under the bar at an edge: the one that was set, else the view or its first
  /// subview. A container with bars returns that of the child that it shows.
  func scrolledContent(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    switch self {
    case let navigation as UINavigationController:
      navigation.shown === navigation.topViewController
        ? navigation.shown?.scrolledContent(at: edge) : nil
    case let tabs as UITabBarController: tabs.shown?.scrolledContent(at: edge)
    default: contentScrollView(for: edge) ?? firstScrollView
    }
  }

  /// The view, or else its first subview, if it is a scroll view.
  private var firstScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.storedSubviews.first as? UIScrollView
  }

  /// Updates the adjusted insets, since another scroll view may now be the one that follows the bars.
  func scrolledContentMayChange() {
    guard let view = viewIfLoaded else { return }
    for case let scrollView as UIScrollView in [view] + view.storedSubviews {
      scrollView.updateAdjustedInset()
    }
  }

  func makeStandardView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    items.navigation = item
    return item
  }

  func findEditButton() -> UIBarButtonItem {
    if let item = items.edit { return item }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(primaryAction: action)
    items.edit = item
    showEditing()
    return item
  }

  func showEditing() {
    let shown = isEditing ? UIBarButtonItem.SystemItem.done : .edit
    items.edit?.title = shown.word
    items.edit?.style = isEditing ? .done : .plain
  }

  /// Returns the tab bar item; a navigation controller without one returns that of its first controller.
  func findTabBarItem() -> UITabBarItem {
    if let item = items.tab { return item }
    if let first = (self as? UINavigationController)?.viewControllers.first {
      return first.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    items.tab = item
    return item
  }

  func nearestContainer<Container: UIViewController>() -> Container? {
    sequence(first: self) { $0.storedParent }.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Asks the parents from the inside out, and presents the controller if none of them shows it.
  func showInNearestContainer(_ controller: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInNearestContainer(_ controller: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Puts one child's view in the place of another's, and lets them appear and disappear.
  ///
  /// Without a window, or if the container has not been told to appear, no controller appears, and
  /// the exchange is done at once.
  ///
  /// - Parameters:
  ///   - old: Who goes.
  ///   - new: Who comes.
  ///   - host: Where the views are.
  ///   - frame: Where the new one's is.
  ///   - animated: What those who come and go are told.
  ///   - coordinator: Runs what goes alongside, and knows who animates it.
  ///   - completion: Called at the end, but not if it is taken back.
  func exchange(
    _ old: UIViewController?, for new: UIViewController?, in host: UIView, frame: CGRect,
    animated: Bool, with coordinator: TransitionCoordinator? = nil,
    completion: @escaping () -> Void
  ) {
    new?.loadViewIfNeeded()
    let old = old.flatMap { $0.isShownElsewhere(than: host, of: self) ? nil : $0 }
    let window = awaitsContainerAppearance ? nil : host.window
    if window != nil {
      old?.beginAppearanceOfTree(false, animated: animated)
      new?.seen.beginAppearance(true, animated: animated)
    }
    if let view = new?.viewInContainer {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = frame
      if let window, let coordinator, coordinator.animator != nil, let old, let new {
        return AnimatedExchange(old, new, of: self, in: host, window)
          .run(with: coordinator, completion: completion)
      }
      new?.enter(host)
    }
    guard let window else {
      old?.leaveScreen()
      completion()
      end(coordinator)
      coordinator?.finish()
      return
    }
    coordinator?.animate(nil) { _ in }
    window.announceAppearances()
    new?.view.updateConstraintsIfNeeded()
    window.appearances.afterLayout(.oldLeavesFirst) {
      // The old child may be appearing again.
      if old?.appearance != .appearing { old?.leaveScreen() }
    }
    window.appearances.afterLayout(.newArrivesFirst) { [weak self] in
      completion()
      self?.end(coordinator)
      coordinator?.finish()
    }
  }

  /// Whether another container has adopted the controller, and shows its view already.
  private func isShownElsewhere(than host: UIView, of container: UIViewController) -> Bool {
    guard let storedParent, storedParent !== container else { return false }
    return viewIfLoaded?.isDescendant(of: host) == false
  }

  var containerInContext: PresentationContainer? {
    presentedInContext?.presentation?.container
  }

  /// This controller, or the one that has replaced it in its context.
  private var seen: UIViewController {
    guard let presented, presented.modalPresentationStyle == .currentContext,
      !presented.isBeingPresented, !presented.isBeingDismissed
    else { return self }
    return presented
  }

  /// The view, or the container of the presentation that has replaced it in its context.
  var viewInContainer: UIView! { seen === self ? view : containerInContext }

  /// Gives the view a frame, and the container of a presentation in this context the same.
  func place(in frame: CGRect) {
    for view in viewsInContainer where view.frame != frame { view.frame = frame }
  }

  /// The view and the container of a presentation in this context.
  var viewsInContainer: [UIView] { [viewIfLoaded, containerInContext].compactMap(\.self) }

  /// Adds the view behind all others, and the container of a presentation in this context over it.
  func enter(_ host: UIView) {
    host.insertSubview(viewInContainer, at: 0)
    if seen === self { containerInContext?.open(over: view, in: nil) }
  }

  /// Removes the view, together with the container of a presentation in this context.
  func leaveScreen() {
    for view in viewsInContainer { view.removeFromSuperview() }
  }

  func exchangeViews(
    from old: UIViewController, to new: UIViewController, animation: Headless.Animation,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard let host = old.viewIfLoaded?.superview else {
      Headless.log("The view of \(type(of: old)) has no superview for the transition.")
      return
    }
    let window = shouldAutomaticallyForwardAppearanceMethods ? host.window : nil
    if let window {
      let isAnimated = animation.duration > 0 && Headless.Animation.areEnabled
      old.beginAppearanceOfTree(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
      window.appearances.hold(new)
    }
    host.addSubview(new.view)
    animation.perform(animations) {
      old.view.removeFromSuperview()
      if window?.appearances.release(new) == true { new.endAppearanceOfTree() }
      completion?($0)
    }
  }
}

/// The view of a container controller, which has it lay out the bars and the children.
class ContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutChildren()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The arrangement depends on the size classes, which may change while the size stays.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherSizeClasses(than: previousTraitCollection) { setNeedsLayout() }
  }
}

extension UIView {
  func hasOtherSizeClasses(than old: UITraitCollection?) -> Bool {
    let new = traitCollection
    return old?.horizontalSizeClass != new.horizontalSizeClass
      || old?.verticalSizeClass != new.verticalSizeClass
  }
}

extension UIViewController {
  func makeContainerView() -> UIView {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
