import Foundation

/// A state of any type and a property of a view that follow each other. Lists hold bindings under
/// this type, like observers.
@MainActor
class AnyBinding {
  private(set) final weak var view: UIView?
  /// The scope in which the binding was made, if there was one.
  final weak var scope: BindingScope?
  final let key: BindingKey
  final let line: SourceLine
  /// Whether the view follows the state, too.
  final let isTwoWay: Bool
  private(set) final var isOver = false

  fileprivate init(_ view: UIView, _ key: BindingKey, isTwoWay: Bool, at line: SourceLine) {
    self.view = view
    self.key = key
    self.isTwoWay = isTwoWay
    self.line = line
  }

  func end() { isOver = true }
}

/// A state and a property of a view that follow each other.
@MainActor
final class BindingCore<Value>: AnyBinding {
  typealias ChangeHandler = @MainActor (Changes<Value>) -> Void

  private(set) weak var state: ObservableState<Value>?
  /// Whether the view is changing because the state has.
  private var isWriting = false
  let property: BoundProperty<Value>
  private var listener: PropertyListener?
  /// What the view showed when it was last read.
  private var shown: Value?
  /// The value that was last written to a text input, and what the input has made of it: writing it
  /// again would move the cursor.
  private var made: (of: Value, is: Value)?
  /// Whether what the view shows comes from the view, and not from the state.
  var isOfView = false
  /// The depth of nested callbacks at which the view is being written.
  private var writingDepth = 0
  /// Whether a callback of that write has set the view to something else.
  private var isSuperseded = false
  /// Whether the state was NaN when it was last to be shown.
  private var isNaN = false
  /// The last change of a field that the view has reported, while it waits for its turn or has it.
  private weak var reportedChange: AnyObject?

  var viewDidSet: ChangeHandler?
  var stateDidSet: ChangeHandler?

  init(
    _ state: ObservableState<Value>, _ view: UIView, _ property: BoundProperty<Value>,
    isTwoWay: Bool, at line: SourceLine
  ) {
    self.state = state
    self.property = property
    super.init(view, property.key(view), isTwoWay: isTwoWay, at: line)
  }

  /// Returns a binding as what it is: a state has no bindings of values of other types.
  @inline(__always)
  static func of(_ binding: AnyBinding) -> BindingCore {
    unsafeDowncast(binding, to: BindingCore.self)
  }

  // MARK: Beginning and ending

  /// Begins to listen to the view.
  func listen() {
    guard let view else { return }
    shown = viewValue
    listener = property.listen(view) { [weak self] in self?.handleReport($0) }
    BoundView.of(view).add(self)
    if let refusal = property.refusal {
      return LayoutDiagnostics.report(LayoutIssue(.unreported, refusal, view: view, at: line))
    }
    guard property.changesState, listener?.observesCodeChanges == false else { return }
    let way =
      isTwoWay
      ? "the binding only goes from the state to the view, except for changes by the user"
      : "the state only follows changes by the user"
    let message = """
      changes that code makes to \(property.name) of a \(type(of: view)) are not observed: \(way); set the state \
      \(isTwoWay ? "instead" : "as well")
      """
    LayoutDiagnostics.report(LayoutIssue(.unreported, message, view: view, at: line))
  }

  override func end() {
    super.end()
    listener?.end()
    listener = nil
    if let view { BoundView.known(of: view)?.remove(self) }
  }

  // MARK: The view

  /// What the view shows, as a value of the state; nil if it stands for none.
  var viewValue: Value? {
    guard let state else { return nil }
    return viewValue(in: state.latest)
  }

  /// Returns what a value becomes with what the view shows.
  private func viewValue(in value: Value) -> Value? {
    guard let view else { return nil }
    return property.read(view, value)
  }

  /// Reports that the view can't set the state.
  func refuseReading() {
    let message = """
      the conversion of \(property.name) has no way back to the state: use apply or bind, or give it a \
      toState
      """
    LayoutDiagnostics.report(LayoutIssue(.unreported, message, view: view, at: line))
  }

  /// Whether what the view shows converts to `value`.
  func showsAsState(_ value: Value) -> Bool {
    viewValue(in: value).map { property.areSame($0, value) == true } ?? false
  }

  /// Whether the view exists and shows a value that is known to be different.
  func showsOther(than value: Value) -> Bool {
    viewValue(in: value).map { property.areSame($0, value) == false } ?? false
  }

  private func shows(_ value: Value) -> Bool {
    guard let view else { return true }
    if property.isShown(view, value) { return true }
    // What a user has written, such as "007" for 7, stays as it is.
    if isOfView, view.isTextInput, showsAsState(value) { return true }
    guard let made, let now = viewValue(in: made.is) else { return false }
    return property.areSame(made.of, value) == true && property.areSame(made.is, now) == true
  }

  /// Has the view show a value, unless it shows it already or does not follow the state.
  ///
  /// - Parameter isFirst: Whether the binding begins with this write: other states that are bound
  ///   to the view then keep their values. They may belong to what the view has shown before, such
  ///   as the row that a cell was used for.
  func write(_ value: Value, isFirst: Bool = false) {
    guard isTwoWay, let view else { return }
    let wasNaN = isNaN
    isNaN = property.isNaN(value)
    guard !isNaN else { return wasNaN ? () : refuseNaN(view) }
    guard !shows(value) else { return }
    var write = { self.write(value, to: view) }
    guard isFirst else { return write() }
    for other in BoundView.known(of: view)?.all ?? [] where other.isTwoWay {
      write = { [write] in other.ignore(write) }
    }
    write()
  }

  /// Whether the view has reported a field by a change other than `change` that is not over yet.
  func hasReportedChange(otherThan change: ValueChange<Value>) -> Bool {
    guard let reportedChange else { return false }
    return reportedChange !== change
  }

  private func refuseNaN(_ view: UIView) {
    let message = """
      \(property.name) of a \(type(of: view)) can't be NaN, as the state is; it stays unchanged until the state is a number
      """
    LayoutDiagnostics.report(LayoutIssue(.invalidNumber, message, view: view, at: line))
  }

  private func write(_ value: Value, to view: UIView) {
    let before = beginWriting()
    Propagation.through(node(in: view)) { property.write(view, value) }
    endWriting(before)
    isOfView = false
    made = view.isTextInput ? shown.flatMap { formatted(value, as: $0) } : nil
    // If the view does not report changes by code, its other bindings hear of this one here.
    if listener?.observesCodeChanges != true {
      BoundView.known(of: view)?.notifyBindings(key, except: self)
    }
    if isSuperseded { viewDidChange(isByUser: false) }
    scope?.didDeliver()
  }

  /// Changes the view without treating that as a change of its own.
  func ignore(_ act: () -> Void) {
    let before = beginWriting()
    act()
    endWriting(before)
    if isSuperseded { viewDidChange(isByUser: false) }
  }

  private func beginWriting() -> (isWriting: Bool, depth: Int) {
    let before = (isWriting, writingDepth)
    (isWriting, writingDepth, isSuperseded) = (true, Propagation.currentDepth, false)
    return before
  }

  private func endWriting(_ before: (isWriting: Bool, depth: Int)) {
    (isWriting, writingDepth) = before
    shown = viewValue
  }

  /// Returns a value and what a text input has made of it, if they differ.
  private func formatted(_ value: Value, as shown: Value) -> (of: Value, is: Value)? {
    property.areSame(value, shown) == true ? nil : (copied(value), shown)
  }

  private func handleReport(_ report: PropertyListener.Report) {
    switch report {
    case .code: viewDidChange(isByUser: false)
    case .user: viewDidChange(isByUser: true)
    case .userMaybe:
      // A view that has adjusted a value keeps its version, and the state keeps the value.
      guard let shown, showsOther(than: shown) else { return }
      viewDidChange(isByUser: true)
    }
  }

  /// Handles a change, or a possible change, that the view has reported.
  func viewDidChange(isByUser: Bool) {
    guard !isWriting else {
      isSuperseded = isSuperseded || Propagation.currentDepth > writingDepth
      return
    }
    guard !isOver, let state, let view, let value = viewValue else { return }
    let before = shown
    shown = value
    isOfView = true
    Propagation.through(node(in: view)) {
      let change = ValueChange(
        of: state, to: value, as: .view(view), isByUser: isByUser,
        from: ViewReport(self, shownBefore: before), merge: property.merge)
      if property.merge != nil { reportedChange = change }
      Propagation.set(change)
    }
    scope?.didDeliver()
  }
}

extension AnyBinding: Listed {
  final var isGone: Bool { view == nil }
}

extension BindingCore {
  /// The place where a new binding replaces this one, whichever state it binds.
  var place: BindingPlace { BindingPlace(key: key, line: line) }

  private func node(in view: UIView) -> PropagationNode {
    .view(view, property: property.name, key)
  }
}

/// A property of a view, which identifies a binding of a state.
struct BindingKey: ListKey {
  let view: ObjectIdentifier
  /// The name of the property, which a subclass does not change; its key path if it has no name at
  /// run time.
  let property: AnyHashable

  var owner: ObjectIdentifier { view }

  @MainActor
  init<View: UIView>(_ view: UIView, _ path: PartialKeyPath<View>) {
    self.view = ObjectIdentifier(view)
    property = Platform.propertyName(path).map { AnyHashable($0) } ?? AnyHashable(path)
  }
}

/// A line that binds a property of a view.
struct BindingPlace: ListKey {
  let key: BindingKey
  let line: SourceLine

  var owner: ObjectIdentifier { key.view }
}

/// Returns a copy of an object that can be copied, so that nobody changes it; other values as they
/// are.
private func copied<Value>(_ value: Value) -> Value {
  ((value as? any NSCopying)?.copy(with: nil) as? Value) ?? value
}
