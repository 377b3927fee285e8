/// The natural lengths of blocks that one plan has measured.
///
/// Blocks that measure others, which may measure blocks in turn, share this object, so that nothing
/// is measured twice however deeply the blocks are nested.
@MainActor
final class BlockMeasuring {
  /// The traits of the place where the layout is, such as the text size.
  let traits: UITraitCollection
  /// The named views of the layout.
  let madeViews: MadeViews?
  private let outer: BlockMeasuring?
  /// The sensors that have the layout planned again.
  private var sensors: [LayoutSensor] = []
  private var isUnreliable = false
  private var known: [Question: Answer] = [:]
  private var rows: [RowQuestion: RowAnswer] = [:]
  private var flattened: [ObjectIdentifier: Flattened] = [:]

  init(traits: UITraitCollection, madeViews: MadeViews?) {
    self.traits = traits
    self.madeViews = madeViews
    outer = nil
  }

  /// Creates an object for a trial within a plan.
  init(within outer: BlockMeasuring) {
    traits = outer.traits
    madeViews = outer.madeViews
    self.outer = outer
  }

  /// Notes that the plan depends on a sensor's reading.
  func register(_ sensor: LayoutSensor) {
    sensors.append(sensor)
    sensor.validate()
    if isUnreliable { sensor.invalidate() }
  }

  /// Notes that a view is measured. If the view is not in its place yet, its text may have another
  /// size there.
  func note(_ view: UIView) {
    guard !isUnreliable, view.superview == nil,
      view.traitCollection.preferredContentSizeCategory != traits.preferredContentSizeCategory
    else { return }
    isUnreliable = true
    outer?.note(view)
    for sensor in sensors { sensor.invalidate() }
  }

  private struct Question: Hashable {
    let blocks: ObjectIdentifier
    let axis: LayoutAxis
    let within: PerAxis<CGFloat>
  }

  private struct Answer {
    /// Kept alive, so that no other object gets its identity.
    let blocks: MeasuredBlocks
    let lengths: [CGFloat]
  }

  private struct Flattened {
    /// Kept alive, so that no other object gets its identity.
    let blocks: MeasuredBlocks
    let parts: MeasuredBlocks
  }

  private struct RowQuestion: Hashable {
    let row: ObjectIdentifier
    let whole: CGFloat
    let across: CGFloat
  }

  private struct RowAnswer {
    let row: RowOfBlocks
    let lengths: [(room: CGFloat, taken: CGFloat)]
  }

  /// The blocks that place something, with each block that stands for several replaced by its
  /// parts.
  func flattened(_ blocks: MeasuredBlocks) -> MeasuredBlocks {
    if let known = flattened[ObjectIdentifier(blocks)] { return known.parts }
    let parts = MeasuredBlocks(BlockGroup(blocks.all.flattened.filter { !$0.isEmpty }))
    flattened[ObjectIdentifier(blocks)] = Flattened(blocks: blocks, parts: parts)
    return parts
  }

  /// The lengths of blocks along an axis, in points, each measured by itself within a room.
  func lengths(
    of blocks: MeasuredBlocks, along axis: LayoutAxis,
    within room: PerAxis<CGFloat> = PerAxis(.infinity)
  ) -> [CGFloat] {
    let question = Question(blocks: ObjectIdentifier(blocks), axis: axis, within: room)
    if let answer = known[question] { return answer.lengths }
    let lengths = blocks.all.blocks.map { $0.length(along: axis, within: room, in: self) }
    known[question] = Answer(blocks: blocks, lengths: lengths)
    return lengths
  }

  /// The room for blocks that are measured along an axis by themselves: heights depend on the
  /// available width, but widths do not depend on the available height.
  static func room(across axis: LayoutAxis, _ width: CGFloat) -> PerAxis<CGFloat> {
    PerAxis(horizontal: axis == .vertical ? width : .infinity, vertical: .infinity)
  }

  /// The room that each block of a row is offered of a length, and the length that it takes.
  func lengths(
    of row: RowOfBlocks, within whole: CGFloat, across: CGFloat
  ) -> [(room: CGFloat, taken: CGFloat)] {
    let question = RowQuestion(row: ObjectIdentifier(row), whole: whole, across: across)
    if let answer = rows[question] { return answer.lengths }
    let lengths = row.lengths(within: whole, across: across, self)
    rows[question] = RowAnswer(row: row, lengths: lengths)
    return lengths
  }
}

/// Blocks whose natural lengths another block needs to know.
@MainActor
final class MeasuredBlocks {
  let all: BlockGroup
  private var knownDependence = PerAxis<Bool?>(nil)

  init(_ all: BlockGroup) { self.all = all }

  /// Whether some of the blocks adapt to their room along an axis.
  func dependOnSpace(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    if let known = knownDependence[axis] { return known }
    let depends = all.dependsOnSpace(along: axis, in: measuring)
    knownDependence[axis] = depends
    return depends
  }
}

/// Prepares the views that plans measure.
package struct MeasuringPreparation: Sendable {
  /// Called with each view before it is measured; nil for no preparation. Wrapped in a type, because
  /// a bare closure crashes optimized builds when it is bound to a task (Swift 6.3).
  @TaskLocal package static var current: MeasuringPreparation?

  let prepare: @MainActor @Sendable (UIView) -> Void

  package init(_ prepare: @escaping @MainActor @Sendable (UIView) -> Void) {
    self.prepare = prepare
  }
}
