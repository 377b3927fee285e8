import TestSupport
import Testing

/// Rows beside an index that gets wider, appears or disappears.
@MainActor
struct IndexWidthTests {
  private struct Words: TableCellModel, Equatable {
    let id: Int
    let text: String
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(WordsCell.self) { $0.label.text = text } }
  }

  private final class WordsCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      Mondrian.buildSubviews(on: contentView) { label.viewBlock.padding(10) }
    }

    required init?(coder: NSCoder) { nil }

    /// The height that the row needs at its current width.
    var wanted: CGFloat {
      let width = contentView.bounds.width - 20
      return label.sizeThatFits(CGSize(width: width, height: 9_999)).height + 20
    }
  }

  private let rows = (0..<12).map { row in
    Words(id: row, text: "\(row)" + String(repeating: " word", count: 6 + row))
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [0, 150] as [CGFloat])
  func visibleRowsAreSizedForTheWidthBesideTheIndex(
    style: UITableView.Style, offset: CGFloat
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.contentInsetAdjustmentBehavior = .never
    let root = UIView()
    root.addSubview(table)
    let window = Headless.host(root)
    var widths: Set<CGFloat> = []
    for title in ["S0", "S106", "S0", nil] {
      table.sections =
        title.map {
          [UITableView.TitledSection(title: $0, identifier: "a", cells: rows)]
        } ?? [UITableView.Section(identifier: "a", cells: rows)]
      window.layoutIfNeeded()
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      for case let cell as WordsCell in table.visibleCells {
        #expect(abs(cell.contentView.bounds.height - cell.wanted) < 1, "\(title ?? "none")")
        widths.insert(cell.contentView.bounds.width)
      }
    }
    #expect(widths.count == 3)
  }
}
