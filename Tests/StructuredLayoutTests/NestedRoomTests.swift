import TestSupport
import Testing

/// The room of a block that depends on it, inside a container next to another block: the remainder
/// of the whole.
@MainActor
struct NestedRoomTests {
  /// A custom block with padding around its content.
  private struct Framed: Block {
    let content: any Block

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      content.padding(8).place(in: proposal, plan: &plan)
    }
  }

  private let axis: LayoutAxis
  private let neighbor: UIView
  private let long: UIView
  private let short: UIView

  private init(_ axis: LayoutAxis) {
    self.axis = axis
    func view(_ name: String, _ length: CGFloat) -> UIView {
      axis == .horizontal ? SizedView(name, length, 10) : SizedView(name, 10, length)
    }
    neighbor = view("neighbor", 30)
    long = view("long", 90)
    short = view("short", 20)
  }

  init() { self.init(.horizontal) }

  private var choice: FirstThatFits {
    FirstThatFits(along: axis) {
      long
      short
    }
  }

  private func stack(_ blocks: [any Block]) -> any Block {
    axis == .horizontal
      ? HStackBlock(spacing: 2) { blocks } : VStackBlock(spacing: 2) { blocks }
  }

  /// A grid with tracks along the axis.
  private func across(_ tracks: [GridLayoutItem], _ blocks: [any Block]) -> any Block {
    axis == .horizontal
      ? VGridBlock(columns: tracks, columnSpacing: 2) { blocks }
      : HGridBlock(rows: tracks, rowSpacing: 2) { blocks }
  }

  /// A grid with lines along the axis.
  private func along(_ blocks: [any Block]) -> any Block {
    axis == .horizontal
      ? HGridBlock(rows: [.init()], columnSpacing: 2) { blocks }
      : VGridBlock(columns: [.init()], rowSpacing: 2) { blocks }
  }

  private func isLong(in length: CGFloat, _ block: any Block) -> Bool {
    let size =
      axis == .horizontal ? CGSize(width: length, height: 50) : CGSize(width: 50, height: length)
    let stage = Stage(size)
    Mondrian.buildSubviews(on: stage.view) { block }
    _ = stage.size
    defer { for view in [neighbor, long, short] { view.removeFromSuperview() } }
    return long.superview != nil
  }

  /// The long choice is used exactly if it fits together with everything else.
  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func nestedChoiceGetsTheRoomThatOthersLeave(axis: LayoutAxis) {
    let tests = NestedRoomTests(axis)
    let (neighbor, choice) = (tests.neighbor, tests.choice)
    let kinds: [(name: String, others: CGFloat, block: any Block)] = [
      ("stack", 32, tests.stack([neighbor, choice])),
      ("tracks", 32, tests.stack([neighbor, tests.across([.init()], [choice])])),
      ("padded tracks", 42, tests.stack([neighbor, tests.across([.init()], [choice]).padding(5)])),
      (
        "one of two tracks", 32 + 20 + 2,
        tests.stack([neighbor, tests.across([.init(.fixed(20)), .init()], [UIView(), choice])])
      ),
      (
        "over two tracks", 32,
        tests.stack([
          neighbor, tests.across([.init(.fixed(20)), .init()], [choice.span(2)]),
        ])
      ),
      ("lines", 32, tests.along([neighbor, choice])),
      ("lines before", 32, tests.along([choice, neighbor])),
      ("lines in a stack", 32, tests.stack([neighbor, tests.along([choice])])),
      (
        "lines of nothing else", 32,
        tests.along([
          neighbor, tests.stack([choice]), SizedView("none", 0, 0).viewBlock.gone(when: true),
        ])
      ),
      (
        "grid in a grid", 32,
        tests.stack([neighbor, tests.across([.init()], [tests.along([choice])])])
      ),
      ("own block", 30 + 2 + 16, tests.stack([neighbor, Framed(content: choice)])),
      (
        "own blocks", 30 + 2 + 32,
        tests.stack([neighbor, Framed(content: Framed(content: choice))])
      ),
      (
        "own block in lines", 30 + 2 + 16, tests.along([neighbor, Framed(content: choice)])
      ),
    ]
    for (name, others, block) in kinds {
      for (slack, isLong) in [(-1, false), (0, true)] as [(CGFloat, Bool)] {
        #expect(
          tests.isLong(in: 90 + others + slack, block) == isLong, "\(name), \(axis), \(slack)")
      }
    }
  }

  /// The content of one line of a grid does not change the length of the others.
  @Test func flowInAGridColumnBreaksAtTheRemainingWidth() {
    let tags = (0..<4).map { SizedView("tag\($0)", 60, 10) }
    let stage = Stage(CGSize(width: 264, height: 100))
    Mondrian.buildSubviews(on: stage.view) {
      HGridBlock(rows: [.init()], columnSpacing: 4) {
        SizedView("box", 100, 10)
        FlowBlock { tags }
      }
    }
    _ = stage.size
    #expect(tags.map(\.frame.minX) == [104, 164, 104, 164])
    #expect(tags.map(\.frame.width) == [60, 60, 60, 60])
  }
}
