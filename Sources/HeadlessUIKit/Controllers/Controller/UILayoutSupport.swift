import Foundation

/// A guide of a controller, used by layouts that predate the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Between an edge of a controller's view and its safe area.
private final class SafeAreaSupport: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// From the top of the view to the top of the safe area. Made and added to the view on first
  /// access.
  var topSupport: any UILayoutSupport {
    support("UIViewControllerTop") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }

  /// From the bottom of the safe area to the bottom of the view. Made and added to the view on
  /// first access.
  var bottomSupport: any UILayoutSupport {
    support("UIViewControllerBottom") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }

  private func support(
    _ name: String, _ constraints: (UILayoutGuide, UIView) -> [NSLayoutConstraint]
  ) -> any UILayoutSupport {
    let host: UIView = view
    for case let guide as SafeAreaSupport in host.layoutGuides where guide.identifier == name {
      return guide
    }
    let guide = SafeAreaSupport()
    guide.identifier = name
    host.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      constraints(guide, host) + [
        guide.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
      ])
    return guide
  }
}
