import Foundation

/// A message with actions and text fields.
///
/// The view shows them plainly, with the cancel action last. `Headless.choose(_:of:)` chooses an action as a
/// user does. On iPad an action sheet is a popover, which needs a source; a touch outside it cancels it.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public enum Severity: Int, Sendable {
    case `default`, critical
  }

  open internal(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  /// Nil if there are no text fields.
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { alertView?.contentDidChange() } }
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let action = preferredAction, !actions.contains(action) else {
        alertView?.contentDidChange()
        return
      }
      Headless.log(
        "The preferredAction of a UIAlertController must be contained in the actions array")
      preferredAction = oldValue
    }
  }
  /// Stored, without effect.
  open var severity = Severity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    let isPopover = preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
  }

  open override var title: String? {
    didSet { alertView?.contentDidChange() }
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Headless.log(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
    alertView?.contentDidChange()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Headless.log(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    alertView?.contentDidChange()
  }

  // MARK: View

  fileprivate var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() { view = AlertView(self) }

  /// Makes the first text field first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  // MARK: Popover

  override func makePresentation() -> UIPresentationController {
    modalPresentationStyle == .popover
      ? AlertPopover(presentedViewController: self, presenting: nil) : super.makePresentation()
  }

  var isInPopover: Bool {
    modalPresentationStyle == .popover && presentation?.adaptivePresentationStyle == .popover
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The actions in the order in which the view shows them. A popover shows no cancel action.
  var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    return isInPopover ? others : others + actions.filter { $0.style == .cancel }
  }
}

/// The popover of an action sheet. In compact width it is an action sheet as on iPhone.
private final class AlertPopover: UIPopoverPresentationController {
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .popover
  }

  override var popoverSize: CGSize {
    (presentedViewController as? UIAlertController)?.alertView?.sizeInPopover ?? super.popoverSize
  }

  override func didTouchOutside() {
    guard let alert = presentedViewController as? UIAlertController, let cancel = alert.cancelAction
    else { return super.didTouchOutside() }
    Headless.choose(cancel, of: alert)
  }
}

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open internal(set) var style: Style
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// The button that stands for the action in the alert's view.
  weak var button: UIButton?
  private let handler: ((UIAlertAction) -> Void)?

  public convenience override init() { self.init(title: nil, style: .default) }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}

extension Headless {
  /// Chooses an action of an alert as a user does: the alert is dismissed, then the handler is called.
  public static func choose(_ action: UIAlertAction, of alert: UIAlertController) {
    guard action.isEnabled, alert.actions.contains(where: { $0 === action }) else {
      return log("\(action.title ?? "An action") can't be chosen in \(alert.title ?? "an alert").")
    }
    alert.dismiss(animated: true) { action.perform() }
    for window in UIWindow.all { window.layoutIfNeeded() }
  }

  /// Chooses the action of an alert that has the given title.
  public static func choose(_ title: String, of alert: UIAlertController) {
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      return log("There is no \(title) in \(alert.title ?? "an alert").")
    }
    choose(action, of: alert)
  }
}
