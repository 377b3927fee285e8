import LayoutStage
import TestSupport
import Testing

/// Scroll blocks on screens: safe areas, keyboards, rotations.
@MainActor
struct ScrollPlaceTests {
  private let scrollView = UIScrollView()
  private let content = SizedView("content", 100, 2000)

  private func window(
    _ environment: Headless.Environment = .init(), @BlockBuilder _ blocks: () -> [any Block]
  ) -> UIWindow {
    let host = UIView()
    let window = Headless.host(host, in: environment)
    Mondrian.buildSubviews(on: host) { blocks() }
    window.layoutIfNeeded()
    return window
  }

  @Test func fullScreenContentIsInsetByTheSafeArea() {
    let window = window { VScrollBlock(scrollView, alignment: .fill) { content } }
    #expect(scrollView.frame == window.bounds)
    let insets = window.safeAreaInsets
    #expect(insets.top > 0 && insets.bottom > 0)
    #expect(scrollView.adjustedContentInset.top == insets.top)
    #expect(scrollView.adjustedContentInset.bottom == insets.bottom)
    #expect(scrollView.contentOffset.y == -insets.top)
    #expect(scrollView.contentSize == CGSize(width: window.bounds.width, height: 2000))
  }

  @Test func scrollViewInsideTheSafeAreaHasNoAdjustedInset() {
    let window = window {
      VScrollBlock(scrollView) { content }.container(respectingSafeAreaEdges: .all)
    }
    #expect(scrollView.frame == window.bounds.inset(by: window.safeAreaInsets))
    #expect(scrollView.adjustedContentInset == .zero)
  }

  @Test func scrollViewFollowsTheKeyboard() {
    // A stage has no keyboard of another test.
    let stage = LayoutStage.Stage(UIView())
    stage.run {
      Mondrian.buildSubviews(on: stage.view) {
        VScrollBlock(scrollView, alignment: .fill, fillsFrame: true) {
          SizedView("field", 100, 40)
          StackingSpacer(minLength: 0)
          SizedView("button", 100, 40)
        }
        .container(top: .safeArea(.top), bottom: .keyboard(.top))
      }
    }
    stage.layout()
    let free = scrollView.frame
    #expect(free == stage.window.bounds.inset(by: stage.window.safeAreaInsets))
    stage.showKeyboard(height: 300)
    #expect(scrollView.frame.maxY == stage.window.bounds.maxY - 300)
    #expect(scrollView.contentSize.height == scrollView.bounds.height)
    stage.hideKeyboard()
    #expect(scrollView.frame == free)
  }

  @Test func rightToLeftRowKeepsItsPlaceWhenWidened() {
    let stage = Stage(CGSize(width: 100, height: 100), direction: .rightToLeft)
    let row = SizedView("row", 500, 20)
    Mondrian.buildSubviews(on: stage.view) { HScrollBlock(scrollView) { row } }
    _ = stage.size
    #expect(scrollView.contentOffset.x == 400)
    scrollView.contentOffset.x = 250
    row.preferredSize = CGSize(width: 600, height: 20)
    _ = stage.size
    #expect(scrollView.contentOffset.x == 350)
    stage.view.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }?
      .constant = 160
    _ = stage.size
    #expect(scrollView.bounds.width == 160)
    #expect(scrollView.contentOffset.x == 290)
  }

  /// A scroll view that becomes wider clamps its offset before its content becomes longer.
  @Test(arguments: [0, 30, 70, 200] as [CGFloat], [100, 60, 250] as [CGFloat])
  func rightToLeftRowKeepsItsPlaceWhateverChangesFirst(distance: CGFloat, width: CGFloat) {
    for (length, later) in [(300, 500), (500, 300), (400, 400)] as [(CGFloat, CGFloat)] {
      let scrollView = UIScrollView()
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let stage = LayoutStage.Stage(UIView(), direction: .rightToLeft, size: .fixed(390, 100))
      let row = SizedView("row", length, 20)
      stage.run {
        stage.view.addSubview(host)
        Mondrian.buildSubviews(on: host) { HScrollBlock(scrollView) { row } }
      }
      stage.layout()
      scrollView.contentOffset.x = length - 100 - distance
      stage.layout()
      stage.run {
        host.frame.size.width = width
        row.preferredSize = CGSize(width: later, height: 20)
      }
      stage.layout()
      #expect(scrollView.contentOffset.x == max(0, later - width - distance))
      stage.run {
        row.preferredSize = CGSize(width: length, height: 20)
        host.frame.size.width = 100
      }
      stage.layout()
      let end = length - 100
      #expect(scrollView.contentOffset.x == end - min(distance, later - width, end))
    }
  }

  /// A layout may give a scroll view more room in between than at its end.
  @Test func rightToLeftRowKeepsItsPlaceAfterATemporaryWidth() {
    let stage = Stage(CGSize(width: 100, height: 100), direction: .rightToLeft)
    let row = SizedView("row", 500, 20)
    Mondrian.buildSubviews(on: stage.view) { HScrollBlock(scrollView) { row } }
    _ = stage.size
    scrollView.contentOffset.x = 390
    scrollView.frame.size.width = 450
    #expect(scrollView.contentOffset.x == 50)
    stage.view.setNeedsLayout()
    _ = stage.size
    #expect(scrollView.bounds.width == 100 && scrollView.contentOffset.x == 390)
  }

  @Test func rowKeepsItsLeadingOffsetWhenTheDirectionChanges() {
    let (host, scrollView) = (UIView(), UIScrollView())
    Mondrian.buildSubviews(on: host) { HScrollBlock(scrollView) { SizedView("row", 500, 20) } }
    let stage = LayoutStage.Stage(host, size: .fixed(100, 100))
    func offset(_ direction: UIUserInterfaceLayoutDirection) -> CGFloat {
      stage.change { $0.direction = direction }
      return scrollView.contentOffset.x
    }
    #expect([offset(.leftToRight), offset(.rightToLeft), offset(.leftToRight)] == [0, 400, 0])
    scrollView.contentOffset.x = 30
    stage.layout()
    #expect([offset(.rightToLeft), offset(.leftToRight)] == [370, 30])
  }

  /// Both directions behave alike: at rest, the row moves clear of what covers its beginning. Elsewhere
  /// it stays.
  @Test(arguments: [0, 30] as [CGFloat])
  func rowAtRestMovesClearOfANewLeadingInset(distance: CGFloat) {
    let places = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { direction in
      let (controller, scrollView) = (UIViewController(), UIScrollView())
      Mondrian.buildSubviews(on: controller.view) {
        HScrollBlock(scrollView) { SizedView("row", 1000, 20) }
      }
      let stage = LayoutStage.Stage(controller, direction: direction)
      let isMirrored = direction == .rightToLeft
      stage.run { scrollView.contentOffset.x += isMirrored ? -distance : distance }
      return [20, 50, 0, 7].map { inset -> CGFloat in
        stage.run {
          controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: 0, left: inset, bottom: 0, right: inset)
        }
        stage.layout()
        let offset = scrollView.contentOffset.x
        return isMirrored ? 1000 - scrollView.bounds.width - offset : offset
      }
    }
    #expect(places[0] == (distance == 0 ? [-20, -50, 0, -7] : [30, 30, 30, 30]))
    #expect(places[1] == places[0])
  }

  @Test func rowStaysClearOfTheNotchOnRotation() {
    let controller = UIViewController()
    Mondrian.buildSubviews(on: controller.view) {
      VStackBlock(alignment: .leading) {
        HScrollBlock(scrollView) { SizedView("row", 500, 20) }.width(300)
        StackingSpacer()
      }
    }
    let stage = LayoutStage.Stage(controller, direction: .rightToLeft)
    for _ in 0..<2 {
      stage.rotate(to: .landscape)
      #expect(scrollView.adjustedContentInset.right > 0)
      #expect(scrollView.contentOffset.x == 200 + scrollView.adjustedContentInset.right)
      stage.rotate(to: .portrait)
      #expect(scrollView.contentOffset.x == 200)
    }
  }

  /// The other scroll view may or may not have content of the same size.
  @Test(arguments: [20, 30] as [CGFloat])
  func rowMovedToAnotherScrollViewKeepsItsPlace(height: CGFloat) {
    let stage = Stage(CGSize(width: 100, height: 100), direction: .rightToLeft)
    let (row, other, manager) = (SizedView("row", 500, 20), UIScrollView(), LayoutManager())
    var shown = scrollView
    manager.setup(on: stage.view) { HScrollBlock(shown) { row } }
    _ = stage.size
    scrollView.contentOffset.x = 250
    shown = other
    row.preferredSize = CGSize(width: 480 + height, height: height)
    manager.reloadLayout()
    _ = stage.size
    #expect(other.contentOffset.x == 380 + height)
    other.contentOffset.x = 300
    scrollView.contentOffset.x = 0
    row.preferredSize = CGSize(width: 580 + height, height: height)
    _ = stage.size
    #expect(other.contentOffset.x == 400)
  }

  @Test func reactivatedRightToLeftRowKeepsItsPlace() {
    let stage = Stage(CGSize(width: 100, height: 100), direction: .rightToLeft)
    let row = SizedView("row", 500, 20)
    let context = Mondrian.buildSubviews(on: stage.view) { HScrollBlock(scrollView) { row } }
    _ = stage.size
    context.deactivate(removingViews: true)
    _ = stage.size
    context.activate()
    _ = stage.size
    scrollView.contentOffset.x = 250
    row.preferredSize = CGSize(width: 600, height: 20)
    _ = stage.size
    #expect(scrollView.contentOffset.x == 350)
  }

  /// UIKit adjusts the first subview of a controller's view for bars, even if it has nothing to scroll.
  @Test func scrollViewStaysTheFirstSubviewOfAReflowingLayout() throws {
    let (controller, cancel, send) = (UIViewController(), UIButton(), UIButton())
    Mondrian.buildSubviews(on: controller.view) {
      VScrollBlock {
        HStackBlock {
          cancel
          send
        }
        .reflow()
      }
    }
    let window = Headless.host(UINavigationController(rootViewController: controller))
    window.layoutIfNeeded()
    let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(scrollView.adjustedContentInset.top == controller.view.safeAreaInsets.top)
    #expect(scrollView.adjustedContentInset.top > 60)
  }

  @Test func sensorViewStaysBehindOtherViews() {
    let (host, list, bar) = (UIView(), UIScrollView(), UIView())
    let manager = LayoutManager()
    var isBelow = true
    manager.setup(on: host) { _ in
      VStackBlock(alignment: .fill) {
        if isBelow { list }
        FirstThatFits { bar.viewBlock.height(20) }
        if !isBelow { list }
      }
    }
    func order() -> [UIView] { host.subviews.filter { $0 === list || $0 === bar } }
    #expect(host.subviews.count == 3 && host.subviews.first === list && order() == [list, bar])
    isBelow = false
    manager.reloadLayout()
    #expect(host.subviews.first?.isHidden == true && order() == [bar, list])
    isBelow = true
    manager.reloadLayout()
    #expect(host.subviews.first === list && order() == [list, bar])
  }
}
