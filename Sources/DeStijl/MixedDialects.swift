// What belongs to one dialect and stands in the braces of another.

extension BlockBuilder {
  @available(
    *, unavailable,
    message:
      "a chain is no block: activate() it outside, or say .width(_:), .padding(_:), … of the block"
  )
  public static func buildExpression(_ chain: LayoutDescriptor) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message:
      "anchors are no block: build() them outside, or say .width(_:), .padding(_:), … of the block"
  )
  public static func buildExpression(_ anchors: AnchoredView<some UIView>) -> ListPart<Item> {
    .many([])
  }
}

extension StackViewBuilder {
  @available(
    *, unavailable,
    message:
      "a stack view arranges views and spaces, no blocks: write VStackBlock or HStackBlock instead"
  )
  public static func buildExpression(_ block: some ValueBlock) -> ListPart<Item> { .many([]) }
}

extension AnchorsBuilder {
  @available(
    *, unavailable,
    message: "blocks are built by Mondrian.buildSubviews(on:), beside views with anchors"
  )
  public static func buildExpression(_ block: some ValueBlock) -> ListPart<Item> { .many([]) }
}

extension LayoutDescriptorBuilder {
  @available(
    *, unavailable, message: "chains stand here: write Mondrian.buildSubviews(on:) for blocks"
  )
  public static func buildExpression(_ block: some ValueBlock) -> ListPart<Item> { .many([]) }
}
