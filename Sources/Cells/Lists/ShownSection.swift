import ListRules

/// What a kind of list calls its rows and cells.
@MainActor
protocol RowKind {
  associatedtype Row
  associatedtype Base: UIView
  static func model(_ row: Row) -> any CellModel
  static func content(_ row: Row) -> CellContent<Base>
  static var words: UpdateReferee.Words { get }
}

enum TableRows: RowKind {
  static func model(_ row: any TableCellModel) -> any CellModel { row }
  static func content(_ row: any TableCellModel) -> TableCellContent { row.rowContent }
  static var words: UpdateReferee.Words { .table }
}

enum CollectionItems: RowKind {
  static func model(_ row: any CollectionCellModel) -> any CellModel { row }
  static func content(_ row: any CollectionCellModel) -> CollectionCellContent { row.itemContent }
  static var words: UpdateReferee.Words { .collection }
}

/// What a section held when it was set.
@MainActor
struct ShownSection<Kind: RowKind> {
  let section: CellSection<Kind.Row>
  let rows: [Kind.Row]
  let outline: SectionOutline<AnyHashable, CellKey>

  init(_ section: CellSection<Kind.Row>) {
    self.section = section.copy()
    rows = section.cells
    outline = SectionOutline(
      section.identifier, section.cells.map { CellKey(Kind.model($0)) })
  }
}

/// The ways from what is shown to what is to be shown.
enum ListPlan {
  /// Place by place.
  ///
  /// - Parameter reloadsAll: Whether every section that stays is shown anew.
  static func linear(
    from old: [SectionOutline<AnyHashable, CellKey>],
    to new: [SectionOutline<AnyHashable, CellKey>],
    reloadsAll: Bool
  ) -> ListUpdates {
    var updates = ListUpdates()
    for (section, (old, new)) in zip(old, new).enumerated() {
      if reloadsAll || old.identity != new.identity {
        updates.sections.append(.reload(section))
        continue
      }
      func place(_ item: Int) -> ListPlace { ListPlace(section: section, item: item) }
      for (item, (old, new)) in zip(old.items, new.items).enumerated() where old != new {
        updates.items.append(.reload(place(item)))
      }
      updates.items += tail(old.items.count, new.items.count, place)
    }
    updates.sections += tail(old.count, new.count) { $0 }
    return updates
  }

  private static func tail<Place>(
    _ old: Int, _ new: Int, _ place: (Int) -> Place
  ) -> [ListUpdates.Change<Place>] {
    (min(old, new)..<max(old, new)).map { old < new ? .insert(place($0)) : .delete(place($0)) }
  }
}
