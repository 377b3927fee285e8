/// The dialect in which `describe(in:)` writes a layout as blocks.
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
  /// - Views have the names of the properties that hold them, if there are any.
  /// - Conditions and loops appear as the blocks that they result in.
  /// - Identities (`id`), groups (`capture`) and the maker of separators do not affect constraints
  ///   and are left out.
  /// - A view that no longer exists is an `EmptyLayout`.
  /// - A block type of yours describes its source in `outline(into:)`. Without this method it becomes
  ///   a comment, and an issue.
  ///
  /// Constraints alone don't reveal the blocks that they came from, so a layout that was written
  /// view by view is not described as blocks.
  ///
  /// - Returns: The source; empty if the view that the layout is on no longer exists.
  public func describe(in dialect: BlockDialect) -> String {
    guard let targetView else { return "" }
    // A layout that may be planned again has blocks that are not in it now.
    if let kept = built?.outline { return BlockWriter.text(of: kept, [], on: targetView) }
    return BlockWriter.text(of: outline, layout.elements, on: targetView)
  }
}

extension LayoutManager {
  /// The blocks of the current description as source, as ``LayoutBuilderContext/describe(in:)``
  /// writes it.
  ///
  /// - Returns: The source; empty before `setup`.
  public func describe(in dialect: BlockDialect) -> String {
    guard let targetView, let blocks = currentBlocks else { return "" }
    return BlockWriter.text(of: blocks.keptOutline, [], on: targetView)
  }
}

extension BlockGroup {
  /// The source of the blocks, with their views and guides.
  var keptOutline: BlockOutline { BlockOutline(of: self, keepingElements: true) }
}

extension BlockWriter {
  fileprivate static func text(
    of outline: BlockOutline, _ elements: [LayoutElement], on host: UIView
  ) -> String {
    var writer = BlockWriter(outline, outline.elements ?? elements, on: host)
    let text = writer.text(on: host)
    for what in writer.inexpressible {
      LayoutDiagnostics.report(
        LayoutIssue(.unsayable, "\(what) can't be written as blocks", view: host))
    }
    return text
  }
}
