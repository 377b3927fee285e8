import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Stored without effect.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// Stored without effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}
