/// What one plan knows about how long blocks would like to be.
///
/// Blocks that measure others, in blocks that measure them in turn, ask here, so that nothing is
/// measured twice however deep they are nested.
@MainActor
final class BlockMeasuring {
  /// What the system says about text and screens where the layout is.
  let traits: UITraitCollection
  /// The views that go by a name in the layout.
  let madeViews: MadeViews?
  private let outer: BlockMeasuring?
  /// Those who have the plan made again.
  private var sensors: [LayoutSensor] = []
  private var isDoubtful = false
  private var known: [Question: Answer] = [:]
  private var rows: [RowQuestion: RowAnswer] = [:]
  private var spread: [ObjectIdentifier: Spread] = [:]

  init(traits: UITraitCollection, madeViews: MadeViews?) {
    self.traits = traits
    self.madeViews = madeViews
    outer = nil
  }

  /// For a trial within a plan.
  init(within outer: BlockMeasuring) {
    traits = outer.traits
    madeViews = outer.madeViews
    self.outer = outer
  }

  /// A plan goes by what a sensor has read.
  func watch(with sensor: LayoutSensor) {
    sensors.append(sensor)
    sensor.trust()
    if isDoubtful { sensor.doubt() }
  }

  /// A view is measured. If it is not where it will be yet, its text may be of another size there.
  func note(_ view: UIView) {
    guard !isDoubtful, view.superview == nil,
      view.traitCollection.preferredContentSizeCategory != traits.preferredContentSizeCategory
    else { return }
    isDoubtful = true
    outer?.note(view)
    for sensor in sensors { sensor.doubt() }
  }

  private struct Question: Hashable {
    let blocks: ObjectIdentifier
    let axis: LayoutAxis
    let within: PerAxis<CGFloat>
  }

  private struct Answer {
    /// Kept, so that nobody else comes to have its identity.
    let blocks: MeasuredBlocks
    let lengths: [CGFloat]
  }

  private struct Spread {
    /// Kept, so that nobody else comes to have its identity.
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

  /// The blocks that place something, those that stand for several taken apart.
  func spread(_ blocks: MeasuredBlocks) -> MeasuredBlocks {
    if let known = spread[ObjectIdentifier(blocks)] { return known.parts }
    let parts = MeasuredBlocks(BlockGroup(blocks.all.spread.filter { !$0.isEmpty }))
    spread[ObjectIdentifier(blocks)] = Spread(blocks: blocks, parts: parts)
    return parts
  }

  /// How long blocks are along an axis, in points, each by itself within a room.
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

  /// The room for blocks that are measured along an axis by themselves: what is high depends on how wide
  /// it may be, and not the other way round.
  static func room(across axis: LayoutAxis, _ width: CGFloat) -> PerAxis<CGFloat> {
    PerAxis(horizontal: axis == .vertical ? width : .infinity, vertical: .infinity)
  }

  /// What the blocks of a row take of a length.
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

/// Blocks of which another has to know how long they would like to be.
@MainActor
final class MeasuredBlocks {
  let all: BlockGroup
  private var areGoingByRoom = PerAxis<Bool?>(nil)

  init(_ all: BlockGroup) { self.all = all }

  /// Whether some of them are others at another room along an axis.
  func goByRoom(along axis: LayoutAxis, in measuring: BlockMeasuring) -> Bool {
    if let known = areGoingByRoom[axis] { return known }
    let doGo = all.goesByRoom(along: axis, in: measuring)
    areGoingByRoom[axis] = doGo
    return doGo
  }
}
