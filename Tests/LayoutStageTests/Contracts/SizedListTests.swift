import DeStijl
import LayoutStage
import Testing

/// Lists whose cells and headers are as high as their texts, in each text variant.
@MainActor
struct SizedListTests {
  private final class Cell: UITableViewCell {
    let words = SizedListTests.words()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      words.fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    let words = SizedListTests.words()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      words.fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UICollectionViewCell {
    let words = SizedListTests.words()

    override init(frame: CGRect) {
      super.init(frame: frame)
      words.fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Supplement: UICollectionReusableView {
    let words = SizedListTests.words()

    override init(frame: CGRect) {
      super.init(frame: frame)
      words.fill(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The second section of a table has no rows. All items fit on the screen, since others keep their
  /// estimated size.
  private final class Data: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    static let shared = Data()
    var hasOwnHeaders = false

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? 0 : 2
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasOwnHeaders ? nil : "A header that says what is below it"
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      hasOwnHeaders ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private static func words() -> UILabel {
    let label = label("Some words that make a text of one or two lines")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private let matrix = LayoutMatrix(
    orientations: [.portrait, .landscape], textSizes: [.large, .accessibility3],
    texts: [.original, .double, .longWord, .empty])

  private func told(of make: @escaping @MainActor () -> UIViewController) throws -> [String] {
    let contracts = [
      noIssues(), unambiguous(), settles(), noTruncation(), noOverlap(), staysInside(),
    ]
    var run = MatrixRun(StageContent { _ in make() }, matrix, contracts)
    let report = try run.report()
    return report.failures.map(\.text) + report.notes
  }

  /// The titles of plain tables have one line.
  @Test(arguments: [
    (UITableView.Style.plain, true), (.grouped, false), (.grouped, true), (.insetGrouped, false),
    (.insetGrouped, true),
  ])
  func rowsAndHeadersOfTablesFitTheirTexts(
    style: UITableView.Style, hasOwnHeaders: Bool
  ) throws {
    let found = try told {
      let root = UITableViewController(style: style)
      Data.shared.hasOwnHeaders = hasOwnHeaders
      root.tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      root.tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      root.tableView.dataSource = Data.shared
      root.tableView.delegate = Data.shared
      return root
    }
    #expect(found == [])
  }

  /// Empty texts leave rows much lower, so many more become visible, one or two at a time.
  @Test func rowsAppearingBesideEmptiedOnesAreEmptiedToo() throws {
    let root: @MainActor () -> UIViewController = {
      let root = UITableViewController(style: .plain)
      root.tableView.sections {
        SectionBlock("words") {
          for number in 0..<40 { RowBlock(id: number) { Self.words().padding(16) } }
        }
      }
      return root
    }
    let emptied = LayoutMatrix(textSizes: [.accessibility5], texts: [.empty])
    var run = MatrixRun(StageContent { _ in root() }, emptied, [settles()])
    #expect(try run.report().failures.map(\.text) == [])
  }

  /// Headers of an app's own kind are also distinguished by section.
  @Test(arguments: [false, true])
  func itemsAndHeadersOfCollectionsFitTheirTexts(scrollsAcross: Bool) throws {
    let found = try told {
      let layout = UICollectionViewCompositionalLayout { _, _ in
        Self.section(scrollsAcross: scrollsAcross)
      }
      let root = UICollectionViewController(collectionViewLayout: layout)
      root.collectionView.register(Item.self, forCellWithReuseIdentifier: "cell")
      root.collectionView.register(
        Supplement.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "header")
      root.collectionView.dataSource = Data.shared
      return root
    }
    #expect(found == [])
  }

  private static func section(scrollsAcross: Bool) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let part = NSCollectionLayoutSize(
      widthDimension: .absolute(200), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: scrollsAcross ? part : whole,
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    if scrollsAcross { section.orthogonalScrollingBehavior = .continuous }
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: whole, elementKind: "title", alignment: .top)
    ]
    return section
  }
}

extension UILabel {
  /// Adds the view to another one, 8 points from its margins at the sides and from its top and bottom.
  fileprivate func fill(_ view: UIView) {
    view.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
  }
}
