extension LayoutBuilderContext {
  /// The source that makes the constraints of these blocks, view by view, in one of the classic
  /// dialects, and sets the hugging and compression resistance priorities that they set.
  /// `describe(in: .blocks)` prints the blocks.
  public func describe(in dialect: LayoutDialect = .chain) -> String {
    layout.describe(in: dialect)
  }
}

extension LayoutManager {
  /// The source that makes the constraints of what is built now, view by view, in one of the classic
  /// dialects, and sets the hugging and compression resistance priorities that it sets. Nothing before
  /// `setup`.
  public func describe(in dialect: LayoutDialect = .chain) -> String {
    installed?.describe(in: dialect) ?? ""
  }
}
