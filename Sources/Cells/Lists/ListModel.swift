import ListRules

/// The common base of the models of tables and collections; use ``TableModel`` and
/// ``CollectionModel``.
@preconcurrency @MainActor
public class ListModel<Row>: NSObject {
  /// How the list gets from the sections that it shows to those that are set.
  public var reloadStrategy = CellReloadStrategy.reloadArrangementDifferences
  /// Whether updates keep the visible rows in place, whatever happens to the rows above them.
  public var keepsPosition = KeptPosition.belowTop
  private var reloadHandler: (Bool) -> Void = { _ in }

  let updater: ListUpdater<Row>
  var features = ListFeatures<Row>()
  var shownEmptyView = EmptyView()
  /// Whether sections have been set.
  var hasBeenSet = false
  let cellRegister = CellRegister()
  /// The delegate that receives events for the model.
  ///
  /// It is the list's delegate if the app sets none. An app's own delegate forwards the calls that
  /// the model needs to it (``ListModelForwarding``).
  public let delegate = ListDelegate()

  init(_ kind: RowKind<Row>) {
    updater = ListUpdater(kind)
    super.init()
    updater.host = self as? any ListHost
  }

  // MARK: Rows

  /// The sections of the list; the list shows them as they are when you set them.
  public var sections: [CellSection<Row>] {
    get { updater.latest }
    set { show(newValue) }
  }

  /// The rows of the first section; setting them replaces all sections with a single one.
  public var cells: [Row] {
    get { sections.first?.cells ?? [] }
    set { sections = [CellSection(of: newValue)] }
  }

  /// Shows sections, with or without animation.
  public func set(_ sections: [CellSection<Row>], animated: Bool) {
    setNow(sections, animated: animated)
  }

  private func setNow(_ sections: [CellSection<Row>], animated: Bool) {
    show(sections, Self.animationScope(animated: animated))
  }

  private static func animationScope(animated: Bool) -> ListUpdater<Row>.AnimationScope {
    animated ? { $0() } : { UIView.performWithoutAnimation($0) }
  }

  func show(
    _ sections: [CellSection<Row>], _ around: @escaping ListUpdater<Row>.AnimationScope = { $0() }
  ) {
    ListThread.run(in: list) {
      self.updater.set(sections, around)
      self.didSet()
    }
  }

  /// Shows sections, with or without animation, after computing the difference off the main actor.
  ///
  /// The function returns when the list shows the sections, or when others, which are shown
  /// instead, have been set meanwhile. While the list has uncommitted updates of its own, the
  /// function returns before the sections are shown, because the code that ends these updates may
  /// be waiting for it. Identifiers are compared and hashed off the main actor.
  public func set(_ sections: [CellSection<Row>], animated: Bool = true) async {
    let (place, scope) = (Platform.place, Self.animationScope(animated: animated))
    await updater.set(diffingInBackground: sections) { update in
      place(self.list) { scope(update) }
    } prepare: { shown in
      await self.prepare(shown)
    }
    place(list) { self.didSet() }
  }

  func didApplyPendingSections() { didSet() }

  private func didSet() {
    hasBeenSet = true
    ensureDelegate()
    ensurePrefetchSource()
    checkMissingCallbacks()
    checkSource()
    showEmptyView()
    showBoundSelection()
  }

  /// Returns the row that is shown at a place; nil if there is none.
  func shownRow(at path: IndexPath) -> Row? {
    guard updater.shown.indices.contains(path.section) else { return nil }
    let rows = updater.shown[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  /// Returns the model that is shown at a place; nil if there is none.
  func model(at place: CellPlace) -> (any CellModel)? {
    guard case .row(let place) = place else { return nil }
    return shownRow(at: place.path).map(updater.kind.model)
  }

  /// Returns the line that made a section; nil if the section is not shown.
  func line(ofSection section: Int) -> SourceLine? {
    updater.shown.indices.contains(section) ? updater.shown[section].section.line : nil
  }

  /// Returns the line that made the section in which a row was last set; nil if it has not been
  /// set.
  ///
  /// - Complexity: Linear in the number of rows.
  func line(ofRow row: any CellModel) -> SourceLine? {
    let key = CellKey(row)
    return updater.latest.first { section in
      section.cells.contains { CellKey(updater.kind.model($0)) == key }
    }?.line
  }

  /// Returns the number of rows that are shown in a section.
  func rowCount(in section: Int) -> Int {
    updater.shown.indices.contains(section) ? updater.shown[section].rows.count : 0
  }

  /// Follows a row that has been moved by hand.
  func follow(from old: IndexPath, to new: IndexPath) {
    let wasReported = features.hasReportedEnd(of: updater.shown)
    guard updater.follow(from: ListPlace(old), to: ListPlace(new)) else { return }
    if wasReported { features.markEndAsReported(of: updater.shown) }
    updater.notifyingWhileBusy {
      features.reorder?(old, new)
      visibleEndAction()?()
    }
  }

  /// The index at the side.
  var index: IndexTitles { IndexTitles(updater.shown.map(\.section.indexTitle)) }

  // MARK: The list

  /// The list, as long as it exists.
  var list: UIScrollView? { nil }
  /// Whether no row is shown.
  var isEmpty: Bool { updater.shown.allSatisfy(\.rows.isEmpty) }
  /// The view behind the rows.
  var background: UIView? {
    get { nil }
    set {}
  }
  /// The list's delegate.
  var listDelegate: (any UIScrollViewDelegate)? { nil }
  /// Whether the model needs a delegate that tells it something.
  var needsDelegate: Bool { features.needDelegate }
  /// The delegate that is told, and asked, for the model if the app sets none.
  var ownDelegate: ListDelegate { delegate }
  /// Sets a delegate of the model as that of the list.
  func setOwnDelegate(_ delegate: ListDelegate) {}
  /// Whether the model is the data source of the list.
  var isDataSource: Bool { true }
  /// Whether a cell is visible.
  func isSeen(_ cell: UIView) -> Bool { false }
  /// Whether the list scrolls horizontally, and begins at the right.
  var isMirrored: Bool { false }
  /// The paths of the visible rows, in order.
  var seenPaths: [IndexPath] { [] }
  /// Returns the frame of a row in the list's content.
  func frame(at path: IndexPath) -> CGRect? { nil }
  /// Finds out what has to be known of sections before they are shown.
  func prepare(_ sections: [ShownSection<Row>]) async {}
  /// Becomes the prefetch data source of the list, unless the app has set another one.
  ///
  /// - Returns: Whether the model is the prefetch data source now.
  func becomePrefetchSource() -> Bool { false }
  /// The paths of the selected rows.
  var selectedPaths: [IndexPath] { [] }
  /// Selects or deselects a row without telling anybody.
  func select(_ path: IndexPath, _ isSelected: Bool) {}
  /// Has visible cells show their reorder controls, if rows can be moved.
  func showReorderControls() {}
  /// Whether several rows can be selected.
  var allowsSeveral: Bool {
    get { false }
    set {}
  }

  /// Makes sure that a delegate tells the model what it has been asked for, or reports that none
  /// does.
  func ensureDelegate() {
    guard needsDelegate, list != nil else { return }
    guard let listDelegate, !isOwn(listDelegate) else {
      // Setting the delegate again would have the list ask for everything anew.
      return listDelegate === ownDelegate ? () : setOwnDelegate(ownDelegate)
    }
    guard let problem = problem(of: listDelegate), !features.hasReportedDelegate else { return }
    features.hasReportedDelegate = true
    report(.misplaced, problem, in: list, at: nil)
  }

  /// Reports callbacks that the model can't get, whoever the delegate is.
  func checkMissingCallbacks() {}

  /// Whether a delegate is one of the model's own.
  func isOwn(_ delegate: any UIScrollViewDelegate) -> Bool { delegate === self.delegate }

  /// Returns why the model does not hear through a delegate what it has been asked for; nil if it
  /// does.
  func problem(of delegate: any UIScrollViewDelegate) -> String? {
    delegate is ListDelegate || delegate is any ListModelForwarding
      ? nil
      : "the model is not told what is done to its rows, because the list's delegate, "
        + "\(type(of: delegate)), is not a ListDelegate: derive it from ListDelegate, or make it a "
        + "ListModelForwarding that forwards to model.delegate"
  }

  /// Tells the app that the list shows what was set.
  func didShow(_ isFinished: Bool) { updater.notifying { reloadHandler(isFinished) } }

  /// Sets a closure to call whenever the list shows the sections that were set.
  ///
  /// It is called after the animation, with whether the animation finished. A new closure replaces
  /// the earlier one.
  public func didReload(then act: @escaping (Bool) -> Void) { reloadHandler = act }

  func report(
    _ kind: LayoutIssue.Kind, _ message: String, in view: UIView?, at line: SourceLine?
  ) {
    LayoutDiagnostics.report(LayoutIssue(kind, message, view: view, at: line))
  }
}
