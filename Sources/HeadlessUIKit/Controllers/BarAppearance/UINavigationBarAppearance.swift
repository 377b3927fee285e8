import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// Moves the title; a large one stays.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { takeButtons() }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { takeButtons() }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { takeButtons() }
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

/// The looks of one bar for each place that its content can be at.
@MainActor
struct BarLooks<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  /// The standard look of a bar, made when it is first asked for.
  @MainActor
  mutating func standard(of bar: UIView, orNew fresh: @autoclosure () -> Appearance) -> Appearance {
    if let standard { return standard }
    let fresh = fresh()
    fresh.bar = bar
    standard = fresh
    return fresh
  }

  /// The look while the content is at its edge: that of the edge, or the standard one. The standard one
  /// while there is content below the bar.
  func shown(isCompact: Bool, isOverContent: Bool) -> Appearance? {
    if isOverContent { return isCompact ? compact ?? standard : standard }
    return isCompact
      ? compactScrollEdge ?? compact ?? scrollEdge ?? standard : scrollEdge ?? standard
  }
}

extension UIBarAppearance {
  /// A copy for a bar to keep.
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
