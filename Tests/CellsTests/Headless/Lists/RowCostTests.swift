import TestSupport
import Testing

/// What it costs to bring a row into sight that sizes itself.
@MainActor
@Suite struct RowCostTests {
  /// A cell with a text of some lines beside another.
  private final class TextCell: UITableViewCell {
    let title = UILabel()
    let detail = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Mondrian.buildSubviews(on: contentView) {
        HStackBlock(spacing: 8) {
          title
          detail
        }
        .padding(12)
      }
      detail.numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }

    func show(_ id: Int) {
      title.text = "Row \(id)"
      detail.text = Array(repeating: "many words in line \(id)", count: 1 + id % 5)
        .joined(separator: " ")
    }
  }

  private struct TextRow: TableCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(TextCell.self) { $0.show(id) } }
  }

  /// The most that it takes to fill, fit and lay out one cell anew, in no list.
  private func oneLayout() -> Headless.Counters {
    let host = UIView()
    let window = Headless.host(host)
    let cell = TextCell(style: .default, reuseIdentifier: nil)
    host.addSubview(cell)
    cell.frame.size = CGSize(width: 390, height: 44)
    cell.show(0)
    window.layoutIfNeeded()
    var most = Headless.Counters()
    for id in 1...10 {
      let cost = work {
        cell.show(id)
        cell.frame.size = cell.systemLayoutSizeFitting(
          CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        window.layoutIfNeeded()
      }
      most.componentsSolved = max(most.componentsSolved, cost.componentsSolved)
      most.constraintsEdited = max(most.constraintsEdited, cost.constraintsEdited)
      most.textsMeasured = max(most.textsMeasured, cost.textsMeasured)
    }
    return most
  }

  @Test func aRowThatComesIntoSightCostsOneLayoutOfIt() {
    let one = oneLayout()
    let scene = TableScene(height: 400)
    scene.table.cells = (0..<200).map(TextRow.init)
    // Each cell has shown several rows before.
    for offset in Array(stride(from: 0, to: 3_000, by: 30)) + [0] {
      scene.table.contentOffset.y = CGFloat(offset)
      scene.table.layoutIfNeeded()
    }
    var rows = 0
    for _ in 0..<60 {
      let cost = work {
        scene.table.contentOffset.y += 30
        scene.table.layoutIfNeeded()
      }
      rows += cost.cellsConfigured
      // The place of the cell in the list is all that comes to the layout of what is in it.
      let most = cost.cellsConfigured
      #expect(cost.componentsSolved <= most * (one.componentsSolved + 2))
      #expect(cost.constraintsEdited <= most * (one.constraintsEdited + 1))
      #expect(cost.textsMeasured <= most * one.textsMeasured)
      #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0 && cost.cellsMade == 0)
    }
    #expect(rows > 10)
  }

  /// The same in a list of a collection.
  private final class TextItemCell: UICollectionViewCell {
    let title = UILabel()
    let detail = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      Mondrian.buildSubviews(on: contentView) {
        HStackBlock(spacing: 8) {
          title
          detail
        }
        .padding(12)
      }
      detail.numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }
  }

  private struct TextItem: CollectionCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(TextItemCell.self) { cell in
        cell.title.text = "Row \(id)"
        cell.detail.text = Array(repeating: "many words in line \(id)", count: 1 + id % 5)
          .joined(separator: " ")
      }
    }
  }

  @Test func anItemThatComesIntoSightCostsOneLayoutOfIt() {
    let one = oneLayout()
    let scene = CollectionScene(height: 400)
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .plain))
    scene.collection.cells = (0..<200).map(TextItem.init)
    for offset in Array(stride(from: 0, to: 3_000, by: 30)) + [0] {
      scene.collection.contentOffset.y = CGFloat(offset)
      scene.collection.layoutIfNeeded()
    }
    var items = 0
    for _ in 0..<60 {
      let cost = work {
        scene.collection.contentOffset.y += 30
        scene.collection.layoutIfNeeded()
      }
      items += cost.cellsConfigured
      let most = cost.cellsConfigured
      #expect(cost.componentsSolved <= most * (one.componentsSolved + 2))
      #expect(cost.constraintsEdited <= most * (one.constraintsEdited + 1))
      #expect(cost.textsMeasured <= most * one.textsMeasured)
      #expect(cost.constraintsAdded == 0 && cost.constraintsRemoved == 0 && cost.cellsMade == 0)
    }
    #expect(items > 10)
  }

  @Test func scrollingThatBringsNoRowIntoSightCostsNoLayoutOfRows() {
    let scene = TableScene(height: 400)
    scene.table.cells = (0..<200).map(TextRow.init)
    scene.table.layoutIfNeeded()
    var steps = 0
    for _ in 0..<200 {
      let cost = work {
        scene.table.contentOffset.y += 2
        scene.table.layoutIfNeeded()
      }
      guard cost.cellsConfigured == 0 else { continue }
      steps += 1
      #expect(cost.viewsLaidOut == 1 && cost.componentsSolved == 0 && cost.textsMeasured == 0)
      #expect(cost.constraintsEdited == 0)
    }
    #expect(steps > 100)
  }
}
