import Foundation
import HeadlessUIKit
import Testing

/// Initializers as apps override them in subclasses.
@MainActor
struct InitializerTests {
  private final class Ring: CAShapeLayer {
    var turns = 0
    override init() {
      super.init()
      turns = 3
    }
    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? Ring { turns = ring.turns }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  @Test func layerClassInitializerMakesTheViewsLayer() {
    #expect((RingView().layer as? Ring)?.turns == 3)
    let ring = Ring()
    ring.turns = 5
    #expect(Ring(layer: ring).turns == 5)
  }

  private final class Place: UICollectionViewLayoutAttributes {
    var scale: CGFloat
    override init() {
      scale = 2
      super.init()
    }
    override func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) let copy = super.copy(with: zone)
      MainActor.assumeIsolated { (copy as? Place)?.scale = scale }
      return copy
    }
  }

  @Test func copiedAttributesKeepTheirClass() {
    let place = Place(forCellWith: IndexPath(item: 1, section: 2))
    place.scale = 7
    let copy = place.copy() as? Place
    #expect(copy?.scale == 7 && copy?.indexPath == IndexPath(item: 1, section: 2))
  }

  private final class Bar: UINavigationBar {
    let mark = "bar"
  }

  private final class Tools: UIToolbar {
    let mark = "tools"
  }

  private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func navigationControllerUsesGivenBarClasses() {
    let stack = Stack(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect((stack.navigationBar as? Bar)?.mark == "bar")
    #expect((stack.toolbar as? Tools)?.mark == "tools")
    #expect(type(of: Stack(navigationBarClass: nil, toolbarClass: nil).navigationBar) != Bar.self)
    let root = UIViewController()
    #expect(Stack(rootViewController: root).topViewController === root)
  }

  private final class Photo: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      tag = 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Choice: UISegmentedControl {
    override init(items: [Any]?) {
      super.init(items: items)
      selectedSegmentIndex = 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Overlay: UIWindow {
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      windowLevel = .alert
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Tabs: UITabBarController {
    override init(tabs: [UITab]) {
      super.init(tabs: tabs)
      mode = .tabSidebar
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Search: UISearchTab {
    override init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
      super.init(viewControllerProvider: viewControllerProvider)
      preferredPlacement = .pinned
    }
  }

  private final class Group: UITabGroup {
    override init(
      title: String, image: UIImage?, identifier: String, children: [UITab],
      viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
      super.init(
        title: title, image: image, identifier: identifier, children: children,
        viewControllerProvider: viewControllerProvider)
      sidebarAppearance = .rootSection
    }
  }

  @Test func tabInitializersMatchUIKit() {
    let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    let group = Group(title: "More", image: nil, identifier: "more", children: [home])
    let tabs = Tabs(tabs: [group, Search()])
    #expect(tabs.tabs.count == 2 && tabs.mode == .tabSidebar && tabs.selectedTab === home)
    #expect(group.sidebarAppearance == .rootSection && tabs.tabs[1].preferredPlacement == .pinned)
    #expect(home.preferredPlacement == .automatic && UITabBarController().mode == .automatic)
  }

  @Test func designatedInitializersMatchUIKit() throws {
    let photo = Photo(image: nil)
    #expect(photo.tag == 1 && !photo.isUserInteractionEnabled)
    let choice = Choice(items: ["a", "b"])
    #expect(choice.selectedSegmentIndex == 1 && choice.bounds.height > 0 && choice.clipsToBounds)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let overlay = Overlay(windowScene: scene)
    #expect(overlay.windowLevel == .alert && overlay.bounds == UIScreen.main.bounds)
  }
}
