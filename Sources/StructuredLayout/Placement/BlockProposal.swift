/// The place that a block is offered, with the requirements of its surroundings.
///
/// A proposal is a value with copy-on-write storage: each enclosing block holds one while its
/// content is placed, and blocks may be nested to any depth.
public struct BlockProposal: Sendable {
  private var shared: Values
  /// The line that describes the block; not part of the shared storage, since each block has its
  /// own.
  public var line: SourceLine

  /// The values, copied first if they are shared.
  private var own: Values {
    mutating get {
      if !isKnownUniquelyReferenced(&shared) { shared = Values(shared) }
      return shared
    }
  }

  /// The slot between leading and trailing.
  public var horizontal: LayoutSlot {
    get { shared.horizontal }
    set { own.horizontal = newValue }
  }
  /// The slot between top and bottom.
  public var vertical: LayoutSlot {
    get { shared.vertical }
    set { own.vertical = newValue }
  }
  /// The enclosing blocks, from the outside in, for the names of constraints.
  public internal(set) var role: LayoutRole {
    get { shared.role }
    set { own.role = newValue }
  }
  /// The axis of the stack that the block is an element of; nil outside of a stack.
  public internal(set) var stackAxis: LayoutAxis? {
    get { shared.stackAxis }
    set { own.stackAxis = newValue }
  }
  /// Whether the block is a cell of a grid.
  var isCell: Bool {
    get { shared.isCell }
    set { own.isCell = newValue }
  }

  /// Whether insets refer to the slot's edges even where the block is aligned, as in a stack of
  /// layers, and inner layers fill the slot.
  var directness: PerAxis<Directness> {
    get { shared.directness }
    set { if newValue != shared.directness { own.directness = newValue } }
  }
  /// Whether the slot has a size of its own that a dimension of the block must not change: it is
  /// the host, or the box of a decorated block.
  var hasFixedBox: Bool {
    get { shared.hasFixedBox }
    set { own.hasFixedBox = newValue }
  }
  /// The axes on which outer modifiers have determined the alignment of the block.
  var settledAlignments: LayoutAxis.Set {
    get { shared.settledAlignments }
    set { if newValue != shared.settledAlignments { own.settledAlignments = newValue } }
  }
  var strength: Strength {
    get { shared.strength }
    set { own.strength = newValue }
  }
  /// The axis along which the block stretches before others do.
  var yieldingAxis: LayoutAxis? {
    get { shared.yieldingAxis }
    set { own.yieldingAxis = newValue }
  }
  /// The dimensions that outer modifiers have determined.
  var settledDimensions: DimensionSlots {
    get { shared.settledDimensions }
    set { own.settledDimensions = newValue }
  }
  /// The required exact lengths that outer modifiers give to the block.
  var fixedLengths: PerAxis<CGFloat?> {
    get { shared.fixedLengths }
    set { if newValue != shared.fixedLengths { own.fixedLengths = newValue } }
  }
  /// The room on each axis, for blocks that depend on it.
  var rooms: PerAxis<BlockRoom> {
    get { shared.rooms }
    set { if newValue != shared.rooms { own.rooms = newValue } }
  }
  /// The scroll view whose content the block is part of; nil outside of one.
  var scrollArea: ScrollArea? {
    get { shared.scrollArea }
    set { own.scrollArea = newValue }
  }
  /// The priorities that outer modifiers give to the view inside.
  var contentPriorities: ContentPriorities {
    get { shared.contentPriorities }
    set { own.contentPriorities = newValue }
  }

  /// - Parameters:
  ///   - horizontal: The slot between leading and trailing.
  ///   - vertical: The slot between top and bottom.
  ///   - role: The blocks around the block, from the outside in, for the names of constraints.
  ///   - line: The line that describes the block.
  init(
    horizontal: LayoutSlot, vertical: LayoutSlot, role: LayoutRole = .none, line: SourceLine
  ) {
    shared = Values(horizontal: horizontal, vertical: vertical, role: role)
    self.line = line
  }

  /// The slot on an axis.
  public subscript(axis: LayoutAxis) -> LayoutSlot {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }

  /// Returns a proposal for the content of a block, without the requirements of modifiers.
  ///
  /// - Parameters:
  ///   - name: The name of the block, which becomes part of the names of the constraints inside.
  ///   - horizontal: The slot between leading and trailing.
  ///   - vertical: The slot between top and bottom.
  ///   - plan: The plan that the block is placed in, which keeps the name.
  @preconcurrency @MainActor
  public func inside(
    _ name: StaticString, horizontal: LayoutSlot, vertical: LayoutSlot, plan: inout LayoutPlan
  ) -> BlockProposal {
    var inner = BlockProposal(
      horizontal: horizontal, vertical: vertical, role: plan.role(name, inside: role), line: line)
    inner.strength = strength
    inner.yieldingAxis = yieldingAxis
    inner.rooms = rooms
    inner.scrollArea = scrollArea
    return inner
  }

  /// Returns the same proposal with the name of a block, which becomes part of its constraints'
  /// names.
  @preconcurrency @MainActor
  public func named(_ name: StaticString, plan: inout LayoutPlan) -> BlockProposal {
    var named = self
    named.role = plan.role(name, inside: role)
    return named
  }
}

/// The values of a proposal.
///
/// They may be shared across threads: a proposal changes them only if it holds the only reference.
private final class Values: @unchecked Sendable {
  var horizontal: LayoutSlot
  var vertical: LayoutSlot
  var role: LayoutRole
  var stackAxis: LayoutAxis?
  var isCell = false
  var directness = PerAxis(Directness.none)
  var hasFixedBox = false
  var settledAlignments: LayoutAxis.Set = []
  var strength = Strength()
  var yieldingAxis: LayoutAxis?
  var settledDimensions: DimensionSlots = []
  var fixedLengths = PerAxis<CGFloat?>(nil)
  var rooms = PerAxis(BlockRoom.unknown)
  var scrollArea: ScrollArea?
  var contentPriorities = ContentPriorities()

  init(horizontal: LayoutSlot, vertical: LayoutSlot, role: LayoutRole) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.role = role
  }

  init(_ other: Values) {
    horizontal = other.horizontal
    vertical = other.vertical
    role = other.role
    stackAxis = other.stackAxis
    isCell = other.isCell
    directness = other.directness
    hasFixedBox = other.hasFixedBox
    settledAlignments = other.settledAlignments
    strength = other.strength
    yieldingAxis = other.yieldingAxis
    settledDimensions = other.settledDimensions
    fixedLengths = other.fixedLengths
    rooms = other.rooms
    scrollArea = other.scrollArea
    contentPriorities = other.contentPriorities
  }
}

/// Whether a block takes its whole slot, whatever its alignment.
enum Directness: Hashable, Sendable {
  case none
  case filling
  /// As far as the block's own limits permit it.
  case limited
}

/// The priorities that modifiers give to the view inside a block: one of each kind on each axis.
struct ContentPriorities: Sendable {
  // Zero for none.
  private var hugging = PerAxis<Float>(0)
  private var compressionResistance = PerAxis<Float>(0)
  /// The line that gave the first of the priorities.
  private(set) var line: SourceLine?

  private subscript(kind: ContentPriorityKind, axis: LayoutAxis) -> Float {
    get { kind == .hugging ? hugging[axis] : compressionResistance[axis] }
    set {
      switch kind {
      case .hugging: hugging[axis] = newValue
      case .compressionResistance: compressionResistance[axis] = newValue
      }
    }
  }

  /// Returns the priority that was given; nil if there is none.
  func priority(_ kind: ContentPriorityKind, along axis: LayoutAxis) -> UILayoutPriority? {
    let priority = self[kind, axis]
    return priority == 0 ? nil : UILayoutPriority(priority)
  }

  /// Sets a priority, unless an outer modifier has set one.
  mutating func add(
    _ priority: UILayoutPriority, _ kind: ContentPriorityKind, along axis: LayoutAxis,
    at line: SourceLine
  ) {
    guard self[kind, axis] == 0 else { return }
    self[kind, axis] = priority.rawValue
    self.line = self.line ?? line
  }
}
