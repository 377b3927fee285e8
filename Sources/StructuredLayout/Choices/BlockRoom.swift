/// The length that the place of a block can have on one axis, known from the surroundings of the
/// block. It is computed only when a block asks, which most blocks do not.
struct BlockRoom: Hashable, Sendable {
  fileprivate let number: Int32
  /// The index of the block among those that share the room; -1 for all of them.
  fileprivate var index: Int32 = -1

  /// A room of which nothing is known.
  static let unknown = BlockRoom(number: -1)

  /// The part of a shared room that belongs to one of its blocks.
  func element(_ index: Int) -> BlockRoom {
    number < 0 ? self : BlockRoom(number: number, index: Int32(index))
  }
}

/// The rooms of blocks in one plan, and the natural lengths of blocks.
@MainActor
final class BlockRooms {
  private enum Room {
    /// Between edges that don't depend on the block.
    case span(LayoutSpan, in: LayoutItem)
    /// Of any length, as along a scroll view.
    case endless
    case exact(CGFloat)
    /// Shorter than another room by a distance, in points.
    case less(BlockRoom, CGFloat)
    case atMost(BlockRoom, CGFloat)
    /// Shared by blocks one after another along an axis, with groups replaced by their parts.
    case row(
      BlockGroup, LayoutAxis, spacing: CGFloat, StackDistribution, in: BlockRoom, across: BlockRoom)
    /// Shared by the lines of a grid with these tracks.
    case lines(Grid, of: [GridLayoutItem], in: BlockRoom, across: BlockRoom)
    /// The room of some tracks of a grid, which share another room.
    case tracks([GridLayoutItem], Range<Int>, spacing: CGFloat, in: BlockRoom)
  }

  // Unchecked: code that adds a room calls nothing else meanwhile.
  @exclusivity(unchecked) private var rooms: ContiguousArray<Room> = []
  /// The rows that have been asked for, by the numbers of their rooms.
  private var rows: [Int32: RowOfBlocks] = [:]
  /// Whether the plan is a trial that is never built.
  var isTrial = false
  /// Whether a block has asked for the room along an axis.
  fileprivate(set) var wasAsked = PerAxis(false)
  let measuring: BlockMeasuring
  /// The transitions of views.
  var transitions = ViewTransitions()
  /// The sensors of the plan, by the places that they measure.
  fileprivate var sensors: [SensorPlace: LayoutSensor] = [:]

  init(_ measuring: BlockMeasuring) { self.measuring = measuring }

  /// Enough for most cells, without growing the array.
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

  /// The room that blocks one after another share.
  func row(
    _ blocks: BlockGroup, along axis: LayoutAxis, spacing: CGFloat,
    _ distribution: StackDistribution, in room: PerAxis<BlockRoom>
  ) -> BlockRoom {
    add(
      .row(
        blocks, axis, spacing: spacing, distribution, in: room[axis], across: room[axis.cross]))
  }

  /// The room that the lines of a grid share.
  func lines(of grid: Grid, _ tracks: [GridLayoutItem], in room: PerAxis<BlockRoom>) -> BlockRoom {
    add(.lines(grid, of: tracks, in: room[grid.axis], across: room[grid.axis.cross]))
  }

  /// The room of some tracks of a grid.
  func tracks(
    _ range: Range<Int>, of tracks: [GridLayoutItem], spacing: CGFloat, in room: BlockRoom
  ) -> BlockRoom { add(.tracks(tracks, range, spacing: spacing, in: room)) }

  /// Returns the length of a room, in points: infinite if the room has no end, nil if it is not
  /// known.
  ///
  /// - Parameter length: Returns the length of a span.
  func length(of room: BlockRoom, _ length: (LayoutSpan, LayoutItem) -> CGFloat?) -> CGFloat? {
    // A loop instead of recursion, because nested flows make long chains of rooms.
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

  /// The room that contains a room; nil if there is none.
  private func outer(of room: BlockRoom) -> BlockRoom? {
    guard room != .unknown else { return nil }
    switch rooms[Int(room.number)] {
    case .less(let outer, _), .atMost(let outer, _), .tracks(_, _, _, let outer): return outer
    case .row(_, _, _, _, let outer, _), .lines(_, _, let outer, _): return outer
    case .span, .endless, .exact: return nil
    }
  }

  /// Returns the length of a room within a containing room of a known length.
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
      // The height of text depends on the available width.
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
  /// The blocks that share a room; nil if the room is not shared.
  private func row(_ number: Int32) -> RowOfBlocks? {
    if let known = rows[number] { return known }
    let row: RowOfBlocks
    switch rooms[Int(number)] {
    case .row(let blocks, let axis, let spacing, let distribution, _, _):
      row = RowOfBlocks(BlockGroup(blocks.flattened), along: axis, spacing: spacing, distribution)
    case .lines(let grid, let tracks, _, _): row = grid.rowOfLines(over: tracks)
    case .span, .endless, .exact, .less, .atMost, .tracks: return nil
    }
    rows[number] = row
    return row
  }
}

extension LayoutPlan {
  /// The rooms of the plan.
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

  /// The transitions that blocks give to their views.
  var blockTransitions: ViewTransitions {
    (attachment as? BlockRooms)?.transitions ?? ViewTransitions()
  }

  /// Returns the length of the place for a block along an axis, in points; infinite if the place
  /// has no end. Nil as long as the length is unknown. When it becomes known, and whenever it
  /// changes, the layout is planned again.
  ///
  /// - Parameter name: The name of the block that asks. If its surroundings determine no length,
  ///   that is an issue.
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

  /// Does the same for a block that also works if its surroundings determine no length.
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

  /// Watches the traits where the length is given: the text size matters even then.
  @inline(never)
  private mutating func watchTraits(at proposal: BlockProposal) {
    guard let parent = currentParent, !rooms.isTrial else { return }
    let item = item(parent)
    let sensor = sensor(between: LayoutSpan(of: item, along: .horizontal), in: item, at: proposal)
    _ = sensor.traits(in: parent.superview == nil ? host ?? parent : parent)
    rooms.measuring.register(sensor)
  }

  /// Returns the length of a span; a sensor notices when it changes.
  private mutating func read(
    _ span: LayoutSpan, in parent: LayoutItem, at proposal: BlockProposal
  ) -> CGFloat? {
    // Spans that differ only by a distance share a sensor.
    let base = span.item.map { LayoutSpan(of: $0, along: span.start.attribute.axis) } ?? span
    let surplus = span.item == nil ? 0 : span.surplus
    let sensor = sensor(between: base, in: parent, at: proposal)
    rooms.measuring.register(sensor)
    let length = sensor.read(expecting: expectedLength(of: base))
    return length > 0 ? max(0, length + surplus) : nil
  }

  /// The length of a span before anything has been laid out, as far as it can be known.
  private func expectedLength(of span: LayoutSpan) -> CGFloat {
    guard let item = span.item else { return 0 }
    let axis = span.start.attribute.axis
    if let view = view(item) { return axis.length(of: view.bounds.size) }
    guard let area = area(item), let view = view(area.owner) else { return 0 }
    let known = axis.length(of: area.area.guide(of: view).layoutFrame.size)
    return known > 0 ? known : axis.length(of: view.bounds.size)
  }

  /// Returns the traits at the place of the block. When they change, the layout is planned again.
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
      // The host's sensor keeps the planner, and with it the other views, alive: a sensor in one of
      // these views must not keep it.
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

/// The place that a sensor measures.
private struct SensorPlace: Hashable {
  let parent: LayoutItem
  let span: LayoutSpan

  /// Several lines share a sensor, so it has no line of its own.
  static let line = SourceLine(fileID: "", line: 0)
}

extension BlockProposal {
  /// Sets the rooms to the lengths of a box that does not depend on its content.
  @MainActor
  mutating func setRooms(of box: BlockBox, plan: inout LayoutPlan) {
    guard let parent = plan.currentParent else { return }
    let item = plan.item(parent)
    for axis in LayoutAxis.allCases { rooms[axis] = plan.rooms.span(box[axis], in: item) }
  }
}
