extension UIWindow {
  /// Asks who decides whether there is a status bar. UIKit does so when controllers come and go, and when
  /// it is told to.
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
