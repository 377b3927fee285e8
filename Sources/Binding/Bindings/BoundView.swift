/// The bindings of a view, and the states that it observes.
@MainActor
final class BoundView: Companion {
  var nextCompanion: (any Companion)?
  private var bindings = KeyedList<WeakBinding>()
  /// The states that the view has observed; some of these observations may be over.
  private var observed = KeyedList<WeakState>()
  /// The states that calls in layouts have had the view observe, by call and line.
  private var called: [CallPlace: WeakState] = [:]
  /// States that only the view keeps.
  private var states: [BindingKey: any AnyState] = [:]

  private struct WeakBinding: Listed {
    let key: BindingPlace
    private(set) weak var binding: (any ViewSideBinding)?

    init(_ binding: any ViewSideBinding) {
      key = binding.place
      self.binding = binding
    }

    var isGone: Bool { binding == nil }
  }

  static func of(_ view: UIView) -> BoundView {
    Platform.companion(of: view) { BoundView() }
  }

  static func known(of view: UIView) -> BoundView? {
    Platform.companion(BoundView.self, of: view)
  }

  func add(_ binding: any ViewSideBinding) {
    bindings.sweep()
    bindings.append(WeakBinding(binding))
  }

  func remove(_ binding: any ViewSideBinding) {
    guard self.binding(at: binding.place) === binding else { return }
    bindings.remove(binding.place)
  }

  /// Returns the binding that a line has made, whichever state it binds.
  func binding(at place: BindingPlace) -> (any ViewSideBinding)? { bindings[place]?.binding }

  /// Notes a state that the view itself observes.
  func note(observed state: any AnyState) {
    observed.sweep()
    observed.append(WeakState(state))
  }

  /// Notes the state that a call has a view observe, and ends the observation of the state that the
  /// same call had before.
  func note(_ call: LayoutCall, of view: UIView, _ state: any AnyState, at line: SourceLine) {
    let place = CallPlace(call: call, line: line)
    let former = called.updateValue(WeakState(state), forKey: place)?.state
    guard let former, former !== state else { return }
    former.endObserving(ObserverKey(observer: ObjectIdentifier(view), name: call), at: line)
  }

  private struct CallPlace: Hashable {
    let call: LayoutCall
    let line: SourceLine
  }

  /// Returns the states that a view observes, in the order in which it began.
  static func states(observedBy view: UIView) -> [any AnyState] {
    let noted = known(of: view)?.observed.all.compactMap(\.state) ?? []
    return noted.filter { $0.isObserved(by: view) }
  }

  /// Keeps a state for a property, in place of the one that was kept before.
  func keep(_ state: (any AnyState)?, for key: BindingKey) {
    exchange(&states[key], for: state)
  }

  /// The states that are kept.
  var keptStates: [any AnyState] { Array(states.values) }

  /// All bindings, in the order in which they were made.
  var all: [any ViewSideBinding] { bindings.all.compactMap(\.binding) }

  /// Has the bindings of a property read it, except the one that has set it.
  func notifyBindings(_ key: BindingKey, except binding: (any ViewSideBinding)? = nil) {
    for other in all where other !== binding && other.key == key {
      other.viewDidChange(isByUser: false)
    }
  }
}

/// A binding, as its view sees it.
@MainActor
protocol ViewSideBinding: AnyObject {
  var key: BindingKey { get }
  var line: SourceLine { get }
  var place: BindingPlace { get }
  var isTwoWay: Bool { get }
  var changesState: Bool { get }
  var view: UIView? { get }
  var propertyName: String { get }
  var anyState: (any AnyState)? { get }
  func viewDidChange(isByUser: Bool)
  func ignore(_ act: () -> Void)
  func unbind()
}

extension BindingCore: ViewSideBinding {
  var propertyName: String { property.name }
  var changesState: Bool { property.changesState }
  var anyState: (any AnyState)? { state }

  func unbind() {
    state?.hub?.remove(self)
    end()
  }
}
