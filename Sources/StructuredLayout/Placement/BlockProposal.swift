/// What a block is offered: its place, and what its surroundings say about it.
public struct BlockProposal: Sendable {
  /// What is offered between leading and trailing.
  public var horizontal: Slot
  /// What is offered between top and bottom.
  public var vertical: Slot
  /// The line that describes the block.
  public var line: SourceLine
  /// The blocks around it, from the outside in.
  public var role: String
  /// The axis of the stack that the block is an element of, if it is one.
  public internal(set) var stackAxis: Axis?

  /// Whether insets are meant from the slot's edges even where the block is to be aligned, as in a
  /// stack of layers.
  var takesInsetsDirectly = false
  /// Whether the slot has a size of its own that a dimension of the block must not change: it is
  /// the host, or what a decoration decorates.
  var hasFixedBox = false
  /// How long the block is at most on an axis, in points, where what is around it says so in numbers.
  var limits: [Axis: CGFloat] = [:]
  var strength = Strength()
  /// The axis along which the block is to be stretched before others are.
  var yieldingAxis: Axis?
  /// The priorities that modifiers further out give to the view inside.
  var contentPriorities: [ContentPriorityOverride] = []
  /// The dimensions that modifiers further out have settled already.
  var settledDimensions: Set<DimensionSlot> = []

  /// - Parameters:
  ///   - horizontal: What is offered between leading and trailing.
  ///   - vertical: What is offered between top and bottom.
  ///   - role: The blocks around the block, from the outside in, for the names of constraints.
  ///   - line: The line that describes the block.
  public init(horizontal: Slot, vertical: Slot, role: String = "", line: SourceLine) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.role = role
    self.line = line
  }

  /// What is offered on an axis.
  public subscript(axis: Axis) -> Slot {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }

  /// A proposal for something inside a block, with nothing said about it yet.
  public func inside(_ name: String, horizontal: Slot, vertical: Slot) -> BlockProposal {
    var inner = BlockProposal(
      horizontal: horizontal, vertical: vertical,
      role: role.isEmpty ? name : "\(role) ▸ \(name)", line: line)
    inner.strength = strength
    inner.yieldingAxis = yieldingAxis
    inner.limits = limits
    return inner
  }
}
