import Foundation

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  private var states = StateTable<UIBarButtonItemStateAppearance>()
  weak var owner: UIBarAppearance?

  public convenience override init() {
    self.init(style: .plain)
  }

  /// The style has no effect.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Discards all values that were set.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    states = StateTable()
    owner?.changed()
  }

  open var normal: UIBarButtonItemStateAppearance { state(.normal) }
  open var highlighted: UIBarButtonItemStateAppearance { state(.highlighted) }
  open var disabled: UIBarButtonItemStateAppearance { state(.disabled) }
  open var focused: UIBarButtonItemStateAppearance { state(.focused) }

  /// Returns the appearance for a state, if it has been accessed.
  func known(_ state: UIControl.State) -> UIBarButtonItemStateAppearance? { states[state] }

  private func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if let known = states[state] { return known }
    let fresh = UIBarButtonItemStateAppearance()
    fresh.owner = self
    states[state] = fresh
    return fresh
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (state, look) in states.all {
      let duplicate = UIBarButtonItemStateAppearance()
      duplicate.owner = copy
      duplicate.titleTextAttributes = look.titleTextAttributes
      duplicate.titlePositionAdjustment = look.titlePositionAdjustment
      duplicate.backgroundImage = look.backgroundImage
      duplicate.backgroundImagePositionAdjustment = look.backgroundImagePositionAdjustment
      copy.states[state] = duplicate
    }
    return copy
  }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  weak var owner: UIBarButtonItemAppearance?

  /// Only the font and the color of the attributes are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { owner?.owner?.changed() }
  }
  /// The adjustment for the normal state applies to all states.
  open var titlePositionAdjustment = UIOffset.zero { didSet { owner?.owner?.changed() } }
  /// Stored without effect.
  open var backgroundImage: UIImage?
  /// Stored without effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
