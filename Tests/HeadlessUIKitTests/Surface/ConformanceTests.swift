import Foundation
import HeadlessUIKit
import Testing

/// Conformances of UIKit's classes, whose members apps override without declaring the protocol
/// again. The file imports only public names.
@MainActor
struct ConformanceTests {
  // MARK: Cells

  private final class SwipeCell: UITableViewCell {
    let press = UITapGestureRecognizer()
    var takes = true

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      press.delegate = self
      contentView.addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { takes && super.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func cellIsTheDelegateOfItsRecognizers() {
    let cell = SwipeCell(style: .default, reuseIdentifier: nil)
    let window = Headless.host(cell)
    var count = 0
    Headless.onAction(of: cell.press) { _ in count += 1 }
    Headless.tap(cell.contentView)
    #expect(count == 1)
    cell.takes = false
    Headless.tap(cell.contentView)
    #expect(count == 1)
    withExtendedLifetime(window) {}
  }

  // MARK: Controls

  private final class MenuControl: UIControl {
    var ended = 0

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      ended += 1
    }
  }

  @Test func controlProvidesItsContextMenuWhileEnabled() {
    let control = MenuControl()
    let window = Headless.host(control)
    #expect(!control.isContextMenuInteractionEnabled && control.contextMenuInteraction == nil)
    control.isContextMenuInteractionEnabled = true
    #expect(Headless.contextMenu(of: control) == ["Copy"])
    control.isContextMenuInteractionEnabled = false
    #expect(control.ended == 1 && control.interactions.isEmpty)
    withExtendedLifetime(window) {}
  }

  // MARK: Bars

  private final class Tabs: UITabBarController {
    var chosen: [Int] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      super.tabBar(tabBar, didSelect: item)
      chosen.append(item.tag)
    }
  }

  @Test func tabBarControllerHearsChosenItems() {
    let tabs = Tabs()
    tabs.viewControllers = (0..<2).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return controller
    }
    let window = Headless.host(tabs)
    let cells = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    #expect(cells.count == 2 && tabs.tabBar.delegate === tabs)
    if let last = cells.max(by: { $0.frame.minX < $1.frame.minX }) { Headless.tap(last) }
    #expect(tabs.chosen == [1] && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.chosen == [1])
    withExtendedLifetime(window) {}
  }

  private final class BarDelegate: NSObject, UISearchBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func searchBarAsksItsDelegateForItsPosition() {
    let (bar, delegate) = (UISearchBar(), BarDelegate())
    #expect(bar.barPosition == .any)
    bar.delegate = delegate
    #expect(bar.barPosition == .topAttached)
  }

  // MARK: Layers

  @Test func layerConvertsItsOwnTime() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(inner.convertTime(5, from: nil) == 5 && inner.speed == 1)
    outer.beginTime = 2
    inner.speed = 2
    inner.timeOffset = 1
    #expect(inner.convertTime(5, from: nil) == 7 && inner.convertTime(7, to: nil) == 5)
    #expect(inner.convertTime(3, from: outer) == 7 && outer.convertTime(7, from: inner) == 3)
    // Apps pause animations in this way.
    let layer = CALayer()
    let now = layer.convertTime(40, from: nil)
    layer.speed = 0
    layer.timeOffset = now
    #expect(layer.convertTime(90, from: nil) == 40)
    let timing: any CAMediaTiming = layer
    #expect(timing.timeOffset == 40)
  }

  @Test func nullIsALayerAction() {
    let layer = CALayer()
    layer.actions = ["position": NSNull(), "bounds": NSNull()]
    #expect(layer.actions?["position"] is NSNull)
  }

  @Test func viewsAndAttributesAreDynamicItems() {
    let items: [any UIDynamicItem] = [
      UIView(), UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
    ]
    for item in items {
      item.center = CGPoint(x: 3, y: 4)
      #expect(item.center == CGPoint(x: 3, y: 4))
    }
  }

  // MARK: Values

  @Test func emptyInitializersMakePlaceholders() {
    #expect(UINavigationItem().title == nil && UIAlertAction().style == .default)
    #expect(UIViewPropertyAnimator().duration == 0)
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIFont().pointSize > 0)
  }

  /// As what is imported from Objective-C: an app conforms them itself where it needs a key.
  @Test func optionsAreNotHashable() {
    let options: [Any] = [
      UIControl.State.normal, UIControl.Event.touchDown, UIRectEdge.top, NSDirectionalRectEdge.top,
      UIRectCorner.topLeft, UIAxis.both, UIView.AutoresizingMask.flexibleWidth,
      UIView.AnimationOptions.repeat, UIView.KeyframeAnimationOptions.repeat,
      UISwipeGestureRecognizer.Direction.up, UIInterfaceOrientationMask.all,
      UIFontDescriptor.SymbolicTraits.traitBold,
    ]
    #expect(options.filter { $0 is any Hashable }.isEmpty)
    // A name for accessibility and an attribute of text are.
    #expect((UIAccessibilityTraits.button as Any) is any Hashable)
    #expect((NSUnderlineStyle.single as Any) is any Hashable)
    #expect(!((UISplitViewController.Column.primary as Any) is any CaseIterable))
  }

  @Test func symbolConfigurationsCombine() {
    typealias Configuration = UIImage.SymbolConfiguration
    let size = Configuration(pointSize: 20)
    let both: Configuration = size.applying(Configuration(weight: .bold))
    #expect(both == Configuration(pointSize: 20, weight: .bold))
    #expect(size.applying(nil) == size)
    let kind: UIImage.Configuration = size
    #expect(kind.applying(Configuration(scale: .large)) != size)
  }

  /// As with imports from Objective-C, the compiler does not warn about unused results.
  @Test func resultsAreDiscardable() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    UIGraphicsEndImageContext()
    let text = UITextView()
    text.layoutManager.glyphRange(for: text.textContainer)
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    #expect(text.textStorage.length == 0)
  }
}
