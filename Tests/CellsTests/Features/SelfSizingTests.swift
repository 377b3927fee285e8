import LayoutStage
import TestSupport
import Testing

/// Rows and items that are much taller than estimated, in every way of writing their content.
@MainActor
struct SelfSizingTests {
  /// The way in which a row of 200 points is written.
  enum Kind: CaseIterable {
    case blocks, rowBlock, content, molecule

    @MainActor
    var row: any TableCellModel & CollectionCellModel {
      switch self {
      case .blocks: CellRow(row: TallBlocksCell.self, item: TallBlocksItemCell.self)
      case .content: CellRow(row: TallContentCell.self, item: TallContentItemCell.self)
      case .molecule: CellRow(row: TallMolecule.self, item: TallItemMolecule.self)
      case .rowBlock:
        RowBlock(id: 1) { VStackBlock { UIView().viewBlock.height(200) } }
      }
    }
  }

  private struct CellRow<RowCell: UITableViewCell, ItemCell: UICollectionViewCell>:
    TableCellModel, CollectionCellModel
  {
    var row: RowCell.Type
    var item: ItemCell.Type
    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent { TableCellContent(row) { _ in } }
    var itemContent: CollectionCellContent { CollectionCellContent(item) { _ in } }
  }

  /// Lists with an estimate of 44 points.
  enum List: CaseIterable {
    case table, list, grid, flow

    @MainActor
    var view: UIScrollView {
      switch self {
      case .table:
        let table = UITableView()
        table.estimatedRowHeight = 44
        return table
      case .list:
        return UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .plain)))
      case .grid:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
              group: .vertical(layoutSize: size, subitems: [item]))))
      case .flow:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 390, height: 44)
        return UICollectionView(frame: .zero, collectionViewLayout: flow)
      }
    }
  }

  @Test(arguments: Kind.allCases, List.allCases)
  func rowTallerThanEstimatedGetsItsHeight(kind: Kind, list: List) {
    let view = list.view
    let stage = LayoutStage.Stage(view, size: .fixed(390, 800))
    let complaints = complaints {
      (view as? UITableView)?.cells = [kind.row]
      (view as? UICollectionView)?.cells = [kind.row]
      stage.layout()
    }
    #expect(complaints.isEmpty, "\(complaints)")
    let row = (view as? UITableView)?.visibleCells.first?.contentView
    let item = (view as? UICollectionView)?.visibleCells.first?.contentView
    #expect(abs(((row ?? item)?.frame.height ?? 0) - 200) < 0.01)
    let before = view.contentSize
    for _ in 0..<2 {
      view.setNeedsLayout()
      stage.layout()
    }
    #expect(view.contentSize == before)
  }
}

extension UIView {
  fileprivate func fillWithTallBlocks() {
    Mondrian.buildSubviews(on: self) { VStackBlock { UIView().viewBlock.height(200) } }
  }

  fileprivate func fillWithTallContent() {
    let box = UIView()
    layoutContent { content in
      content.put(box).edges(.equal, to: .parent).height(.equalTo(200))
    }
  }
}

private final class TallBlocksCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fillWithTallBlocks()
  }

  required init?(coder: NSCoder) { nil }
}

private final class TallBlocksItemCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fillWithTallBlocks()
  }

  required init?(coder: NSCoder) { nil }
}

private final class TallContentCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fillWithTallContent()
  }

  required init?(coder: NSCoder) { nil }
}

private final class TallContentItemCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fillWithTallContent()
  }

  required init?(coder: NSCoder) { nil }
}

private final class TallMolecule: TableCellLayoutable {
  let box = UIView()

  override var layoutBehaviour: CellLayoutBehaviour { .layoutOn(.reused) }

  override func layoutContent(_ layout: LayoutInsertable) {
    layout.put(box).edges(.equal, to: .parent).height(.equalTo(200))
  }
}

private final class TallItemMolecule: CollectionCellLayoutable {
  let box = UIView()

  override var layoutBehaviour: CellLayoutBehaviour { .layoutOn(.reused) }

  override func layoutContent(_ layout: LayoutInsertable) {
    layout.put(box).edges(.equal, to: .parent).height(.equalTo(200))
  }
}
