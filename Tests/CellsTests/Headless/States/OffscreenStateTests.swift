import TestSupport
import Testing

/// Rows whose states change while they are out of sight, in lists that measure their rows.
@MainActor
struct OffscreenStateTests {
  /// The way in which a row shows a state; the list recognizes the row by the content that it
  /// shows.
  enum Way: CaseIterable {
    /// An object binds it.
    case bound
    /// A value binds it whenever it fills a cell.
    case filled
    /// Blocks read it.
    case read

    @MainActor
    fileprivate func row(
      _ id: Int, _ words: ViewState<String?>
    ) -> any TableCellModel & CollectionCellModel {
      switch self {
      case .bound: ObjectRow(id, words)
      case .filled: FilledRow(id: id, words: words)
      case .read:
        RowBlock(id: id, showing: id) {
          UILabel().text(words.wrappedValue).numberOfLines(0).viewBlock.width(390)
        }
      }
    }
  }

  private static let long = Array(repeating: "word", count: 60).joined(separator: " ")
  private nonisolated static let lists = [SizingList.table, .flow]

  private func scene(_ kind: SizingList) -> any ListScene {
    let scene = kind.scene
    (scene as? TableScene)?.table.model.measuresRows = true
    (scene as? CollectionScene)?.collection.model.measuresItems = true
    return scene
  }

  private func setAgain(_ scene: some ListScene, _ strategy: CellReloadStrategy) async {
    scene.model.reloadStrategy = strategy
    await scene.model.set(scene.model.sections, animated: false)
    scene.list.layoutIfNeeded()
  }

  private func see(_ row: Int, in scene: any ListScene) async {
    scene.scroll(to: [0, row])
    await settle(scene)
  }

  private func settle(_ scene: any ListScene) async {
    await Task.yield()
    Headless.runLoop()
    scene.list.layoutIfNeeded()
  }

  /// The row gets its height in the pass in which it becomes visible. The content has its length as
  /// soon as sections that have been measured in advance are set.
  @Test(arguments: Way.allCases, lists)
  private func offscreenRowHasTheHeightOfItsState(way: Way, kind: SizingList) async {
    let states = (0..<60).map { ViewState<String?>(wrappedValue: "short \($0)") }
    let scene = scene(kind)
    scene.show(rows: states.enumerated().map { way.row($0, $1) })
    for row in stride(from: 0, to: 60, by: 6) { await see(row, in: scene) }
    var lengths: [CGFloat] = []
    for (text, strategy) in zip(["short", Self.long, "short"], CellReloadStrategy.allCases) {
      states[3].wrappedValue = text
      await settle(scene)
      await setAgain(scene, strategy)
      lengths.append(scene.list.contentSize.height)
      await see(3, in: scene)
      #expect(abs(scene.list.contentSize.height - lengths[lengths.count - 1]) < 0.01)
      await see(59, in: scene)
    }
    #expect(lengths[1] > lengths[0] + 100 && abs(lengths[2] - lengths[0]) < 0.01)
    states[3].wrappedValue = Self.long
    scene.scroll(to: [0, 3])
    scene.list.layoutIfNeeded()
    #expect(abs(scene.list.contentSize.height - lengths[1]) < 0.01)
  }

  /// Measurements for another width no longer count once the rows are measured for this one.
  @Test(arguments: [Way.bound, .filled])
  private func rowsSetAgainAreMeasuredForTheirWidth(way: Way) async {
    func wide(_ width: CGFloat) -> any ListScene {
      let scene = scene(SizingList.table)
      scene.list.frame.size.width = width
      return scene
    }
    func show(in scene: some ListScene) async {
      let rows = (0..<60).map { row in
        let text = String(Self.long.prefix(20 + row * 37 % 200))
        return way.row(row, ViewState<String?>(wrappedValue: text))
      }
      scene.show(rows: rows)
      await setAgain(scene, .reloadArrangementDifferences)
    }
    let (turned, fresh) = (wide(390), wide(200))
    await show(in: turned)
    let length = turned.list.contentSize.height
    turned.list.frame.size.width = 200
    await settle(turned)
    await setAgain(turned, .reloadArrangementDifferences)
    await show(in: fresh)
    #expect(abs(turned.list.contentSize.height - fresh.list.contentSize.height) < 0.01)
    #expect(turned.list.contentSize.height > length + 100)
  }

  /// A row leaves with the height that it had, which is not that of its state.
  @Test(arguments: Way.allCases, lists)
  private func rowChangedJustBeforeDisappearingIsMeasuredAgain(way: Way, kind: SizingList) async {
    let states = (0..<60).map { ViewState<String?>(wrappedValue: "short \($0)") }
    let scene = scene(kind)
    scene.show(rows: states.enumerated().map { way.row($0, $1) })
    for row in stride(from: 0, to: 60, by: 6) { await see(row, in: scene) }
    await see(3, in: scene)
    states[3].wrappedValue = Self.long
    await see(59, in: scene)
    await setAgain(scene, .reloadArrangementDifferences)
    let length = scene.list.contentSize.height
    await see(3, in: scene)
    #expect(abs(scene.list.contentSize.height - length) < 0.01)
  }

  /// Its last height is closer than an estimate for rows of which nothing is known.
  @Test(arguments: lists)
  private func unmeasuredRowKeepsItsLastHeight(kind: SizingList) async {
    let states = (0..<20).map { _ in ViewState<String?>(wrappedValue: Self.long) }
    let scene = scene(kind)
    scene.show(rows: states.enumerated().map { Way.filled.row($0, $1) })
    for row in stride(from: 0, to: 20, by: 2) { await see(row, in: scene) }
    let length = scene.list.contentSize.height
    for state in states { state.wrappedValue = "another " + Self.long }
    await settle(scene)
    scene.reloadData()
    await settle(scene)
    #expect(abs(scene.list.contentSize.height - length) < 0.01)
  }

  @Test(arguments: lists)
  private func rowsWithUnchangedStatesAreNotMeasuredAgain(kind: SizingList) async {
    let words = ViewState<String?>(wrappedValue: "short")
    let scene = scene(kind)
    var described: [Int] = []
    func label(_ id: Int) -> UILabel {
      described.append(id)
      return UILabel().text(id == 7 ? words.wrappedValue : "\(id)")
    }
    scene.show(
      rows: (0..<60).map { (id: Int) in
        RowBlock(id: id, showing: id) { label(id).viewBlock.width(390) }
      })
    for row in stride(from: 0, to: 60, by: 6) { await see(row, in: scene) }
    await setAgain(scene, .reloadArrangementDifferences)
    described = []
    await setAgain(scene, .reloadArrangementDifferences)
    #expect(described == [])
    words.wrappedValue = "another"
    await setAgain(scene, .reloadArrangementDifferences)
    #expect(described == [7])
  }
}

private final class ObjectRow: TableViewCellModel<WordsRowCell>, CollectionCellModel {
  private var words = ViewState<String?>(wrappedValue: nil)

  convenience init(_ id: Int, _ words: ViewState<String?>) {
    self.init()
    self.words = words
    cellIdentifier = id
  }

  override func bind(with view: WordsRowCell) {
    super.bind(with: view)
    words.apply(into: view.label, \.text)
  }
  var itemContent: CollectionCellContent {
    CollectionCellContent(WordsItemCell.self) { self.words.apply(into: $0.label, \.text) }
  }
}

private struct FilledRow: TableCellModel, CollectionCellModel, Equatable {
  var id: Int
  var words: ViewState<String?>

  nonisolated static func == (row: FilledRow, other: FilledRow) -> Bool { row.id == other.id }
  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent {
    TableCellContent(WordsRowCell.self) { words.apply(into: $0.label, \.text) }
  }
  var itemContent: CollectionCellContent {
    CollectionCellContent(WordsItemCell.self) { words.apply(into: $0.label, \.text) }
  }
}

private final class WordsRowCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    Mondrian.buildSubviews(on: contentView) { VStackBlock { label } }
  }

  required init?(coder: NSCoder) { nil }
}

private final class WordsItemCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    Mondrian.buildSubviews(on: contentView) { VStackBlock { label } }
    contentView.widthAnchor.constraint(equalToConstant: 390).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
