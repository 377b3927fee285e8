/// An invisible view that tells when the room for blocks, or what the system says about text and
/// screens, changes: what Auto Layout can't say, a plan then decides anew.
final class LayoutSensor: UIView {
  private let axis: Axis
  private let onChange: @MainActor () -> Void
  /// The length that the last plan went by; nil if it went by none.
  private var known: CGFloat?
  /// The text size that the last plan went by; nil if it went by none.
  private var knownCategory: UIContentSizeCategory?

  init(along axis: Axis, onChange: @escaping @MainActor () -> Void) {
    self.axis = axis
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let category = traitCollection.preferredContentSizeCategory
    let isSame = (known ?? length) == length && (knownCategory ?? category) == category
    known = known.map { _ in length }
    if !isSame { onChange() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onChange()
  }
}

extension LayoutPlan {
  /// How long the place for a block is along an axis: that of its slot if the block is to fill it,
  /// else that of the host, and no longer than a width or height around it says. Nil as long as it is not known; the layout is planned again when it is,
  /// and whenever it changes.
  mutating func room(along axis: Axis, for proposal: BlockProposal) -> CGFloat? {
    guard let parent = currentParent else { return nil }
    let whole = Span(of: .view(parent), along: axis)
    let slot = proposal[axis].filled ?? whole
    // Places that differ by a distance need one sensor.
    let base = slot.item.map { Span(of: $0, along: axis) } ?? slot
    let surplus = slot.item == nil ? 0 : slot.surplus
    let sensor = sensor(between: base, in: parent, at: proposal)
    let length = sensor.read(expecting: base == whole ? axis.length(of: parent.bounds.size) : 0)
    let room = length > 0 ? max(0, length + surplus) : nil
    return [room, proposal.limits[axis]].compactMap { $0 }.min()
  }

  /// What the system says where the block will be. The layout is planned again when it changes.
  mutating func traits(for proposal: BlockProposal) -> UITraitCollection {
    guard let parent = currentParent else { return UITraitCollection() }
    let span = Span(of: .view(parent), along: .horizontal)
    let sensor = sensor(between: span, in: parent, at: proposal)
    return sensor.traits(in: parent.superview == nil ? host ?? parent : parent)
  }

  private mutating func sensor(
    between span: Span, in parent: UIView, at proposal: BlockProposal
  ) -> LayoutSensor {
    let sensors = companion { LayoutSensors() }
    let place = LayoutSensors.Place(parent: ObjectIdentifier(parent), span: span)
    if let known = sensors.all[place], mentions(known) { return known }
    let replan = replan
    let axis = span.start.attribute.axis
    let isWhole = span == Span(of: .view(parent), along: axis)
    let kind = "\(axis) \(isWhole ? "host " : "")sensor"
    let sensor = shared {
      $0.makeView(kind, at: LayoutSensors.line, isKept: false) {
        LayoutSensor(along: axis) { replan() }
      }
    }
    sensors.all[place] = sensor
    guard self.place(sensor, at: proposal.line) else { return sensor }
    sendBack(placementsFrom: placements.count - 1, to: 0)
    hold(sensor, between: span, in: parent, proposal)
    return sensor
  }

  private mutating func hold(
    _ sensor: LayoutSensor, between span: Span, in parent: UIView, _ proposal: BlockProposal
  ) {
    let axis = span.start.attribute.axis
    let item = LayoutItem.view(sensor)
    var inner = proposal
    inner.role = "sensor"
    pin(
      LayoutAnchor(item, span.isAbsolute ? axis.nearEdge : axis.start), .equal, span.start,
      in: inner)
    pin(LayoutAnchor(item, span.isAbsolute ? axis.farEdge : axis.end), .equal, span.end, in: inner)
    let cross = axis.cross
    pin(
      LayoutAnchor(item, cross.start), .equal, LayoutAnchor(.view(parent), cross.start), in: inner)
    setLength(of: item, along: cross, 0, in: inner)
  }
}

/// The sensors of one plan, by what they measure.
@MainActor
private final class LayoutSensors {
  struct Place: Hashable {
    let parent: ObjectIdentifier
    let span: Span
  }

  var all: [Place: LayoutSensor] = [:]

  /// Several lines share a sensor, so none of them is its own.
  static let line = SourceLine(fileID: "", line: 0)
}
