import DeStijl
import LayoutStage
import Testing

/// Work that the framework defers to a later turn runs on the stage that it belongs to.
@MainActor
struct DeferredWorkTests {
  private final class Page: UIViewController {
    let manager = LayoutManager(tracking: true)
    @ViewState var name = "Ada"
    var sizes: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.setup(on: view, for: self) { page in
        ViewBlock(id: page.name) {
          UILabel()
        } update: { label in
          label.font = .preferredFont(forTextStyle: .body)
          page.sizes.append(label.font.pointSize)
        }
      }
    }
  }

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  /// This holds whether the page is on the screen or not, and wherever the state is changed.
  @Test(arguments: [true, false], [true, false])
  func aLayoutIsReloadedOnItsDevice(isShown: Bool, isSetOnStage: Bool) async {
    let (page, tabs) = (Page(), UITabBarController())
    func make() -> UIViewController {
      tabs.viewControllers = [page, UIViewController()]
      return tabs
    }
    let stage = Stage(make(), textSize: .accessibility3)
    if !isShown { stage.run { tabs.selectedIndex = 1 } }
    stage.layout()
    isSetOnStage ? stage.run { page.name = "Grace" } : (page.name = "Grace")
    await turn()
    #expect(page.sizes == [40, 40])
  }

  /// Two layouts that each track a state. The state of the inner layout follows the other.
  private final class Nested: UIViewController {
    let (outer, inner) = (LayoutManager(tracking: true), LayoutManager(tracking: true))
    let box = UIView()
    @ViewState var name = "Ada"
    @ViewState var caption = "Ada"

    override func viewDidLoad() {
      super.viewDidLoad()
      outer.setup(on: view, for: self) { page in
        ViewBlock(id: page.name) {
          UILabel()
        } update: {
          $0.text = page.name
        }
        page.box
      }
      inner.setup(on: box, for: self) { page in
        ViewBlock(id: page.caption) {
          UILabel()
        } update: {
          $0.text = page.caption
        }
      }
      $name.observe(observer: self).didSet { page, _ in page.caption = page.name }
    }
  }

  /// What is set after a layout has been described, such as by the closure that makes a view.
  @Test func stageReloadsTrackingLayoutsBeforeItsLayout() throws {
    func make() -> Nested {
      let page = Nested()
      page.loadViewIfNeeded()
      page.name = "Grace"
      return page
    }
    let page = make()
    let stage = Stage(page)
    #expect(stage.views(.text("Grace")).count == 2)
    page.name = "Emmy"
    stage.layout()
    #expect(stage.views(.text("Emmy")).count == 2)
    #expect(stage.issues.map(\.description) == [])
  }

  private struct Line: TableCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(UITableViewCell.self) { cell in
        cell.textLabel?.font = .preferredFont(forTextStyle: .body)
        cell.textLabel?.text = "A line"
      }
    }
  }

  @Test func rowsAreMeasuredAheadOnTheDeviceOfTheirList() async {
    let table = UITableView()
    let stage = Stage(table, textSize: .accessibility3)
    table.model.measuresRows = true
    await table.model.set([
      UITableView.Section(identifier: 0, cells: (0..<100).map { Line(id: $0) })
    ])
    stage.layout()
    let heights = (0..<100).map { table.rectForRow(at: [0, $0]).height.rounded() }
    #expect(Set(heights).count == 1)
  }

  @Test func reloadHandlerRunsOnTheDevice() async {
    let table = UITableView()
    var size: CGFloat = 0
    let stage = Stage(UIView(), textSize: .accessibility3)
    stage.run {
      table.model.didReload { _ in size = UIFont.preferredFont(forTextStyle: .body).pointSize }
      table.cells = [Line(id: 0)]
    }
    await turn()
    #expect(size == 40)
  }
}
