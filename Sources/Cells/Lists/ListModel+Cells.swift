import ListRules

extension ListModel {
  /// The identifier of a class of cells, which is registered with it the first time.
  func identifier(of type: AnyClass, kind: String = "", register: (String) -> Void) -> String {
    cellRegister.identifier(of: type, kind: kind, register: register)
  }

  /// Shows a row in a cell. One of another class than the row wants is left as it is, which is one
  /// issue for all rows of a type.
  func fill<Base: UIView>(
    _ cell: Base, with model: any CellModel, _ content: CellContent<Base>, at place: CellPlace
  ) {
    checkAlone(model, at: place, in: cell)
    CellBinding.note(self, of: cell)
    if CellBinding.bind(cell, to: model, content, at: place) { return cellRegister.add(cell) }
    guard cellRegister.isNews(cell, for: model) else { return }
    report(
      .misplaced,
      "\(type(of: model)) can't be shown in a \(type(of: cell)), because another class is registered "
        + "for its cells; the cell stays unchanged", in: cell, at: line(ofSection: place.section))
  }

  /// An object has one cell: where it is shown twice, in this list or in another one, the other cell follows it no
  /// more. Rows of one section have been told of already, as they have the same identifier.
  private func checkAlone(_ model: any CellModel, at place: CellPlace, in cell: UIView) {
    guard !cellRegister.hasReportedSharing, let object = model as? any IdentifiedByOthers,
      let other = object.boundCell, let first = CellBinding.seenPlace(of: object, in: other)
    else { return }
    guard first.list === self else { return checkLater(object, in: cell, and: other) }
    guard first.place != place, !first.place.isRow(besides: place) else { return }
    // In the middle of an update that takes two steps, a row may be where it was and where it will be.
    if case (.row, .row) = (first.place, place), count(of: object) < 2 { return }
    reportSharing(
      of: object, by: first.place.words, and: place,
      "the one of \(first.place.words) no longer shows it")
  }

  /// A row goes from one list to another where both are set in a turn, in either order. What is set may be shown
  /// turns later.
  private func checkLater(
    _ object: any IdentifiedByOthers, in cell: UIView, and other: UIView
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

  /// Carries an update out, after which cells, seen or waiting to be reused, go with their rows and
  /// let go of those that went.
  ///
  /// - Parameters:
  ///   - mapping: Where everything goes; nil if it stays.
  ///   - showNew: Has the data source say what is to be.
  func following(
    _ mapping: ListMapping?, _ showNew: @escaping () -> Void,
    _ update: (_ showNew: @escaping () -> Void) -> Void
  ) {
    guard let mapping else { return update(showNew) }
    var filled: [CellRegister.Filled] = []
    update {
      filled = self.cellRegister.filled
      // Rows come into sight, as they are then, before the update returns.
      self.features.follow(mapping)
      showNew()
    }
    follow(mapping, filled)
  }

  /// - Parameter filled: The cells that were filled before.
  private func follow(_ mapping: ListMapping, _ filled: [CellRegister.Filled]) {
    for (cell, binding, round) in filled where binding.round == round {
      binding.follow(mapping, isSeen: isSeen(cell))
    }
  }

  /// The view has moved something by itself.
  func follow(_ mapping: ListMapping) {
    features.follow(mapping)
    follow(mapping, cellRegister.filled)
  }

  /// Everything is about to be shown anew.
  func letGo() {
    features.losePlaces()
    cellRegister.letGo()
  }

  /// Tells when what has been loaded is shown. A list that is in no window is not laid out for that: it may have no
  /// size yet.
  ///
  /// - Parameter update: An update of nothing, which lays the list out.
  func whenReloaded(
    _ completion: @escaping (Bool) -> Void, update: (@escaping (Bool) -> Void) -> Void
  ) {
    if list?.window != nil { return update(completion) }
    let place = Platform.place
    Task { @MainActor [weak list] in place(list) { completion(true) } }
  }

  typealias PlacedCell<Base> = (place: ListPlace, cell: Base, model: any CellModel)

  /// Shows models again in cells that are seen, or filled ahead, where they show something else
  /// now.
  ///
  /// - Parameter seen: The cells that are seen, each with its place, its model and what that wants.
  /// - Returns: Updates for rows that want another cell; nil if nothing has been bound again.
  func rebind<Base: UIView>(
    _ seen: [PlacedCell<Base>], content: (ListPlace) -> CellContent<Base>
  ) -> ListUpdates? {
    for place in seen { cellRegister.see(place.cell) }
    var updates = ListUpdates()
    var count = 0
    // Of one row several cells may wait to be seen.
    var reloaded: Set<ListPlace> = []
    for (seenPlace, cell, seenModel) in seen + cellsAhead(of: seen) {
      guard let binding = Platform.companion(CellBinding.self, of: cell), let old = binding.model
      else { continue }
      var (place, model) = (seenPlace, seenModel)
      // While an item is held, others make room for it, of which the data know nothing.
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
      // What is seen can be asked for its size by itself, since iOS 16.
      cell.invalidateIntrinsicContentSize()
    }
    return count == 0 ? nil : updates
  }

  /// Cells that have not been seen since they were filled, with what they wait to show: UIKit asks
  /// for some ahead, and shows them later without asking again, as it does with one that is edited out of sight.
  /// Those that have been seen and wait to be reused let go of what their rows are no more.
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
        if let old = binding.model, !showsTheSame(model, as: old) { binding.letGo() }
        return nil
      }
      guard !seenPlaces.contains(place), let cell = cell as? Base else { return nil }
      return (place, cell, model)
    }
  }
}

extension ListModel: CellOwner {
  var width: CGFloat { list?.bounds.width ?? 0 }

  var notesStates: Bool { features.measuresRows }

  func shows(_ object: AnyObject, in cell: UIView, at place: CellPlace) -> Bool {
    isSeen(cell) && model(at: place) as AnyObject? === object
  }

  func isSet(to object: AnyObject) -> Bool { count(of: object) > 0 }

  /// How many of the rows that have been set an object is.
  private func count(of object: AnyObject) -> Int {
    updater.latest.reduce(0) { sum, section in
      sum + section.cells.count { updater.kind.model($0) as AnyObject === object }
    }
  }
}

/// The classes that a list's cells are of, and the cells that show something.
@MainActor
final class CellRegister {
  private struct Weak {
    weak var cell: UIView?
    /// Its place in the order in which cells were filled.
    let number: Int
  }

  private var identifiers: [ObjectIdentifier: String] = [:]
  /// What cells can't show, by the classes of both.
  private var misfits: Set<[ObjectIdentifier]> = []
  /// Whether it has been told already that an object is several rows.
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

  /// Whether it has not been told yet that rows of a type can't be shown in cells of a class.
  func isNews(_ cell: UIView, for model: any CellModel) -> Bool {
    misfits.insert([ObjectIdentifier(type(of: model)), ObjectIdentifier(type(of: cell))]).inserted
  }

  func add(_ cell: UIView) {
    count += 1
    cells[ObjectIdentifier(cell)] = Weak(cell: cell, number: count)
    guard cells.count > limit else { return }
    cells = cells.filter { $0.value.cell != nil }
    limit = max(64, cells.count * 2)
  }

  /// A cell is in sight with what it has been filled with.
  func see(_ cell: UIView) { Platform.companion(CellBinding.self, of: cell)?.see() }

  /// The cells, headers and footers that have not been in sight since they were filled.
  var unseen: [(cell: UIView, place: CellPlace)] {
    filled.compactMap { cell, binding, _ in
      binding.isSeen ? nil : binding.place.map { (cell, $0) }
    }
  }

  /// All cells let go of what they show.
  func letGo() { for (_, binding, _) in filled { binding.letGo() } }

  /// What a cell shows, and how often it has been filled.
  typealias Filled = (cell: UIView, binding: CellBinding, round: Int)

  /// In the order in which the cells were filled.
  var filled: [Filled] {
    cells.values.sorted { $0.number < $1.number }.compactMap { weak in
      weak.cell.flatMap { cell in
        Platform.companion(CellBinding.self, of: cell).map { (cell, $0, $0.round) }
      }
    }
  }
}
