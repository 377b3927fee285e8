import Foundation
import Testing

@testable import HeadlessUIKit

/// The heights of rows, headers and footers.
@MainActor
@Suite(.serialized) struct TableSizingTests {
  private static let long = Array(repeating: "words that wrap", count: 12).joined(separator: " ")

  private func textScene(_ texts: [String]) -> TableScene {
    let scene = TableScene([texts], cell: TextCell.self)
    scene.makeCell = { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? TextCell)?.label.text = text
      return cell
    }
    return scene
  }

  @Test func rowsFitTheirConstraints() throws {
    let scene = textScene(["short", Self.long, "short"])
    let log = collectingLog { scene.layOut() }
    let cells = scene.table.visibleCells.compactMap { $0 as? TextCell }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.long
    let height = label.sizeThatFits(CGSize(width: 335, height: CGFloat.infinity)).height

    #expect(log == [])
    #expect(abs(cells[1].frame.height - (height + 20 + 1.0 / 3)) < 0.34)
    #expect(cells[1].contentView.frame.height == cells[1].frame.height - 1.0 / 3)
    #expect(abs(cells[2].frame.minY - cells[1].frame.maxY) < 1e-9)
    #expect(cells[0].frame.height < 52)
    #expect(abs(scene.table.contentSize.height - cells[2].frame.maxY) < 1e-9)
  }

  @Test func requiredHeightConflictsWithEstimate() {
    for (priority, conflicts) in [(Float(1000), 1), (999, 0)] {
      TallCell.priority = UILayoutPriority(priority)
      let scene = TableScene([["tall"]], cell: TallCell.self)
      let log = collectingLog { scene.layOut() }

      #expect(log.count == conflicts, "\(log)")
      for message in log {
        #expect(message.contains("Unable to simultaneously satisfy constraints."))
        #expect(
          message.contains(
            "'UIView-Encapsulated-Layout-Height' UICellContentView.height == 51.667"))
      }
      #expect(abs(scene.table.visibleCells[0].frame.height - (100 + 1.0 / 3)) < 1e-9)
      #expect(scene.table.visibleCells[0].contentView.subviews[0].frame.height == 100)
    }
  }

  /// The content has its required height, and the row is a pixel higher, on every screen. After the
  /// estimate, the row has the fitted height, which nothing contradicts.
  @Test(
    arguments: [(139, .iPhoneSE, 139.5), (211, .iPhone16, 211 + 1.0 / 3)]
      as [(CGFloat, Headless.Device, CGFloat)])
  func separatorIsAPixelBelowTheContent(
    height: CGFloat, device: Headless.Device, rowHeight: CGFloat
  ) {
    TallCell.height = height
    TallCell.priority = .required
    defer { TallCell.height = 100 }
    let scene = TableScene([["tall", "tall"]], cell: TallCell.self)
    scene.window.environment.device = device
    let log = collectingLog { scene.layOut() }
    #expect(log.count == 2, "\(log)")
    let again = collectingLog {
      for cell in scene.table.visibleCells { cell.contentView.setNeedsLayout() }
      scene.layOut()
    }
    #expect(again == [])
    for cell in scene.table.visibleCells {
      #expect(abs(cell.frame.height - rowHeight) < 1e-9)
      #expect(cell.contentView.frame.height == height)
    }
    // A row that grows has its old height at first.
    let cell = scene.table.visibleCells[0]
    let grown = collectingLog {
      for constraint in cell.contentView.subviews[0].constraints { constraint.constant += 60 }
      cell.invalidateIntrinsicContentSize()
      scene.layOut()
    }
    #expect(grown.count == 1 && grown[0].contains("UICellContentView.height == \(Int(height))>"))
    #expect(abs(cell.frame.height - rowHeight - 60) < 1e-9)
  }

  /// A row is as wide as its table.
  @Test func requiredWidthConflictsWithTableWidth() {
    for (priority, conflicts) in [(Float(1000), 1), (999, 0)] {
      let scene = TableScene(rows: 1)
      scene.makeCell = { table, path, _ in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        let (content, box) = (cell.contentView, cell.contentView.adding(Box(20, 60)))
        let width = box.widthAnchor.constraint(equalToConstant: 1_000)
        width.priority = UILayoutPriority(priority)
        NSLayoutConstraint.activate([
          width, box.topAnchor.constraint(equalTo: content.topAnchor),
          box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        return cell
      }
      let log = collectingLog { scene.layOut() }
      let cell = scene.table.visibleCells[0]
      #expect(log.count == conflicts, "\(log)")
      for message in log {
        #expect(
          message.contains(
            "'UIView-Encapsulated-Layout-Width' UICellContentView.width == "
              + "\(Int(scene.table.bounds.width))"))
      }
      #expect(cell.frame.width == scene.table.bounds.width)
      #expect(conflicts == 1 || cell.contentView.subviews[0].frame.width == cell.frame.width)
    }
  }

  @Test func rowWithoutVerticalChainHasStandardHeight() {
    let scene = TableScene(rows: 1)
    scene.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      let box = cell.contentView.adding(Box(20, 20))
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
      return cell
    }
    let log = collectingLog { scene.layOut() }

    #expect(scene.table.visibleCells[0].frame.height == 52)
    #expect(log.count == 1 && log[0].contains("ambiguously suggest a height of zero"))
  }

  @Test func tallerRowsAboveDoNotMoveVisibleRows() {
    let scene = textScene((0..<100).map { $0 < 40 ? Self.long : "short \($0)" })
    let table = scene.table
    scene.layOut()
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    scene.layOut()
    for _ in 0..<12 {
      let path = table.indexPathsForVisibleRows?[2] ?? []
      let before = (table.cellForRow(at: path)?.frame.minY ?? 0) - table.contentOffset.y
      table.contentOffset.y -= 100
      scene.layOut()
      let after = table.rectForRow(at: path).minY - table.contentOffset.y
      #expect(abs(after - before - 100) < 0.001)
    }
  }

  /// The visible rows keep their place, which is on a pixel, and not the sum of the heights above
  /// them.
  @Test func rowsEndingBetweenPixelsSettle() {
    let scene = TableScene(rows: 60)
    scene.height = { _ in 37.3 }
    scene.layOut()
    let start = scene.table.contentOffset.y
    let log = collectingLog {
      for _ in 0..<20 {
        scene.table.contentOffset.y += 50
        scene.layOut()
      }
    }
    #expect(log == [] && scene.table.contentOffset.y == start + 1_000)
  }

  /// This includes rows out of sight.
  @Test(arguments: [false, true])
  func widthChangeAsksForHeightsAgain(isSeen: Bool) {
    let scene = TableScene(rows: 60)
    let table = scene.table
    table.estimatedRowHeight = 0
    scene.height = { [table] _ in table.bounds.width / 10 }
    if isSeen {
      scene.layOut()
      #expect(table.contentSize.height == 60 * 37.5)
      table.scrollToRow(at: [0, 30], at: .top, animated: false)
      scene.layOut()
    } else {
      #expect(table.numberOfRows(inSection: 0) == 60)
    }
    let path = table.indexPathsForVisibleRows?.first ?? [0, 0]
    let place = table.rectForRow(at: path).minY - table.contentOffset.y
    table.frame.size.width = 300
    scene.layOut()
    #expect(abs(table.contentSize.height - 60 * 30) < 0.001)
    #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - place) < 0.5)
  }

  /// The end of a row and the start of the next one are sums that may differ in their last digit.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func rowVisibilityAtTheTopIsStable(style: UITableView.Style) {
    let scene = TableScene([(0..<60).map { "row \($0)" }], style: style)
    scene.height = { 20 + CGFloat($0.row * 17 % 31) / 3 }
    scene.layOut()
    for row in 1..<40 {
      let start = scene.table.rectForRow(at: [0, row]).minY
      let end = scene.table.rectForRow(at: [0, row - 1]).maxY
      for place in [start.nextDown, start, start.nextUp, end.nextDown, end, end.nextUp] {
        scene.table.contentOffset.y = place
        scene.layOut()
        let before = Headless.counters.cellsConfigured
        scene.table.setNeedsLayout()
        scene.layOut()
        #expect(Headless.counters.cellsConfigured == before, "\(place)")
      }
    }
  }

  @Test func invalidatedCellIsMeasuredAgain() throws {
    let scene = textScene(["short", "short"])
    scene.layOut()
    let cell = try #require(scene.table.visibleCells[0] as? TextCell)
    let old = cell.frame.height
    cell.label.text = Self.long
    scene.layOut()
    #expect(cell.frame.height == old)
    cell.invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(cell.frame.height > old)

    scene.table.selfSizingInvalidation = .enabledIncludingConstraints
    cell.label.text = "short"
    scene.layOut()
    #expect(cell.frame.height == old)
    #expect(abs(scene.table.visibleCells[1].frame.minY - old) < 1e-9)
  }

  /// The content view can ask for it, too, but not the views inside it.
  @Test func invalidatedContentViewIsMeasuredAgain() throws {
    let scene = textScene(["short"])
    scene.layOut()
    let cell = try #require(scene.table.visibleCells[0] as? TextCell)
    let old = cell.frame.height
    cell.label.text = Self.long
    cell.label.invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(cell.frame.height == old)
    cell.contentView.invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(cell.frame.height > old)

    scene.table.selfSizingInvalidation = .disabled
    cell.label.text = "short"
    cell.contentView.invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(cell.frame.height > old)
  }

  @Test func textSizeChangeMeasuresRowsAgain() throws {
    let scene = textScene(["short", "short"])
    let window = Headless.host(scene.table, in: Headless.Environment())
    let cell = try #require(scene.table.visibleCells[0] as? TextCell)
    cell.label.font = .preferredFont(forTextStyle: .body)
    cell.label.adjustsFontForContentSizeCategory = true
    window.layoutIfNeeded()
    let old = cell.frame.height
    var environment = Headless.Environment()
    environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    Headless.change(window, to: environment)
    window.layoutIfNeeded()
    #expect(cell.frame.height > old + 20)
    #expect(abs(scene.table.visibleCells[1].frame.minY - cell.frame.maxY) < 1e-9)
  }

  @Test func tableHeaderKeepsItsHeightUntilSetAgain() {
    let scene = TableScene(rows: 3)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    scene.table.tableHeaderView = header
    scene.table.tableFooterView = footer
    scene.layOut()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
    #expect(footer.frame == CGRect(x: 0, y: 70 + 156, width: 375, height: 30))
    #expect(scene.table.contentSize.height == 256)

    header.frame.size.height = 100
    scene.layOut()
    #expect(scene.table.rectForRow(at: [0, 0]).minY == 70)
    scene.table.tableHeaderView = header
    scene.layOut()
    #expect(scene.table.rectForRow(at: [0, 0]).minY == 100)
  }

  /// Neither a rotation nor a longer text changes their size: the app measures the view and sets it
  /// again.
  @Test func tableHeadersAndFootersNeverSizeThemselves() {
    let scene = TableScene(rows: 1)
    let table = scene.table
    let views = [UIView(), UIView()]
    let labels = views.map { view in
      let label = view.adding(UILabel())
      label.numberOfLines = 0
      label.text = Self.long
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor).at(999),
      ])
      return label
    }
    func measure() {
      for view in views {
        view.frame.size.height =
          view.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
      }
      (table.tableHeaderView, table.tableFooterView) = (views[0], views[1])
      scene.layOut()
    }
    measure()
    let heights = views.map(\.frame.height)
    #expect(heights[0] > 40 && heights[0] == heights[1])

    table.frame.size.width = 200
    for label in labels { label.text = Self.long + Self.long }
    scene.layOut()
    #expect(views.map(\.frame.height) == heights && views.map(\.frame.width) == [200, 200])
    #expect(table.rectForRow(at: [0, 0]).minY == heights[0])
    measure()
    #expect(views.allSatisfy { $0.frame.height > 2 * heights[0] })
    #expect(table.rectForRow(at: [0, 0]).minY == views[0].frame.height)
    #expect(table.contentSize.height == views[1].frame.maxY)
  }

  @Test func plainHeadersStayVisible() {
    let scene = TableScene([(0..<20).map { "\($0)" }, ["x"]])
    scene.headers = [0: "First", 1: "Second"]
    let table = scene.table
    scene.layOut()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")

    table.contentOffset.y = 300
    scene.layOut()
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    #expect(table.headerView(forSection: 1) == nil)
    table.scrollToRow(at: [0, 10], at: .top, animated: false)
    #expect(table.contentOffset.y == 542)
  }

  @Test func groupedSectionsHaveSystemSpacing() {
    let scene = TableScene([["a"], ["b"]], style: .grouped)
    scene.headers = [1: "Second"]
    scene.layOut()
    let table = scene.table

    #expect(table.rectForRow(at: [0, 0]).minY == 35)
    #expect(abs(table.rectForFooter(inSection: 0).height - 52.0 / 3) < 1e-9)
    let header = table.rectForHeader(inSection: 1)
    #expect(abs(header.height - (25 + 61.0 / 3)) < 1e-9)
    #expect(table.visibleCells[0].frame.width == 375)
  }

  @Test func insetGroupsHaveMarginsAndRoundCorners() {
    let scene = TableScene([["a", "b"]], style: .insetGrouped)
    scene.layOut()
    let cells = scene.table.visibleCells

    #expect(cells[0].frame == CGRect(x: 16, y: 35, width: 343, height: 52))
    #expect(cells[0].layer.cornerRadius == 26)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(
      Headless.separators(of: scene.table).map(\.integral)
        == [CGRect(x: 32, y: 86, width: 311, height: 1)])
  }

  /// A plain table's header has room for its title at larger text sizes.
  @Test func plainHeadersGrowWithTheirTitles() throws {
    var heights: [CGFloat] = []
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
    for size in sizes {
      let scene = TableScene([["a"]])
      scene.headers = [0: "Title"]
      scene.window.environment.contentSizeCategory = size
      scene.table.reloadData()
      scene.layOut()
      let header = try #require(scene.table.headerView(forSection: 0))
      let label = try #require(header.textLabel)
      #expect(header.bounds.contains(label.frame.insetBy(dx: 0, dy: 1)), "\(size.rawValue)")
      heights.append(header.bounds.height)
    }
    #expect(heights == heights.sorted() && heights[1] == 28 && heights[4] > 60, "\(heights)")
  }

  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      label.text = "Title"
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  /// The header's constraints are not solved at a width and height of zero, where they would
  /// conflict.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func headerHasAWidthWhenMeasured(style: UITableView.Style) {
    let (scene, headers) = (TableScene([["a"]], style: style), Headers())
    scene.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    scene.table.delegate = headers
    let log = collectingLog { scene.layOut() }
    #expect(log == [])
    let height = scene.table.headerView(forSection: 0)?.bounds.height ?? 0
    #expect(abs(height - 50.333) < 0.4)
  }

  private final class HeaderController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let (header, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100)), UILabel())
      label.text = TableSizingTests.long
      label.numberOfLines = 0
      header.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: header.topAnchor, constant: 16),
        label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      ])
      tableView.tableHeaderView = header
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard let header = tableView.tableHeaderView else { return }
      let size = header.systemLayoutSizeFitting(
        CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      guard header.frame.height != size.height else { return }
      header.frame.size.height = size.height
      tableView.tableHeaderView = header
    }
  }

  /// Apps give a table's header its fitting height in this way.
  @Test(arguments: [Headless.Orientation.portrait, .landscape])
  func headerSetUntilItFitsSettles(orientation: Headless.Orientation) {
    let log = collectingLog {
      let window = Headless.host(
        HeaderController(style: .plain),
        in: Headless.Environment(device: .iPhone16, orientation: orientation))
      window.layoutIfNeeded()
    }
    #expect(log == [])
  }
}
