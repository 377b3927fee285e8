import LayoutStage
import TestSupport
import Testing

/// The app's own delegates, which forward calls to the model through public API.
@MainActor
struct ForwardingTests {
  private let heroes = (0..<60).map { Hero($0, "\($0)") }

  /// A delegate as UIKit's documentation writes it, with every method that the model implements.
  private class TableScreen: UIViewController, UITableViewDelegate, ListModelForwarding {
    var heard: [String] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
      tableView.model.delegate.tableView(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.row)")
      tableView.model.delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      tableView.model.delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      tableView.model.delegate.tableView(
        tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      tableView.model.delegate.tableView(
        tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }

  private final class CollectionScreen: UIViewController, UICollectionViewDelegate,
    ListModelForwarding
  {
    var heard: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      heard.append("select \(indexPath.item)")
      collectionView.model.delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      collectionView.model.delegate.collectionView(
        collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  @Test func tableModelReceivesForwardedEvents() {
    let (scene, screen) = (TableScene(height: 400, rowHeight: 40), TableScreen())
    scene.table.delegate = screen
    var told: [String] = []
    let model = scene.table.model
    let selected = ObservableState<Int?>(wrappedValue: nil)
    let log = complaints {
      model.onSelect(HeroRow.self) { told.append($0.hero.name) }
      model.bindSelection(to: selected)
      model.didReachEnd { told.append("end") }
      model.contextMenu { row, _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
      model.trailingSwipeActions { _, _ in
        [UIContextualAction(style: .destructive, title: "Delete") { _, _, end in end(true) }]
      }
      scene.show(heroes)
      Headless.tap(scene.cells[1])
      scene.scroll(to: [0, 59])
      _ = scene.cells
    }
    #expect(told == ["1", "end"] && screen.heard == ["select 1"] && selected.wrappedValue == 1)
    #expect(Headless.swipeActions(forRowAt: [0, 1], of: scene.table) == ["Delete"])
    #expect(Headless.contextMenu(ofCellAt: [0, 59], of: scene.table) == ["Copy"])
    #expect(log == [] && scene.table.delegate === screen)
  }

  @Test func collectionModelReceivesForwardedEvents() {
    let (scene, screen) = (CollectionScene(height: 400, itemHeight: 40), CollectionScreen())
    scene.collection.delegate = screen
    var told: [String] = []
    let log = complaints {
      scene.collection.model.onSelect(HeroItem.self) { told.append($0.hero.name) }
      scene.collection.model.didReachEnd { told.append("end") }
      scene.show(heroes)
      let cell = scene.cells[2]
      Headless.tap(cell)
      scene.scroll(to: [0, 59])
      _ = scene.cells
    }
    #expect(told == ["2", "end"] && screen.heard == ["select 2"])
    #expect(log == [] && scene.collection.delegate === screen)
  }

  /// A model without callbacks needs no forwarding.
  @Test func flowDelegateThatReturnsItemSizesIsEnough() {
    final class Screen: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { collectionView.model.itemSize(at: indexPath) }
    }
    let (scene, screen) = (CollectionScene(), Screen())
    scene.collection.delegate = screen
    let log = complaints {
      scene.collection.sections = CollectionCellBuilder(sectionId: "s")
        .nextEmptyCell(with: CGSize(width: 90, height: 37)).build()
      scene.collection.layoutIfNeeded()
    }
    #expect(scene.collection.visibleCells.map(\.frame.size) == [CGSize(width: 90, height: 37)])
    #expect(log == [])
    withExtendedLifetime(screen) {}
  }
}
