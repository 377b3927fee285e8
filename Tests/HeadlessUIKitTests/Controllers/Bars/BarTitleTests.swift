import Foundation
import Testing

@testable import HeadlessUIKit

/// The look of item titles in bars.
@MainActor
struct BarTitleTests {
  private class Item: UIBarButtonItem {}
  private final class Tab: UITabBarItem {}
  private final class Tools: UIToolbar {}

  private func toolbar(_ items: [UIBarButtonItem], _ bar: UIToolbar = UIToolbar()) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.frame = window.bounds
    bar.items = items
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func button(of item: UIBarButtonItem) -> UIButton? { item.view as? UIButton }
  private func font(of item: UIBarButtonItem) -> UIFont? { button(of: item)?.titleLabel?.font }
  private func color(of item: UIBarButtonItem, _ state: UIControl.State = .normal) -> UIColor? {
    button(of: item)?.titleColor(for: state)
  }

  @Test func itemAdoptsTitleAndImageOfItsAction() {
    let (item, star) = (UIBarButtonItem(), UIImage(systemName: "star"))
    item.primaryAction = UIAction(title: "Save") { _ in }
    let window = toolbar([item])
    #expect(item.title == "Save" && button(of: item)?.title(for: .normal) == "Save")
    item.primaryAction = UIAction(title: "Rate", image: star) { _ in }
    item.primaryAction = UIAction { _ in }
    item.primaryAction = nil
    #expect(item.title == "Rate" && item.image === star)

    let add = UIBarButtonItem(systemItem: .add)
    add.primaryAction = UIAction(title: "Save", image: star) { _ in }
    #expect(add.title == nil && add.image == nil)
    withExtendedLifetime(window) {}
  }

  /// After a rotation, a bar in an app's own view is as high as on a screen that was hosted in that
  /// orientation.
  @Test func standaloneBarChangesHeightWithRotation() {
    func host(_ orientation: Headless.Orientation) -> (bar: UINavigationBar, window: UIWindow) {
      let (root, bar) = (UIView(), UINavigationBar())
      bar.prefersLargeTitles = true
      bar.items = [UINavigationItem(title: "Title")]
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: root.topAnchor),
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      var environment = Headless.Environment()
      environment.orientation = orientation
      let window = Headless.host(root, in: environment)
      window.layoutIfNeeded()
      return (bar, window)
    }
    let (turned, upright, lying) = (host(.portrait), host(.portrait), host(.landscape))
    Headless.rotate(turned.window, to: .landscape)
    turned.window.layoutIfNeeded()
    #expect(turned.bar.frame.size == lying.bar.frame.size)
    Headless.rotate(turned.window, to: .portrait)
    turned.window.layoutIfNeeded()
    #expect(turned.bar.frame.size == upright.bar.frame.size)
    #expect(upright.bar.frame.height > lying.bar.frame.height)
  }

  @Test func itemTitleAttributesStyleItsButton() throws {
    let (item, plain) = (UIBarButtonItem(title: "Write"), UIBarButtonItem(title: "Write"))
    item.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    let window = toolbar([item, plain])
    #expect(font(of: item)?.pointSize == 30 && font(of: plain)?.pointSize == 17)
    #expect(color(of: item) == .red && color(of: item, .disabled) == .gray)
    let (wide, narrow) = (try #require(button(of: item)), try #require(button(of: plain)))
    #expect(wide.frame.width > 1.5 * narrow.frame.width)
    #expect(narrow.frame.minX > wide.frame.maxX)

    item.setTitleTextAttributes(nil, for: .normal)
    window.layoutIfNeeded()
    #expect(font(of: item)?.pointSize == 17 && wide.frame.width == narrow.frame.width)
  }

  @Test func positionAdjustmentsAndInsetsMoveItems() throws {
    let (item, other) = (UIBarButtonItem(title: "Write"), UIBarButtonItem(title: "Write"))
    let window = toolbar([item, other])
    func place(_ item: UIBarButtonItem) throws -> CGPoint {
      let shown = try #require(button(of: item))
      shown.layoutIfNeeded()
      return try #require(shown.titleLabel).frame.origin
    }
    let plain = try place(item)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 9, vertical: 9), for: .compact)
    window.layoutIfNeeded()
    #expect(try place(item) == CGPoint(x: plain.x + 3, y: plain.y - 2))
    #expect(try place(other) == plain)
    #expect(item.titlePositionAdjustment(for: .compact) == UIOffset(horizontal: 9, vertical: 9))

    let icon = UIBarButtonItem(image: UIImage(systemName: "star"))
    let second = toolbar([icon])
    let image = try #require(button(of: icon)?.imageView)
    let before = image.frame.origin
    icon.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    second.layoutIfNeeded()
    button(of: icon)?.layoutIfNeeded()
    #expect(image.frame.origin == CGPoint(x: before.x, y: before.y + 4))
  }

  @Test func appearancesMoveBarTitles() throws {
    let controller = UIViewController()
    controller.title = "Title"
    let save = UIBarButtonItem(title: "Save")
    controller.navigationItem.rightBarButtonItem = save
    let navigation = UINavigationController(rootViewController: controller)
    let window = Headless.host(navigation, in: Headless.Environment())
    func places() throws -> [CGPoint] {
      window.layoutIfNeeded()
      let bar = navigation.navigationBar
      let title = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
      let shown = try #require(button(of: save))
      shown.layoutIfNeeded()
      return [title.frame.origin, try #require(shown.titleLabel).frame.origin]
    }
    let plain = try places()
    let look = UINavigationBarAppearance()
    look.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 6)
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    let moved = try places()
    #expect(moved[0].x == plain[0].x && abs(moved[0].y - plain[0].y - 6) < 1e-9)
    #expect(abs(moved[1].x - plain[1].x - 2) < 1e-9 && moved[1].y == plain[1].y)
  }

  @Test func verticalAdjustmentMovesTheTitleOfANavigationBar() throws {
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    let window = Headless.host(navigation)
    let bar = navigation.navigationBar
    func place() throws -> CGPoint {
      window.layoutIfNeeded()
      return try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first).frame.origin
    }
    let plain = try place()
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    bar.setTitleVerticalPositionAdjustment(9, for: .compact)
    #expect(try place().x == plain.x)
    #expect(abs(try place().y - plain.y - 5) < 1e-9)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 9)
  }

  @Test func appearanceStylesPlainAndDoneButtons() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let (plain, done) = (
      UIBarButtonItem(title: "Edit"), UIBarButtonItem(systemItem: .done)
    )
    done.style = .done
    second.navigationItem.rightBarButtonItems = [plain, done]
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    navigation.navigationBar.standardAppearance = look
    let window = Headless.host(navigation)
    #expect(color(of: plain) == .red && font(of: done)?.pointSize == 11)
    let back = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
      .first { $0.title(for: .normal) == "First" }
    #expect(back?.titleColor(for: .normal) == .blue)

    // The item's own attributes take precedence; the bar follows a change of its own appearance
    // copy.
    plain.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    let kept = navigation.navigationBar.standardAppearance.doneButtonAppearance
    kept.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
    window.layoutIfNeeded()
    #expect(color(of: plain) == .green && font(of: done)?.pointSize == 12)
  }

  @Test func itemsAdoptTheirAppearanceProxy() {
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    Item.appearance().tintColor = .purple
    Item.appearance(whenContainedInInstancesOf: [Tools.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let (item, inside, own) = (Item(title: "a"), Item(title: "b"), Item(title: "c"))
    own.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    let windows = [toolbar([item, own]), toolbar([inside], Tools())]
    #expect([item, inside, own].map { color(of: $0) } == [.red, .blue, .green])
    #expect(item.tintColor == .purple && button(of: item)?.tintColor == .purple)
    withExtendedLifetime(windows) {}
  }

  private func cells(of items: [UITabBarItem], _ bar: UITabBar = UITabBar()) -> [TabCell] {
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 49)
    bar.items = items
    bar.selectedItem = items.first
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? TabCell }
  }

  private func title(_ cell: TabCell) -> UILabel? {
    cell.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test func tabTitlesAdoptProxyAndItemAttributes() {
    Tab.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    Tab.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    Tab.appearance().titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
    let items = [Tab(title: "a", image: nil, tag: 0), Tab(title: "b", image: nil, tag: 1)]
    items[1].setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 14)], for: .normal)
    let shown = cells(of: items)
    #expect(shown.map { title($0)?.textColor } == [.blue, .secondaryLabel])
    #expect(shown.map { title($0)?.font.pointSize } == [10, 14])
    #expect(shown.map { title($0)?.frame.origin } == [CGPoint(x: 2, y: 32), CGPoint(x: 2, y: 32)])
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func badgesAreBesideTheirIcons(direction: UISemanticContentAttribute) throws {
    let item = UITabBarItem(title: "a", image: UIImage(systemName: "star"), tag: 0)
    item.badgeValue = "120"
    let bar = UITabBar()
    bar.semanticContentAttribute = direction
    let cell = try #require(cells(of: [item], bar).first)
    let icon = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
    let badge = try #require(cell.subviews.last)
    let label = try #require(badge.subviews.first as? UILabel)
    #expect(!badge.isHidden && label.text == "120" && badge.backgroundColor == .systemRed)
    #expect(label.intrinsicContentSize.width + 10 == badge.frame.width)
    let isMirrored = direction == .forceRightToLeft
    #expect(isMirrored ? badge.frame.maxX < icon.frame.midX : badge.frame.minX > icon.frame.midX)

    item.badgeColor = .blue
    item.badgeValue = "1"
    bar.layoutIfNeeded()
    #expect(badge.backgroundColor == .blue && badge.frame.size == CGSize(width: 18, height: 18))
    item.badgeValue = nil
    bar.layoutIfNeeded()
    #expect(badge.isHidden)
  }

  @Test func itemBelowConfiguresTheBackButton() {
    let (below, top) = (UINavigationItem(title: "Inbox"), UINavigationItem(title: "Mail"))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 54))
    bar.items = [below, top]
    func backButtonTitle() -> String? {
      bar.layoutIfNeeded()
      let button = bar.subviews.lazy.compactMap { $0 as? UIButton }.first
      return button?.title(for: .normal) ?? (button?.image(for: .normal) == nil ? nil : "<")
    }
    #expect(backButtonTitle() == "Inbox")
    below.backButtonDisplayMode = .generic
    #expect(backButtonTitle() == "Back")
    below.backButtonTitle = "All"
    #expect(backButtonTitle() == "Back")
    below.backBarButtonItem = UIBarButtonItem(title: "Out")
    #expect(backButtonTitle() == "Out")
    below.backButtonDisplayMode = .minimal
    #expect(backButtonTitle() == "<")
    below.backButtonDisplayMode = .default
    top.style = .editor
    #expect(backButtonTitle() == "<")
  }

  @Test(
    arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft], [false, true])
  func titleDoesNotOverlapButtons(direction: UISemanticContentAttribute, hasView: Bool) throws {
    let item = UINavigationItem(title: "Settings")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 54))
    bar.semanticContentAttribute = direction
    bar.items = [item]
    let label = UILabel()
    if hasView { item.titleView = label }
    func frame(_ title: String) throws -> CGRect {
      (item.title, label.text) = (title, title)
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      return try #require(bar.subviews.first { ($0 as? UILabel)?.text == title }).frame
    }
    #expect(try abs(frame("Settings").midX - 150) < 0.5)
    item.rightBarButtonItem = UIBarButtonItem(title: "Save it all")
    #expect(try abs(frame("A").midX - 150) < 0.5)
    let long = "A title that is by far too long for a bar"
    for title in ["Notifications", long] {
      let place = try frame(title)
      let button = try #require(item.rightBarButtonItem?.view).frame
      #expect(
        !place.intersects(button) && CGRect(x: 0, y: 0, width: 300, height: 54).contains(place))
    }
    item.leftBarButtonItem = UIBarButtonItem(title: "Back")
    let place = try frame(long)
    for button in [item.leftBarButtonItem, item.rightBarButtonItem].compactMap({ $0?.view?.frame })
    {
      #expect(!place.intersects(button))
    }
    #expect(place.width > 20)
  }

  @Test func backButtonTitleShortensToFit() {
    let (below, top) = (UINavigationItem(title: "Settings"), UINavigationItem(title: "A"))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 54))
    bar.items = [below, top]
    func backButtonTitle(beside title: String) -> String? {
      top.title = title
      bar.layoutIfNeeded()
      let button = bar.subviews.lazy.compactMap { $0 as? UIButton }.first
      return button?.title(for: .normal) ?? (button?.image(for: .normal) == nil ? nil : "<")
    }
    #expect(backButtonTitle(beside: "Notifications") == "Settings")
    #expect(backButtonTitle(beside: "Notifications and sounds") == "Back")
    #expect(backButtonTitle(beside: "Notifications and sounds of all") == "<")
    #expect(backButtonTitle(beside: "A") == "Settings")
    top.rightBarButtonItem = UIBarButtonItem(title: "Save it all now")
    #expect(backButtonTitle(beside: "Sounds on") == "Back")
  }
}
