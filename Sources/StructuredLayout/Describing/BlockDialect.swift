/// The way to write layouts as blocks, where a layout is described.
public enum BlockDialect: Hashable, Sendable, CaseIterable {
  /// `VStackBlock { title; details }`
  case blocks
}

extension LayoutBuilderContext {
  /// The blocks that the layout was built from, as source that builds it again.
  ///
  /// ```swift
  /// let context = Mondrian.buildSubviews(on: card) { VStackBlock(spacing: 8) { title; details } }
  /// context.describe(in: .blocks)
  /// // Mondrian.buildSubviews(on: card) {
  /// //   VStackBlock(spacing: 8) {
  /// //     title
  /// //     details
  /// //   }
  /// // }
  /// ```
  ///
  /// Views have the names of the properties that hold them, as far as there are any. Conditions and
  /// loops are written out. Names (`id`), groups (`capture`) and the maker of separators have no part
  /// in the constraints and are left out; a view that has gone is an `EmptyLayout`. A block type of
  /// yours says itself how it is written, in `outline(into:)`; one that does not is a remark, and an
  /// issue. Constraints alone don't say what blocks they came from, so a layout that was written view
  /// by view is not described as blocks.
  ///
  /// - Returns: Nothing if the view that the layout is on has gone.
  public func describe(in dialect: BlockDialect) -> String {
    guard let targetView else { return "" }
    // A layout that is kept to be planned again has blocks that are not in it now.
    if let kept = built?.outline { return BlockWriter.text(of: kept, [], on: targetView) }
    return BlockWriter.text(of: outline, layout.elements, on: targetView)
  }
}

extension LayoutManager {
  /// The blocks that the description now says, as source, in the way of
  /// ``LayoutBuilderContext/describe(in:)``. Nothing before `setup`.
  public func describe(in dialect: BlockDialect) -> String {
    guard let targetView, let blocks = currentBlocks else { return "" }
    return BlockWriter.text(of: blocks.keptOutline, [], on: targetView)
  }
}

extension BlockGroup {
  /// What the blocks look like, with their views and guides.
  var keptOutline: BlockOutline { BlockOutline(of: self, keepingElements: true) }
}

extension BlockWriter {
  fileprivate static func text(
    of outline: BlockOutline, _ elements: [LayoutElement], on host: UIView
  ) -> String {
    var writer = BlockWriter(outline, outline.elements ?? elements, on: host)
    let text = writer.text(on: host)
    for what in writer.unsayable {
      LayoutDiagnostics.report(
        LayoutIssue(.unsayable, "\(what) can't be written as blocks", view: host))
    }
    return text
  }
}
