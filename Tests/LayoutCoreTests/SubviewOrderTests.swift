import TestSupport
import Testing

@testable import LayoutCore

/// Records each view that is added, inserted or moved.
private final class RecordingView: UIView {
  var moved: [UIView] = []

  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    moved.append(view)
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
    moved.append(view)
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
    moved.append(view)
  }
}

@MainActor
struct SubviewOrderTests {
  private let parent = RecordingView()
  private let views = (0..<5).map { SizedView("\($0)") }
  private let foreign = SizedView("foreign")

  private func arrange(_ order: [Int]) {
    SubviewOrder(parent: parent, views: order.map { views[$0] }).apply()
  }

  private var order: String {
    parent.subviews.map { $0.accessibilityIdentifier ?? "" }.joined(separator: " ")
  }

  @Test func viewsThatAreInOrderAreNotTouched() {
    arrange([0, 1, 2])
    parent.insertSubview(foreign, at: 1)
    parent.moved = []
    arrange([0, 1, 2])
    #expect(parent.moved == [])
    #expect(order == "0 foreign 1 2")
  }

  @Test func newViewsGoOnTop() {
    parent.addSubview(foreign)
    arrange([0, 1])
    #expect(order == "foreign 0 1")
  }

  @Test func viewInsertedInTheMiddleGoesAboveItsPredecessor() {
    arrange([0, 2])
    parent.addSubview(foreign)
    arrange([0, 1, 2])
    #expect(order == "0 1 2 foreign")
  }

  @Test func viewInsertedFirstGoesBelowItsSuccessor() {
    parent.addSubview(foreign)
    arrange([1, 2])
    arrange([0, 1, 2])
    #expect(order == "foreign 0 1 2")
  }

  @Test func movingOneViewMovesNoOther() {
    arrange([0, 1, 2, 3, 4])
    for (next, moved) in [([4, 0, 1, 2, 3], 4), ([4, 1, 2, 0, 3], 0), ([1, 2, 0, 3, 4], 4)] {
      parent.moved = []
      arrange(next)
      #expect(order == next.map { "\($0)" }.joined(separator: " "))
      #expect(parent.moved == [views[moved]])
    }
  }

  @Test(arguments: 0..<100)
  func anyOrderIsReachedAndForeignViewsKeepTheirs(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let others = (0..<3).map { SizedView("f\($0)") }
    for view in others { parent.addSubview(view) }
    for _ in 0..<4 {
      let next = (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
      arrange(Array(next))
      let named = Set(next.map { ObjectIdentifier(views[$0]) })
      let shown = parent.subviews.filter { named.contains(ObjectIdentifier($0)) }
      #expect(shown == next.map { views[$0] })
      #expect(parent.subviews.filter { others.contains($0 as? SizedView ?? foreign) } == others)
    }
  }
}
