/// An invisible view that tells when the room for a block, or what the system says about text and
/// screens, changes: what Auto Layout can't say, a plan then decides anew.
final class LayoutSensor: UIView {
  private let onChange: @MainActor () -> Void
  private var known = CGSize.zero

  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityIdentifier = "layout sensor"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != known else { return }
    known = bounds.size
    onChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onChange()
  }
}

extension LayoutPlan {
  /// How long the place for a block is along an axis: that of its slot if the block is to fill it,
  /// else that of the host. Nil as long as it is not known; the layout is planned again when it is,
  /// and whenever it changes.
  mutating func room(along axis: Axis, for proposal: BlockProposal) -> CGFloat? {
    guard let parent = currentParent else { return nil }
    let slot = proposal[axis].filled ?? Span(of: .view(parent), along: axis)
    let sensor = sense(between: slot, in: parent, at: proposal)
    let length = axis.length(of: sensor.bounds.size)
    return length > 0 ? length : nil
  }

  /// What the system says where the block will be. The layout is planned again when it changes.
  mutating func traits(for proposal: BlockProposal) -> UITraitCollection {
    guard let parent = currentParent else { return UITraitCollection() }
    _ = sense(between: Span(of: .view(parent), along: .horizontal), in: parent, at: proposal)
    return parent.traitCollection
  }

  private mutating func sense(
    between span: Span, in parent: UIView, at proposal: BlockProposal
  ) -> UIView {
    let replan = replan
    let sensor = makeView("sensor", at: proposal.line, isKept: false) {
      LayoutSensor { replan() }
    }
    guard place(sensor, at: proposal.line) else { return sensor }
    sendBack(placementsFrom: placements.count - 1, to: 0)
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
    return sensor
  }
}
