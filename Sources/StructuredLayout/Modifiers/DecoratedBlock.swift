/// A block with another behind it or in front of it, at its edges.
///
/// The decoration has no say in the size of what it decorates: if it is larger, it is held to it.
public struct DecoratedBlock: Block, WrappingBlock {
  enum Layer: String {
    case background, overlay
  }

  let content: any Block
  let decoration: any Block
  let layer: Layer
  let resizesContent: Bool
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var offered = proposal
    offered.takesInsetsDirectly = false
    let behind = plan.placements.count
    let placement = content.place(in: offered, plan: &plan)
    guard let box = placement.box else { return placement }
    let inFront = plan.placements.count
    var inner = offered.inside(
      layer.rawValue, horizontal: Slot(box.horizontal), vertical: Slot(box.vertical))
    inner.line = line
    inner.hasFixedBox = !resizesContent
    if !resizesContent { inner.strength = offered.strength.decoration }
    _ = decoration.place(in: inner, plan: &plan)
    if layer == .background { plan.sendBack(placementsFrom: inFront, to: behind) }
    return placement
  }
}

extension Block {
  /// Puts a view or block behind this one, at its edges.
  ///
  /// - Parameter resizing: Whether the background may make this block larger or smaller, as any
  ///   other view at the same edges would.
  public func background(
    _ background: any Block, resizing: Bool = false,
    fileID: String = #fileID, line: UInt = #line
  ) -> DecoratedBlock {
    DecoratedBlock(
      content: self, decoration: background, layer: .background, resizesContent: resizing,
      line: SourceLine(fileID: fileID, line: line))
  }

  /// Puts a view or block in front of this one, at its edges.
  ///
  /// - Parameter resizing: Whether the overlay may make this block larger or smaller, as any other
  ///   view at the same edges would.
  public func overlay(
    _ overlay: any Block, resizing: Bool = false,
    fileID: String = #fileID, line: UInt = #line
  ) -> DecoratedBlock {
    DecoratedBlock(
      content: self, decoration: overlay, layer: .overlay, resizesContent: resizing,
      line: SourceLine(fileID: fileID, line: line))
  }
}
