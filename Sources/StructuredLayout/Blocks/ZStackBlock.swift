/// Blocks one above another, the first at the back.
///
/// ```swift
/// ZStackBlock(alignment: .attach([.bottom, .trailing])) {
///   photoView.alignSelf(.attach(.all))
///   badgeView
/// }
/// ```
///
/// No layer is larger than the box. A layer without a size of its own is as large as the box.
public struct ZStackBlock: Block {
  /// Where layers lie.
  public enum ZAxisAlignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At some edges; in the middle on an axis of which no edge is named.
    case attach(Edge.Set)
  }

  let located: LocatedBlock

  /// - Parameter alignment: Where layers lie.
  public init(
    alignment: ZAxisAlignment = .center, fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    let layers = Layers(
      name: "ZStackBlock", horizontal: alignment.place(along: .horizontal),
      vertical: alignment.place(along: .vertical), layers: content())
    located = LocatedBlock(block: layers, line: SourceLine(fileID: fileID, line: line))
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    located.place(in: proposal, plan: &plan)
  }
}

extension ZStackBlock.ZAxisAlignment {
  /// What the alignment means on one axis.
  func place(along axis: Axis) -> SlotAlignment {
    guard case .attach(let edges) = self else { return .center }
    let attached = Edge.allCases.filter { $0.axis == axis && edges.contains($0) }
    guard let edge = attached.first else { return .center }
    return attached.count == 2 ? .fill : edge.isStart ? .start : .end
  }
}
