/// How long the place for a block can be on one axis, told by what is around it, and worked out only when
/// a block asks: most don't.
struct BlockRoom: Hashable, Sendable {
  fileprivate let number: Int32
  /// Which of the blocks that share the room it is for; -1 for all of them.
  fileprivate var index: Int32 = -1

  /// Nothing is known of it.
  static let unknown = BlockRoom(number: -1)

  /// What one of the blocks has that share the room.
  func element(_ index: Int) -> BlockRoom {
    number < 0 ? self : BlockRoom(number: number, index: Int32(index))
  }
}

/// What one plan knows about the places of blocks, and about how long blocks would like to be.
@MainActor
final class BlockRooms {
  private enum Room {
    /// Between edges that do not depend on the block.
    case span(LayoutSpan, in: LayoutItem)
    /// As long as it likes, as along a scroll view.
    case endless
    case exact(CGFloat)
    /// Shorter than another by a distance, in points.
    case less(BlockRoom, CGFloat)
    case atMost(BlockRoom, CGFloat)
    /// Shared by blocks one after another along an axis, and by those that they stand for.
    case row(
      BlockGroup, LayoutAxis, spacing: CGFloat, StackDistribution, in: BlockRoom, across: BlockRoom)
    /// Shared by the lines of a grid that has some tracks.
    case lines(Grid, of: [GridLayoutItem], in: BlockRoom, across: BlockRoom)
    /// That of some tracks of a grid, which shares a room.
    case tracks([GridLayoutItem], Range<Int>, spacing: CGFloat, in: BlockRoom)
  }

  // Unchecked: whoever adds a room calls nobody meanwhile.
  @exclusivity(unchecked) private var rooms: ContiguousArray<Room> = []
  /// The rows of which somebody has asked.
  private var rows: [Int32: RowOfBlocks] = [:]
  /// Whether the plan is never built.
  var isTrial = false
  /// Whether a block has asked how much room there is along an axis.
  fileprivate(set) var wasAsked = PerAxis(false)
  let measuring: BlockMeasuring
  /// How views come and go.
  var transitions = ViewTransitions()
  /// The sensors of the plan, by what they measure.
  fileprivate var sensors: [SensorPlace: LayoutSensor] = [:]

  init(_ measuring: BlockMeasuring) { self.measuring = measuring }

  /// So many have most cells, and fit without an array that grows.
  private static let fewRooms = 8

  private func add(_ room: Room) -> BlockRoom {
    if rooms.isEmpty { rooms.reserveCapacity(Self.fewRooms) }
    rooms.append(room)
    return BlockRoom(number: Int32(rooms.count - 1))
  }

  func span(_ span: LayoutSpan, in parent: LayoutItem) -> BlockRoom { add(.span(span, in: parent)) }
  func endless() -> BlockRoom { add(.endless) }
  func exact(_ length: CGFloat) -> BlockRoom { add(.exact(length)) }
  func room(_ room: BlockRoom, less distance: CGFloat) -> BlockRoom { add(.less(room, distance)) }
  func room(_ room: BlockRoom, atMost length: CGFloat) -> BlockRoom { add(.atMost(room, length)) }

  /// The room of blocks one after another.
  func row(
    _ blocks: BlockGroup, along axis: LayoutAxis, spacing: CGFloat,
    _ distribution: StackDistribution, in room: PerAxis<BlockRoom>
  ) -> BlockRoom {
    add(
      .row(
        blocks, axis, spacing: spacing, distribution, in: room[axis], across: room[axis.cross]))
  }

  /// The room of the lines of a grid.
  func lines(of grid: Grid, _ tracks: [GridLayoutItem], in room: PerAxis<BlockRoom>) -> BlockRoom {
    add(.lines(grid, of: tracks, in: room[grid.axis], across: room[grid.axis.cross]))
  }

  /// The room of some tracks of a grid.
  func tracks(
    _ range: Range<Int>, of tracks: [GridLayoutItem], spacing: CGFloat, in room: BlockRoom
  ) -> BlockRoom { add(.tracks(tracks, range, spacing: spacing, in: room)) }

  /// How long a room is, in points: infinite if it has no end, nil if that is not known.
  ///
  /// - Parameter length: Finds out how long a span is.
  func length(of room: BlockRoom, _ length: (LayoutSpan, LayoutItem) -> CGFloat?) -> CGFloat? {
    // A walk and no recursion, since flows in flows are as many rooms.
    var (inner, room) = ([BlockRoom](), room)
    while let outer = outer(of: room) {
      inner.append(room)
      room = outer
    }
    var whole: CGFloat?
    if room != .unknown {
      switch rooms[Int(room.number)] {
      case .span(let span, let parent): whole = length(span, parent)
      case .endless: whole = .infinity
      case .exact(let number): whole = number
      case .less, .atMost, .row, .lines, .tracks: break
      }
    }
    return inner.reversed().reduce(whole) { self.length(of: $1, in: $0, length) }
  }

  /// The room that a room is a part of; nil if it is none of another.
  private func outer(of room: BlockRoom) -> BlockRoom? {
    guard room != .unknown else { return nil }
    switch rooms[Int(room.number)] {
    case .less(let outer, _), .atMost(let outer, _), .tracks(_, _, _, let outer): return outer
    case .row(_, _, _, _, let outer, _), .lines(_, _, let outer, _): return outer
    case .span, .endless, .exact: return nil
    }
  }

  /// How long a room is that is a part of one with a length.
  private func length(
    of room: BlockRoom, in whole: CGFloat?, _ length: (LayoutSpan, LayoutItem) -> CGFloat?
  ) -> CGFloat? {
    switch rooms[Int(room.number)] {
    case .less(_, let distance): return whole.map { max(0, $0 - distance) }
    case .atMost(_, let most): return min(whole ?? most, most)
    case .row(_, _, _, _, _, let cross), .lines(_, _, _, let cross):
      guard let whole, whole != .infinity, room.index >= 0, let row = row(room.number) else {
        return whole
      }
      // How high text is depends on how wide it may be.
      let across = row.axis == .vertical ? self.length(of: cross, length) : nil
      return row.share(of: Int(room.index), in: whole, across: across ?? .infinity, measuring)
    case .tracks(let tracks, let range, let spacing, _):
      return whole.map {
        GridLayoutItem.length(of: range, in: tracks, spacing: spacing, within: $0)
      }
    case .span, .endless, .exact: return whole
    }
  }
}

extension BlockRooms {
  /// The blocks that share a room; nil if none do.
  private func row(_ number: Int32) -> RowOfBlocks? {
    if let known = rows[number] { return known }
    let row: RowOfBlocks
    switch rooms[Int(number)] {
    case .row(let blocks, let axis, let spacing, let distribution, _, _):
      row = RowOfBlocks(BlockGroup(blocks.spread), along: axis, spacing: spacing, distribution)
    case .lines(let grid, let tracks, _, _): row = grid.rowOfLines(over: tracks)
    case .span, .endless, .exact, .less, .atMost, .tracks: return nil
    }
    rows[number] = row
    return row
  }
}

extension LayoutPlan {
  /// What the plan knows about the places of blocks.
  var rooms: BlockRooms {
    mutating get {
      if let known = attachment as? BlockRooms { return known }
      let rooms = BlockRooms(
        BlockMeasuring(
          traits: host?.traitCollection ?? UITraitCollection(), madeViews: madeViews))
      attachment = rooms
      return rooms
    }
  }

  /// How the views come and go of which a block says it.
  var blockTransitions: ViewTransitions {
    (attachment as? BlockRooms)?.transitions ?? ViewTransitions()
  }

  /// How long the place for a block is along an axis, in points; infinite where there is no end to it.
  /// Nil as long as it is not known; the layout is planned again when it is, and whenever it changes.
  ///
  /// - Parameter name: The block that asks: it is an issue if what is around it does not say.
  mutating func length(
    ofRoom axis: LayoutAxis, for proposal: BlockProposal, of name: StaticString
  ) -> CGFloat? {
    let length = length(ofRoom: axis, for: proposal)
    if !rooms.isTrial, proposal.rooms[axis] == .unknown || length == .infinity {
      let (word, long) = (axis.length.rawValue, axis == .horizontal ? "wide" : "high")
      let message = """
        \(name) adapts to its \(word), but nothing here limits how \(long) it can be; give it a \(word), or \
        put it where content doesn't scroll along that axis
        """
      report(.misplaced, message, at: proposal.line)
    }
    return length
  }

  /// The same where it does not matter if what is around the block says nothing of it.
  mutating func length(ofRoom axis: LayoutAxis, for proposal: BlockProposal) -> CGFloat? {
    let rooms = rooms
    rooms.wasAsked[axis] = true
    var hasRead = false
    let length = rooms.length(of: proposal.rooms[axis]) {
      hasRead = true
      return read($0, in: $1, at: proposal)
    }
    if !hasRead, let length, length.isFinite { watchTraits(at: proposal) }
    return length
  }

  /// What goes by a length that is said goes by the size of text all the same.
  @inline(never)
  private mutating func watchTraits(at proposal: BlockProposal) {
    guard let parent = currentParent, !rooms.isTrial else { return }
    let item = item(parent)
    let sensor = sensor(between: LayoutSpan(of: item, along: .horizontal), in: item, at: proposal)
    _ = sensor.traits(in: parent.superview == nil ? host ?? parent : parent)
    rooms.measuring.watch(with: sensor)
  }

  /// How long a span is; a sensor tells when that changes.
  private mutating func read(
    _ span: LayoutSpan, in parent: LayoutItem, at proposal: BlockProposal
  ) -> CGFloat? {
    // Places that differ by a distance need one sensor.
    let base = span.item.map { LayoutSpan(of: $0, along: span.start.attribute.axis) } ?? span
    let surplus = span.item == nil ? 0 : span.surplus
    let sensor = sensor(between: base, in: parent, at: proposal)
    rooms.measuring.watch(with: sensor)
    let length = sensor.read(expecting: expectedLength(of: base))
    return length > 0 ? max(0, length + surplus) : nil
  }

  /// How long a span is before anything has been laid out, as far as that can be known.
  private func expectedLength(of span: LayoutSpan) -> CGFloat {
    guard let item = span.item else { return 0 }
    let axis = span.start.attribute.axis
    if let view = view(item) { return axis.length(of: view.bounds.size) }
    guard let area = area(item), let view = view(area.owner) else { return 0 }
    let known = axis.length(of: area.area.guide(of: view).layoutFrame.size)
    return known > 0 ? known : axis.length(of: view.bounds.size)
  }

  /// What the system says where the block will be. The layout is planned again when it changes.
  mutating func traits(for proposal: BlockProposal) -> UITraitCollection {
    guard let parent = currentParent, !rooms.isTrial else { return rooms.measuring.traits }
    let parentItem = item(parent)
    let span = LayoutSpan(of: parentItem, along: .horizontal)
    let sensor = sensor(between: span, in: parentItem, at: proposal)
    return sensor.traits(in: parent.superview == nil ? host ?? parent : parent)
  }

  private mutating func sensor(
    between span: LayoutSpan, in parent: LayoutItem, at proposal: BlockProposal
  ) -> LayoutSensor {
    let place = SensorPlace(parent: parent, span: span)
    if let known = rooms.sensors[place], mentions(known) { return known }
    let (replan, planner) = (replan, planner)
    let isInHost = parent == hostItem
    if planner != nil, !isInHost, let host = hostItem {
      // What keeps the other views may not be kept by one of them.
      _ = self.sensor(between: LayoutSpan(of: host, along: .horizontal), in: host, at: proposal)
    }
    let axis = span.start.attribute.axis
    let isWhole = span == LayoutSpan(of: parent, along: axis)
    let kind = "\(axis) \(isInHost ? "host " : "")\(isWhole ? "whole " : "")sensor"
    let sensor = shared {
      $0.makeView(kind, at: SensorPlace.line, isKept: false) {
        LayoutSensor(along: axis, keeping: isInHost ? planner : nil) { replan() }
      }
    }
    rooms.sensors[place] = sensor
    let item = view(parent).flatMap { parent in
      inside(parent) { $0.placeBehind(sensor, at: proposal.line) }
    }
    if let item { hold(item, between: span, in: parent, proposal) }
    return sensor
  }

  private mutating func hold(
    _ item: LayoutItem, between span: LayoutSpan, in parent: LayoutItem, _ proposal: BlockProposal
  ) {
    let axis = span.start.attribute.axis
    let inner = proposal.named("sensor", plan: &self)
    pin(
      LayoutAnchor(item, span.isAbsolute ? axis.nearEdge : axis.start), .equal, span.start,
      in: inner)
    pin(LayoutAnchor(item, span.isAbsolute ? axis.farEdge : axis.end), .equal, span.end, in: inner)
    let cross = axis.cross
    pin(LayoutAnchor(item, cross.start), .equal, LayoutAnchor(parent, cross.start), in: inner)
    setLength(of: item, along: cross, 0, in: inner)
  }
}

/// What a sensor measures.
private struct SensorPlace: Hashable {
  let parent: LayoutItem
  let span: LayoutSpan

  /// Several lines share a sensor, so none of them is its own.
  static let line = SourceLine(fileID: "", line: 0)
}

extension BlockProposal {
  /// Says that there is as much room as a box has, which does not depend on what is placed in it.
  @MainActor
  mutating func setRooms(of box: BlockBox, plan: inout LayoutPlan) {
    guard let parent = plan.currentParent else { return }
    let item = plan.item(parent)
    for axis in LayoutAxis.allCases { rooms[axis] = plan.rooms.span(box[axis], in: item) }
  }
}
