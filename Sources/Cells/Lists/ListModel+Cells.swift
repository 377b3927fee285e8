import ListRules

extension ListModel {
  /// The identifier of a class of cells, which is registered with it the first time.
  func identifier(of type: AnyClass, kind: String = "", register: (String) -> Void) -> String {
    cellRegister.identifier(of: type, kind: kind, register: register)
  }

  /// Shows a row in a cell. One of another class than the row wants is left as it is, with an
  /// issue.
  ///
  /// - Parameter kind: That of a header or a footer; nil for a row.
  func fill<Base: UIView>(
    _ cell: Base, with model: any CellModel, _ content: CellContent<Base>, in section: Int,
    as kind: String? = nil
  ) {
    let end = kind.map { SectionEnd(section: updater.shown[section].outline.identity, kind: $0) }
    if CellBinding.bind(cell, to: model, content, at: end) { return cellRegister.add(cell) }
    report(
      .misplaced,
      "\(type(of: model)) can't be shown in a \(type(of: cell)), which another class is registered "
        + "for; the cell stays as it is", in: cell, at: updater.shown[section].section.line)
  }

  /// Carries an update out, after which cells let go of rows that went, seen or waiting to be
  /// reused.
  func releasing(_ gone: Set<CellKey>, _ update: () -> Void) {
    let going = gone.isEmpty ? [] : cellRegister.cells(showing: gone)
    update()
    for (cell, binding, round) in going where binding.round == round && !isSeen(cell) {
      binding.letGo()
    }
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
    for (place, cell, model) in seen + cellsAhead(of: seen) {
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

  /// Cells that have not been seen since they were filled, with what they wait to show: UIKit asks
  /// for some ahead, and shows them later without asking again.
  private func cellsAhead<Base: UIView>(of seen: [PlacedCell<Base>]) -> [PlacedCell<Base>] {
    var waiting = cellRegister.unseen(Base.self)
    guard !waiting.isEmpty else { return [] }
    for place in seen { waiting[CellKey(place.model)] = nil }
    var placed: [PlacedCell<Base>] = []
    for (index, section) in updater.shown.enumerated() where !waiting.isEmpty {
      for (item, key) in section.outline.items.enumerated() {
        guard let cells = waiting.removeValue(forKey: key) else { continue }
        let row = updater.kind.model(section.rows[item])
        placed += cells.map { (ListPlace(section: index, item: item), $0, row) }
      }
    }
    return placed
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
  private var cells: [ObjectIdentifier: Weak] = [:]
  private var (count, limit) = (0, 64)

  func identifier(of type: AnyClass, kind: String, register: (String) -> Void) -> String {
    if kind.isEmpty, let known = identifiers[ObjectIdentifier(type)] { return known }
    let identifier = String(reflecting: type)
    if kind.isEmpty { identifiers[ObjectIdentifier(type)] = identifier }
    register(identifier)
    return identifier
  }

  func add(_ cell: UIView) {
    count += 1
    cells[ObjectIdentifier(cell)] = Weak(cell: cell, number: count)
    guard cells.count > limit else { return }
    cells = cells.filter { $0.value.cell != nil }
    limit = max(64, cells.count * 2)
  }

  /// The cells that show some of the rows, with what they show and how often they have been filled.
  func cells(showing keys: Set<CellKey>) -> [(UIView, CellBinding, Int)] {
    bindings.filter { _, binding, _ in binding.key.map(keys.contains) ?? false }
  }

  /// A cell is in sight with what it has been filled with.
  func see(_ cell: UIView) { Platform.companion(CellBinding.self, of: cell)?.see() }

  /// The headers and footers that have not been in sight since they were filled.
  var unseenEnds: [(UIView, SectionEnd)] {
    bindings.compactMap { view, binding, _ in
      binding.isSeen ? nil : binding.end.map { (view, $0) }
    }
  }

  /// The cells that have not been in sight since they were filled, by what they show.
  func unseen<Base: UIView>(_ type: Base.Type) -> [CellKey: [Base]] {
    var found: [CellKey: [Base]] = [:]
    for (cell, binding, _) in bindings where !binding.isSeen && binding.end == nil {
      guard let key = binding.key, let cell = cell as? Base else { continue }
      found[key, default: []].append(cell)
    }
    return found
  }

  /// All cells let go of what they show.
  func letGo() { for (_, binding, _) in bindings { binding.letGo() } }

  /// In the order in which the cells were filled.
  private var bindings: [(UIView, CellBinding, Int)] {
    cells.values.sorted { $0.number < $1.number }.compactMap { weak in
      weak.cell.flatMap { cell in
        Platform.companion(CellBinding.self, of: cell).map { (cell, $0, $0.round) }
      }
    }
  }
}
