import DeStijl
import LayoutStage
import Testing

/// Rows and headers that are as high as their texts are so in every variant of the texts.
@MainActor
struct ListTextTests {
  private let source = Source()

  private func told(
    in texts: [LayoutTexts] = LayoutTexts.allCases, of list: @escaping @MainActor () -> UIView
  ) throws -> [String] {
    let matrix = LayoutMatrix(directions: [.leftToRight, .rightToLeft], texts: texts)
    var run = MatrixRun(
      StageContent({ _ in list() }, size: .screen), matrix, [settles(), noTruncation()])
    let report = try run.report()
    return report.failures.map(\.text) + report.notes
  }

  @Test func rowsAndHeadersOfTablesAreAsHighAsTheirTexts() throws {
    let source = source
    let found = try told {
      let table = UITableView()
      table.register(TextCell.self, forCellReuseIdentifier: "text")
      table.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "text")
      table.estimatedSectionHeaderHeight = 40
      table.dataSource = source
      table.delegate = source
      return table
    }
    #expect(found == [])
  }

  /// What UIKit lays out itself: the labels of rows, which have one line, and titles of groups.
  @Test func labelsOfRowsAndTitlesHaveTheirRoom() throws {
    let source = Titles()
    let found = try told(in: [.original, .accented, .double, .tall, .rightToLeft]) {
      let table = UITableView(frame: .zero, style: .grouped)
      table.dataSource = source
      return table
    }
    #expect(found == [])
  }

  @Test func itemsAndHeadersOfCollectionsAreAsHighAsTheirTexts() throws {
    let source = source
    let found = try told {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let kind = UICollectionView.elementKindSectionHeader
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: kind, alignment: .top)
      ]
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      list.register(TextItem.self, forCellWithReuseIdentifier: "text")
      list.register(
        TextSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "text")
      list.dataSource = source
      return list
    }
    #expect(found == [])
  }

  /// Puts a text that wraps into a view.
  private static func fill(_ view: UIView) {
    let text = UILabel().numberOfLines(0)
      .text("Two lines or so on a phone, and in other languages some more of them.")
    Mondrian.buildSubviews(on: view) { text.viewBlock.padding(8) }
  }

  private final class TextCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TextHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TextItem: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TextSupplement: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      fill(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Titles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "A"
      cell.detailTextLabel?.text = "on"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "A title that needs two lines or so, and in other languages more of them"
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "text")
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "text", for: indexPath)
    }
  }
}
