import DeStijl

/// `depth COUNT`: nests blocks of each kind so deeply, plans and lays them out. Run with little stack, as a
/// phone's main thread has it, it ends only if the blocks need little of it.
@MainActor
func runDepth(_ text: String) throws(UsageError) {
  guard let count = Int(text) else { throw UsageError("'\(text)' is no number of blocks") }
  for (name, wrap) in wrappings {
    let label = UILabel()
    label.text = name
    let nested = (0..<count).reduce(label as any Block) { wrap($0, $1) }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let context = Mondrian.buildSubviews(on: host) { nested }
    host.layoutIfNeeded()
    print("\(name): \(count) deep, \(context.constraints.count) constraints")
  }
}

/// What is put around a block, by the number of those that are around the innermost already.
@MainActor
private var wrappings: [(name: String, wrap: @MainActor (any Block, Int) -> any Block)] {
  [
    ("stacks", { block, number in stack(number) { block } }),
    (
      "stacks of several",
      { block, number in
        stack(number) {
          block
          UIView()
        }
      }
    ),
    ("stacks with a background", { block, number in stack(number) { block }.background(UIView()) }),
    ("stacks with padding", { block, number in stack(number) { block }.padding(0.1) }),
    ("layers", { block, _ in ZStackBlock { block } }),
    ("sizes", { block, _ in block.width(.min(1)) }),
  ]
}

/// A column or a row, in turn.
@MainActor
private func stack(_ number: Int, @BlockBuilder _ content: () -> [any Block]) -> any Block {
  number.isMultiple(of: 2) ? VStackBlock(content: content) : HStackBlock(content: content)
}
