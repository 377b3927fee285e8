// Former names of layout functions. Each message says what to write instead.

/// Does the same as `Mondrian.layout(_:)`.
@available(*, deprecated, renamed: "Mondrian.layout(_:)")
@_disfavoredOverload @preconcurrency @MainActor
@discardableResult
public func mondrianBatchLayout(
  @LayoutDescriptorBuilder _ build: () -> [LayoutDescriptor]
) -> ConstraintGroup {
  Mondrian.layout(build)
}

extension MondrianNamespace where Base == UIView {
  /// Does the same as `Mondrian.buildSubviews(on:)` on the view.
  @available(
    *, deprecated, message: "write Mondrian.buildSubviews(on: view) { … } instead"
  )
  @discardableResult
  public func buildSubviews(
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder _ build: () -> [any Block]
  ) -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: base, fileID: fileID, line: line, build)
  }

  /// Gives the view itself a size, an aspect ratio or content priorities, regardless of its
  /// superview. Lengths are in points, and the view's autoresizing mask stays as it is.
  @available(
    *, deprecated, message: "write view.mondrian.layout.width(…).activate() instead"
  )
  @discardableResult
  public func buildSelfSizing(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (any Block) -> any Block
  ) -> ConstraintGroup {
    size(at: SourceLine(fileID: fileID, line: line), build)
  }
}
