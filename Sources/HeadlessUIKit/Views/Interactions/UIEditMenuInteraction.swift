import Foundation

/// Opens a menu of actions on the selection in a view.
///
/// `Headless.editMenu(of:)` returns its titles. Nothing is displayed over the view.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private(set) var menu: UIMenu?
  private var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Closes the open menu first. If the delegate returns no menu, none opens.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view else {
      return Headless.log("An edit menu can only be opened by an interaction that is in a view.")
    }
    guard view.window != nil, let menu = menu(for: configuration) else { return }
    (self.configuration, self.menu) = (configuration, menu)
    let animator = InteractionAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    // Without a delegate, the menu contains the system's suggestions, of which there are none here.
    delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: []) }
      ?? UIMenu()
  }

  open func dismissMenu() {
    guard let configuration else { return }
    (self.configuration, menu) = (nil, nil)
    let animator = InteractionAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  /// Asks the delegate again for the content of the open menu.
  open func reloadVisibleMenu() {
    if let configuration { menu = menu(for: configuration) }
  }

  /// Asks the delegate again for the position of the menu.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  open func location(in inView: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return view?.convert(point, to: inView) ?? point
  }
}

/// The configuration of a menu: which one opens, and where.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSUUID()
  open private(set) var sourcePoint = CGPoint.zero
  /// Stored without effect: the menu is not displayed.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public convenience init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.sourcePoint = sourcePoint
  }
}

/// The side of a menu on which its arrow lies.
@available(iOS 16.0, *)
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// Provides the actions of an edit menu, and is told of its presentation.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

@available(iOS 16.0, *)
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs animations alongside an edit menu that appears or disappears.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping @Sendable () -> Void)
}
