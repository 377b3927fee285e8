import UIKit

// Functions of UIKit alone, without actor annotations: silent in Swift 5, warnings in Swift 6.

func fill(_ view: UIView, _ host: UIView) -> [NSLayoutConstraint] {
  view.translatesAutoresizingMaskIntoConstraints = false
  return [
    view.topAnchor.constraint(equalTo: host.topAnchor),
    view.leadingAnchor.constraint(equalTo: host.layoutMarginsGuide.leadingAnchor, constant: 8),
  ]
}

enum Router {
  static func show(_ controller: UIViewController, in window: UIWindow?) {
    window?.rootViewController = UINavigationController(rootViewController: controller)
    window?.makeKeyAndVisible()
  }

  static func fade(_ view: UIView, then done: @escaping () -> Void) {
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in done() }
  }
}

extension Array where Element == UIView {
  func hideAll() { forEach { $0.isHidden = true } }
  var widest: CGFloat { map { $0.frame.width }.max() ?? UIScreen.main.bounds.width }
}

func paint(_ label: UILabel) { label.textColor = .red }
