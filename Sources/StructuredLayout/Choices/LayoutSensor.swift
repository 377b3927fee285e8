/// An invisible view that notices when the room for blocks or the traits change. Auto Layout can't
/// express decisions that depend on these, so the layout is planned again.
final class LayoutSensor: UIView, SensorView {
  private let axis: LayoutAxis
  private let planner: AnyObject?
  private let onChange: @MainActor () -> Void
  /// The length that the last plan used; nil if it used none.
  private var known: CGFloat?
  /// The text size that the last plan used; nil if it used none.
  private var knownCategory: UIContentSizeCategory?
  /// Whether the layout has to be planned again even if nothing has changed.
  private var isInvalidated = false
  /// Whether the last plan depends on the natural lengths of views.
  private var isMeasuring = false
  /// Whether a doubtful plan is being replaced: the new plan is not doubted.
  private static var isReplanning = false
  /// Whether a plan is being made while trait changes still reach views.
  private static var isHandlingTraitChange = false

  /// Creates a sensor, which still has to be placed.
  ///
  /// - Parameters:
  ///   - planner: The object that the sensor keeps alive.
  ///   - onChange: Called at each change.
  init(
    along axis: LayoutAxis, keeping planner: AnyObject?, onChange: @escaping @MainActor () -> Void
  ) {
    self.axis = axis
    self.planner = planner
    self.onChange = onChange
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityIdentifier = "layout sensor"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var length: CGFloat { axis.length(of: bounds.size) }

  /// Returns the length for a plan to use, in points. The sensor calls back when the length turns
  /// out to be different.
  ///
  /// - Parameter expected: The length to use until the sensor has been laid out.
  func read(expecting expected: CGFloat) -> CGFloat {
    let length = length > 0 ? length : expected
    known = length
    return length
  }

  /// Returns the traits for a plan to use.
  ///
  /// - Parameter host: The view that the sensor will be in, if it is not there yet.
  func traits(in host: UIView) -> UITraitCollection {
    let traits = host.traitCollection
    knownCategory = traits.preferredContentSizeCategory
    return traits
  }

  /// Has the layout planned again once views have the traits of their place: trait changes reach
  /// views in any order.
  func invalidate() {
    guard !Self.isReplanning else { return }
    isInvalidated = true
    setNeedsLayout()
  }

  /// Notes that a new plan depends on the natural lengths of views; doubts about the previous plan
  /// are over.
  func validate() {
    (isInvalidated, isMeasuring) = (false, true)
    if Self.isHandlingTraitChange { invalidate() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let category = traitCollection.preferredContentSizeCategory
    let isSame = (known ?? length) == length && (knownCategory ?? category) == category
    known = known.map { _ in length }
    guard isInvalidated || !isSame else { return }
    (Self.isReplanning, isInvalidated) = (isInvalidated, false)
    onChange()
    Self.isReplanning = false
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A plan that depends only on traits need not wait until they have reached other views.
    guard !isMeasuring else { return invalidate() }
    Self.isHandlingTraitChange = true
    onChange()
    Self.isHandlingTraitChange = false
  }
}
