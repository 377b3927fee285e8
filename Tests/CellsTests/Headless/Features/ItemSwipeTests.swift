import LayoutStage
import TestSupport
import Testing

/// Swipe actions of list items.
@MainActor
struct ItemSwipeTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob")]

  private func list(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func action(_ title: String, _ act: @escaping () -> Void = {}) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { _, _, end in
      act()
      end(true)
    }
  }

  @Test func listItemsHaveTheModelsSwipeActions() {
    let scene = CollectionScene()
    let model = scene.collection.model
    var done: [AnyHashable] = []
    let log = complaints {
      model.leadingSwipeActions { item, path in
        [action("Star \(path.item)") { done.append(item.cellIdentifier) }]
      }
      model.trailingSwipeActions { _, path in path.item == 0 ? [action("Delete")] : [] }
      scene.collection.collectionViewLayout = list(model.swipeable(.init(appearance: .plain)))
      scene.show(heroes)
      _ = scene.cells
      @MainActor func titles(_ item: Int, leading: Bool) -> [String] {
        Headless.swipeActions(forItemAt: [0, item], of: scene.collection, leading: leading)
      }
      #expect(titles(1, leading: true) == ["Star 1"] && titles(0, leading: false) == ["Delete"])
      #expect(titles(1, leading: false) == [])
      Headless.choose("Star 1", bySwipingItemAt: [0, 1], of: scene.collection)
    }
    #expect(done == [2] && log == [] && scene.collection.delegate == nil)
  }

  /// The app's own actions for an item take precedence, also in a layout with different kinds of
  /// sections.
  @Test func configurationsOwnSwipeActionsTakePrecedence() {
    let scene = CollectionScene()
    let model = scene.collection.model
    model.trailingSwipeActions { _, _ in [action("Delete")] }
    var own = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    own.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 0 ? UISwipeActionsConfiguration(actions: [action("Own")]) : nil
    }
    let configuration = model.swipeable(own)
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout {
      .list(using: configuration, layoutEnvironment: $1)
    }
    scene.show(heroes)
    _ = scene.cells
    let titles = (0..<2).map {
      Headless.swipeActions(forItemAt: [0, $0], of: scene.collection, leading: false)
    }
    #expect(titles == [["Own"], ["Delete"]])
  }

  /// A configuration that outlives its collection retains nothing of it.
  @Test func configurationDoesNotRetainTheModel() {
    weak var model: UICollectionView.Model?
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    do {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: list(configuration))
      model = collection.model
      configuration = collection.model.swipeable(configuration)
    }
    #expect(model == nil)
    #expect(configuration.trailingSwipeActionsConfigurationProvider?([0, 0]) == nil)
  }

  @Test(arguments: [false, true])
  func swipesUnknownToTheLayoutAreOneIssue(isList: Bool) {
    let scene = CollectionScene()
    if isList { scene.collection.collectionViewLayout = list(.init(appearance: .plain)) }
    let issues = LayoutDiagnostics.collect {
      scene.collection.model.leadingSwipeActions { _, _ in [] }
      scene.collection.model.trailingSwipeActions { _, _ in [] }
      for _ in 0..<3 {
        scene.show(heroes)
        _ = scene.cells
      }
    }
    #expect(issues.map(\.kind) == [.misplaced] && issues.first?.view === scene.collection)
    #expect(issues.first?.message.contains("model.swipeable(…)") == true)
  }

  /// Visible items are not asked for their actions again.
  @Test func swipesAddedAfterDisplayAreOneIssueAtTheNextSet() {
    let scene = CollectionScene()
    scene.show(heroes)
    _ = scene.cells
    let issues = LayoutDiagnostics.collect {
      scene.collection.model.leadingSwipeActions { _, _ in [] }
      for _ in 0..<3 { scene.show(heroes) }
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(issues.first?.message.contains("model.swipeable(…)") == true)
  }
}
