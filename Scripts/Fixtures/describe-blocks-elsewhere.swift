import DeStijl

// What was not made of blocks can't be described as blocks.
@MainActor
func describe(_ context: LayoutBuilderContext, _ group: ConstraintGroup) -> [String] {
  let blocks = context.describe(in: .blocks)
  let chain = group.describe(in: .chain)
  let none = group.describe(in: .blocks)  // error: 'blocks'
  return [blocks, chain, none]
}
