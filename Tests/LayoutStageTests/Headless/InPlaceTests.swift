import DeStijl
import Testing

@testable import LayoutStage

/// A screen whose device turns or whose direction changes equals a screen made that way.
@MainActor
struct InPlaceTests {
  enum Screen: CaseIterable {
    case bars, largeTitle, grouped, list, flow, tabs, split

    @MainActor
    func make() -> UIViewController {
      switch self {
      case .bars:
        let root = plain("Title")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        return UINavigationController(rootViewController: root)
      case .largeTitle:
        let root = table(.insetGrouped)
        root.title = "Title"
        root.navigationItem.searchController = UISearchController(searchResultsController: nil)
        root.toolbarItems = [
          UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace),
        ]
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        return navigation
      case .grouped: return table(.grouped)
      case .list:
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        return collection(
          UICollectionViewCompositionalLayout.list(using: list), UICollectionViewListCell.self)
      case .flow: return collection(UICollectionViewFlowLayout(), UICollectionViewCell.self)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Three"].map(plain)
        return tabs
      case .split:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(plain("One"), for: .primary)
        split.setViewController(plain("Two"), for: .secondary)
        return split
      }
    }

    @MainActor
    private func plain(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      return controller
    }

    @MainActor
    private func table(_ style: UITableView.Style) -> UITableViewController {
      let controller = UITableViewController(style: style)
      controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      controller.tableView.dataSource = NumberedRows.shared
      return controller
    }

    @MainActor
    private func collection(
      _ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type
    ) -> UIViewController {
      let controller = UICollectionViewController(collectionViewLayout: layout)
      controller.collectionView.register(cell, forCellWithReuseIdentifier: "cell")
      controller.collectionView.dataSource = NumberedRows.shared
      return controller
    }
  }

  /// UIKit's own views fail no contract. The flow layout is excluded, since its fixed item size is too small for
  /// its contents.
  @Test(arguments: [Screen.bars, .largeTitle, .grouped, .tabs, .split])
  func uiKitScreensFailNoContract(screen: Screen) throws {
    let matrix = LayoutMatrix(
      devices: [.iPhone16, .iPadMini6], orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft], textSizes: [.large, .accessibility3],
      styles: [.light, .dark])
    var run = MatrixRun(StageContent { _ in screen.make() }, matrix, allContracts)
    #expect(try run.report().failures.map(\.text) == [])
  }

  @Test(arguments: Screen.allCases)
  func screenChangedInPlaceMatchesAFreshOne(screen: Screen) throws {
    let content = StageContent { _ in screen.make() }
    let matrix = LayoutMatrix(
      devices: [.iPhone16, .iPadMini6], orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft])
    var stage: LayoutStage.Stage?
    for combination in matrix.combinations {
      let fresh = try content.stage(combination)
      if let stage, stage.environment.device.scale == combination.environment.device.scale {
        stage.change { $0 = combination.environment }
        #expect(
          LayoutText.shownFrames.text(of: stage) == LayoutText.shownFrames.text(of: fresh),
          "\(combination)")
      }
      stage = stage ?? fresh
    }
  }
}
