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
