extension UIWindow {
  /// Asks the controllers whether the status bar is hidden. As in UIKit, this happens when controllers
  /// appear or disappear, and on request.
  func updateStatusBar() {
    guard var controller = rootViewController else {
      hidesStatusBar = false
      return
    }
    while let presented = controller.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.presentation?.adaptivePresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    var asked: [UIViewController] = []
    while let child = controller.childForStatusBarHidden, !asked.contains(child) {
      asked.append(child)
      controller = child
    }
    hidesStatusBar = controller.prefersStatusBarHidden
  }
}
