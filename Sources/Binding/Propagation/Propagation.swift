/// The consequences of one set: the states that change, in turns, and the path from one to the
/// next.
@MainActor
final class Propagation {
  /// The propagation that is under way.
  private(set) static var current: Propagation?
  private static var count = 0
  /// The number of times that states may come around to yet another value before the propagation is
  /// stopped.
  static let limit = 64
  /// The number of times that states may be set again at all: loops of a thousand states are not
  /// tracked.
  private static let maximumReturns = 100_000
  /// The number of sets that may be nested; a deeper one is done after the set around it.
  private static let maximumDepth = 100

  let number: Int
  private var waiting: [Request] = []
  private var turns = 0
  private var returns = 0
  private var depth = 0
  private var isStopped = false
  /// The current step, and the steps that have led to it.
  var step: PropagationStep?

  /// Changes that belong together, and the step that has led to them.
  @MainActor
  private struct Request {
    var changes: [any StateChange]
    let step: PropagationStep?

    var canBegin: Bool { !changes.contains(where: \.isInRound) }

    /// Returns the request without some changes; nil if none are left.
    func dropping(where isMeant: (any StateChange) -> Bool) -> Request? {
      let rest = changes.filter { !isMeant($0) }
      return rest.isEmpty ? nil : Request(changes: rest, step: step)
    }
  }

  private init() { number = Self.nextNumber() }

  /// Returns a number that no change has had.
  static func nextNumber() -> Int {
    count += 1
    return count
  }

  // MARK: Setting

  /// The depth of nested callbacks.
  static var currentDepth: Int { current?.depth ?? 0 }

  /// Changes a state, and everything that depends on it.
  static func set(_ change: any StateChange) {
    if !StateBatch.take(change) { set(together: [change]) }
  }

  /// Changes several states as one.
  static func set(together changes: [any StateChange]) {
    run { $0.take(changes) }
  }

  /// Calls observers of a state. What they read belongs to no description that is being run, and
  /// what they bind to no pass that is under way.
  static func callBack(_ tell: () -> Void) {
    DescriptionReads.pause { BindingPass.interrupt(tell) }
  }

  private static func run(_ act: (Propagation) -> Void) {
    callBack {
      if let current { return act(current) }
      let propagation = Propagation()
      current = propagation
      act(propagation)
      StaleStates.catchUp()
      current = nil
    }
  }

  /// Runs something that a view does, as a step of the path.
  static func through(_ node: PropagationNode, _ act: () -> Void) {
    guard let current else { return act() }
    let before = current.step
    current.step = PropagationStep(node, after: before)
    act()
    current.step = before
  }

  /// Makes changes now, and then everything that has had to wait for them. They wait if one of
  /// their states is being changed, or too many sets are nested.
  private func take(_ changes: [any StateChange]) {
    let request = Request(changes: changes, step: step)
    guard request.canBegin, depth < Self.maximumDepth else { return waiting.append(request) }
    depth += 1
    var next: Request? = request
    while let current = next {
      step = current.step
      let admitted = effective(current.changes.filter { shouldApply($0) })
      if !admitted.isEmpty { perform(admitted) }
      next = nextWaiting()
    }
    step = request.step
    depth -= 1
  }

  /// Returns the changes that take effect. If a state is set together with one of its sources, it
  /// is derived again, and its own change is dropped.
  private func effective(_ changes: [any StateChange]) -> [any StateChange] {
    guard changes.count > 1 else { return changes }
    let all = Set(changes.map(\.identity))
    let kept = Set(changes.filter { !$0.isRederived(with: all) }.map(\.identity))
    return changes.filter { !$0.isRederived(with: kept) }
  }

  /// Removes and returns a request that can be done now. A change that a view has reported and no
  /// longer shows is dropped: the view has reported, or was told, what it has shown since.
  private func nextWaiting() -> Request? {
    while let place = waiting.firstIndex(where: \.canBegin) {
      if let request = waiting.remove(at: place).dropping(where: \.isSuperseded) { return request }
    }
    return nil
  }

  // MARK: Bounds

  /// Whether to make a change. A state that is reached with the value that it has is left alone,
  /// unless code sets it for the first time.
  private func shouldApply(_ change: any StateChange) -> Bool {
    if isRedundant(change) {
      change.keepCurrentValue()
      return false
    }
    guard change.propagation == number else { return true }
    if isStopped { return false }
    // Code that sets a state in a loop comes to an end; a set that leads back to its own state may
    // not.
    returns += 1
    if step?.passes(change.node.identity) == true { turns += 1 }
    if turns <= Self.limit, returns <= Self.maximumReturns { return true }
    stop(change)
    return false
  }

  private func isRedundant(_ change: any StateChange) -> Bool {
    let isReturn = change.propagation == number
    guard isReturn || !change.isDirect else { return false }
    return switch change.isSame {
    case true?: true
    case nil: isReturn && !change.isDirect
    case false?: false
    }
  }

  private func stop(_ change: any StateChange) {
    isStopped = true
    waiting = waiting.compactMap { $0.dropping { $0.propagation == number } }
    let path = PropagationStep(change.node, after: step).loop
    let count = turns > Self.limit ? Self.limit : Self.maximumReturns
    let message = """
      states change each other endlessly and were stopped after \(count) turns: \
      \(PropagationNames.text(path))
      """
    LayoutDiagnostics.report(
      LayoutIssue(.endlessChange, message, at: change.line, lines: path.compactMap(\.line)))
  }

  // MARK: Turns

  /// Performs one turn: the changes that are made at the same time, and those of all states that
  /// are derived from these.
  private func perform(_ changes: [any StateChange]) {
    let before = step
    step = changes.first.map { PropagationStep($0.node, after: before) } ?? before
    var changes = changes
    for change in changes { change.begin(in: number) }
    for change in changes { change.notifyWillSet() }
    for change in changes { change.store() }
    changes += derive(from: changes)
    for change in changes { change.writeViews() }
    for change in changes { change.notifyBindings() }
    for change in changes { change.notifyDidSet() }
    for change in changes { change.end() }
    step = before
  }

  /// Updates the derived states, each after all its sources.
  private func derive(from changes: [any StateChange]) -> [any StateChange] {
    var made: [any StateChange] = []
    var pending = DerivedQueue()
    for change in changes { pending.add(change.derived) }
    // A state that was set, and is derived from others that were, is derived again at the end of
    // its turn.
    var known: Set<ObjectIdentifier> = []
    while let state = pending.next() {
      guard known.insert(ObjectIdentifier(state)).inserted, let change = state.newChange() else {
        continue
      }
      change.begin(in: number)
      change.notifyWillSet()
      change.store()
      made.append(change)
      pending.add(change.derived)
    }
    return made
  }
}
