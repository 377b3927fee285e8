/// An alignment that a block chooses for itself, in place of the one that the stack gives its
/// elements.
public protocol SelfAlignment: Sendable {
  /// The alignment on an axis; nil leaves it to the stack.
  func slot(along axis: LayoutAxis) -> SlotAlignment?
}

/// An alignment for the elements of any stack.
public struct BlockAlignment: SelfAlignment, Hashable {
  private let horizontal: SlotAlignment?
  private let vertical: SlotAlignment?

  /// Creates an alignment for one or both axes.
  ///
  /// - Parameters:
  ///   - horizontal: The alignment between leading and trailing; nil leaves it to the stack.
  ///   - vertical: The alignment between top and bottom; nil leaves it to the stack.
  public init(horizontal: SlotAlignment?, vertical: SlotAlignment?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public func slot(along axis: LayoutAxis) -> SlotAlignment? {
    axis == .horizontal ? horizontal : vertical
  }
}

extension SelfAlignment where Self == BlockAlignment {
  /// At the leading edge; in a row it has no meaning, and is an issue.
  public static var leading: BlockAlignment { .init(horizontal: .start, vertical: nil) }
  /// At the trailing edge; in a row it has no meaning, and is an issue.
  public static var trailing: BlockAlignment { .init(horizontal: .end, vertical: nil) }
  /// At the top; in a column it has no meaning, and is an issue.
  public static var top: BlockAlignment { .init(horizontal: nil, vertical: .start) }
  /// At the bottom; in a column it has no meaning, and is an issue.
  public static var bottom: BlockAlignment { .init(horizontal: nil, vertical: .end) }
  /// Halfway across a stack; in layers, in the middle of both axes.
  public static var center: BlockAlignment { .init(horizontal: .center, vertical: .center) }
  /// From edge to edge across a stack; in layers, on both axes.
  public static var fill: BlockAlignment { .init(horizontal: .fill, vertical: .fill) }

  /// At the top and leading edges of layers.
  public static var topLeading: BlockAlignment { .init(horizontal: .start, vertical: .start) }
  /// At the top and trailing edges of layers.
  public static var topTrailing: BlockAlignment { .init(horizontal: .end, vertical: .start) }
  /// At the bottom and leading edges of layers.
  public static var bottomLeading: BlockAlignment { .init(horizontal: .start, vertical: .end) }
  /// At the bottom and trailing edges of layers.
  public static var bottomTrailing: BlockAlignment { .init(horizontal: .end, vertical: .end) }

  /// At some edges, and in the middle of an axis whose edges are not named.
  public static func attach(_ edges: LayoutEdge.Set) -> BlockAlignment {
    let alignment = ZStackBlock.ZAxisAlignment.attach(edges)
    return BlockAlignment(
      horizontal: alignment.place(along: .horizontal), vertical: alignment.place(along: .vertical))
  }
}

extension VStackBlock.XAxisAlignment: SelfAlignment {
  public func slot(along axis: LayoutAxis) -> SlotAlignment? { axis == .horizontal ? slot : nil }
}

extension HStackBlock.YAxisAlignment: SelfAlignment {
  /// Nil for baselines: the stack aligns them as a whole, so a single element can't.
  public func slot(along axis: LayoutAxis) -> SlotAlignment? {
    axis == .vertical && baseline == nil ? slot : nil
  }
}

extension ZStackBlock.ZAxisAlignment: SelfAlignment {
  public func slot(along axis: LayoutAxis) -> SlotAlignment? { place(along: axis) }
}
