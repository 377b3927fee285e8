import LayoutStage
import TestSupport
import Testing

/// Rows and items that are much higher than they were estimated, with every way to write their content.
@MainActor
@Suite struct SelfSizingTests {
  /// How a row of 200 points is written.
  enum Kind: CaseIterable {
    case blocks, rowBlock, content, molecule

    @MainActor
    var row: any TableCellModel {
      switch self {
      case .blocks: CellRow(TallBlocksCell.self)
      case .content: CellRow(TallContentCell.self)
      case .molecule: CellRow(TallMolecule.self)
      case .rowBlock:
        RowBlock(id: 1) { VStackBlock { UIView().viewBlock.height(200) } }
      }
    }
  }

  private struct CellRow<Cell: UITableViewCell>: TableCellModel {
    var type: Cell.Type
    init(_ type: Cell.Type) { self.type = type }
    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent { TableCellContent(type) { _ in } }
  }

  @Test(arguments: Kind.allCases)
  func aRowThatIsHigherThanEstimatedBreaksNothing(kind: Kind) {
    let scene = TableScene()
    scene.table.estimatedRowHeight = 44
    let complaints = complaints {
      scene.table.sections = [UITableView.Section(identifier: "a", cells: [kind.row])]
      scene.table.layoutIfNeeded()
    }
    #expect(complaints.isEmpty, "\(complaints)")
    let path = IndexPath(row: 0, section: 0)
    #expect(abs((scene.table.cellForRow(at: path)?.contentView.frame.height ?? 0) - 200) < 0.01)
    let before = scene.table.contentSize
    for _ in 0..<2 {
      scene.table.setNeedsLayout()
      scene.table.layoutIfNeeded()
    }
    #expect(scene.table.contentSize == before)
  }
}

final class TallBlocksCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Mondrian.buildSubviews(on: contentView) { VStackBlock { UIView().viewBlock.height(200) } }
  }

  required init?(coder: NSCoder) { nil }
}

final class TallContentCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    contentView.layoutContent { content in
      content.put(box).edges(.equal, to: .parent).height(.equalTo(200))
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class TallMolecule: TableCellLayoutable {
  let box = UIView()

  override var layoutBehaviour: CellLayoutBehaviour { .layoutOn(.reused) }

  override func layoutContent(_ layout: LayoutInsertable) {
    layout.put(box).edges(.equal, to: .parent).height(.equalTo(200))
  }
}
