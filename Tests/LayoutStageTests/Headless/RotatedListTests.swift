import DeStijl
import LayoutStage
import Testing

/// After the device has turned, rows with wrapping texts have the height that they would have had
/// from the start.
@MainActor
struct RotatedListTests {
  enum List: CaseIterable {
    case plain, insetGrouped, list, insetList

    @MainActor
    func make() -> UIViewController {
      switch self {
      case .plain: table(.plain)
      case .insetGrouped: table(.insetGrouped)
      case .list: list(.plain)
      case .insetList: list(.insetGrouped)
      }
    }

    @MainActor
    private func table(_ style: UITableView.Style) -> UIViewController {
      let controller = UITableViewController(style: style)
      controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      controller.tableView.dataSource = Texts.shared
      return controller
    }

    @MainActor
    private func list(
      _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UIViewController {
      let list = UICollectionLayoutListConfiguration(appearance: appearance)
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      controller.collectionView.register(
        UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.dataSource = Texts.shared
      return controller
    }
  }

  /// Texts of all lengths, so that some just fit the width within the safe area.
  private final class Texts: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    static let shared = Texts()

    private func content(_ row: Int) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Row"
      content.secondaryText = String(repeating: "word ", count: 18 + row)
      return content
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = content(indexPath.row)
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = content(indexPath.item)
      (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
      return cell
    }
  }

  private func heights(_ stage: Stage) -> [IndexPath: CGFloat] {
    var heights: [IndexPath: CGFloat] = [:]
    for view in stage.views(.type(UIScrollView.self)) {
      for case let cell as UITableViewCell in view.subviews {
        if let path = (view as? UITableView)?.indexPath(for: cell) {
          heights[path] = cell.frame.height
        }
      }
      for case let cell as UICollectionViewCell in view.subviews {
        if let path = (view as? UICollectionView)?.indexPath(for: cell) {
          heights[path] = cell.frame.height
        }
      }
    }
    return heights
  }

  @Test(arguments: List.allCases)
  func rowHeightsAfterRotationMatchAFreshList(list: List) {
    for orientation in StageOrientation.allCases {
      let fresh = heights(Stage(list.make(), orientation: orientation))
      let other: StageOrientation = orientation == .portrait ? .landscape : .portrait
      let stage = Stage(list.make(), orientation: other)
      stage.rotate(to: orientation)
      let turned = heights(stage)
      #expect(fresh.count > 3)
      for (path, height) in turned where fresh[path] != nil {
        #expect(fresh[path] == height, "\(path) on \(orientation)")
      }
    }
  }

  /// The content between accessories is measured at its actual width.
  @Test(arguments: [List.list, .insetList], StageOrientation.allCases)
  func rowsOfListsAreNoHigherThanTheirTexts(list: List, orientation: StageOrientation) {
    let stage = Stage(list.make(), orientation: orientation)
    let cells = stage.views(.type(UICollectionViewCell.self)).filter { !$0.isHidden }
    #expect(cells.count > 3)
    for case let view as UIListContentView in cells.flatMap(\.subviews) {
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(abs(fitted.height - view.bounds.height) < 1)
    }
  }
}
