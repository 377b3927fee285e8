import TestSupport
import Testing

/// The order in which assistive technologies reach the views.
@MainActor
struct AccessibilityOrderTests {
  private let host = UIView()
  private let title = SizedView("title", 20)
  private let back = SizedView("back", 20)
  private let badge = SizedView("badge", 10)
  private let button = SizedView("button", 20)

  private var order: [String]? {
    host.accessibilityElements?.map { ($0 as? UIView)?.accessibilityIdentifier ?? "?" }
  }

  @BlockBuilder private var blocks: [any Block] {
    VStackBlock {
      title; button
    }.background(back).overlay(badge)
  }

  @Test func elementsFollowTheDescriptionOnRequest() {
    let context = Mondrian.buildSubviews(on: host) { blocks }
    #expect(order == nil)
    context.ordersAccessibilityElements = true
    // The background lies behind the content and is read after it.
    #expect(host.subviews == [back, title, button, badge])
    #expect(order == ["title", "button", "back", "badge"])
    context.ordersAccessibilityElements = false
    #expect(order == nil)
  }

  /// Views that other code has added remain reachable, after the described ones.
  @Test func viewsAddedByOtherCodeComeLast() {
    let (closeButton, hidden) = (SizedView("close"), SizedView("hidden"))
    hidden.isHidden = true
    [closeButton, hidden].forEach(host.addSubview)
    Mondrian.buildSubviews(on: host) { blocks }.ordersAccessibilityElements = true
    #expect(order == ["title", "button", "back", "badge", "close"])
  }

  @Test func deactivatedLayoutLeavesOrderToTheSystem() {
    let context = Mondrian.buildSubviews(on: host) { blocks }
    context.ordersAccessibilityElements = true
    context.deactivate()
    #expect(order == nil)
    context.activate()
    #expect(order == ["title", "button", "back", "badge"])
  }

  /// An app's own accessibility elements come after the described views, and are restored afterwards,
  /// whichever layout ends first.
  @Test(arguments: [[0], [0, 1], [1, 0]])
  func deactivationRestoresTheAppsOwnElements(order ending: [Int]) {
    let element = UIAccessibilityElement(accessibilityContainer: host)
    host.accessibilityElements = [element, title]
    let contexts = [title, back][..<ending.count].map { view in
      Mondrian.buildSubviews(on: host) { view }
    }
    for context in contexts { context.ordersAccessibilityElements = true }
    let first = ending.count == 1 ? title : back
    #expect(host.accessibilityElements?.first as? UIView === first)
    #expect(host.accessibilityElements?.contains { $0 as AnyObject === element } == true)
    for number in ending { contexts[number].deactivate() }
    let left = host.accessibilityElements ?? []
    #expect(left.map { $0 as AnyObject }.elementsEqual([element, title] as [AnyObject], by: ===))
  }

  @Test func elementsSetMeanwhileSurviveDeactivation() {
    let context = Mondrian.buildSubviews(on: host) { blocks }
    context.ordersAccessibilityElements = true
    host.accessibilityElements = [badge]
    context.deactivate()
    #expect(order == ["badge"])
  }

  @Test func reloadUpdatesTheOrder() {
    let manager = LayoutManager()
    manager.ordersAccessibilityElements = true
    var isFirst = true
    manager.setup(on: host) {
      HStackBlock { isFirst ? [title, button] : [button, badge, title] }
    }
    #expect(order == ["title", "button"])
    isFirst = false
    manager.reloadLayout()
    #expect(order == ["button", "badge", "title"])
  }

  @Test func eachSuperviewOrdersItsOwnSubviews() {
    let scrollView = UIScrollView()
    scrollView.accessibilityIdentifier = "scroll"
    let manager = LayoutManager()
    manager.ordersAccessibilityElements = true
    var isScrolling = true
    manager.setup(on: host) {
      title
      if isScrolling { HScrollBlock(scrollView) { badge.background(back) } }
    }
    #expect(order == ["title", "scroll"])
    #expect(scrollView.accessibilityElements as? [UIView] == [badge, back])
    isScrolling = false
    manager.reloadLayout()
    #expect(order == ["title"] && scrollView.accessibilityElements == nil)
  }

  /// This holds however often the layout is built in between.
  @Test func turningOrderingOffAfterReloadsLeavesOrderToTheSystem() {
    let manager = LayoutManager()
    var isShown = true
    manager.ordersAccessibilityElements = true
    manager.setup(on: host) {
      title
      if isShown { badge }
    }
    #expect(order == ["title", "badge"])
    isShown = false
    manager.reloadLayout()
    #expect(order == ["title"])
    manager.ordersAccessibilityElements = false
    #expect(order == nil)
  }

  @Test func unchangedReloadAppendsViewsAddedByOtherCode() {
    let manager = LayoutManager()
    manager.ordersAccessibilityElements = true
    manager.setup(on: host) { title }
    manager.reloadLayout()
    host.addSubview(button)
    manager.reloadLayout()
    #expect(order == ["title", "button"])
  }
}
