import ListRules

extension ListModel {
  /// Returns the reuse identifier of a class of cells, which is registered with it the first time.
  func identifier(of type: AnyClass, kind: String = "", register: (String) -> Void) -> String {
    cellRegister.identifier(of: type, kind: kind, register: register)
  }

  /// Shows a row in a cell. A cell of another class than the row wants is left as it is, which is
  /// one issue for all rows of a type.
  func fill<Base: UIView>(
    _ cell: Base, with model: any CellModel, _ content: CellContent<Base>, at place: CellPlace
  ) {
    checkSharedObject(model, at: place, in: cell)
    CellBinding.note(self, of: cell)
    if CellBinding.bind(cell, to: model, content, at: place) { return cellRegister.add(cell) }
    guard cellRegister.noteMisfit(cell, for: model) else { return }
    report(
      .misplaced,
      "\(type(of: model)) can't be shown in a \(type(of: cell)), because another class is registered "
        + "for its cells; the cell stays unchanged", in: cell, at: line(ofSection: place.section))
  }

  /// Reports an object that is shown twice, in this list or in another one: it has one cell, and
  /// the other cell no longer follows it. Rows of one section have been reported already, since
  /// they have the same identifier.
  private func checkSharedObject(_ model: any CellModel, at place: CellPlace, in cell: UIView) {
    guard !cellRegister.hasReportedSharing, let object = model as? any ExternallyIdentified,
      let other = object.boundCell, let first = CellBinding.seenPlace(of: object, in: other)
    else { return }
    guard first.list === self else {
      return checkSharedObjectAcrossLists(object, in: cell, and: other)
    }
    guard first.place != place, !first.place.isAnotherRow(than: place) else { return }
    // During an update in two stages, a row may be both where it was and where it will be.
    if case (.row, .row) = (first.place, place), count(of: object) < 2 { return }
    reportSharing(
      of: object, by: first.place.words, and: place,
      "the one of \(first.place.words) no longer shows it")
  }

  /// Checks again on the next turn: a row goes from one list to another if both are set in one
  /// turn, in either order. What is set may be shown turns later.
  private func checkSharedObjectAcrossLists(
    _ object: any ExternallyIdentified, in cell: UIView, and other: UIView
  ) {
    Task { @MainActor [weak self, weak object, weak cell, weak other] in
      guard let self, let object, let cell, let other, !cellRegister.hasReportedSharing,
        object.boundCell === cell,
        let binding = Platform.companion(CellBinding.self, of: cell), binding.list === self,
        let place = binding.place, self.model(at: place) as AnyObject? === object,
        let first = CellBinding.seenPlace(of: object, in: other), first.list !== self,
        first.list.isSet(to: object)
      else { return }
      reportSharing(
        of: object, by: "\(first.place.words) in another list", and: place,
        "the one in the other list no longer shows it; give each list one of its own, or remove it "
          + "there")
    }
  }

  func reportSharing(
    of object: AnyObject, by first: String, and place: CellPlace, _ outcome: String,
    at line: SourceLine? = nil
  ) {
    guard !cellRegister.hasReportedSharing else { return }
    cellRegister.hasReportedSharing = true
    report(
      .duplicate,
      "the same \(type(of: object)) is \(first) and \(place.words), but can have only one cell: \(outcome)",
      in: list, at: line ?? self.line(ofSection: place.section))
  }

  /// Carries out an update. Then cells, visible or waiting for reuse, go with their rows, and let
  /// go of rows that have gone.
  ///
  /// - Parameters:
  ///   - mapping: Where everything goes; nil if everything stays.
  ///   - showNew: Has the data source return the new rows.
  func following(
    _ mapping: ListMapping?, _ showNew: @escaping () -> Void,
    _ update: (_ showNew: @escaping () -> Void) -> Void
  ) {
    guard let mapping else { return update(showNew) }
    var filled: [CellRegister.Filled] = []
    update {
      filled = self.cellRegister.filled
      // Rows come into sight at their new places before the update returns.
      self.features.follow(mapping)
      showNew()
    }
    follow(mapping, filled)
  }

  /// - Parameter filled: The cells that were filled before the update.
  private func follow(_ mapping: ListMapping, _ filled: [CellRegister.Filled]) {
    for (cell, binding, round) in filled where binding.round == round {
      binding.follow(mapping, isSeen: isSeen(cell))
    }
  }

  /// Follows a move that the view has made by itself.
  func follow(_ mapping: ListMapping) {
    features.follow(mapping)
    follow(mapping, cellRegister.filled)
  }

  /// Lets go of all rows, since the list is about to be reloaded.
  func unbindAllCells() {
    features.forgetEndPlace()
    cellRegister.unbindAll()
  }

  /// Calls the completion when the reloaded rows are shown. A list outside a window is not laid out
  /// for that: it may have no size yet.
  ///
  /// - Parameter update: Performs an empty update, which lays out the list.
  func whenReloaded(
    _ completion: @escaping (Bool) -> Void, update: (@escaping (Bool) -> Void) -> Void
  ) {
    if list?.window != nil { return update(completion) }
    let place = Platform.place
    Task { @MainActor [weak list] in place(list) { completion(true) } }
  }

  typealias PlacedCell<Base> = (place: ListPlace, cell: Base, model: any CellModel)

  /// Shows models again in cells that are visible, or filled ahead, if they show something else
  /// now.
  ///
  /// - Parameter seen: The visible cells, each with its place and its model.
  /// - Returns: Updates for rows that want another cell; nil if nothing has been bound again.
  func rebind<Base: UIView>(
    _ seen: [PlacedCell<Base>], content: (ListPlace) -> CellContent<Base>
  ) -> ListUpdates? {
    for place in seen { cellRegister.markSeen(place.cell) }
    var updates = ListUpdates()
    var count = 0
    // Several cells of one row may wait to be seen.
    var reloaded: Set<ListPlace> = []
    for (seenPlace, cell, seenModel) in seen + cellsAhead(of: seen) {
      guard let binding = Platform.companion(CellBinding.self, of: cell), let old = binding.model
      else { continue }
      var (place, model) = (seenPlace, seenModel)
      // While an item is moved by hand, others make room for it, which the data source does not
      // know.
      if case .row(let own) = binding.place, own != place, let row = shownRow(at: own.path) {
        (place, model) = (own, updater.kind.model(row))
      }
      guard binding.hasLostObject || !showsTheSame(model, as: old) else { continue }
      count += 1
      let content = content(place)
      if binding.type != content.type
        || !CellBinding.bind(cell, to: model, content, at: .row(place))
      {
        if reloaded.insert(place).inserted { updates.items.append(.reload(place)) }
      }
      // Since iOS 16, the list then measures a visible cell again by itself.
      cell.invalidateIntrinsicContentSize()
    }
    return count == 0 ? nil : updates
  }

  /// Returns cells that have not been seen since they were filled, with the models that they wait
  /// to show. UIKit asks for some cells ahead, and shows them later without asking again, as it
  /// does with a cell that is edited out of sight. Cells that have been seen and wait for reuse let
  /// go of models that their rows no longer are.
  private func cellsAhead<Base: UIView>(of seen: [PlacedCell<Base>]) -> [PlacedCell<Base>] {
    let seenCells = Set(seen.map { ObjectIdentifier($0.cell) })
    let waiting = cellRegister.filled.filter { !seenCells.contains(ObjectIdentifier($0.cell)) }
    guard !waiting.isEmpty else { return [] }
    let seenPlaces = Set(seen.map(\.place))
    return waiting.compactMap { cell, binding, _ in
      guard case .row(let place) = binding.place, let row = shownRow(at: place.path) else {
        return nil
      }
      let model = updater.kind.model(row)
      if binding.isSeen, !isSeen(cell) {
        if let old = binding.model, !showsTheSame(model, as: old) { binding.unbind() }
        return nil
      }
      guard !seenPlaces.contains(place), let cell = cell as? Base else { return nil }
      return (place, cell, model)
    }
  }
}

extension ListModel: CellOwner {
  var width: CGFloat { list?.bounds.width ?? 0 }

  var tracksStates: Bool { features.measuresRows }

  func shows(_ object: AnyObject, in cell: UIView, at place: CellPlace) -> Bool {
    isSeen(cell) && model(at: place) as AnyObject? === object
  }

  func isSet(to object: AnyObject) -> Bool { count(of: object) > 0 }

  /// Returns how many of the rows that have been set are an object.
  private func count(of object: AnyObject) -> Int {
    updater.latest.reduce(0) { sum, section in
      sum + section.cells.count { updater.kind.model($0) as AnyObject === object }
    }
  }
}

/// The classes of a list's cells, and the cells that show something.
@MainActor
final class CellRegister {
  private struct Weak {
    weak var cell: UIView?
    /// The place of the cell in the order in which cells were filled.
    let number: Int
  }

  private var identifiers: [ObjectIdentifier: String] = [:]
  /// The pairs of classes of models and cells that do not fit.
  private var misfits: Set<[ObjectIdentifier]> = []
  /// Whether an object that is several rows has been reported.
  var hasReportedSharing = false
  private var cells: [ObjectIdentifier: Weak] = [:]
  private var (count, limit) = (0, 64)

  func identifier(of type: AnyClass, kind: String, register: (String) -> Void) -> String {
    if kind.isEmpty, let known = identifiers[ObjectIdentifier(type)] { return known }
    let identifier = String(reflecting: type)
    if kind.isEmpty { identifiers[ObjectIdentifier(type)] = identifier }
    register(identifier)
    return identifier
  }

  /// Notes that rows of a type can't be shown in cells of a class, and returns whether that is
  /// news.
  func noteMisfit(_ cell: UIView, for model: any CellModel) -> Bool {
    misfits.insert([ObjectIdentifier(type(of: model)), ObjectIdentifier(type(of: cell))]).inserted
  }

  func add(_ cell: UIView) {
    count += 1
    cells[ObjectIdentifier(cell)] = Weak(cell: cell, number: count)
    guard cells.count > limit else { return }
    cells = cells.filter { $0.value.cell != nil }
    limit = max(64, cells.count * 2)
  }

  /// Notes that a cell is in sight with what it has been filled with.
  func markSeen(_ cell: UIView) { Platform.companion(CellBinding.self, of: cell)?.markSeen() }

  /// The cells, headers and footers that have not been in sight since they were filled.
  var unseen: [(cell: UIView, place: CellPlace)] {
    filled.compactMap { cell, binding, _ in
      binding.isSeen ? nil : binding.place.map { (cell, $0) }
    }
  }

  /// Has all cells let go of what they show.
  func unbindAll() { for (_, binding, _) in filled { binding.unbind() } }

  /// A cell, what it shows, and how often it has been filled.
  typealias Filled = (cell: UIView, binding: CellBinding, round: Int)

  /// The cells, in the order in which they were filled.
  var filled: [Filled] {
    cells.values.sorted { $0.number < $1.number }.compactMap { weak in
      weak.cell.flatMap { cell in
        Platform.companion(CellBinding.self, of: cell).map { (cell, $0, $0.round) }
      }
    }
  }
}
