import TestSupport
import Testing

/// Rows whose states change while they are visible: their heights follow.
@MainActor
struct GrowingRowTests {
  /// The way in which a row shows a state.
  enum Way: CaseIterable {
    /// An object binds it.
    case bound
    /// An object observes it.
    case observed
    /// A value binds it whenever it fills a cell.
    case filled
    /// Blocks read it.
    case read

    @MainActor
    fileprivate func row(
      _ words: ViewState<String?>
    ) -> any TableCellModel & CollectionCellModel {
      switch self {
      case .bound, .observed: ObjectRow(words, isBound: self == .bound)
      case .filled: FilledRow(id: 0, words: words)
      case .read:
        RowBlock(id: 0) { UILabel().text(words.wrappedValue).numberOfLines(0).viewBlock }
      }
    }
  }

  private static let long = Array(repeating: "word", count: 60).joined(separator: " ")

  /// The lists whose rows are as wide as the list.
  private nonisolated static let lists = [SizingList.table, .list, .grid]

  /// A list of two rows, the first of which shows a state.
  private func scene(_ kind: SizingList, _ way: Way, _ words: ViewState<String?>) -> any ListScene {
    let scene = kind.scene
    scene.show(rows: [way.row(words), FilledRow(id: 1, words: ViewState(wrappedValue: "another"))])
    scene.list.layoutIfNeeded()
    return scene
  }

  private func heights(_ scene: any ListScene) -> [CGFloat] {
    (0..<2).map { scene.list.cell($0)?.frame.height ?? 0 }
  }

  @Test(arguments: Way.allCases, lists)
  private func rowHeightFollowsItsState(way: Way, kind: SizingList) async {
    let words = ViewState<String?>(wrappedValue: "short")
    let scene = scene(kind, way, words)
    let long = heights(self.scene(kind, way, ViewState(wrappedValue: Self.long)))
    let short = heights(scene)
    #expect(long[0] > short[0] + 40 && long[1] == short[1])
    for (text, heights) in [(Self.long, long), ("short", short), (Self.long, long)] {
      words.wrappedValue = text
      await Task.yield()
      Headless.runLoop()
      scene.list.layoutIfNeeded()
      #expect(self.heights(scene) == heights)
    }
  }

  /// A row that the user types into gets taller.
  @Test(arguments: [Way.bound, .filled], lists)
  private func rowGrowsWithTypedText(way: Way, kind: SizingList) throws {
    let words = ViewState<String?>(wrappedValue: "short")
    let scene = scene(kind, way, words)
    let field = try #require(scene.list.cell(0)?.firstTextView)
    let short = heights(scene)[0]
    field.becomeFirstResponder()
    Headless.type(Self.long)
    scene.list.layoutIfNeeded()
    #expect(words.wrappedValue?.hasSuffix(Self.long) == true)
    #expect(heights(scene)[0] > short + 40)
  }

  /// A cell that shows another row by now is not measured for the first row's sake.
  @Test(arguments: [Way.bound, .observed, .filled])
  func replacedRowTriggersNoLayout(way: Way) {
    let words = ViewState<String?>(wrappedValue: "short")
    let scene = scene(.table, way, words)
    scene.show(rows: [FilledRow(id: 1, words: ViewState(wrappedValue: "another"))])
    scene.list.layoutIfNeeded()
    words.wrappedValue = Self.long
    let cost = work { scene.list.layoutIfNeeded() }
    #expect(cost.viewsLaidOut == 0)
  }
}

private final class ObjectRow: TableCellModel, CollectionCellModel {
  let words: ViewState<String?>
  let isBound: Bool

  init(_ words: ViewState<String?>, isBound: Bool) { (self.words, self.isBound) = (words, isBound) }

  var cellIdentifier: AnyHashable { 0 }
  var rowContent: TableCellContent {
    TableCellContent(WordsRowCell.self) { self.show(in: $0.text) }
  }
  var itemContent: CollectionCellContent {
    CollectionCellContent(WordsItemCell.self) { self.show(in: $0.text) }
  }

  private func show(in view: UITextView) {
    guard !isBound else {
      words.apply(into: view, \.text)
      return
    }
    view.text = words.wrappedValue
    words.observe(observer: self).didSet { [weak view] _, changes in view?.text = changes.new }
  }
}

private struct FilledRow: TableCellModel, CollectionCellModel {
  var id: Int
  var words: ViewState<String?>

  var cellIdentifier: AnyHashable { id }
  var rowContent: TableCellContent {
    TableCellContent(WordsRowCell.self) { words.apply(into: $0.text, \.text) }
  }
  var itemContent: CollectionCellContent {
    CollectionCellContent(WordsItemCell.self) { words.apply(into: $0.text, \.text) }
  }
}

private final class WordsRowCell: UITableViewCell {
  let text = UITextView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: text)
  }

  required init?(coder: NSCoder) { nil }
}

private final class WordsItemCell: UICollectionViewCell {
  let text = UITextView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: text)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
  fileprivate func cell(_ row: Int) -> UIView? {
    (self as? UITableView)?.cellForRow(at: [0, row])
      ?? (self as? UICollectionView)?.cellForItem(at: [0, row])
  }
}

extension UIView {
  fileprivate func fill(with text: UITextView) {
    text.isScrollEnabled = false
    Mondrian.buildSubviews(on: self) { VStackBlock { text } }
  }

  fileprivate var firstTextView: UITextView? {
    self as? UITextView ?? subviews.lazy.compactMap(\.firstTextView).first
  }
}
