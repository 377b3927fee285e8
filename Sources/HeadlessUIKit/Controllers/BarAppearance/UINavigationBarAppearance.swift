import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// Moves the inline title; a large title does not move.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { adoptButtonAppearances() }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adoptButtonAppearances() }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { adoptButtonAppearances() }
  }
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Stored without effect.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  override var buttons: [UIBarButtonItemAppearance] {
    [buttonAppearance, doneButtonAppearance, backButtonAppearance]
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The appearances of a bar for each position of the content.
@MainActor
struct BarLooks<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  /// The standard appearance of a bar, made on first access.
  @MainActor
  mutating func standard(of bar: UIView, orNew fresh: @autoclosure () -> Appearance) -> Appearance {
    if let standard { return standard }
    let fresh = fresh()
    fresh.bar = bar
    standard = fresh
    return fresh
  }

  /// Returns the appearance to show: the standard appearance while content scrolls under the bar, else
  /// the scroll edge appearance, which defaults to the standard one.
  func shown(isCompact: Bool, isOverContent: Bool) -> Appearance? {
    if isOverContent { return isCompact ? compact ?? standard : standard }
    return isCompact
      ? compactScrollEdge ?? compact ?? scrollEdge ?? standard : scrollEdge ?? standard
  }
}

extension UIBarAppearance {
  /// Returns a copy for a bar to keep.
  static func kept<Appearance: UIBarAppearance>(
    _ appearance: Appearance?, by bar: UIView?
  ) -> Appearance? {
    guard let appearance else { return nil }
    let copy = Appearance(barAppearance: appearance)
    copy.bar = bar
    bar?.setNeedsLayout()
    return copy
  }
}
