import Foundation

/// The frames of a navigation controller's bars, and the insets that they add to a child's safe
/// area.
@MainActor
struct NavigationLayout {
  private let bounds: CGRect
  private let safeArea: UIEdgeInsets
  private let isBarHidden: Bool
  private let isToolbarHidden: Bool
  private let isBarTranslucent: Bool
  let bar: CGRect
  let toolbar: CGRect

  init(_ controller: UINavigationController) {
    let view: UIView = controller.view
    let metrics = BarMetrics(view.traitCollection)
    bounds = view.bounds
    safeArea = view.safeAreaInsets
    isBarHidden = controller.isNavigationBarHidden
    isToolbarHidden = controller.isToolbarHidden
    isBarTranslucent = controller.navigationBar.isTranslucent
    bar = CGRect(
      x: 0, y: metrics.navigationTop(below: safeArea.top), width: bounds.width,
      height: controller.navigationBar.sizeThatFits(bounds.size).height)
    toolbar = CGRect(
      x: 0, y: bounds.height - safeArea.bottom - metrics.toolbar, width: bounds.width,
      height: metrics.toolbar)
  }

  private func extends(_ controller: UIViewController, below edge: UIRectEdge) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isBarTranslucent || controller.extendedLayoutIncludesOpaqueBars || edge != .top)
  }

  func frame(for controller: UIViewController) -> CGRect {
    var frame = bounds
    if !isBarHidden, !extends(controller, below: .top) {
      frame.origin.y += bar.maxY
      frame.size.height -= bar.maxY
    }
    if !isToolbarHidden, !extends(controller, below: .bottom) {
      frame.size.height -= bounds.height - toolbar.minY
    }
    return frame
  }

  /// Returns the insets that the bars add to the safe area of the device.
  func insets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !isBarHidden, extends(controller, below: .top) { insets.top = bar.maxY - safeArea.top }
    if !isToolbarHidden, extends(controller, below: .bottom) { insets.bottom = toolbar.height }
    return insets
  }
}
