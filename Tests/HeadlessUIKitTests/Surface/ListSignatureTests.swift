import Foundation
import HeadlessUIKit
import Testing

/// Lists as apps write them, in a file that imports only public names.
@MainActor
struct ListSignatureTests {
  // MARK: Overrides

  /// A table that is as high as its rows.
  private final class TallTable: UITableView {
    override init(frame: CGRect, style: UITableView.Style) {
      super.init(frame: frame, style: style)
      isScrollEnabled = false
      contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
    override func reloadData() {
      super.reloadData()
      invalidateIntrinsicContentSize()
    }
  }

  private final class OpenCell: UITableViewCell {
    static let reuseID = String(describing: OpenCell.self)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      accessoryType = .disclosureIndicator
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      alpha = selected ? 0.5 : 1
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      textLabel?.text = nil
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override func willTransition(to state: UITableViewCell.StateMask) {}
  }

  /// A cell that its owner creates; its class is never registered.
  private final class TitleCell: UITableViewCell {
    init(title: String) {
      super.init(style: .value1, reuseIdentifier: nil)
      textLabel?.text = title
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TitleView: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() { super.prepareForReuse() }
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    override func copy() -> Any { super.copy() }
  }

  private final class OpenLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override func prepare() {
      super.prepare()
      itemSize = CGSize(width: 30, height: 30)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.alpha = 0.5
        return attributes
      }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
  }

  private final class OpenItem: UICollectionViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
    override var isHighlighted: Bool { didSet {} }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      tag += 1
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  private final class People: UITableViewController {
    private let names = ["Ada", "Grace"]
    private(set) var chosen: [String] = []

    init() {
      super.init(style: .grouped)
      title = "People"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(OpenCell.self, forCellReuseIdentifier: OpenCell.reuseID)
      tableView.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? names.count : 1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard indexPath.section == 0 else { return TitleCell(title: "Last") }
      let cell = tableView.dequeueReusableCell(withIdentifier: OpenCell.reuseID, for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
      view?.textLabel?.text = "\(section)"
      return view
    }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 40 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(names[indexPath.row])
      tableView.deselectRow(at: indexPath, animated: true)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  private final class Colors: UICollectionViewController {
    init() { super.init(collectionViewLayout: OpenLayout()) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(OpenItem.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  // MARK: Behavior

  @Test func tableControllerIsDataSourceAndDelegate() throws {
    let people = People()
    let window = Headless.host(people)
    let table = try #require(people.tableView)

    #expect(people.view === table && table.style == .grouped)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace", "Last"])
    #expect(table.visibleCells[0] is OpenCell && table.visibleCells[2] is TitleCell)
    #expect(table.headerView(forSection: 1) is TitleView)
    #expect(table.rectForHeader(inSection: 0).height == 40)
    Headless.tap(table.visibleCells[1])
    #expect(people.chosen == ["Grace"] && table.indexPathForSelectedRow == nil)
    withExtendedLifetime(window) {}
  }

  @Test func collectionControllerIsDataSourceAndDelegate() throws {
    let colors = Colors()
    let window = Headless.host(colors)
    let collection = try #require(colors.collectionView)

    #expect(collection.superview === colors.view && collection.frame == colors.view.bounds)
    #expect(collection.visibleCells.map(\.frame.size.width) == [30, 30, 30])
    #expect(collection.visibleCells.allSatisfy { $0.alpha == 0.5 && $0.tag > 0 })
    Headless.tap(collection.visibleCells[2])
    #expect(collection.visibleCells.map(\.contentView.alpha) == [1, 1, 0.5])
    withExtendedLifetime(window) {}
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { TitleCell(title: "\(indexPath.row)") }
  }

  @Test func tableCanBeAsTallAsItsRows() {
    let rows = Rows()
    let table = TallTable(frame: .zero, style: .plain)
    table.dataSource = rows
    let stack = UIStackView(arrangedSubviews: [UILabel(), table, UIView()])
    stack.axis = .vertical
    let window = Headless.host(stack)

    #expect(table.frame.height == 208)
    #expect(table.visibleCells.count == 4)
    withExtendedLifetime(window) {}
  }

  @Test func indexPathsHaveSectionsRowsAndItems() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    path.section = 5
    path.row = 7
    #expect(path == IndexPath(item: 7, section: 5))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }
}
