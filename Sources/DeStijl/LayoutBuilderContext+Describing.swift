extension LayoutBuilderContext {
  /// The source that makes the constraints of these blocks, view by view, in one of the classic
  /// dialects.
  public func describe(in dialect: LayoutDialect = .chain) -> String {
    ConstraintGroup(constraints).describe(in: dialect)
  }
}
