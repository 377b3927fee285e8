import DeStijl
import LayoutTesting
import Testing

@MainActor
struct CostTests {
  private let title = UILabel()
  private let view = UIView()

  private func stage() -> Stage {
    title.text = "Title"
    Mondrian.buildSubviews(on: view) { VStackBlock(alignment: .leading) { title } }
    return Stage(view, size: .fixed(200, 100))
  }

  @Test func anUpdateWithinItsBudgetFailsNothing() {
    let stage = stage()
    #expect(
      failures {
        try assertCost(of: {}, on: stage, componentsSolved: 0, viewsLaidOut: 0, textsMeasured: 0)
        try assertCost(
          of: { title.text = "Longer" }, on: stage, constraintsAdded: 0, constraintsRemoved: 0,
          textsMeasured: 2)
      } == [])
  }

  @Test func costAssertionWithoutALimitFails() {
    let stage = Stage(UIView())
    #expect(
      failures { try assertCost(of: {}, on: stage) } == [
        "No cost is checked: give at least one limit."
      ])
  }

  @Test func overrunIsReported() {
    let stage = stage()
    let told = failures {
      try assertCost(
        of: {
          view.addSubview(UIView())
          title.mondrian.layout.width(.exact(50)).height(.exact(30)).activate()
        }, on: stage, constraintsAdded: 1, constraintsRemoved: 0, cellsMade: 0)
    }
    #expect(told == ["The update costs more than allowed: 2 constraints added, not 1."])
  }

  @Test func workOfOtherStagesIsNotCounted() {
    let (one, other) = (stage(), Stage(UIView()))
    let told = failures {
      try assertCost(
        of: {
          other.run {
            _ = other.view.widthAnchor.constraint(equalToConstant: 5)
            UIView().widthAnchor.constraint(equalToConstant: 5).isActive = true
          }
        }, on: one, constraintsAdded: 0)
    }
    #expect(told == [])
  }
}

/// The cost of list updates.
@MainActor
struct ListCostTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var titles = (0..<40).map { "Row \($0)" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? RowCell)?.title.text = titles[indexPath.row]
      return cell
    }
  }

  private final class RowCell: UITableViewCell {
    let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Mondrian.buildSubviews(on: contentView) {
        VStackBlock(alignment: .leading) { title }.padding(8)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let rows = Rows()

  private func told(_ update: (UITableView, [IndexPath]) -> Void) -> [String] {
    let (table, rows) = (UITableView(), rows)
    table.register(RowCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let stage = Stage(table)
    rows.titles[1] = "Another row"
    return failures {
      try assertCost(
        of: { update(table, [IndexPath(row: 1, section: 0)]) }, on: stage, componentsSolved: 3,
        cellsMade: 0, cellsConfigured: 1)
    }
  }

  /// Reconfiguring a row in place costs one cell. Reloading all rows costs every row on the screen.
  @Test func costlyTableUpdateIsReported() {
    #expect(told { table, paths in table.reconfigureRows(at: paths) } == [])
    let overrun = told { table, _ in table.reloadData() }.first ?? ""
    let numbers = overrun.matches(of: /(\d+) (components solved|cells configured), not/)
    #expect(numbers.map(\.2) == ["components solved", "cells configured"], "\(overrun)")
    #expect(numbers.allSatisfy { (Int($0.1) ?? 0) > 10 })
    #expect(!overrun.contains("cells made"))
  }
}

@MainActor
struct ReleaseTests {
  private final class Model {
    var listeners: [AnyObject] = []
    var action: (() -> Void)?
  }

  private final class Page: UIViewController {
    var own: AnyObject?
    var box: [String: Page] = [:]
  }

  @Test func releasedViewsFailNothing() {
    #expect(
      failures {
        try expectReleased {
          let page = Page()
          let stage = Stage(page)
          stage.rotate(to: .landscape)
          return page
        }
        try expectReleased {
          let view = UIView()
          let label = UILabel()
          Mondrian.buildSubviews(on: view) { VStackBlock { label }.padding(8) }
          _ = Stage(view, size: .width(200))
          return view
        }
      } == [])
  }

  @Test func failureNamesTheRetainingProperties() {
    let model = Model()
    #expect(
      failures {
        try expectReleased(heldBy: model) {
          let page = Page()
          model.listeners = [UIView(), page]
          return page
        }
      } == ["Page is still in memory: Model.listeners[1] leads to it."])
    model.listeners = []
  }

  private enum Choice { case page(Page), none }

  private final class Store {
    var choice = Choice.none
    var map: [String: Any] = [:]
    var pairs: [(Int, AnyObject)] = []
    lazy var later: Page? = nil
    weak var back: Page?
  }

  /// The path leads through enumeration cases, nested dictionaries, tuple elements and lazy properties. Weak
  /// references retain nothing.
  @Test func failureNamesThePathThroughAnyStorage() {
    let store = Store()
    func told(_ hold: @escaping (Page) -> Void) -> [String] {
      failures {
        try expectReleased(heldBy: store) {
          let page = Page()
          hold(page)
          return page
        }
      }.map { $0.replacingOccurrences(of: "Page is still in memory: ", with: "") }
    }
    #expect(told { store.choice = .page($0) } == ["Store.choice.page leads to it."])
    store.choice = .none
    #expect(told { store.map = ["a": ["b": $0]] } == ["Store.map[a][b] leads to it."])
    store.map = [:]
    #expect(told { store.pairs = [(1, $0)] } == ["Store.pairs[0].1 leads to it."])
    store.pairs = []
    #expect(told { store.later = $0 } == ["Store.later leads to it."])
    store.later = nil
    #expect(told { store.back = $0 } == [])
  }

  @Test func retainCycleIsReported() {
    weak var leaked: Page?
    let told = failures {
      try expectReleased {
        let page = Page()
        page.box = ["self": page]
        leaked = page
        return page
      }
    }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("Page is still in memory: it holds itself through self.box") == true)
    leaked?.box = [:]
  }

  @Test func failureHintsAtRetainingClosures() {
    let model = Model()
    #expect(
      failures {
        try expectReleased(heldBy: model) {
          let page = Page()
          model.action = { _ = page }
          return page
        }
      } == [
        """
        Page is still in memory: no property leads to it: look for closures, timers and \
        observers that hold it.
        """
      ])
    model.action = nil
  }
}
