extension Sketch {
  /// Returns the layout as a block and adds its views by name.
  ///
  /// - Parameter change: A change to the marked block.
  @MainActor
  public func block(
    _ views: inout [String: UIView], _ change: (any Block) -> any Block = { $0 }
  ) -> any Block {
    var block = bareBlock(&views, change)
    if isMarked { block = change(block) }
    if let width = lengths[.horizontal] { block = block.width(width) }
    if let height = lengths[.vertical] { block = block.height(height) }
    if before != 0 { block = block.spacingBefore(before) }
    if after != 0 { block = block.spacingAfter(after) }
    switch own {
    case .center: block = block.alignSelf(.center)
    case .attach(let edges): block = block.alignSelf(.attach(edges))
    case .cross(let place):
      block = block.alignSelf(BlockAlignment(horizontal: place, vertical: place))
    case nil: break
    }
    return block
  }

  @MainActor
  private func bareBlock(
    _ views: inout [String: UIView], _ change: (any Block) -> any Block
  ) -> any Block {
    switch kind {
    case .box(let name, let size):
      let view = SizedView(name, size?.width, size?.height)
      views[name] = view
      return view
    case .spacer(let length, let expands):
      return StackingSpacer(minLength: length, expands: expands)
    case .stack(let axis, let spacing, let alignment, let elements):
      let blocks = elements.map { $0.block(&views, change) }
      return stack(axis, spacing, alignment, blocks)
    case .layers(let edges, let layers):
      let blocks = layers.map { $0.block(&views, change) }
      return ZStackBlock(alignment: edges.map { .attach($0) } ?? .center) { blocks }
    case .inset(let content, let insets):
      return insets.sorted { $0.key.rawValue < $1.key.rawValue }
        .reduce(content.block(&views, change)) { block, inset in
          switch inset.value {
          case .exact(let value): block.relative(LayoutEdge.Set(inset.key), value)
          case .min(let value): block.relative(LayoutEdge.Set(inset.key), .min(value))
          }
        }
    case .background(let content, let other):
      return content.block(&views, change).background(other.block(&views, change))
    case .overlay(let content, let other):
      return content.block(&views, change).overlay(other.block(&views, change))
    case .safeArea(let edges, let content):
      return content.block(&views, change).container(respectingSafeAreaEdges: edges)
    }
  }

  @MainActor
  private func stack(
    _ axis: LayoutAxis, _ spacing: CGFloat, _ alignment: SlotAlignment, _ blocks: [any Block]
  ) -> any Block {
    switch (axis, alignment) {
    case (.vertical, .start): VStackBlock(spacing: spacing, alignment: .leading) { blocks }
    case (.vertical, .center): VStackBlock(spacing: spacing, alignment: .center) { blocks }
    case (.vertical, .end): VStackBlock(spacing: spacing, alignment: .trailing) { blocks }
    case (.vertical, .fill): VStackBlock(spacing: spacing, alignment: .fill) { blocks }
    case (.horizontal, .start): HStackBlock(spacing: spacing, alignment: .top) { blocks }
    case (.horizontal, .center): HStackBlock(spacing: spacing, alignment: .center) { blocks }
    case (.horizontal, .end): HStackBlock(spacing: spacing, alignment: .bottom) { blocks }
    case (.horizontal, .fill): HStackBlock(spacing: spacing, alignment: .fill) { blocks }
    }
  }
}
