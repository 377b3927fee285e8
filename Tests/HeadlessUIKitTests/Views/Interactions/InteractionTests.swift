import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct InteractionTests {
  /// Records the views that it moves to.
  private final class Probe: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private(set) var moves: [String] = []

    func willMove(to view: UIView?) { moves.append("will \(view?.tag ?? 0)") }
    func didMove(to view: UIView?) {
      self.view = view
      moves.append("did \(view?.tag ?? 0)")
    }
  }

  @Test func interactionBelongsToOneView() {
    let (one, two, probe) = (UIView(), UIView(), Probe())
    (one.tag, two.tag) = (1, 2)
    one.addInteraction(probe)
    one.addInteraction(probe)
    two.addInteraction(probe)
    one.removeInteraction(probe)
    #expect(one.interactions.isEmpty && two.interactions.first === probe && probe.view === two)
    two.interactions = []
    #expect(probe.view == nil && two.interactions.isEmpty)
    #expect(
      probe.moves == [
        "will 1", "did 1", "will 0", "did 0", "will 2", "did 2", "will 0", "did 0",
      ])
  }

  /// Offers two actions, except where it is told not to.
  private final class Chef: NSObject, UIContextMenuInteractionDelegate {
    var hasMenu = true
    private(set) var told: [String] = []
    private(set) var place = CGPoint.zero

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      place = location
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in self?.told.append("copy") },
          UIMenu(
            options: .displayInline,
            children: [UIAction(title: "Share") { _ in self?.told.append("share") }]),
        ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      told.append("open")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      told.append("end")
    }
  }

  @Test func subviewShowsContextMenuOfItsAncestor() {
    let root = makeRoot(300, 300)
    let window = Headless.host(root)
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let title = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 10))
    root.addSubview(card)
    card.addSubview(title)
    let chef = Chef()
    let interaction = UIContextMenuInteraction(delegate: chef)
    card.addInteraction(interaction)
    #expect(Headless.contextMenu(of: title) == ["Copy", "Share"])
    #expect(chef.told == ["open", "end"] && interaction.menuAppearance == .unknown)
    #expect(chef.place == CGPoint(x: 30, y: 25))
    #expect(interaction.location(in: root) == CGPoint(x: 130, y: 125))
    Headless.choose("Share", inContextMenuOf: title)
    #expect(chef.told == ["open", "end", "open", "end", "share"])
    #expect(interaction.menuAppearance == .unknown)
    let log = collectingLog { Headless.choose("Burn", inContextMenuOf: card) }
    #expect(log.count == 1)
    chef.hasMenu = false
    #expect(Headless.contextMenu(of: card).isEmpty && Headless.contextMenu(of: root).isEmpty)
    withExtendedLifetime(window) {}
  }

  /// A touch passes through a label, to its superview or to a sibling behind it.
  @Test(arguments: [false, true])
  func labelShowsContextMenuOfViewBehind(bubble: Bool) {
    let root = makeRoot(300, 300)
    let window = Headless.host(root)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let title = UILabel(frame: CGRect(x: 10, y: 20, width: 40, height: 10))
    root.addSubview(card)
    if bubble { card.addSubview(UIView(frame: card.bounds)) }
    card.addSubview(title)
    let chef = Chef()
    card.addInteraction(UIContextMenuInteraction(delegate: chef))
    Headless.choose("Share", inContextMenuOf: title)
    #expect(chef.told == ["open", "end", "share"])
    root.addSubview(UIView(frame: root.bounds))
    let log = collectingLog { Headless.choose("Share", inContextMenuOf: title) }
    #expect(log.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func dragAndDropSettingsAreStored() {
    final class Porter: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        []
      }
    }
    let view = UIView()
    var porter: Porter? = Porter()
    if let porter {
      view.addInteraction(UIDragInteraction(delegate: porter))
      view.addInteraction(UIDropInteraction(delegate: porter))
    }
    let drag = view.interactions.first as? UIDragInteraction
    #expect(drag?.delegate === porter && drag?.view === view)
    porter = nil
    #expect(drag?.delegate == nil)
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    var loaded: String?
    item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
      let text = (object as? NSString).map { "\($0)" }
      MainActor.assumeIsolated { loaded = text }
    }
    #expect(loaded == "text")
    #expect(!item.itemProvider.canLoadObject(ofClass: NSURL.self))
    #expect(item.itemProvider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    let proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
    #expect(proposal.operation == .move && proposal.intent == .automatic)
  }

  @Test func listDragAndDropDelegatesAreWeak() {
    final class Porter: NSObject, UITableViewDragDelegate, UICollectionViewDragDelegate,
      UITableViewDropDelegate, UICollectionViewDropDelegate
    {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {}
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {}
    }
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var porter: Porter? = Porter()
    (table.dragDelegate, table.dropDelegate) = (porter, porter)
    (collection.dragDelegate, collection.dropDelegate) = (porter, porter)
    #expect(table.dragDelegate === porter && table.dropDelegate === porter)
    #expect(collection.dragDelegate === porter && collection.dropDelegate === porter)
    porter = nil
    #expect(table.dragDelegate == nil && table.dropDelegate == nil)
    #expect(collection.dragDelegate == nil && collection.dropDelegate == nil)
    #expect(!table.hasActiveDrag && !collection.hasActiveDrop)
  }
}
