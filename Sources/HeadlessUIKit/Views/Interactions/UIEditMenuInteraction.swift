import Foundation

/// Opens a menu of what can be done with what was chosen in a view.
///
/// `Headless.editMenu(of:)` tells what it offers. Nothing is shown over the view.
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

  /// Closes the menu that is open. A delegate that gives no menu keeps it from being opened.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view else {
      return Headless.log("An edit menu is opened by an interaction that is in a view.")
    }
    guard view.window != nil, let menu = menu(for: configuration) else { return }
    (self.configuration, self.menu) = (configuration, menu)
    let animator = InteractionAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    // Where nobody says anything, there is what the system suggests, which is nothing here.
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

  /// Asks the delegate again what the menu that is open offers.
  open func reloadVisibleMenu() {
    if let configuration { menu = menu(for: configuration) }
  }

  /// Asks the delegate again where the menu is.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  open func location(in inView: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return view?.convert(point, to: inView) ?? point
  }
}

/// Which menu is opened, and where.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSUUID()
  open private(set) var sourcePoint = CGPoint.zero
  /// Stored without effect: nothing is shown of the menu.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public convenience init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.sourcePoint = sourcePoint
  }
}

/// At which side of a menu its arrow is.
@available(iOS 16.0, *)
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// Says what an edit menu offers, and hears of it.
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

/// What goes alongside an edit menu that comes or goes.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping @Sendable () -> Void)
}
