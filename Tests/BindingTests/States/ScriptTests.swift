import DeStijl
import TestSupport
import Testing

private final class Owner {
  @ViewState var text: String?
}

/// Random scripts of everything that can be done with states and views.
@MainActor
struct ScriptTests {
  private struct Pair: Hashable {
    let state: Int
    let view: Int
  }

  @MainActor
  private final class World {
    var owners: [Owner?] = (0..<4).map { _ in Owner() }
    var views: [UIView?] = [UILabel(), UILabel(), UITextField(), UITextView()]
    var pairs: Set<Pair> = []
    var heard = 0
    var fresh = 0

    func text(of view: UIView) -> String? {
      (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
    }

    func set(_ text: String, of view: UIView) {
      (view as? UILabel)?.text = text
      (view as? UITextField)?.text = text
      (view as? UITextView)?.text = text
    }
  }

  private struct Weak {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private func step(_ world: World, _ generator: inout SeededGenerator) {
    let (state, view) = (
      Int.random(in: 0..<4, using: &generator), Int.random(in: 0..<4, using: &generator)
    )
    guard let owner = world.owners[state], let shown = world.views[view] else { return }
    world.fresh += 1
    let value = "\(world.fresh)"
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3:
      // Each state gets a line of its own, since a line replaces its earlier binding.
      bind(owner.$text, shown, Int.random(in: 0..<3, using: &generator), line: UInt(state))
      world.pairs.insert(Pair(state: state, view: view))
    case 4...6:
      let heard = world.heard
      owner.text = value
      #expect(world.heard > heard)
      for pair in world.pairs where pair.state == state {
        #expect(world.views[pair.view].map { world.text(of: $0) } == value)
      }
    case 7, 8:
      world.set(value, of: shown)
      for pair in world.pairs where pair.view == view {
        #expect(world.owners[pair.state]?.text == value)
      }
    case 9:
      owner.$text.unbind(from: shown)
      world.pairs.remove(Pair(state: state, view: view))
    case 10:
      world.owners[state] = nil
      world.pairs = world.pairs.filter { $0.state != state }
    default:
      world.views[view] = nil
      world.pairs = world.pairs.filter { $0.view != view }
    }
  }

  private func bind(_ state: ViewState<String?>, _ view: UIView, _ mode: Int, line: UInt) {
    if let label = view as? UILabel { bind(state, label, \.text, mode, line) }
    if let field = view as? UITextField { bind(state, field, \.text, mode, line) }
    if let text = view as? UITextView { bind(state, text, \.text, mode, line) }
  }

  private func bind<View: UIView>(
    _ state: ViewState<String?>, _ view: View, _ path: ReferenceWritableKeyPath<View, String?>,
    _ mode: Int, _ line: UInt
  ) {
    switch mode {
    case 0: state.bind(with: view, path, line: line)
    case 1: state.map(from: view, path, line: line)
    default: state.apply(into: view, path, line: line)
    }
  }

  @Test(arguments: 0..<10)
  func boundPairsStayInSyncAndLeakNothing(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let issues = LayoutDiagnostics.collect {
      for _ in 0..<1000 {
        let world = World()
        let observers = world.owners.map { owner in
          let observer = Trace()
          owner?.$text.observe(observer: observer).didSet { [weak world] _, _ in
            world?.heard += 1
          }
          return observer
        }
        let everybody: [Weak] =
          world.owners.compactMap { $0 }.map { Weak($0) }
          + world.views.compactMap { $0 }.map { Weak($0) }
        for _ in 0..<14 { step(world, &generator) }
        (world.owners, world.views) = ([], [])
        #expect(everybody.count == 8 && everybody.allSatisfy { $0.object == nil })
        withExtendedLifetime(observers) {}
      }
    }
    #expect(issues.isEmpty)
  }
}
