/// Where a block lies in the stack around it, in place of where the stack puts its elements.
public protocol SelfAlignment: Sendable {
  /// How the block lies on an axis; nil leaves that to the stack.
  func slot(along axis: LayoutAxis) -> SlotAlignment?
}

/// An alignment for elements of any stack.
public struct BlockAlignment: SelfAlignment, Hashable {
  private let horizontal: SlotAlignment?
  private let vertical: SlotAlignment?

  /// - Parameters:
  ///   - horizontal: How the block lies between leading and trailing; nil leaves it to the stack.
  ///   - vertical: How it lies between top and bottom; nil leaves it to the stack.
  public init(horizontal: SlotAlignment?, vertical: SlotAlignment?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public func slot(along axis: LayoutAxis) -> SlotAlignment? {
    axis == .horizontal ? horizontal : vertical
  }
}

extension SelfAlignment where Self == BlockAlignment {
  /// At the leading edge; in a row it means nothing, and is an issue.
  public static var leading: BlockAlignment { .init(horizontal: .start, vertical: nil) }
  /// At the trailing edge; in a row it means nothing, and is an issue.
  public static var trailing: BlockAlignment { .init(horizontal: .end, vertical: nil) }
  /// At the top; in a column it means nothing, and is an issue.
  public static var top: BlockAlignment { .init(horizontal: nil, vertical: .start) }
  /// At the bottom; in a column it means nothing, and is an issue.
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

  /// At some edges; in the middle on an axis of which no edge is named.
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
  /// Text is aligned by its baseline by the stack as a whole, so an element can't ask for it.
  public func slot(along axis: LayoutAxis) -> SlotAlignment? {
    axis == .vertical && baseline == nil ? slot : nil
  }
}

extension ZStackBlock.ZAxisAlignment: SelfAlignment {
  public func slot(along axis: LayoutAxis) -> SlotAlignment? { place(along: axis) }
}
