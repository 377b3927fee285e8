/// A state and a property of a view that follow each other.
@MainActor
final class BindingCore<Value> {
  typealias Tell = @MainActor (Changes<Value>) -> Void

  private(set) weak var view: UIView?
  private(set) weak var state: ObservableState<Value>?
  let key: BindingKey
  let line: SourceLine
  /// Whether the view follows the state, too.
  let isTwoWay: Bool
  private(set) var isOver = false
  /// Whether the view changes because the state has.
  private var isWriting = false
  let property: BoundProperty<Value>
  private var listener: PropertyListener?
  private lazy var areSame = Comparing<Value>()
  /// What the view has shown when it was looked at last.
  private var shown: Value?
  /// What was written last, and what the view has made of it.
  private var made: (of: Value, is: Value)?

  var viewDidSet: Tell?
  var stateDidSet: Tell?

  init(
    _ state: ObservableState<Value>, _ view: UIView, _ property: BoundProperty<Value>,
    isTwoWay: Bool, at line: SourceLine
  ) {
    self.state = state
    self.view = view
    self.property = property
    self.isTwoWay = isTwoWay
    self.line = line
    key = BindingKey(view: ObjectIdentifier(view), path: property.path)
  }

  // MARK: Beginning and ending

  /// Begins to hear of the view.
  func listen() {
    guard let view else { return }
    shown = property.read(view)
    let listener = property.listen(view) { [weak self] in self?.viewDidChange(isByUser: $0) }
    self.listener = listener
    BoundView.of(view).add(self)
    guard !listener.hearsCode else { return }
    let message = """
      what code sets \(property.name) of a \(type(of: view)) to is not reported: the binding goes from \
      the state to the view only, but for what the user does
      """
    LayoutDiagnostics.report(LayoutIssue(.unreported, message, view: view, at: line))
  }

  func end() {
    isOver = true
    listener?.end()
    listener = nil
    if let view { BoundView.known(of: view)?.remove(self) }
  }

  // MARK: The view

  /// What the view shows, as a value of the state; nil if it is none.
  var viewValue: Value? { view.flatMap { property.read($0) } }

  /// Whether what the view shows is a value, as the state has it.
  func showsAsState(_ value: Value) -> Bool {
    viewValue.map { areSame($0, value) == true } ?? false
  }

  private func shows(_ value: Value) -> Bool {
    guard let view else { return true }
    if showsAsState(value) || property.isShown(view, value) { return true }
    guard let made, let now = viewValue else { return false }
    return areSame(made.of, value) == true && areSame(made.is, now) == true
  }

  /// Has the view show a value, unless it does or does not follow.
  func write(_ value: Value) {
    guard isTwoWay, let view, !shows(value) else { return }
    let wasWriting = isWriting
    isWriting = true
    Propagation.through(.view(view, property: property.name)) {
      property.write(view, value)
    }
    isWriting = wasWriting
    shown = property.read(view)
    made = shown.map { (value, $0) }
    // Of what nobody reports, the others hear here.
    if listener?.hearsCode != true { BoundView.known(of: view)?.tellOthers(than: self) }
  }

  /// The view has told of a change, or of what may be one.
  func viewDidChange(isByUser: Bool) {
    guard !isOver, !isWriting, let state, let view, let value = property.read(view) else { return }
    let before = shown
    shown = value
    Propagation.through(.view(view, property: property.name)) {
      Propagation.set(
        ValueChange(
          of: state, to: value, as: .view(view), isByUser: isByUser, from: self,
          shownBefore: before))
    }
  }
}

/// What tells the bindings of a state apart.
struct BindingKey: Hashable {
  let view: ObjectIdentifier
  let path: AnyKeyPath
}
