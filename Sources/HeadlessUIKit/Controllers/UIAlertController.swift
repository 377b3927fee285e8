import Foundation

/// A message with choices, as data: presenting shows no more than that it is presented.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public enum Severity: Int, Sendable {
    case `default`, critical
  }

  public private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open var message: String?
  open var preferredAction: UIAlertAction?
  /// Stored, without effect.
  open var severity = Severity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Headless.log(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
  }
}

/// One of the choices of an alert.
@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}

extension Headless {
  /// Chooses an action of an alert as its user does: the alert goes, then the handler is called.
  public static func choose(_ action: UIAlertAction, of alert: UIAlertController) {
    guard action.isEnabled, alert.actions.contains(where: { $0 === action }) else {
      return log("\(action.title ?? "An action") can't be chosen in \(alert.title ?? "an alert").")
    }
    alert.dismiss(animated: true) { action.perform() }
  }
}
