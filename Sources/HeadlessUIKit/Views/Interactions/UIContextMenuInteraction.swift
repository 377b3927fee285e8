import Foundation

/// Opens a menu for a view on which a finger rests.
///
/// `Headless.contextMenu(of:)` tells what it offers. Nothing is shown over the view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: UIContextMenuInteractionAppearance { menu == nil ? .unknown : .rich }
  /// Where the finger rests, in the view.
  private var place = CGPoint.zero
  private(set) var menu: UIMenu?
  private var configuration: UIContextMenuConfiguration?

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
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }

  /// Rests a finger on the view.
  func open(at point: CGPoint) {
    dismissMenu()
    place = point
    guard
      let found = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return }
    configuration = found
    menu = found.actionProvider?([])
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: found, animator: nil)
  }
}

/// Whether a menu is shown, with a preview or without.
public enum UIContextMenuInteractionAppearance: Int, Sendable {
  case unknown, rich, compact
}

/// What becomes of a preview that is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
