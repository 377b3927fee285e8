// Unavailable: elements of one dialect in the braces of another.

extension BlockBuilder {
  @available(
    *, unavailable,
    message:
      "a chain is not a block: activate() it outside, or use .width(_:), .padding(_:), … on a block"
  )
  public static func buildExpression(_ chain: LayoutDescriptor) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message:
      "anchors are not a block: build() them outside, or use .width(_:), .padding(_:), … on the block"
  )
  public static func buildExpression(_ anchors: AnchoredView<some UIView>) -> ListPart<Item> {
    .many([])
  }
}

extension StackViewBuilder {
  @available(
    *, unavailable,
    message:
      "a stack view arranges views and spaces, not blocks: write VStackBlock or HStackBlock instead"
  )
  public static func buildExpression(_ block: some ValueBlock) -> ListPart<Item> { .many([]) }
}

extension AnchorsBuilder {
  @available(
    *, unavailable,
    message: "blocks are built with Mondrian.buildSubviews(on:), not beside views with anchors"
  )
  public static func buildExpression(_ block: some ValueBlock) -> ListPart<Item> { .many([]) }
}

extension LayoutDescriptorBuilder {
  @available(
    *, unavailable,
    message: "only chains can be used here: write Mondrian.buildSubviews(on:) for blocks"
  )
  public static func buildExpression(_ block: some ValueBlock) -> ListPart<Item> { .many([]) }
}
