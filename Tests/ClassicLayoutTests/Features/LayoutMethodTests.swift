import TestSupport
import Testing

/// The statement that `layout` of a view begins, in each dialect.
@MainActor
struct LayoutMethodTests {
  private let host = UIView()
  private let label = UILabel()

  init() { host.addSubview(label) }

  @Test func anchorChainCanBeginWithALayoutClosure() {
    let built: UILabel = label.layout { $0.height.set(constraint: $0.width) }.topAnchor(8).build()
    #expect(built === label && label.constraints.count == 1 && host.constraints.count == 1)
    let anchored = label.layout { make in
      make.left.set(constraint: 3)
      make.right.set(constraint: 4)
    }
    anchored.build()
    #expect(anchored.constraints.constraints.count == 2)
  }

  @Test func layoutClosureStillTakesContentStatements() {
    label.layout {
      $0.width(.equalTo(3))
      $0.height(.equalTo(4))
    }
    #expect(label.constraints.map(\.priority.rawValue) == [999, 998])
    label.layout { _ in }
    label.layout(.removeOldAndAddNew) { _ in }
    #expect(label.constraints.isEmpty)
  }

  @Test func customAnchorKeepsTheTypeOfItsView() {
    let built: UILabel = label.cornerAnchor(8).build()
    let later: UILabel = label.widthAnchor(3).cornerAnchor(8).build()
    #expect(built === label && later === label && host.constraints.count == 4)
  }

  @Test func addingAControllersViewTurnsOffItsAutoresizingMask() {
    let controller = UIViewController()
    controller.view.mondrian.layout.width(3).activate()
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
    host.add { controller.view.topAnchor(8) }
    #expect(!controller.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func chainCanBeginWithLayoutOfTheView() {
    let group = label.layout.horizontal(.toSuperview, 8).top(.toSuperview).activate()
    #expect(group.constraints.count == 3)
  }
}

extension AnchoredView {
  fileprivate func cornerAnchor(_ inset: CGFloat) -> AnchoredView {
    topAnchor(inset).leadingAnchor(inset)
  }
}

extension ContentLayoutable where Self: UIView {
  fileprivate func cornerAnchor(_ inset: CGFloat) -> AnchoredView<Self> {
    AnchoredView(self).cornerAnchor(inset)
  }
}
