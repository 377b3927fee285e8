/// A block with a decoration behind it or in front of it, at its edges.
///
/// The decoration does not affect the size of the block that it decorates. If the decoration is
/// larger, it is held to the size of that block. Resizing decorations are an exception.
@preconcurrency @MainActor
public struct DecoratedBlock: ValueBlock, WrappingBlock {
  enum Layer {
    case background, overlay

    var name: StaticString { self == .background ? "background" : "overlay" }
    var words: StaticString { self == .background ? "a background" : "an overlay" }
  }

  let content: any Block
  let decoration: any Block
  let layer: Layer
  /// The decoration if it was written between braces, else nil.
  var layers: Layers?
  let resizesContent: Bool
  let line: SourceLine

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var offered = proposal
    offered.directness = PerAxis(.none)
    let behind = plan.placementCount
    let placement = content.placeSolid(in: offered, for: layer.words, at: line, plan: &plan)
    if let box = placement.box { decorate(box, behind, offered, plan: &plan) }
    return placement
  }

  /// Places the decoration in a box.
  ///
  /// - Parameter behind: The number of views that had been placed before those of the content.
  @inline(never)
  private func decorate(
    _ box: BlockBox, _ behind: Int, _ offered: BlockProposal, plan: inout LayoutPlan
  ) {
    let inFront = plan.placementCount
    _ = decoration.placeWhole(in: proposal(in: box, offered, plan: &plan), plan: &plan)
    if layer == .background { plan.sendBack(placementsFrom: inFront, to: behind) }
  }

  /// Returns the proposal for the decoration. A separate function, so that its variables are not on
  /// the call stack while nested blocks are placed.
  @inline(never)
  private func proposal(
    in box: BlockBox, _ offered: BlockProposal, plan: inout LayoutPlan
  ) -> BlockProposal {
    var inner = offered.inside(
      layer.name, horizontal: LayoutSlot(box.horizontal), vertical: LayoutSlot(box.vertical),
      plan: &plan)
    inner.line = line
    inner.setRooms(of: box, plan: &plan)
    inner.hasFixedBox = !resizesContent
    if !resizesContent { inner.strength = offered.strength.decoration }
    return inner
  }

  public func outline(into outline: inout BlockOutline) {
    outline.one(content)
    let resizing: BlockOutline.Argument? = resizesContent ? .source("resizing", "true") : nil
    if let layers {
      outline.modifier(layer.name, [layers.alignment.argument, resizing]) {
        layers.layers.outline(into: &$0)
      }
    } else {
      outline.modifier(layer.name, resizing) { $0.one(decoration) }
    }
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { other in
      line == other.line && layer == other.layer && resizesContent == other.resizesContent
        && content.isSame(as: other.content) && decoration.isSame(as: other.decoration)
    }
  }
}

extension Block {
  /// Puts a view or block behind this one, at its edges.
  ///
  /// - Parameters:
  ///   - background: The view or block that lies behind this block, at its edges.
  ///   - resizing: Whether the background may make this block larger or smaller, as any other view at the
  ///     same edges would.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  @_disfavoredOverload
  public func background(
    _ background: any Block, resizing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> DecoratedBlock {
    DecoratedBlock(
      content: self, decoration: background, layer: .background, resizesContent: resizing,
      line: SourceLine(fileID: fileID, line: line))
  }

  /// Puts blocks behind this one, the first at the back, aligned in its box.
  ///
  /// They never make this block larger, unless `resizing` is true. A padded block lies where the
  /// alignment puts it, at the distance of its padding from the edges; in a ``ZStackBlock`` it
  /// would fill the box.
  ///
  /// - Parameters:
  ///   - alignment: Where the blocks lie. A block without a size of its own is as large as this
  ///     block.
  ///   - resizing: Whether the blocks may make this block larger.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - layers: The blocks, the first at the back.
  @_disfavoredOverload
  public func background(
    alignment: ZStackBlock.ZAxisAlignment = .center, resizing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder _ layers: () -> [any Block]
  ) -> DecoratedBlock {
    decorated(.background, alignment, resizing, layers(), SourceLine(fileID: fileID, line: line))
  }

  /// Puts a view or block in front of this one, at its edges.
  ///
  /// - Parameters:
  ///   - overlay: The view or block that lies in front of this block, at its edges.
  ///   - resizing: Whether the overlay may make this block larger or smaller, as any other view at the
  ///     same edges would.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  @_disfavoredOverload
  public func overlay(
    _ overlay: any Block, resizing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> DecoratedBlock {
    DecoratedBlock(
      content: self, decoration: overlay, layer: .overlay, resizesContent: resizing,
      line: SourceLine(fileID: fileID, line: line))
  }

  /// Puts blocks in front of this one, the last in front, aligned in its box.
  ///
  /// ```swift
  /// photo.overlay(alignment: .bottomTrailing) { badge.padding(4) }
  /// ```
  ///
  /// They never make this block larger, unless `resizing` is true. A padded block lies where the
  /// alignment puts it, at the distance of its padding from the edges; in a ``ZStackBlock`` it
  /// would fill the box.
  ///
  /// - Parameters:
  ///   - alignment: Where the blocks lie. A block without a size of its own is as large as this
  ///     block.
  ///   - resizing: Whether the blocks may make this block larger.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - layers: The blocks, the last in front.
  @_disfavoredOverload
  public func overlay(
    alignment: ZStackBlock.ZAxisAlignment = .center, resizing: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder _ layers: () -> [any Block]
  ) -> DecoratedBlock {
    decorated(.overlay, alignment, resizing, layers(), SourceLine(fileID: fileID, line: line))
  }

  private func decorated(
    _ layer: DecoratedBlock.Layer, _ alignment: ZStackBlock.ZAxisAlignment, _ resizing: Bool,
    _ blocks: [any Block], _ line: SourceLine
  ) -> DecoratedBlock {
    var layers = Layers(name: layer.name, alignment, BlockGroup(blocks))
    layers.fillsInsets = false
    return DecoratedBlock(
      content: self, decoration: layers, layer: layer, layers: layers,
      resizesContent: resizing, line: line)
  }
}
