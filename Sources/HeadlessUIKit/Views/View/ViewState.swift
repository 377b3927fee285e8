import Foundation

/// The state of a view that takes one bit each.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// A view inside this one needs a layout.
  static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 1)
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 2)
  static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
  static let didCallSuperLayoutSubviews = ViewFlags(rawValue: 1 << 4)
  static let didCallSuperUpdateConstraints = ViewFlags(rawValue: 1 << 5)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 6)
  static let isOpaque = ViewFlags(rawValue: 1 << 7)
  /// The engine is moving this view, so that the change does not come from the host.
  static let isBeingPlaced = ViewFlags(rawValue: 1 << 8)
  static let isWindow = ViewFlags(rawValue: 1 << 9)
  /// The view has been told that it is in a window, or is a window; that window may be gone.
  static let isInWindow = ViewFlags(rawValue: 1 << 10)
  /// A list has hidden the view until it is reused.
  static let waitsForReuse = ViewFlags(rawValue: 1 << 11)
  static let needsUpdateProperties = ViewFlags(rawValue: 1 << 12)
  static let controllerNeedsUpdateProperties = ViewFlags(rawValue: 1 << 13)
  static let subtreeNeedsUpdateProperties = ViewFlags(rawValue: 1 << 14)
  /// The current layout request comes from scrolling, which moves nothing inside the view.
  static let isScrolling = ViewFlags(rawValue: 1 << 15)
  /// Only scrolling has requested a layout since the last one.
  static let hasOnlyScrolled = ViewFlags(rawValue: 1 << 16)
  /// A layout of a collection has been requested since the last one for another reason than
  /// scrolling.
  static let wasAskedForLayout = ViewFlags(rawValue: 1 << 17)
  /// A list keeps the view out of sight because text in it is being edited.
  static let isKeptForEditing = ViewFlags(rawValue: 1 << 18)
  /// The current invalidation was requested for the view itself.
  static let asksForSize = ViewFlags(rawValue: 1 << 19)
  /// The flags that passes act on.
  static let passTriggers: ViewFlags = [
    .needsLayout, .subtreeNeedsLayout, .subtreeNeedsUpdateConstraints,
    .subtreeNeedsUpdateProperties,
  ]

  static let initial: ViewFlags = [
    .needsLayout, .subtreeNeedsLayout, .needsUpdateConstraints, .subtreeNeedsUpdateConstraints,
    .needsUpdateProperties, .controllerNeedsUpdateProperties, .subtreeNeedsUpdateProperties,
    .isUserInteractionEnabled, .isOpaque,
  ]

  // Passes call these methods for each view. Those of the standard library go through many
  // witnesses in unspecialized code, as in debug builds.
  func contains(_ flags: ViewFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

  func isDisjoint(with flags: ViewFlags) -> Bool { rawValue & flags.rawValue == 0 }

  mutating func insert(_ flags: ViewFlags) { set(flags, true) }

  mutating func remove(_ flags: ViewFlags) { set(flags, false) }

  mutating func set(_ flags: ViewFlags, _ isOn: Bool) {
    self = ViewFlags(
      rawValue: isOn ? rawValue | flags.rawValue : rawValue & ~flags.rawValue)
  }
}

/// The properties that most views never use.
@MainActor
final class RareViewState {
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether another view covers this one and dims it, unless the view sets a mode.
  var isDimmed = false
  var style = UIUserInterfaceStyle.unspecified
  var traitOverrides = UITraitOverrides()
  var contentSizeLimits = ContentSizeLimits()
  let traitRegistrations = TraitRegistrations()
  /// The safe area that guides and view were last informed of.
  var knownSafeArea = UIEdgeInsets.zero
  /// The margins that the view was last informed of, if it preserves its superview's margins.
  var knownMargins: UIEdgeInsets?
  var tag = 0
  var restorationIdentifier: String?
  var mask: UIView?
  var focusGroup: String?
  var ignoresInvertColors = false
  var contentPriorities: [ContentPriorityKind: AxisPair<UILayoutPriority>] = [:]
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var largeContent = LargeContent()
  /// The values that the view has taken from appearance proxies, by the number of the property.
  var appearance: [Int: Any] = [:]
  /// The trackers of the calls that have read an observable value; nil if none has.
  var trackers: [TrackedCall: ObservationTracker]?
  var systemGuides: [SystemGuide.Kind: UILayoutGuide] = [:]
  /// Nil for a view without many subviews or guides. Unsafe, since layers access it and are not
  /// isolated.
  nonisolated(unsafe) var subviewChanges: SubviewChanges?

  var imposesTraits: Bool {
    style != .unspecified || traitOverrides.values != TraitValues()
      || contentSizeLimits != ContentSizeLimits()
  }

  var imposedTraits: TraitValues {
    var values = traitOverrides.values
    if style != .unspecified { values.style = style }
    return values
  }
}

/// The two kinds of content priority, each with a value per axis.
enum ContentPriorityKind {
  case hugging, resistance

  var standard: UILayoutPriority { self == .hugging ? .defaultLow : .defaultHigh }
}
