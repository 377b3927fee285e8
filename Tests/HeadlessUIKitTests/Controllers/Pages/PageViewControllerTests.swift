import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct PageViewControllerTests {
  private final class Page: UIViewController {
    let number: Int
    var log: [String] = []

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { Page($0) }
    var log: [String] = []
    var counts = false

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
      let number = ((controller as? Page)?.number ?? 0) + offset
      return pages.indices.contains(number) ? pages[number] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { page(-1, from: controller) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { page(1, from: controller) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      counts ? pages.count : 0
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { log.append("to \(pending.compactMap { ($0 as? Page)?.number })") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("from \(previous.compactMap { ($0 as? Page)?.number }) \(completed)") }
  }

  private let book = Book()

  private func host(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, at number: Int
  ) -> (UIPageViewController, UIScrollView, UIWindow) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[number]], direction: .forward, animated: false)
    let window = Headless.host(controller)
    let scroller = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    return (controller, scroller ?? UIScrollView(), window)
  }

  private func swipe(_ scroller: UIScrollView, by share: CGFloat) {
    Headless.scroll(
      scroller,
      by: CGPoint(x: share * scroller.bounds.width, y: share * scroller.bounds.height))
  }

  @Test func pageFillsTheController() {
    let (controller, scroller, window) = host(at: 0)
    let page = book.pages[0]
    #expect(page.view.convert(page.view.bounds, to: nil) == window.bounds)
    #expect(page.parent === controller && scroller.contentOffset.x == window.bounds.width)
    #expect(page.log == ["appeared"])
  }

  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func swipeTurnsPages(orientation: UIPageViewController.NavigationOrientation) {
    let (controller, scroller, window) = host(orientation, at: 0)
    swipe(scroller, by: 0.7)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.log == ["to [1]", "from [0] true"])
    #expect(book.pages[0].log == ["appeared", "gone"] && book.pages[1].log == ["appeared"])
    #expect(book.pages[0].parent == nil && book.pages[0].view.superview == nil)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == window.bounds)
    swipe(scroller, by: -0.7)
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test func shortDragKeepsThePage() {
    let (controller, scroller, window) = host(at: 1)
    swipe(scroller, by: 0.3)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.log == ["to [2]", "from [1] false"])
    #expect(scroller.contentOffset.x == window.bounds.width)
  }

  @Test(arguments: [(2, 1), (0.1, 2)])
  func onlyFastShortDragsTurnThePage(duration: Double, page: Int) {
    let (controller, scroller, window) = host(at: 1)
    Headless.drag(scroller, by: CGPoint(x: -80, y: 0), duration: duration)
    #expect(controller.viewControllers == [book.pages[page]])
    withExtendedLifetime(window) {}
  }

  @Test func delegateHearsDragDirectionBeforeTheEnd() throws {
    let (controller, scroller, window) = host(at: 1)
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 200, y: 300), in: window))
    for x in [140, 120] as [CGFloat] {
      finger.move(to: CGPoint(x: x, y: 300), in: window)
      #expect(book.log == ["to [2]"])
    }
    finger.move(to: CGPoint(x: 280, y: 300), in: window)
    #expect(book.log == ["to [2]", "to [0]"])
    finger.lift()
    #expect(book.log.count == 3 && controller.isViewLoaded && !scroller.isDragging)
  }

  @Test func swipeBeyondTheLastPageDoesNothing() {
    let (controller, scroller, window) = host(at: 2)
    swipe(scroller, by: 0.9)
    #expect(controller.viewControllers == [book.pages[2]])
    swipe(scroller, by: -0.9)
    #expect(controller.viewControllers == [book.pages[1]])
    _ = window
  }

  @Test func rightToLeftPagesTurnTheOtherWay() {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    var environment = Headless.Environment()
    environment.layoutDirection = .rightToLeft
    let window = Headless.host(controller, in: environment)
    let scroller = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    if let scroller { swipe(scroller, by: -0.8) }
    #expect(controller.viewControllers == [book.pages[1]])
    _ = window
  }

  @Test func pageControlIsBelowCountedPages() {
    book.counts = true
    let (controller, scroller, window) = host(at: 1)
    let control = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(control?.numberOfPages == 3 && control?.currentPage == 1)
    #expect(control?.frame.minY == scroller.frame.maxY && control?.frame.height == 37)
    swipe(scroller, by: 0.7)
    #expect(control?.currentPage == 2)
    _ = window
  }

  @Test func setViewControllersCompletesLater() {
    let (controller, _, window) = host(at: 0)
    var isDone = false
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { _ in
      isDone = true
    }
    #expect(!isDone && controller.viewControllers == [book.pages[2]])
    Headless.runLoop()
    #expect(isDone && book.pages[2].view.superview != nil)
    _ = window
  }
}
