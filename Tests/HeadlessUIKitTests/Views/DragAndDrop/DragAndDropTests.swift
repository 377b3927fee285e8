import Foundation
import Testing

@testable import HeadlessUIKit

/// Drags from one view to another, and the delegates that hear of them.
@MainActor
struct DragAndDropTests {
  /// The delegate of a view that provides texts, and of a view that accepts what it is told to.
  private final class Porter: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var texts = ["a"]
    var mayMove = true
    var isInterested = true
    var operation = UIDropOperation.copy
    private(set) var heard: [String] = []
    private(set) var loaded: [String] = []

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    private func items(_ texts: [String]) -> [UIDragItem] {
      texts.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      session.localContext = "context"
      return items(texts)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLiftingItem item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      heard.append("preview")
      return nil
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWithAnimator animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addAnimations { self.heard.append("lifting") }
      animator.addCompletion { _ in MainActor.assumeIsolated { self.heard.append("lifted") } }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
      heard.append("begins \(session.items.count)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { mayMove }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) {
      heard.append("willEnd \(operation)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) {
      heard.append("didEnd \(operation)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) {
      heard.append("transferred")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { items(["added"]) }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) {
      heard.append("adds \(items.count)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWithAnimator animator: any UIDragAnimating
    ) {
      heard.append("back")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { isInterested && session.canLoadObjects(ofClass: String.self) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
      heard.append("enters")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
      heard.append("exits")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let place = session.location(in: interaction.view)
      heard.append(
        "drop at \(Int(place.x)),\(Int(place.y)) of \(session.localDragSession?.localContext ?? "")"
      )
      session.loadObjects(ofClass: String.self) { texts in
        self.heard.append("loaded")
        self.loaded = texts
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) {
      heard.append("concludes")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    {
      heard.append("session ends")
    }
  }

  /// A card on the left, another card below it, and a tray on the right that contains a lid.
  @MainActor
  private struct Desk {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = UIView()
    let other = UIView()
    let tray = UIView()
    let lid = UIView()
    let porter = Porter()

    init() {
      card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      other.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
      tray.frame = CGRect(x: 200, y: 0, width: 100, height: 300)
      lid.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
      for view in [card, other, tray] { window.addSubview(view) }
      tray.addSubview(lid)
      for view in [card, other] { view.addInteraction(UIDragInteraction(delegate: porter)) }
      tray.addInteraction(UIDropInteraction(delegate: porter))
      window.isHidden = false
    }
  }

  private static let lift = ["preview", "lifting", "lifted", "begins 1"]

  @Test func dropNotifiesDelegatesInUIKitsOrder() {
    let desk = Desk()
    #expect(Headless.dragAndDrop(desk.card, to: desk.tray) == .copy)
    #expect(
      desk.porter.take() == Self.lift + [
        "enters", "willEnd copy", "drop at 50,150 of context", "loaded", "concludes",
        "didEnd copy", "session ends", "transferred",
      ])
    #expect(desk.porter.loaded == ["a"])
    #expect(desk.window.router.drags.isEmpty)
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden, .copy, .move], [true, false])
  func onlyPermittedOperationsTakePlace(operation: UIDropOperation, mayMove: Bool) {
    let desk = Desk()
    (desk.porter.operation, desk.porter.mayMove) = (operation, mayMove)
    let outcome = Headless.dragAndDrop(desk.card, to: desk.tray)
    #expect(outcome == (operation == .move && !mayMove ? .cancel : operation))
    let heard = desk.porter.take()
    let isTaken = outcome == .copy || outcome == .move
    #expect(heard.contains { $0.hasPrefix("drop") } == isTaken)
    #expect(heard.contains("back") == !isTaken && heard.contains("exits") == !isTaken)
    #expect(heard.contains("didEnd \(outcome)") && heard.contains("session ends"))
  }

  @Test func uninterestedTargetHearsNothing() {
    let desk = Desk()
    desk.porter.isInterested = false
    #expect(Headless.dragAndDrop(desk.card, to: desk.tray) == .cancel)
    #expect(
      desk.porter.take() == Self.lift + ["willEnd cancel", "back", "didEnd cancel"])
  }

  @Test func innermostInterestedViewTakesTheDrop() {
    let desk = Desk()
    let inner = Porter()
    desk.lid.addInteraction(UIDropInteraction(delegate: inner))
    #expect(Headless.dragAndDrop(desk.card, to: desk.lid) == .copy)
    #expect(inner.take().contains("drop at 50,50 of context"))
    inner.isInterested = false
    #expect(Headless.dragAndDrop(desk.card, to: desk.lid) == .copy)
    #expect(inner.take().isEmpty && desk.porter.take().contains("drop at 50,250 of context"))
  }

  @Test func exitedTargetHearsExitAndEnd() throws {
    let desk = Desk()
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 50), in: desk.card))
    Headless.wait(0.6)
    finger.move(to: CGPoint(x: 50, y: 50), in: desk.tray)
    finger.move(to: CGPoint(x: 150, y: 50), in: desk.window)
    finger.lift()
    Headless.wait(1)
    #expect(
      desk.porter.take() == [
        "preview", "lifting", "lifted", "begins 1", "enters", "exits", "willEnd cancel", "back",
        "didEnd cancel", "session ends",
      ])
  }

  @Test func liftedItemWithoutMovementNeverBegins() {
    let desk = Desk()
    Headless.press(desk.card)
    #expect(desk.porter.take() == ["preview", "lifting", "lifted", "back"])
    #expect(desk.window.router.drags.isEmpty)
    Headless.tap(desk.card)
    Headless.drag(desk.card, by: CGPoint(x: 200, y: 0))
    #expect(desk.porter.take().isEmpty)
  }

  @Test func secondFingerAddsItems() throws {
    let desk = Desk()
    Headless.tap(desk.other)
    #expect(desk.porter.take().isEmpty)
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 50), in: desk.card))
    Headless.wait(0.6)
    finger.move(to: CGPoint(x: 150, y: 50), in: desk.window)
    Headless.tap(desk.other)
    finger.move(to: CGPoint(x: 50, y: 50), in: desk.tray)
    finger.lift()
    Headless.wait(1)
    #expect(desk.porter.take().contains("adds 1") && desk.porter.loaded == ["a", "added"])
  }

  @Test func missingDragItemsAreLogged() {
    let desk = Desk()
    desk.porter.texts = []
    var outcome = UIDropOperation.copy
    var log = collectingLog { outcome = Headless.dragAndDrop(desk.card, to: desk.tray) }
    #expect(outcome == .cancel && log.count == 1 && desk.porter.take().isEmpty)
    desk.porter.texts = ["a"]
    (desk.card.interactions.first as? UIDragInteraction)?.isEnabled = false
    log = collectingLog { Headless.dragAndDrop(desk.card, to: desk.tray) }
    #expect(log.count == 1 && desk.porter.take().isEmpty)
    for interaction in desk.other.interactions { desk.other.removeInteraction(interaction) }
    #expect(desk.other.gestureRecognizers ?? [] == [])
  }

  /// A scroll view does not scroll with a finger that has lifted a view.
  @Test func liftedViewDoesNotScroll() {
    let desk = Desk()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addSubview(row)
    desk.window.addSubview(scrollView)
    row.addInteraction(UIDragInteraction(delegate: desk.porter))
    #expect(Headless.dragAndDrop(row, to: desk.lid) == .copy)
    #expect(scrollView.contentOffset == .zero)
    Headless.drag(row, by: CGPoint(x: 0, y: -50))
    #expect(scrollView.contentOffset.y > 0)
  }
}
