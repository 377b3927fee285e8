/// An invisible view that tells when the room for blocks, or what the system says about text and
/// screens, changes: what Auto Layout can't say, a plan then decides anew.
final class LayoutSensor: UIView, SensorView {
  private let axis: LayoutAxis
  private let planner: AnyObject?
  private let onChange: @MainActor () -> Void
  /// The length that the last plan went by; nil if it went by none.
  private var known: CGFloat?
  /// The text size that the last plan went by; nil if it went by none.
  private var knownCategory: UIContentSizeCategory?
  /// Whether the last plan is to be made again, whatever else is the same.
  private var isDoubtful = false
  /// Whether the last plan goes by how long views would like to be.
  private var isMeasuring = false
  /// Whether a doubtful plan is being made again: nobody doubts that one.
  private static var isPlanningAgain = false
  /// Whether a plan is being made while views still hear of traits.
  private static var isHearing = false

  /// A sensor to be placed.
  ///
  /// - Parameters:
  ///   - planner: What is kept alive as long as the sensor is there.
  ///   - onChange: What is to happen at each change.
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

  /// The length that a plan goes by, in points. It is told when it turns out to be another.
  ///
  /// - Parameter expected: The length that is to be expected as long as the sensor has not been laid
  ///   out.
  func read(expecting expected: CGFloat) -> CGFloat {
    let length = length > 0 ? length : expected
    known = length
    return length
  }

  /// What the system says, for a plan to go by.
  ///
  /// - Parameter host: Where the sensor will be, if it is not there yet.
  func traits(in host: UIView) -> UITraitCollection {
    let traits = host.traitCollection
    knownCategory = traits.preferredContentSizeCategory
    return traits
  }

  /// The last plan has to be made again once views have the traits of their place: they hear of these in
  /// any order.
  func doubt() {
    guard !Self.isPlanningAgain else { return }
    isDoubtful = true
    setNeedsLayout()
  }

  /// The plan is a new one that goes by how long views would like to be, whatever was wrong with the one before.
  func trust() {
    (isDoubtful, isMeasuring) = (false, true)
    if Self.isHearing { doubt() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let category = traitCollection.preferredContentSizeCategory
    let isSame = (known ?? length) == length && (knownCategory ?? category) == category
    known = known.map { _ in length }
    guard isDoubtful || !isSame else { return }
    (Self.isPlanningAgain, isDoubtful) = (isDoubtful, false)
    onChange()
    Self.isPlanningAgain = false
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // What goes by traits alone need not wait for others to hear of them.
    guard !isMeasuring else { return doubt() }
    Self.isHearing = true
    onChange()
    Self.isHearing = false
  }
}
