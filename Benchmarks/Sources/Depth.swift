import DeStijl
import Foundation

/// `depth COUNT`: nests that many blocks of each kind, builds and lays them out. With a small
/// stack, such as that of a phone's main thread, this succeeds only if the blocks need little of
/// it.
@MainActor
func runDepth(_ text: String) throws(UsageError) {
  guard let count = Int(text) else { throw UsageError("'\(text)' is no number of blocks") }
  for (name, blocks, wrap) in wrappings {
    let label = UILabel()
    label.text = name
    let nested = (0..<count / blocks).reduce(label as any Block) { wrap($0, $1) }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var constraints = 0
    let issues = LayoutDiagnostics.collect {
      constraints = Mondrian.buildSubviews(on: host) { nested }.constraints.count
      host.layoutIfNeeded()
    }
    print("\(name): \(count) deep, \(constraints) constraints, \(issues.count) issues")
    // The last line then tells which kind overflows the stack: the one after it.
    fflush(nil)
  }
}

/// The kinds of nesting, with the number of blocks that each adds. The closure gets a block and the
/// number of times that it has been wrapped.
@MainActor
private var wrappings: [(name: String, blocks: Int, wrap: @MainActor (any Block, Int) -> any Block)]
{
  [
    ("stacks", 1, { block, number in stack(number) { block } }),
    (
      "stacks of several", 1,
      { block, number in
        stack(number) {
          block
          UIView()
        }
      }
    ),
    (
      "stacks with a background", 2,
      { block, number in stack(number) { block }.background(UIView()) }
    ),
    ("stacks with padding", 2, { block, number in stack(number) { block }.padding(0.1) }),
    ("layers", 1, { block, _ in ZStackBlock { block } }),
    ("sizes", 1, { block, _ in block.width(.min(1)) }),
    ("stacks of aligned blocks", 2, { block, number in stack(number) { block.alignSelf(.fill) } }),
    ("stacks with space", 2, { block, number in stack(number) { block.spacingAfter(0.1) } }),
    ("stacks with separators", 1, { block, _ in VStackBlock { block }.separators() }),
    ("grids", 1, { block, _ in VGridBlock(columns: [.init()]) { block } }),
    ("containers", 1, { block, _ in LayoutContainer(attachedSafeAreaEdges: .all) { block } }),
    ("composites", 1, { block, _ in Composite(content: block) }),
    ("names", 1, { block, number in block.id(number) }),
    (
      "beside a flow", 1,
      { block, _ in
        HStackBlock {
          FlowBlock { UIView() }
          block
        }
      }
    ),
    ("overlays", 1, { block, _ in UIView().viewBlock.overlay { block } }),
    // Each is a column of rows.
    ("flows", 3, { block, _ in FlowBlock { block } }),
    ("choices", 1, { block, _ in FirstThatFits { block } }),
    ("reflows", 1, { block, _ in HStackBlock { block }.reflow(at: .accessibilityMedium) }),
  ]
}

/// A column or a row, alternately.
@MainActor
private func stack(_ number: Int, @BlockBuilder _ content: () -> [any Block]) -> any Block {
  number.isMultiple(of: 2) ? VStackBlock(content: content) : HStackBlock(content: content)
}

/// A composite block, as an app declares it.
private struct Composite: CompositeBlock {
  let content: any Block

  var body: some Block {
    ZStackBlock { content }
  }
}
