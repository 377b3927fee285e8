/// One run of a view model's `bind(with:)`: what is taken when its states are bound, and what has to end
/// with the pair.
@MainActor
final class BindingPass {
  private(set) static var current: BindingPass?

  private let mode: BindingMode
  private let states: Set<ObjectIdentifier>
  private var ends: [@MainActor () -> Void] = []
  /// Whether it goes on after its function has returned: then only what is about its own states is its own.
  private var isOpen = false

  init(_ mode: BindingMode, of states: [any AnyState]) {
    self.mode = mode
    self.states = Set(states.map { ObjectIdentifier($0) })
  }

  /// What a binding of a state takes that does not say it itself.
  static func mode(of state: any AnyState) -> BindingMode {
    guard let current, current.states.contains(ObjectIdentifier(state)) else { return .bind }
    return current.mode
  }

  static func note<Value>(_ binding: BindingCore<Value>, of state: ObservableState<Value>) {
    owner(of: state)?.ends.append { [weak binding] in binding?.unbind() }
  }

  static func note<Value>(_ observer: ObserverCore<Value>, of state: ObservableState<Value>) {
    owner(of: state)?.ends.append { [weak observer, weak state] in
      state?.hub?.removeObservers { $0 === observer }
    }
  }

  /// The pass to which what is done with a state belongs.
  private static func owner(of state: any AnyState) -> BindingPass? {
    guard let current else { return nil }
    return !current.isOpen || current.states.contains(ObjectIdentifier(state)) ? current : nil
  }

  /// Runs a pass: what is bound and observed inside of it is its own.
  func run(_ bind: () -> Void) {
    let outer = Self.current
    Self.current = self
    bind()
    Self.current = outer
  }

  /// Leaves the pass open for what follows.
  func stayOpen() {
    isOpen = true
    Self.current = self
  }

  func close() { if Self.current === self { Self.current = nil } }

  /// Ends all that was bound and observed in the pass.
  func end() {
    close()
    for end in ends { end() }
    ends = []
  }
}
