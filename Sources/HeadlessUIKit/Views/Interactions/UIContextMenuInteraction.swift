import Foundation

/// Opens a menu when a finger rests on a view.
///
/// `Headless.contextMenu(of:)` returns its titles, `Headless.openPreview(of:)` taps its preview.
/// Nothing is displayed over the view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: UIContextMenuInteractionAppearance { menu == nil ? .unknown : .rich }
  /// The place where the finger rests, in the view's coordinates.
  private var place = CGPoint.zero
  private(set) var menu: UIMenu?
  private var configuration: UIContextMenuConfiguration?
  private var preview: UIViewController?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  open func location(in inView: UIView?) -> CGPoint {
    view?.convert(place, to: inView) ?? place
  }

  open func updateVisibleMenu(_ handler: @escaping (UIMenu) -> UIMenu) {
    menu = menu.map(handler)
  }

  open func dismissMenu() {
    guard let configuration else { return }
    (self.configuration, menu) = (nil, nil)
    if let delegate {
      _ =
        delegate.contextMenuInteraction(
          self, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
        ?? delegate.contextMenuInteraction(
          self, previewForDismissingMenuWithConfiguration: configuration)
    }
    let animator = InteractionAnimator(preview)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    preview = nil
    animator.run()
  }

  var isOpen: Bool { configuration != nil }

  /// Taps the preview of the open menu, which closes the menu.
  ///
  /// - Returns: The previewed controller.
  func openPreview() -> UIViewController? {
    guard let configuration else { return nil }
    let (animator, preview) = (InteractionAnimator(preview), preview)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.run()
    dismissMenu()
    return preview
  }

  /// Rests a finger on the view.
  func open(at point: CGPoint) {
    dismissMenu()
    place = point
    guard let delegate,
      let found = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return }
    configuration = found
    menu = found.actionProvider?([])
    preview = found.previewProvider?()
    _ =
      delegate.contextMenuInteraction(
        self, configuration: found, highlightPreviewForItemWithIdentifier: found.identifier)
      ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: found)
    let animator = InteractionAnimator(preview)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: found, animator: animator)
    animator.run()
  }
}

/// Whether a menu is displayed, with or without a preview.
public enum UIContextMenuInteractionAppearance: Int, Sendable {
  case unknown, rich, compact
}

/// What happens to a preview that is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
