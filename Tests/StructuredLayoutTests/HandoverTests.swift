import TestSupport
import Testing

/// A view that moves from one layout to another, with its hugging and compression resistance.
@MainActor
struct HandoverTests {
  private let root = UIView()
  private let hosts = [UIView(), UIView()]
  private let view = SizedView("view", 20)
  private let managers = [LayoutManager(), LayoutManager()]

  init() { hosts.forEach(root.addSubview) }

  private nonisolated static let priorities: [Float?] = [nil, 300, 600, 999]

  private func block(_ priority: Float?, _ kind: ContentPriorityKind) -> any Block {
    guard let priority else { return view }
    let wanted = UILayoutPriority(rawValue: priority)
    return switch kind {
    case .hugging: view.huggingPriority(.both, wanted)
    case .compressionResistance: view.compressionResistancePriority(.both, wanted)
    }
  }

  private func current(_ kind: ContentPriorityKind) -> Set<Float> {
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    return Set(
      axes.map { axis in
        switch kind {
        case .hugging: view.contentHuggingPriority(for: axis).rawValue
        case .compressionResistance:
          view.contentCompressionResistancePriority(for: axis).rawValue
        }
      })
  }

  /// Whichever layout is reloaded first, the view gets the priority of the second layout, and its original one
  /// in the end.
  @Test(arguments: ContentPriorityKind.allCases, priorities)
  func viewHasThePriorityOfItsCurrentLayout(kind: ContentPriorityKind, own: Float?) {
    let start = own ?? (kind == .hugging ? 250 : 750)
    for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] where own != nil {
      let priority = UILayoutPriority(rawValue: start)
      switch kind {
      case .hugging: view.setContentHuggingPriority(priority, for: axis)
      case .compressionResistance:
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    for first in Self.priorities {
      for second in Self.priorities {
        for (order, isSized) in [
          ([0, 1], false), ([1, 0], true), ([1, 0], false), ([0, 1], true),
        ] {
          var shown: Int? = 0
          for number in [0, 1] {
            let content = block(number == 0 ? first : second, kind)
            managers[number].setup(on: hosts[number]) {
              if shown == number { isSized ? content.width(50) : content }
            }
          }
          #expect(current(kind) == [first ?? start])
          shown = 1
          for number in order { managers[number].reloadLayout() }
          #expect(current(kind) == [second ?? start], "\(first as Any), \(second as Any), \(order)")
          #expect(view.superview === hosts[1])
          shown = nil
          for number in order { managers[number].reloadLayout() }
          #expect(current(kind) == [start])
        }
      }
    }
  }

  /// Two layouts of one view, or of one view within the other: whichever is reloaded first, the view is where
  /// the current layout puts it, and leaves with that layout.
  @Test(arguments: [[0, 1], [1, 0]], [0, 1])
  func viewLiesWhereItsCurrentLayoutPutsIt(order: [Int], secondHost: Int) {
    hosts[0].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    hosts[1].frame = hosts[0].frame
    let places = [hosts[0], hosts[secondHost]]
    for keepsOther in [false, true] {
      let other = SizedView("other", 10)
      var shown: Int? = 0
      for number in [0, 1] {
        managers[number].setup(on: places[number]) {
          if shown == number { view.relative(.top, number == 0 ? 3 : 7) }
          if keepsOther, number == 1 { other.relative(.bottom) }
        }
      }
      for next in [0, 1, 0, 1, nil] {
        shown = next
        for number in order { managers[number].reloadLayout() }
        root.layoutIfNeeded()
        #expect(view.superview === next.map { places[$0] }, "\(order) to \(next as Any)")
        guard let next else { continue }
        #expect(view.frame.minY == (next == 0 ? 3 : 7))
      }
      #expect(other.superview === (keepsOther ? places[1] : nil))
    }
  }

  /// A deactivated layout leaves its views to the other layouts that place them, in any order of deactivation.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func lastLayoutToEndRemovesTheView(order: [Int]) {
    var contexts: [LayoutBuilderContext] = []
    let issues = LayoutDiagnostics.collect {
      contexts = (0..<3).map { number in
        Mondrian.buildSubviews(on: root) { view.relative(.top, .min(CGFloat(number))) }
      }
    }
    #expect(issues.map(\.kind) == [.duplicate, .duplicate])
    var left = contexts.count
    for number in order {
      contexts[number].deactivate(removingViews: true)
      left -= 1
      #expect(view.superview === (left > 0 ? root : nil))
    }
  }

  /// A view that existed before any layout stays, whichever layouts place it.
  @Test func viewAddedBeforeTheLayoutsStays() {
    root.addSubview(view)
    var isShown = true
    for manager in managers { manager.setup(on: root) { if isShown { view.relative(.top) } } }
    isShown = false
    managers.forEach { $0.reloadLayout() }
    #expect(view.superview === root)
  }

  /// Layouts that are deactivated in any order leave nothing behind.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func layoutsEndInAnyOrder(order: [Int]) {
    let priorities: [Float] = [600, 999, 600]
    let contexts = priorities.map { priority in
      Mondrian.buildSubviews(on: root) { block(priority, .hugging) }
    }
    var left = Array(priorities.indices)
    for number in order {
      contexts[number].deactivate()
      left.removeAll { $0 == number }
      #expect(current(.hugging) == [left.last.map { priorities[$0] } ?? 250])
    }
  }

  /// A priority set by other code stands until the next layout.
  @Test func prioritySetByOtherCodeIsKept() {
    let context = Mondrian.buildSubviews(on: root) { block(999, .hugging) }
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    context.deactivate()
    #expect(current(.hugging) == [750, 250])
    context.activate()
    #expect(current(.hugging) == [999])
    context.deactivate()
    #expect(current(.hugging) == [750, 250])
  }

  /// A priority set in between ends the claims of earlier layouts, but not those of later ones.
  @Test func prioritySetBetweenLayoutsIsRestored() {
    let first = Mondrian.buildSubviews(on: hosts[0]) { view.huggingPriority(.both, .defaultHigh) }
    for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(100), for: axis)
    }
    let second = Mondrian.buildSubviews(on: hosts[1]) { view.huggingPriority(.both, .required) }
    #expect(current(.hugging) == [1000])
    second.deactivate()
    #expect(current(.hugging) == [100])
    first.deactivate()
    #expect(current(.hugging) == [100])
  }

  @Test func viewMovedByOtherCodeStaysThere() {
    var isShown = true
    managers[0].setup(on: hosts[0]) {
      if isShown { view.width(50) }
      SizedView("other", 20)
    }
    hosts[1].addSubview(view)
    isShown = false
    managers[0].reloadLayout()
    #expect(view.superview === hosts[1])
  }
}
