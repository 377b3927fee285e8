import TestSupport
import Testing

/// A layout without superfluous constraints.
@MainActor
struct IdleRuleTests {
  /// The visible result of a layout: its frames, its ambiguities and its size.
  private struct Look: Equatable {
    let frames: [CGRect]
    let open: [String]
    let size: CGSize
  }

  private enum Host {
    case compressed, free
    case fixed(CGFloat, CGFloat)

    @MainActor
    func makeStage() -> Stage {
      guard case .fixed(let width, let height) = self else {
        let stage = Stage()
        if case .free = self { NSLayoutConstraint.deactivate(stage.view.constraints) }
        return stage
      }
      return Stage(CGSize(width: width, height: height))
    }
  }

  private static let hosts: [Host] = [
    .compressed, .free, .fixed(390, 65), .fixed(120, 300), .fixed(390, 20),
  ]

  private static let contents: [(title: CGSize?, detail: CGSize?)] = [
    (CGSize(width: 120, height: 20), CGSize(width: 180, height: 17)),
    (CGSize(width: 180, height: 20), CGSize(width: 120, height: 17)),
    (nil, nil), (nil, CGSize(width: 40, height: 8)), (CGSize(width: 40, height: 8), nil),
    (CGSize(width: 500, height: 300), CGSize(width: 20, height: 500)),
    (CGSize(width: 20, height: 20), CGSize(width: 500, height: 5)),
  ]

  private func cell(_ title: UIView, _ detail: UIView) -> any Block {
    HStackBlock(spacing: 12, alignment: .center) {
      UIView().viewBlock.size(40)
      VStackBlock(spacing: 4, alignment: .leading) {
        title
        detail
      }
      StackingSpacer(minLength: 8)
      UIView().viewBlock.size(width: 24, height: 16)
    }
    .padding(.horizontal, 16)
  }

  /// A row of a list and the view below it.
  private func row(_ title: UIView, _ detail: UIView) -> any Block {
    VStackBlock(spacing: 8, alignment: .fill) {
      HStackBlock(spacing: 8) {
        UIView().viewBlock.size(24)
        title
        StackingSpacer(minLength: 8)
        detail
      }
      .height(44)
      UIView()
    }
  }

  /// Without any one of its constraints, the everyday cell would look different in some host, or be
  /// ambiguous.
  @Test func eachConstraintOfTheEverydayCellMattersSomewhere() {
    #expect(idleConstraints(of: cell) == [])
  }

  @Test func eachConstraintOfARowOfAListMattersSomewhere() {
    #expect(idleConstraints(of: row) == [])
  }

  /// The indexes of the constraints without which the layout looks the same in every host.
  private func idleConstraints(of make: (UIView, UIView) -> any Block) -> [Int] {
    var (idle, isFirst) = (Set<Int>(), true)
    for host in Self.hosts {
      for content in Self.contents {
        let stage = host.makeStage()
        let (title, detail) = (SizedView("title"), SizedView("detail"))
        title.preferredSize = content.title
        detail.preferredSize = content.detail
        let context = Mondrian.buildSubviews(on: stage.view) { make(title, detail) }
        func look() -> Look {
          let size = stage.size
          let guides = context.managedLayoutGuides.map(\.layoutFrame)
          return Look(
            frames: context.viewBlocks.map(\.view.frame) + guides,
            open: context.ambiguities.map(\.name), size: size)
        }
        let whole = look()
        if idle.isEmpty, isFirst { idle = Set(context.constraints.indices) }
        isFirst = false
        for index in idle.sorted() where context.constraints[index].isActive {
          context.constraints[index].isActive = false
          if look() != whole { idle.remove(index) }
          context.constraints[index].isActive = true
        }
      }
    }
    return idle.sorted()
  }
}
