/// Everything that comes of one set: the states that change, in turns, and the way from one to the next.
@MainActor
final class Propagation {
  /// The one that is under way.
  private(set) static var current: Propagation?
  private static var count = 0
  /// How often states may take yet another value before it is stopped.
  static let limit = 64
  /// How many sets may be inside each other; what is deeper is done after what is around it.
  private static let deepest = 100

  let number: Int
  private var waiting: [Request] = []
  private var returns = 0
  private var depth = 0
  private var isStopped = false
  /// What is happening now, and what has led to it.
  var step: PropagationStep?

  private struct Request {
    let change: any StateChange
    let step: PropagationStep?
  }

  private init() {
    Self.count += 1
    number = Self.count
  }

  // MARK: Setting

  /// Changes a state, and all that hangs on it.
  static func set(_ change: any StateChange) {
    if StateBatch.take(change) { return }
    run { $0.take(change) }
  }

  /// Changes several states as one.
  static func set(together changes: [any StateChange]) {
    run { propagation in propagation.settle { propagation.perform(changes) } }
  }

  private static func run(_ act: (Propagation) -> Void) {
    // What callbacks read belongs to no description that is being read for.
    DescriptionReads.pause {
      if let current { return act(current) }
      let propagation = Propagation()
      current = propagation
      act(propagation)
      current = nil
    }
  }

  /// Runs something that a view does, which is a step on the way.
  static func through(_ node: PropagationNode, _ act: () -> Void) {
    guard let current else { return act() }
    let before = current.step
    current.step = PropagationStep(node, after: before)
    act()
    current.step = before
  }

  private func take(_ change: any StateChange) {
    guard !change.isInRound, depth < Self.deepest else {
      waiting.append(Request(change: change, step: step))
      return
    }
    settle { if admits(change) { perform([change]) } }
  }

  /// Does something, and then all that has had to wait for it.
  private func settle(_ act: () -> Void) {
    depth += 1
    let before = step
    act()
    while let next = nextRequest() {
      step = next.step
      if admits(next.change) { perform([next.change]) }
    }
    step = before
    depth -= 1
  }

  private func nextRequest() -> Request? {
    let index = waiting.firstIndex { !$0.change.isInRound }
    return index.map { waiting.remove(at: $0) }
  }

  // MARK: Bounds

  /// Whether a change is to be made: a state that is reached with the value that it has stands, but for
  /// one that is set for the first time.
  private func admits(_ change: any StateChange) -> Bool {
    let isReturn = change.propagation == number
    if isReturn || !change.isDirect {
      switch change.isSame {
      case true?: return false
      case nil: if isReturn, !change.isDirect { return false }
      case false?: break
      }
    }
    guard isReturn else { return true }
    if isStopped { return false }
    returns += 1
    if returns <= Self.limit { return true }
    stop(change)
    return false
  }

  private func stop(_ change: any StateChange) {
    isStopped = true
    waiting.removeAll { $0.change.propagation == number }
    let path = PropagationStep(change.node, after: step).loop
    let message = """
      states change each other without end, stopped after \(Self.limit) turns: \
      \(PropagationNames.text(path))
      """
    LayoutDiagnostics.report(
      LayoutIssue(.endlessChange, message, at: change.line, lines: path.compactMap(\.line)))
  }

  // MARK: Turns

  /// One turn: changes of states that are made at the same time, with all that are made of them.
  private func perform(_ changes: [any StateChange]) {
    let before = step
    step = changes.first.map { PropagationStep($0.node, after: before) } ?? before
    var changes = changes
    for change in changes { change.begin(in: number) }
    for change in changes { change.tellWillSet() }
    for change in changes { change.store() }
    changes += derive(from: changes)
    for change in changes { change.writeViews() }
    for change in changes { change.tellBindings() }
    for change in changes { change.tellDidSet() }
    for change in changes { change.end() }
    step = before
  }

  /// Brings the states up to date that are made of others: each when all it is made of are.
  private func derive(from changes: [any StateChange]) -> [any StateChange] {
    var made: [any StateChange] = []
    var pending = changes.flatMap(\.derived)
    var known = Set(changes.map(\.identity))
    while let index = pending.indices.min(by: { pending[$0].height < pending[$1].height }) {
      let state = pending.remove(at: index)
      guard known.insert(ObjectIdentifier(state)).inserted, let change = state.newChange() else {
        continue
      }
      change.begin(in: number)
      change.tellWillSet()
      change.store()
      made.append(change)
      pending += change.derived
    }
    return made
  }
}
