import ListRules

/// What the models of tables and collections share; use ``TableModel`` and ``CollectionModel``.
@preconcurrency @MainActor
open class ListModel<Row>: NSObject {
  /// How the list gets from what it shows to what is set.
  public var reloadStrategy = CellReloadStrategy.reloadArrangementDifferences
  private var tellReload: (Bool) -> Void = { _ in }

  var features = ListFeatures<Row>()
  var shownEmptyView = EmptyView()
  /// Whether sections have been set.
  var hasBeenSet = false
  /// What hears for the model where the app has no delegate.
  let ownDelegate = ListDelegate()

  override init() { super.init() }

  // MARK: The list

  /// The list, as long as it is there.
  var list: UIScrollView? { nil }
  /// Whether no row is shown.
  var isEmpty: Bool { true }
  /// The view behind the rows.
  var background: UIView? {
    get { nil }
    set {}
  }
  /// The list's delegate.
  var delegate: (any UIScrollViewDelegate)? { nil }
  /// Makes the model's own delegate that of the list.
  func setOwnDelegate() {}

  /// Sees to it that somebody hears what the model has been asked for.
  func wantDelegate() {
    guard features.needDelegate, list != nil else { return }
    guard let delegate else { return setOwnDelegate() }
    guard !(delegate is ListDelegate), !features.hasReportedDelegate else { return }
    features.hasReportedDelegate = true
    report(
      .misplaced,
      "the model hears nothing of what is done to its rows, as the list's delegate, "
        + "\(type(of: delegate)), is no ListDelegate: derive it from that", in: list, at: nil)
  }

  /// The list shows what was set.
  func didShow(_ isFinished: Bool) { tellReload(isFinished) }

  /// What the list shows has changed, at once.
  func showAround() {
    hasBeenSet = true
    wantDelegate()
    showEmptyView()
  }

  /// Shows sections, with an animation or at once.
  public func set(_ sections: [CellSection<Row>], animated: Bool) {
    guard !animated else { return show(sections) }
    UIView.performWithoutAnimation { show(sections) }
  }

  /// Shows sections.
  func show(_ sections: [CellSection<Row>]) {}

  /// Called whenever the list shows what was set, after its animation, with whether that was finished.
  /// The closure that is given last is called.
  public func didReload(then act: @escaping (Bool) -> Void) { tellReload = act }

  // MARK: Cells

  private var identifiers: [ObjectIdentifier: String] = [:]

  /// The identifier of a class of cells, which is registered with it the first time.
  func identifier(of type: AnyClass, kind: String = "", register: (String) -> Void) -> String {
    if kind.isEmpty, let known = identifiers[ObjectIdentifier(type)] { return known }
    let identifier = String(reflecting: type)
    if kind.isEmpty { identifiers[ObjectIdentifier(type)] = identifier }
    register(identifier)
    return identifier
  }

  func report(
    _ kind: LayoutIssue.Kind, _ message: String, in view: UIView?, at line: SourceLine?
  ) {
    LayoutDiagnostics.report(LayoutIssue(kind, message, view: view, at: line))
  }

  /// A cell of another class than its model wants is left as it is.
  func reportWrongCell(_ cell: UIView, for model: any CellModel, at line: SourceLine?) {
    report(
      .misplaced,
      "\(type(of: model)) can't be shown in a \(type(of: cell)), which another class is registered "
        + "for; the cell stays as it is", in: cell, at: line)
  }

  /// Shows models again in cells that are seen, where they show something else now.
  ///
  /// - Parameter cells: The cells, each with its place, its model and what that wants.
  /// - Returns: Updates for rows that want another cell; nil if nothing has been bound again.
  func rebind<Base: UIView>(
    _ cells: [(place: ListPlace, cell: Base, model: any CellModel)],
    content: (ListPlace) -> CellContent<Base>
  ) -> ListUpdates? {
    var updates = ListUpdates()
    var count = 0
    for (place, cell, model) in cells {
      guard let binding = Platform.companion(CellBinding.self, of: cell), let old = binding.model
      else { continue }
      guard !showsTheSame(model, as: old) else { continue }
      count += 1
      let content = content(place)
      if binding.type != content.type || !CellBinding.bind(cell, to: model, content) {
        updates.items.append(.reload(place))
      }
      // What is seen can be asked for its size by itself, since iOS 16.
      cell.invalidateIntrinsicContentSize()
    }
    return count == 0 ? nil : updates
  }
}
