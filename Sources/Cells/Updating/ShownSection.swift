import ListRules

/// The models, words and section ends of a kind of list.
@MainActor
struct RowKind<Row> {
  let model: (Row) -> any CellModel
  let words: UpdateReferee.Words
  let headerFooter: (CellSection<Row>) -> HeaderFooterSummary
}

extension RowKind where Row == any TableCellModel {
  static var rows: RowKind {
    RowKind(model: { $0 }, words: .table) { section in
      HeaderFooterSummary(
        kinds: [section.headerTitle, section.footerTitle].map { title in
          title.map { _ in ObjectIdentifier(UITableViewHeaderFooterView.self) }
        },
        problem: section.header == nil && section.footer == nil
          ? nil
          : "a header or a footer that is a model, which table views don't show: give it a title")
    }
  }
}

extension RowKind where Row == any CollectionCellModel {
  static var items: RowKind {
    RowKind(model: { $0 }, words: .collection) { section in
      let models = [section.header, section.footer]
      return HeaderFooterSummary(
        kinds: models.map { $0.map { ObjectIdentifier($0.itemContent.type) } },
        problem: (section as? SectionBlock)?.hasTitles == true
          ? "a title, which collection views don't show: give it a header or a footer" : nil)
    }
  }
}

/// The header and the footer of a section.
struct HeaderFooterSummary {
  /// The view classes of the header and the footer; nil for none. A list makes other views only for
  /// sections that are reloaded.
  let kinds: [ObjectIdentifier?]
  /// What is wrong with them; nil if nothing is.
  let problem: String?
}

/// The contents of a section when it was set.
@MainActor
struct ShownSection<Row> {
  let section: CellSection<Row>
  let rows: [Row]
  let outline: SectionOutline<AnyHashable, CellKey>
  let headerFooter: HeaderFooterSummary

  init(_ section: CellSection<Row>, of kind: RowKind<Row>) {
    self.section = section.snapshot()
    rows = section.cells
    outline = SectionOutline(
      section.identifier, section.cells.map { CellKey(kind.model($0)) })
    headerFooter = kind.headerFooter(section)
  }

  /// The section in the words of messages.
  var words: String { outline.identity.sectionWords }
}

/// The updates that lead from the shown sections to those to be shown.
enum ListPlan {
  /// Returns the updates that a comparison place by place finds.
  ///
  /// - Parameter reloadsAll: Whether every section that stays is reloaded.
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

extension Array {
  /// Returns the sections that change, by their indices, when a row is moved as in other sections:
  /// behind the row that it follows there, or else before the row that it precedes. There are none
  /// if there is no such row or section.
  ///
  /// - Parameters:
  ///   - place: The place of the row in the others.
  ///   - others: Sections that show most of what these do.
  @MainActor
  func moved<Row>(
    like place: ListPlace, in others: [ShownSection<Row>]
  ) -> [Int: CellSection<Row>] where Element == ShownSection<Row> {
    let model = others[place.section].outline
    let key = model.items[place.item]
    guard let old = firstIndex(where: { $0.outline.items.contains(key) }),
      let item = self[old].outline.items.firstIndex(of: key),
      let new = firstIndex(where: { $0.outline.identity == model.identity })
    else { return [:] }
    var rows = [old: self[old].rows]
    let row = rows[old]?.remove(at: item)
    var items = self[new].outline.items
    if new == old { items.remove(at: item) } else { rows[new] = self[new].rows }
    let before = place.item > 0 ? items.firstIndex(of: model.items[place.item - 1]) : nil
    let behind = model.items.dropFirst(place.item + 1).first.flatMap { items.firstIndex(of: $0) }
    if let row {
      rows[new]?.insert(
        row, at: before.map { $0 + 1 } ?? behind ?? Swift.min(place.item, items.count))
    }
    return Dictionary(
      uniqueKeysWithValues: rows.map { index, rows in
        (index, self[index].section.changedCopy { $0.cells = rows })
      })
  }
}
