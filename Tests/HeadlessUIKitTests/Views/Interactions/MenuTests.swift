import Foundation
import Testing

@testable import HeadlessUIKit

/// Menus of lists and of their selections, and the delegates that hear of them.
@MainActor
struct MenuTests {
  /// The delegate calls for menus that both kinds of lists make.
  @MainActor
  private class Chef: NSObject {
    var heard: [String] = []
    let preview = UIViewController()

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
      guard path.item != 2 else { return nil }
      let preview = preview
      return UIContextMenuConfiguration(
        identifier: NSNumber(value: path.item), previewProvider: { preview }
      ) { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Cook \(path.item)") { _ in self?.heard.append("cooked") }
        ])
      }
    }

    func note(_ text: String, _ configuration: UIContextMenuConfiguration) {
      heard.append("\(text) \((configuration.identifier as? NSNumber)?.intValue ?? -1)")
    }

    func note(
      _ text: String, _ configuration: UIContextMenuConfiguration,
      _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note(text, configuration)
      #expect(animator?.previewViewController === preview)
      animator?.addAnimations { self.heard.append("\(text)…") }
    }
  }

  private final class TableChef: Chef, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      #expect(tableView.indexPathForRow(at: point) == indexPath)
      return menu(indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      note("highlight", configuration)
      return nil
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("open", configuration, animator)
    }

    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      note("dismiss", configuration)
      return nil
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("end", configuration, animator)
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      note("preview", configuration, animator)
      animator.addCompletion { MainActor.assumeIsolated { self.heard.append("pushed") } }
    }
  }

  private final class ItemChef: Chef, UICollectionViewDelegate {
    var saysItem = true

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      #expect(collectionView.indexPathForItem(at: point) == indexPaths.first)
      return indexPaths.first.flatMap(menu)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      guard saysItem else { return nil }
      note("highlight", configuration)
      return collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      note("highlight as before", configuration)
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("open", configuration, animator)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("end", configuration, animator)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      note("preview", configuration, animator)
    }
  }

  @Test func tableDelegateHearsOfItsMenus() throws {
    let (scene, chef) = (TableScene(rows: 3), TableChef())
    scene.table.delegate = chef
    scene.layOut()
    #expect(Headless.contextMenu(ofCellAt: [0, 1], of: scene.table) == ["Cook 1"])
    let course = ["highlight 1", "open 1", "open…", "dismiss 1", "end 1", "end…"]
    #expect(chef.take() == course)
    Headless.choose("Cook 1", inContextMenuOfCellAt: [0, 1], of: scene.table)
    #expect(chef.take() == course + ["cooked"])
    // The same holds for the cell and for the views in it.
    let cell = try #require(scene.table.cellForRow(at: [0, 0]))
    #expect(Headless.contextMenu(of: cell.contentView) == ["Cook 0"])
    _ = chef.take()
    #expect(Headless.openPreview(of: cell) === chef.preview)
    #expect(
      chef.take() == [
        "highlight 0", "open 0", "open…", "preview 0", "preview…", "dismiss 0", "end 0", "end…",
        "pushed",
      ])
    #expect(Headless.contextMenu(ofCellAt: [0, 2], of: scene.table) == [] && chef.take() == [])
    #expect(scene.table.contextMenuInteraction?.view === scene.table)
    #expect(scene.table.interactions.count == 1)
    scene.table.delegate = nil
    #expect(scene.table.contextMenuInteraction == nil)
  }

  @Test func collectionDelegateHearsOfItsMenus() throws {
    let (scene, chef) = (CollectionScene(items: 3), ItemChef())
    scene.collection.delegate = chef
    scene.layOut()
    #expect(Headless.contextMenu(ofCellAt: [0, 1], of: scene.collection) == ["Cook 1"])
    #expect(chef.take() == ["highlight 1", "open 1", "open…", "end 1", "end…"])
    chef.saysItem = false
    let cell = try #require(scene.collection.cellForItem(at: [0, 0]))
    #expect(Headless.openPreview(of: cell) === chef.preview)
    #expect(
      chef.take() == [
        "highlight as before 0", "open 0", "open…", "preview 0", "preview…", "end 0", "end…",
      ])
  }

  @Test func previewNeedsNoMenu() {
    final class Guide: NSObject, UIContextMenuInteractionDelegate {
      let preview = UIViewController()
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: { self.preview })
      }
    }
    let (view, guide) = (UIView(), Guide())
    let log = collectingLog { #expect(Headless.openPreview(of: view) == nil) }
    #expect(log.count == 1)
    view.addInteraction(UIContextMenuInteraction(delegate: guide))
    #expect(Headless.openPreview(of: view) === guide.preview)
    #expect(Headless.contextMenu(of: view) == [])
  }

  @Test func delegateProvidesPreviewsForItsMenuItem() {
    final class Lifter: NSObject, UIContextMenuInteractionDelegate {
      var heard: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: nil)
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        heard.append("lift \(identifier)")
        return interaction.view.map { UITargetedPreview(view: $0) }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        heard.append("lift as before")
        return nil
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        heard.append("put down \(identifier)")
        return nil
      }
    }
    let (view, lifter) = (UIView(), Lifter())
    view.addInteraction(UIContextMenuInteraction(delegate: lifter))
    #expect(Headless.contextMenu(of: view) == [])
    #expect(lifter.heard == ["lift card", "put down card"])
  }

  private final class Editor: NSObject, UIEditMenuInteractionDelegate {
    var titles = ["Copy", "Paste"]
    private(set) var heard: [String] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      guard !titles.isEmpty else { return nil }
      return UIMenu(
        children: titles.map { title in
          UIAction(title: title) { [weak self] _ in self?.heard.append(title) }
        })
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      animator.addAnimations { self.heard.append("open") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      heard.append("close")
    }
  }

  @Test func editMenuStaysOpenUntilDismissed() {
    let (window, editor) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Editor())
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let interaction = UIEditMenuInteraction(delegate: editor)
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: 10, y: 20))
    let log = collectingLog { interaction.presentEditMenu(with: configuration) }
    #expect(log.count == 1)
    window.addSubview(view)
    view.addInteraction(interaction)
    #expect(Headless.editMenu(of: view) == [])
    interaction.presentEditMenu(with: configuration)
    #expect(Headless.editMenu(of: view) == ["Copy", "Paste"])
    #expect(interaction.location(in: window) == CGPoint(x: 60, y: 70))
    editor.titles = ["Look up"]
    interaction.reloadVisibleMenu()
    #expect(Headless.editMenu(of: view) == ["Look up"])
    Headless.choose("Look up", inEditMenuOf: view)
    #expect(editor.heard == ["open", "close", "Look up"] && Headless.editMenu(of: view) == [])
    editor.titles = []
    interaction.presentEditMenu(with: configuration)
    #expect(Headless.editMenu(of: view) == [] && editor.heard.count == 3)
    #expect(collectingLog { Headless.choose("Copy", inEditMenuOf: view) }.count == 1)
    editor.titles = ["Copy"]
    interaction.presentEditMenu(with: configuration)
    view.removeInteraction(interaction)
    #expect(editor.heard.suffix(2) == ["open", "close"])
  }
}
