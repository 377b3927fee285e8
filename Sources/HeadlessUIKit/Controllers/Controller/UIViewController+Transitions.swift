import Foundation

/// How far the appearance of a controller has come.
enum ControllerAppearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  // MARK: Appearance

  /// Whether this controller appears and disappears as its view enters and leaves a window.
  private var followsWindow: Bool {
    guard let parent = storedParent else { return true }
    return !isAppearanceForwardedByParent && !parent.awaitsContainerAppearance
  }

  /// Whether the controller has not appeared because its container has not told it to. Its view may
  /// already be in a window.
  var awaitsContainerAppearance: Bool { appearance == .disappeared && !followsWindow }

  /// Whether the parent decides when the controller appears, along with its descendants.
  private var isAppearanceForwardedByParent: Bool {
    storedParent?.shouldAutomaticallyForwardAppearanceMethods == false
  }

  /// Whether the controller, or one around it, is appearing until its parent ends that.
  var isAppearanceEndedByParent: Bool {
    sequence(first: self) { $0.storedParent }.contains {
      $0.isAppearanceForwardedByParent && $0.appearance == .appearing
    }
  }

  /// Begins the appearance. A controller that moves along with its parent, or with the controller
  /// that presents it in its context, is animated as that controller is.
  func viewWillMove(to window: UIWindow?) {
    guard followsWindow else { return }
    let isAppearing = window != nil
    let parent = storedParent ?? (isPresentedInContext ? presenting : nil)
    let followsParent = parent?.appearance == (isAppearing ? .appearing : .disappearing)
    beginAppearance(
      isAppearing, animated: followsParent && parent?.isAppearanceAnimated ?? false)
  }

  /// The rest of the appearance waits for the layout of the window.
  func viewDidMove(to window: UIWindow?) {
    if let window {
      if followsWindow || appearance == .appearing { arrive(in: window) }
    } else if followsWindow {
      endAppearance()
    }
  }

  private func arrive(in window: UIWindow) {
    window.appearances.add(self)
    window.setNeedsLayout()
  }

  /// Begins the appearance of a child and its descendants on behalf of the container.
  func beginForwardedAppearance(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceOfTree(isAppearing, animated: animated)
    guard isAppearing, isAppearanceForwardedByParent, let window = viewIfLoaded?.window
    else { return }
    forEachInAppearance { if $0.appearance == .appearing { $0.arrive(in: window) } }
  }

  /// Ends the appearance on behalf of the container. Before a child has appeared, it hears that it
  /// is appearing, at its place.
  func endForwardedAppearance() {
    if appearance == .appearing { viewIfLoaded?.window?.announceAppearances(within: self) }
    endAppearanceOfTree()
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearance == .disappeared || appearance == .disappearing {
      appearance = .appearing
      isAppearanceAnimated = animated
      loadViewIfNeeded()
      viewWillAppear(animated)
      prepareChildren()
    } else if !isAppearing, appearance == .appeared || appearance == .appearing {
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    }
  }

  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
      isMovingToParent = false
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: break
    }
  }

  // MARK: Containment

  /// Returns UIKit's message if the controller can't be presented, because it has a parent or is
  /// among those that it would cover; nil for any other controller.
  func presentationError(over presenter: UIViewController) -> String? {
    if let parent = storedParent {
      return "Application tried to present modally a view controller \(type(of: self)) that has a "
        + "parent view controller \(type(of: parent))."
    }
    guard presenter.isOnTop(of: self) else { return nil }
    return "Application tried to present modally an active controller \(type(of: self))."
  }

  /// Whether the controller is another one, or is contained in or presented over it.
  private func isOnTop(of other: UIViewController) -> Bool {
    self === other || storedParent?.isOnTop(of: other) == true
      || presenting?.isOnTop(of: other) == true
  }

  /// Whether a controller can become a child. Reports one that would end up inside itself.
  func canAdopt(_ child: UIViewController) -> Bool {
    guard isOnTop(of: child) else { return true }
    Headless.log(
      """
      Can't add \(type(of: child)) as a child of itself, of one of its children, or of a \
      controller that is presented over it.
      """)
    return false
  }

  func adopt(_ child: UIViewController) {
    guard canAdopt(child) else { return }
    if let old = child.storedParent {
      guard old !== self else {
        return Headless.log(
          "\(type(of: child)) is a child of \(type(of: self)) already; it is not added twice.")
      }
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.isMovingToParent = true
    storedChildren.append(child)
    child.storedParent = self
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.remove(identicalTo: self)
    parent.childOverrides[ObjectIdentifier(self)] = nil
    storedParent = nil
    barInsets = .zero
    isMovingToParent = false
    isMovingFromParent = false
    parent.childDidLeave(self)
    didMove(toParent: nil)
  }

  // MARK: Margins

  /// The minimum side margins of a root view on this device.
  var systemMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? viewIfLoaded?.bounds.width ?? 0
    let side = UIView.systemSideMargin(width: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
