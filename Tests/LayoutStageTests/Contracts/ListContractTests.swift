import DeStijl
import LayoutStage
import Testing

/// UIKit's lists with their defaults. An app does not answer for the views that UIKit has made itself.
@MainActor
struct ListContractTests {
  private let rows = NumberedRows()
  private let matrix = LayoutMatrix(
    orientations: [.portrait, .landscape], directions: [.leftToRight, .rightToLeft],
    textSizes: [.large, .accessibility3])

  /// The failures and notes of all contracts.
  private func told(
    _ contracts: [LayoutContract] = allContracts,
    of make: @escaping @MainActor () -> UIViewController
  ) throws -> [String] {
    var run = MatrixRun(StageContent { _ in make() }, matrix, contracts)
    let report = try run.report()
    return report.failures.map(\.text) + report.notes.filter { $0.contains("made anew") }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func tablesPass(style: UITableView.Style) throws {
    let rows = rows
    let found = try told {
      let root = UITableViewController(style: style)
      root.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      root.tableView.dataSource = rows
      return root
    }
    #expect(found == [])
  }

  /// A table that is scrolled down.
  private final class Scrolled: UITableViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      for _ in 0..<3 {
        tableView.contentOffset.y += 100.5
        tableView.layoutIfNeeded()
      }
    }
  }

  @Test func rowsMayScrollBeneathTheirSectionHeader() throws {
    let root: @MainActor () -> UIViewController = {
      let root = Scrolled(style: .plain)
      root.tableView.sections {
        for title in ["A", "B"] {
          SectionBlock(title, title: title) {
            for number in 0..<20 { RowBlock(id: number) { label("Row \(number)") } }
          }
        }
      }
      return root
    }
    let stage = Stage(root())
    let table = try #require(stage.view as? UITableView)
    #expect(table.contentOffset.y > 200 && table.headerView(forSection: 0) != nil)
    let sizes = LayoutMatrix(textSizes: [.large, .accessibility3])
    var run = MatrixRun(StageContent { _ in root() }, sizes, [noOverlap()])
    #expect(try run.report().failures.map(\.text) == [])
  }

  /// Items with a header, in a section that is scrolled down.
  private final class Titled: UICollectionViewController {
    private let distance: CGFloat

    /// - Parameters:
    ///   - pins: Whether the header stays visible.
    ///   - extends: Whether the header has room of its own.
    ///   - distance: The distance by which the items are scrolled.
    init(pins: Bool, extends: Bool = true, scrolledBy distance: CGFloat = 0) {
      self.distance = distance
      func size(_ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      }
      let item = NSCollectionLayoutItem(layoutSize: size(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size(44), subitems: [item]))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(30), elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = pins
      header.extendsBoundary = extends
      section.boundarySupplementaryItems = [header]
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
        withReuseIdentifier: "header")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      collectionView.contentOffset.y += distance
      collectionView.layoutIfNeeded()
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.backgroundColor = .systemBlue
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      header.backgroundColor = .systemRed
      return header
    }
  }

  @Test func itemsMayScrollBeneathPinnedHeaders() throws {
    func overlaps(_ root: @escaping @MainActor () -> UIViewController) throws -> Int {
      var run = MatrixRun(StageContent { _ in root() }, LayoutMatrix(), [noOverlap()])
      return try run.report().failures.count
    }
    #expect(try overlaps { Titled(pins: true) } == 0)
    #expect(try overlaps { Titled(pins: true, scrolledBy: 100) } == 0)
    #expect(try overlaps { Titled(pins: false, extends: false) } == 1)
  }

  @Test func collectionListsPass() throws {
    let rows = rows
    let found = try told {
      let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let root = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      root.collectionView.register(
        UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      root.collectionView.dataSource = rows
      return root
    }
    #expect(found == [])
  }

  /// Titles that come and go, columns, and views of controllers without content.
  @Test func barsAndColumnsPass() throws {
    let rows = rows
    func child(_ title: String) -> UIViewController {
      let child = UIViewController()
      child.title = title
      child.view.backgroundColor = .systemBackground
      child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return child
    }
    let makers: [@MainActor () -> UIViewController] = [
      { UINavigationController(rootViewController: child("Title")) },
      {
        let root = UITableViewController(style: .insetGrouped)
        root.title = "Title"
        root.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        root.tableView.dataSource = rows
        root.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      },
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [child("One"), child("Two")]
        return tabs
      },
      {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(child("One"), for: .primary)
        split.setViewController(child("Two"), for: .secondary)
        return split
      },
    ]
    for make in makers {
      let found = try told(of: make)
      #expect(found == [])
    }
  }

  /// One of UIKit's buttons without a title is not asked for anything that would make a title label.
  @Test(arguments: [UIButton.ButtonType.close, .infoLight, .contactAdd, .detailDisclosure])
  func buttonsWithSymbolsPass(type: UIButton.ButtonType) throws {
    let found = try told {
      let (root, button) = (UIViewController(), UIButton(type: type))
      root.view.backgroundColor = .systemBackground
      root.view.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
      ])
      return root
    }
    #expect(found == [])
  }

  private final class Header: UITableViewHeaderFooterView {
    let title = label("Title", "title")

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(title)
      title.frame = CGRect(x: 40, y: 0, width: 60, height: 20)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      20
    }
  }

  /// Headers are compared by section, as cells are by row, since loading data again uses other views.
  @Test func unmirroredHeadersAreFound() throws {
    let (rows, headers) = (rows, Headers())
    let found = try told([settles(), mirrors()]) {
      let root = UITableViewController(style: .grouped)
      root.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      root.tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      root.tableView.dataSource = rows
      root.tableView.delegate = headers
      return root
    }
    #expect(found.map { $0.hasPrefix("mirrors: title is not mirrored: ") } == [true], "\(found)")
  }
}
