// Names that layouts were written with before. Each says what to write in its place.

/// What `Mondrian.layout(_:)` does.
@available(*, deprecated, renamed: "Mondrian.layout(_:)")
@_disfavoredOverload @preconcurrency @MainActor
@discardableResult
public func mondrianBatchLayout(
  @LayoutDescriptorBuilder _ build: () -> [LayoutDescriptor]
) -> ConstraintGroup {
  Mondrian.layout(build)
}

extension MondrianNamespace where Base == UIView {
  /// What `Mondrian.buildSubviews(on:)` does on the view.
  @available(
    *, deprecated, message: "write Mondrian.buildSubviews(on: view) { … } instead"
  )
  @discardableResult
  public func buildSubviews(
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder _ build: () -> [any Block]
  ) -> LayoutBuilderContext {
    Mondrian.buildSubviews(on: base, fileID: fileID, line: line, build)
  }

  /// Gives the view itself a size, a proportion or content priorities, wherever it is: the lengths are
  /// in points, and the view's autoresizing mask stays as it is.
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
