import Foundation

/// How far a controller has come into view.
enum ControllerAppearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  // MARK: Appearance

  /// Whether coming into a window or leaving one is what makes this controller appear.
  private var followsWindow: Bool {
    storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  func viewWillMove(to window: UIWindow?) {
    guard followsWindow else { return }
    beginAppearance(window != nil, animated: false)
  }

  /// The rest of appearing waits for the layout of the window.
  func viewDidMove(to window: UIWindow?) {
    guard followsWindow else { return }
    if let window {
      window.willAppear(self)
    } else {
      endAppearance()
    }
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearance == .disappeared || appearance == .disappearing {
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else if !isAppearing, appearance == .appeared || appearance == .appearing {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
  }

  func endAppearance(animated: Bool = false) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }

  // MARK: Containment

  func adopt(_ child: UIViewController) {
    guard child !== self else {
      Headless.log("Can't add \(type(of: self)) as a child of itself.")
      return
    }
    if let old = child.storedParent {
      guard old !== self else { return }
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    parent.childOverrides[ObjectIdentifier(self)] = nil
    storedParent = nil
    didMove(toParent: nil)
  }

  // MARK: Presenting

  /// Full screen, whatever the style: there are no sheets yet.
  func presentOnTop(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard presented == nil, controller !== self, let window = viewIfLoaded?.window else {
      Headless.log(
        """
        Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the \
        window hierarchy, or which is already presenting.
        """)
      return
    }
    presented = controller
    controller.presenting = self
    controller.isBeingPresented = true
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    controller.isBeingPresented = false
    if let completion { Headless.onNextTurn(completion) }
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let controller = presented else {
      presenting?.dismiss(animated: animated, completion: completion)
      return
    }
    controller.isBeingDismissed = true
    controller.viewIfLoaded?.removeFromSuperview()
    controller.isBeingDismissed = false
    controller.presenting = nil
    presented = nil
    if let completion { Headless.onNextTurn(completion) }
  }

  // MARK: Margins

  /// The narrowest margins that a root view has at its sides on this device.
  var systemMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? viewIfLoaded?.bounds.width ?? 0
    let side: CGFloat =
      switch Headless.systemVersion {
      case .iOS26: width >= 390 ? 20 : 16
      case .iOS18: width >= 414 ? 20 : 16
      }
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
