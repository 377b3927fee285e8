/// A state that becomes another value.
@MainActor
protocol StateChange: AnyObject {
  /// What tells the state from others.
  var identity: ObjectIdentifier { get }
  var node: PropagationNode { get }
  var line: SourceLine { get }
  /// Whether the state is being changed already.
  var isInRound: Bool { get }
  /// The last propagation that has changed the state.
  var propagation: Int { get }
  /// Whether the state has the value already; nil where nobody can tell.
  var isSame: Bool? { get }
  /// Whether code has set it, and not a view.
  var isDirect: Bool { get }
  /// Whether it comes from a view that shows another value by now.
  var isOvertaken: Bool { get }
  /// The states that are made of it.
  var derived: [any AnyState] { get }

  /// Whether it comes to nothing, as the state is made anew when certain others are changed.
  func isMadeAnew(with others: Set<ObjectIdentifier>) -> Bool
  func begin(in propagation: Int)
  func tellWillSet()
  func store()
  func writeViews()
  func tellBindings()
  func tellDidSet()
  func end()
  /// The state has the value already, and stands: views that were set to another one meanwhile show it again.
  func stand()
  /// Has the state read the new value until it takes it, with others.
  func batch()
  /// The same change to what the state reads now, after several sets.
  func settled() -> (any StateChange)?
}

/// A state that becomes another value, and what its views and observers are told of it.
@MainActor
final class ValueChange<Value>: StateChange {
  typealias Merge = @MainActor (_ new: Value, _ current: Value) -> Value

  private let state: ObservableState<Value>
  private let hub: StateHub<Value>
  private var new: Value
  private let trigger: ChangeTrigger
  private let isByUser: Bool
  /// The binding whose view shows the value already.
  private let origin: BindingCore<Value>?
  /// What the view has shown before.
  private let shownBefore: Value?
  /// The sets that have come to it, where it is what several that are made together do.
  private let parts: [ValueChange]
  /// What comes of it when the state has changed since it was made.
  private let merge: Merge?

  private var changes: Changes<Value>
  private var isChanging = true
  /// Those who are told, as they are in the list.
  private var observers: [ObserverCore<Value>?] = []
  /// What somebody among them is told of.
  private var heard: Hearing = []
  private var written: [BindingCore<Value>] = []

  private var isSettled: Bool { !parts.isEmpty }

  init(
    of state: ObservableState<Value>, to new: Value, as trigger: ChangeTrigger,
    isByUser: Bool = false, from origin: BindingCore<Value>? = nil, shownBefore: Value? = nil,
    settling parts: [ValueChange] = [], merge: Merge? = nil
  ) {
    self.state = state
    hub = state.hubForSure
    self.new = new
    self.trigger = trigger
    self.isByUser = isByUser
    self.origin = origin
    self.shownBefore = shownBefore
    self.parts = parts
    self.merge = merge
    changes = Changes(old: new, new: new, trigger: trigger, isByUser: isByUser)
  }

  var identity: ObjectIdentifier { ObjectIdentifier(state) }
  var node: PropagationNode { .state(state) }
  var line: SourceLine { state.line }
  var isInRound: Bool { hub.isInRound }
  var propagation: Int { hub.propagation }
  var isSame: Bool? {
    mergeWithCurrent()
    return hub.areSame(state.current, new) ?? areFieldsSame
  }
  var isDirect: Bool {
    parts.isEmpty ? trigger == .state || trigger == .bind : parts.contains(where: \.isDirect)
  }

  var isOvertaken: Bool {
    guard let origin, parts.allSatisfy({ $0.origin === origin }) else { return false }
    return origin.showsOther(than: new)
  }

  var derived: [any AnyState] { state.derivedStates }

  func isMadeAnew(with others: Set<ObjectIdentifier>) -> Bool {
    isDirect && state.sources.contains { others.contains(ObjectIdentifier($0)) }
  }

  // MARK: A turn

  private func mergeWithCurrent() {
    if let merge { new = merge(new, state.current) }
  }

  /// Whether the state has the fields already that are changed; nil where other things may be, too.
  private var areFieldsSame: Bool? {
    guard merge != nil else { return nil }
    var areSame: Bool? = true
    for change in isSettled ? parts : [self] {
      let isSame = change.origin?.property.areSame(state.current, new)
      if isSame != true { areSame = isSame }
      if isSame == false { break }
    }
    return areSame
  }

  func begin(in propagation: Int) {
    mergeWithCurrent()
    hub.isInRound = true
    hub.propagation = propagation
    observers = hub.observers.slots
    BindingWork.steps += observers.count
    changes = Changes(old: state.current, new: new, trigger: trigger, isByUser: isByUser)
    for case let observer? in observers { heard.formUnion(observer.hears) }
    if !heard.isDisjoint(with: [.beforeAnother, .afterAnother]) { isChanging = isSame != true }
  }

  func tellWillSet() {
    guard !heard.isDisjoint(with: [.before, .beforeAnother]) else { return }
    for case let observer? in observers { observer.tellWillSet(changes, isChanging: isChanging) }
  }

  func store() { state.current = new }

  func writeViews() {
    if !hub.bindings.isEmpty { writeEach() }
  }

  /// Apart, as is `tell`: a set that no binding hears of does not look up the types of theirs.
  private func writeEach() {
    for case let binding? in hub.bindings.slots where !binding.isOver {
      if binding === origin, binding.showsAsState(new) { continue }
      written.append(binding)
      // What a view has told of a field that this change leaves comes next.
      if binding.waits(beyond: self), binding.property.areSame(changes.old, new) == true {
        continue
      }
      binding.write(new)
    }
  }

  func tellBindings() {
    if written.count > 0 {
      for binding in written where !binding.isOver { binding.stateDidSet?(changes) }
    }
    if let origin, !origin.isOver { tell(origin) }
  }

  private func tell(_ origin: BindingCore<Value>) {
    guard let tell = origin.viewDidSet else { return }
    var before = shownBefore ?? changes.old
    if let merge { before = merge(before, changes.old) }
    tell(Changes(old: before, new: new, trigger: trigger, isByUser: isByUser))
  }

  func tellDidSet() {
    for case let observer? in observers {
      observer.tellDidSet(changes, isChanging: isChanging)
    }
    hub.tellSource?(new)
  }

  func end() {
    hub.isInRound = false
    hub.noteRound()
    hub.tellReaders()
    state.catchUp()
  }

  func stand() { if isSettled { writeViews() } }

  // MARK: Several at once

  /// Whether another one that is made together with it, right after it, leaves nothing of it.
  func isReplaced(by other: ValueChange) -> Bool {
    guard origin === other.origin, isDirect == other.isDirect else { return false }
    return merge == nil ? other.merge == nil : origin != nil
  }

  func batch() {
    let batched = hub.batched ?? StateHub.Batched(new)
    batched.take(new, by: self)
    hub.batched = batched
  }

  func settled() -> (any StateChange)? {
    guard let batched = hub.batched else { return nil }
    hub.batched = nil
    let merges = batched.changes.compactMap(\.merge)
    let merge: Merge = { told, current in merges.reduce(current) { $1(told, $0) } }
    return ValueChange(
      of: state, to: batched.value, as: trigger, isByUser: isByUser, from: origin,
      shownBefore: shownBefore, settling: batched.changes,
      merge: merges.count == batched.changes.count ? merge : nil)
  }
}
