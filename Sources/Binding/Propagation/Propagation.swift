/// The consequences of one set: the states that change, in turns, and the path from one to the
/// next.
@MainActor
final class Propagation {
  /// The propagation that is under way.
  private(set) static var current: Propagation?
  /// The propagation to use again once it is over.
  private static let only = Propagation()
  private static var count = 0
  /// The number of times that states may come around to yet another value before the propagation is
  /// stopped.
  static let limit = 64
  /// The number of times that states may be set again at all: loops of a thousand states are not
  /// tracked.
  private static let maximumReturns = 100_000
  /// The number of sets that may be nested; a deeper one is done after the set around it.
  private static let maximumDepth = 100

  private var number = 0
  private var waiting: [Request] = []
  private var turns = 0
  private var returns = 0
  private var depth = 0
  private var isStopped = false
  /// The last step of the path that has been made, and the change that has gone on from there: most
  /// sets lead to nothing that asks for the path.
  private var lastStep: PropagationStep?
  private var lastChange: (any StateChange)?

  /// The current step, and the steps that have led to it.
  private var step: PropagationStep? {
    get {
      if let change = lastChange {
        lastChange = nil
        lastStep = PropagationStep(change.node, after: lastStep)
      }
      return lastStep
    }
    set { (lastStep, lastChange) = (newValue, nil) }
  }

  /// Changes that belong together, and the step that has led to them.
  @MainActor
  private struct Request {
    let changes: JointChanges
    let step: PropagationStep?

    /// Returns the request without some changes; nil if none are left.
    func dropping(where isMeant: @MainActor (any StateChange) -> Bool) -> Request? {
      changes.filter { !isMeant($0) }.map { Request(changes: $0, step: step) }
    }
  }

  private init() {}

  private func begin() {
    number = Self.nextNumber()
    (turns, returns, isStopped) = (0, 0, false)
  }

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
    if !StateBatch.take(change) { set(together: JointChanges(change)) }
  }

  /// Changes several states as one.
  static func set(together changes: JointChanges) {
    run { $0.take(changes) }
  }

  /// Calls observers of a state. What they read belongs to no description that is being run, and
  /// what they bind to no pass that is under way.
  static func callBack(_ tell: @MainActor () -> Void) {
    let reads = DescriptionReads.pause()
    BindingPass.interrupt(tell)
    DescriptionReads.resume(reads)
  }

  private static func run(_ act: @MainActor (Propagation) -> Void) {
    callBack {
      if let current { return act(current) }
      current = only
      only.begin()
      act(only)
      StaleStates.catchUp()
      current = nil
    }
  }

  /// Runs something that a view does, as a step of the path.
  static func through(_ node: PropagationNode, _ act: @MainActor () -> Void) {
    guard let current else { return act() }
    let before = current.step
    current.step = PropagationStep(node, after: before)
    act()
    current.step = before
  }

  /// Makes changes now, and then everything that has had to wait for them. They wait if one of
  /// their states is being changed, or too many sets are nested.
  private func take(_ changes: JointChanges) {
    let before = step
    guard changes.canBegin, depth < Self.maximumDepth else {
      return waiting.append(Request(changes: changes, step: before))
    }
    depth += 1
    make(changes)
    while let request = nextWaiting() {
      step = request.step
      make(request.changes)
    }
    step = before
    depth -= 1
  }

  /// Makes those changes that take effect. If a state is set together with one of its sources, it
  /// is derived again, and its own change is dropped.
  private func make(_ changes: JointChanges) {
    // No list is made of a single one.
    if changes.isSingle {
      if shouldApply(changes.first) { perform(changes) }
      return
    }
    guard let admitted = changes.filter({ shouldApply($0) }) else { return }
    let all = admitted.identities
    let kept = admitted.filter { !$0.isRederived(with: all) }?.identities ?? []
    if let rest = admitted.filter({ !$0.isRederived(with: kept) }) { perform(rest) }
  }

  /// Removes and returns a request that can be done now. A change that a view has reported and no
  /// longer shows is dropped: the view has reported, or was told, what it has shown since.
  private func nextWaiting() -> Request? {
    while let place = waiting.firstIndex(where: \.changes.canBegin) {
      let request = waiting.remove(at: place)
      if let rest = request.dropping(where: { $0.isSuperseded }) { return rest }
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
  ///
  /// Neither this function nor `tell` is inlined: a function owns none of its arguments, which are
  /// then not retained for each loop.
  @inline(never)
  private func perform(_ changes: JointChanges) {
    let before = step
    lastChange = changes.first
    changes.forEach { $0.begin(in: number) }
    changes.forEach { $0.notifyWillSet() }
    changes.forEach { $0.store() }
    if let all = deriving(from: changes) { tell(all) } else { tell(changes) }
    step = before
  }

  /// Tells views and observers of changes that have been made.
  @inline(never)
  private func tell(_ changes: JointChanges) {
    changes.forEach { $0.writeViews() }
    changes.forEach { $0.notifyBindings() }
    changes.forEach { $0.notifyDidSet() }
    changes.forEach { $0.end() }
  }

  /// Updates the derived states, each after all its sources.
  ///
  /// - Returns: The changes with those of the derived states; nil if no state is derived.
  private func deriving(from changes: JointChanges) -> JointChanges? {
    var first: [any AnyState] = []
    changes.forEach {
      let derived = $0.derived
      if !derived.isEmpty { first += derived }
    }
    if first.isEmpty { return nil }
    var all = changes
    var pending = DerivedQueue()
    pending.add(first)
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
      all.append(change)
      pending.add(change.derived)
    }
    return all
  }
}
