import Foundation

/// The state of a view that is a bit each.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// Something below needs a layout.
  static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 1)
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 2)
  static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
  static let didCallSuperLayoutSubviews = ViewFlags(rawValue: 1 << 4)
  static let didCallSuperUpdateConstraints = ViewFlags(rawValue: 1 << 5)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 6)
  static let isOpaque = ViewFlags(rawValue: 1 << 7)
  /// The engine is moving this view, so that the change is not a wish of the host.
  static let isBeingPlaced = ViewFlags(rawValue: 1 << 8)
  static let isWindow = ViewFlags(rawValue: 1 << 9)
  /// The view has been told that it is in a window, or is one; that window may have gone.
  static let isInWindow = ViewFlags(rawValue: 1 << 10)
  /// A list has hidden the view until it needs it again.
  static let waitsForReuse = ViewFlags(rawValue: 1 << 11)
  static let needsUpdateProperties = ViewFlags(rawValue: 1 << 12)
  static let controllerNeedsUpdateProperties = ViewFlags(rawValue: 1 << 13)
  static let subtreeNeedsUpdateProperties = ViewFlags(rawValue: 1 << 14)
  /// What asks for a layout just now is that the view is scrolled, which moves nothing inside it.
  static let isScrolling = ViewFlags(rawValue: 1 << 15)
  /// Nothing else has asked for a layout since the last one.
  static let hasOnlyScrolled = ViewFlags(rawValue: 1 << 16)
  /// Somebody has asked for a layout of a collection since its last one, for more than that it is scrolled.
  static let wasAskedForLayout = ViewFlags(rawValue: 1 << 17)
  /// A list keeps the view out of sight, since somebody edits something in it.
  static let staysEdited = ViewFlags(rawValue: 1 << 18)
  /// Somebody is asking for another size of the view itself.
  static let asksForSize = ViewFlags(rawValue: 1 << 19)
  /// What a pass has to do something about.
  static let ofPasses: ViewFlags = [
    .needsLayout, .subtreeNeedsLayout, .subtreeNeedsUpdateConstraints,
    .subtreeNeedsUpdateProperties,
  ]

  static let initial: ViewFlags = [
    .needsLayout, .subtreeNeedsLayout, .needsUpdateConstraints, .subtreeNeedsUpdateConstraints,
    .needsUpdateProperties, .controllerNeedsUpdateProperties, .subtreeNeedsUpdateProperties,
    .isUserInteractionEnabled, .isOpaque,
  ]

  // Passes ask these of each view, and those of the library go through many witnesses where nothing is
  // specialized, as in debug.
  func contains(_ flags: ViewFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

  func isDisjoint(with flags: ViewFlags) -> Bool { rawValue & flags.rawValue == 0 }

  mutating func insert(_ flags: ViewFlags) { set(flags, true) }

  mutating func remove(_ flags: ViewFlags) { set(flags, false) }

  mutating func set(_ flags: ViewFlags, _ isOn: Bool) {
    self = ViewFlags(
      rawValue: isOn ? rawValue | flags.rawValue : rawValue & ~flags.rawValue)
  }
}

/// What most views never use.
@MainActor
final class RareViewState {
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether something lies over the view that dims it, unless it says a mode.
  var isDimmed = false
  var style = UIUserInterfaceStyle.unspecified
  var traitOverrides = UITraitOverrides()
  var contentSizeLimits = ContentSizeLimits()
  let traitRegistrations = TraitRegistrations()
  /// The safe area that was last told to the guides and to the view.
  var knownSafeArea = UIEdgeInsets.zero
  /// The margins that were last told, of a view that has those of its superview, too.
  var knownMargins: UIEdgeInsets?
  var tag = 0
  var restorationIdentifier: String?
  var mask: UIView?
  var focusGroup: String?
  var contentPriorities: [ContentPriorityKind: AxisPair<UILayoutPriority>] = [:]
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var largeContent = LargeContent()
  /// What the view has taken from proxies, by the number of the property.
  var appearance: [Int: Any] = [:]
  /// By what calls it has read something observable; nil where none has.
  var trackers: [TrackedCall: ObservationTracker]?
  var systemGuides: [SystemGuide.Kind: UILayoutGuide] = [:]
  /// Nil for a view without many subviews or guides. Unsafe, for layers, which are not isolated.
  nonisolated(unsafe) var crowd: SubviewCrowd?

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

/// The two priorities that a view's content has on each axis.
enum ContentPriorityKind {
  case hugging, resistance

  var standard: UILayoutPriority { self == .hugging ? .defaultLow : .defaultHigh }
}
