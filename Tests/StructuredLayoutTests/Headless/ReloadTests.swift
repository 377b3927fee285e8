import TestSupport
import Testing

/// The work of a manager that reloads a layout whose description is unchanged.
@MainActor
struct ReloadTests {
  private let stage = Stage(CGSize(width: 200, height: 200))
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)
  private let c = SizedView("c", 20)
  private let manager = LayoutManager()

  @MainActor
  private final class Count {
    var placed = 0
    var compared = 0
  }

  /// A block that counts its placements and comparisons.
  private struct Counted: Block {
    let content: any Block
    let count: Count
    var isComparable = true

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      count.placed += 1
      return content.place(in: proposal, plan: &plan)
    }

    func isSame(as other: any Block) -> Bool {
      count.compared += 1
      guard isComparable, let other = other as? Counted else { return false }
      return content.isSame(as: other.content)
    }
  }

  private func setUp(_ count: Count, isComparable: Bool = true) {
    manager.setup(on: stage.view) {
      VStackBlock(spacing: 8, alignment: .center) {
        a
        HStackBlock {
          b.size(30)
          Counted(content: c, count: count, isComparable: isComparable)
        }
        .padding(4)
      }
    }
    _ = stage.size
  }

  @Test func theSameBlocksAreComparedAndNotPlanned() {
    let count = Count()
    setUp(count)
    manager.reloadLayout()
    #expect(count.placed == 2)
    count.compared = 0
    for reload in 1...3 {
      manager.reloadLayout()
      #expect(count.compared == reload)
    }
    #expect(count.placed == 2)
  }

  @Test func incomparableBlocksArePlannedEachTime() {
    let count = Count()
    setUp(count, isComparable: false)
    for _ in 1...3 { manager.reloadLayout() }
    #expect(count.placed == 4)
  }

  /// The room decides on the number of tracks.
  @Test func adaptiveTracksAreNeverConsideredUnchanged() {
    func grid(_ track: GridLayoutItem) -> VGridBlock { VGridBlock(columns: [track]) { a } }
    let adaptive = GridLayoutItem(.adaptive(minimum: 20))
    #expect(!grid(adaptive).isSame(as: grid(adaptive)))
  }

  @Test func newSetupIsAlwaysPlanned() {
    let count = Count()
    setUp(count)
    for _ in 1...2 { manager.reloadLayout() }
    count.placed = 0
    setUp(count)
    #expect(count.placed == 1)
  }

  @Test func reloadUpdatesViewsThatTheLayoutMakes() {
    let count = Count()
    manager.setup(on: stage.view) {
      ViewBlock(id: 1) {
        UIView()
      } update: { _ in
        count.placed += 1
      }
    }
    for _ in 1...3 { manager.reloadLayout() }
    #expect(count.placed == 4)
  }

  /// This holds however often the view is measured in between.
  @Test func measuredViewIsUpdatedOnce() {
    var updates = 0
    manager.setup(on: stage.view) {
      FirstThatFits {
        FlowBlock {
          ViewBlock(id: 1) {
            SizedView("made", 20)
          } update: { _ in
            updates += 1
          }
        }
        a
      }
    }
    _ = stage.size
    updates = 0
    manager.reloadLayout()
    #expect(updates == 1)
  }

  /// Constraints are named after the line that currently states them.
  @Test func sameBlockOnAnotherLineRenamesItsConstraints() {
    var isFirst = true
    let line = #line + 3
    manager.setup(on: stage.view) {
      if isFirst {
        a
      } else {
        a
      }
    }
    func areNamed(_ line: Int) -> Bool {
      manager.constraints.allSatisfy { $0.identifier?.hasSuffix(":\(line)") == true }
    }
    manager.reloadLayout()
    #expect(areNamed(line))
    isFirst = false
    manager.reloadLayout()
    #expect(areNamed(line + 2))
  }

  @Test func firstBaselineReplacesTopAlignment() {
    var alignment = HStackBlock.YAxisAlignment.top
    manager.setup(on: stage.view) { HStackBlock(alignment: alignment) { [a, b] } }
    manager.reloadLayout()
    alignment = .firstBaseline
    manager.reloadLayout()
    #expect(manager.constraints.contains { $0.firstAttribute == .firstBaseline })
  }

  /// A change that other code makes to a layout.
  enum Change: CaseIterable {
    case constant, priority, constraint, order, removal, parent, mask, guide
  }

  private func make(_ change: Change) {
    switch change {
    case .constant: manager.constraints.forEach { $0.constant += 3 }
    case .priority:
      manager.constraints.first { $0.priority != .required }?.priority = .defaultHigh
    case .constraint: manager.constraints.last?.isActive = false
    case .order: stage.view.sendSubviewToBack(c)
    case .removal: b.removeFromSuperview()
    case .parent: UIView().addSubview(a)
    case .mask: a.translatesAutoresizingMaskIntoConstraints = true
    case .guide: stage.view.layoutGuides.forEach(stage.view.removeLayoutGuide)
    }
  }

  @Test(arguments: Change.allCases)
  func reloadRepairsChangesByOtherCode(change: Change) {
    let count = Count()
    setUp(count)
    manager.reloadLayout()
    let frames = stage.frames(of: ["a": a, "b": b, "c": c])

    make(change)
    _ = stage.size
    manager.reloadLayout()
    _ = stage.size

    #expect(count.placed == 3)
    #expect(stage.frames(of: ["a": a, "b": b, "c": c]) == frames)
    #expect(stage.view.subviews == [a, b, c])
  }

  @Test func subviewsOfOtherCodeDoNotCauseReplanning() {
    let count = Count()
    setUp(count)
    manager.reloadLayout()
    stage.view.insertSubview(UIView(), at: 1)
    stage.view.addSubview(UIView())
    manager.reloadLayout()
    #expect(count.placed == 2)
  }

  @Test func blocksWithEqualValuesAreTheSame() {
    let guide = UILayoutGuide()
    func blocks(_ view: UIView, _ length: CGFloat) -> [any Block] {
      [
        view, view.viewBlock, BlockGroup([view]), EmptyLayout(), guide, guide.layoutGuideBlock,
        HStackBlock(spacing: length) { view }, VStackBlock(spacing: length) { view },
        ZStackBlock(alignment: length < 5 ? .top : .center) { view },
        view.padding(length), view.size(length), view.aspectRatio(length),
        view.alignSelf(length < 5 ? .leading : .center), view.weight(length),
        view.spacingBefore(length), view.background(a.size(length)), view.gone(when: length < 5),
        view.overlay { a.size(length) }, StackingSpacer(minLength: length),
        view.huggingPriority(.both, .init(Float(length))), view.id(length),
        view.container(respectingSafeAreaEdges: length < 5 ? .top : .all),
        view.viewBlock.transition(length < 5 ? .opacity : .identity),
        VGridBlock(columns: [.init(.fixed(length)), .init()]) { view },
        HGridBlock(rows: [.init()], spacing: length) { view },
        DividerBlock(thickness: length), DividerBlock(color: length < 5 ? .red : .blue),
      ]
    }
    let said = blocks(b, 4)
    for (number, block) in blocks(b, 4).enumerated() {
      #expect(block.isSame(as: said[number]), "\(type(of: block))")
    }
    for (number, block) in blocks(c, 9).enumerated()
    where !(block is EmptyLayout || block is UILayoutGuide || block is LayoutGuideBlock) {
      #expect(!block.isSame(as: said[number]), "\(type(of: block))")
    }
    for first in said.indices {
      for second in said.indices where first != second {
        #expect(!said[first].isSame(as: said[second]))
      }
    }
  }

  /// The first view used to keep constraints that nothing tracked.
  @Test(arguments: [false, true])
  func setupElsewhereDuringAReloadLeavesTheFirstView(hasPriority: Bool) {
    let (coming, other) = (SuperviewHookView(), UIView())
    let before = stage.view.constraints
    var isShown = false
    manager.setup(on: stage.view) {
      VStackBlock {
        a
        if isShown {
          if hasPriority { coming.huggingPriority(.both, .required) } else { coming }
        }
      }
    }
    coming.act = { manager.setup(on: other) { b.padding(4) } }
    isShown = true
    manager.reloadLayout()
    #expect(stage.view.subviews.isEmpty && stage.view.constraints == before)
    #expect(other.subviews == [b] && manager.targetView === other)
    #expect(manager.constraints.count == 4 && manager.constraints.allSatisfy(\.isActive))
  }
}
