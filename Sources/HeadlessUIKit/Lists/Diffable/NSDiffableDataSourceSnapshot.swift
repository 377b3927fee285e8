import Foundation

/// The sections and items of a list at one time, identified uniquely.
///
/// Where UIKit throws, the identifiers in question are left out. The message is logged when the
/// snapshot is applied, since the snapshot may have been made on any thread.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  /// The section of each item.
  private var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The index of each section.
  private var places: [SectionIdentifierType: Int] = [:]
  /// The sections to be shown anew even if they were there before.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The messages that UIKit would have thrown.
  private(set) var mistakes: [String] = []

  public init() {}

  // MARK: Reading

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { sectionsOfItems.count }
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { items[$0] } ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionsOfItems[identifier]
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return items[..<path.section].reduce(0) { $0 + $1.count } + path.item
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    places[identifier]
  }

  /// The items of each section.
  var itemsBySection: [[ItemIdentifierType]] { items }

  private func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionsOfItems[item].flatMap(indexOfSection),
      let index = items[section].firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  // MARK: Items

  /// Nil stands for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section: Int?
    if let sectionIdentifier {
      section = place(of: sectionIdentifier, "append items to")
    } else {
      section = items.indices.last
      if section == nil {
        report("There are currently no sections in the data source. Please add a section first.")
      }
    }
    guard let section else { return }
    let fresh = registerNew(identifiers, in: sectionIdentifiers[section])
    items[section] += fresh
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard let path = place(ofItem: item, "insert beside") else { return }
    let fresh = registerNew(identifiers, in: sectionIdentifiers[path.section])
    items[path.section].insert(contentsOf: fresh, at: path.item + offset)
  }

  /// Returns the identifiers that are not in the snapshot yet.
  private mutating func registerNew(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    var fresh: [ItemIdentifierType] = []
    var duplicates: [ItemIdentifierType] = []
    for identifier in identifiers {
      if sectionsOfItems[identifier] == nil {
        sectionsOfItems[identifier] = section
        fresh.append(identifier)
      } else {
        duplicates.append(identifier)
      }
    }
    if !duplicates.isEmpty {
      report(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(duplicates)")
    }
    return fresh
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      if let section = sectionsOfItems.removeValue(forKey: item) {
        gone[section, default: []].insert(item)
      }
    }
    for (section, those) in gone {
      if let place = places[section] { items[place].remove(those) }
    }
  }

  public mutating func deleteAllItems() {
    let old = mistakes
    self = NSDiffableDataSourceSnapshot()
    mistakes = old
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard let from = place(ofItem: item, "move"), checkExists(other, "move beside"),
      item != other
    else { return }
    items[from.section].remove(at: from.item)
    guard let to = path(of: other) else { return }
    items[to.section].insert(item, at: to.item + offset)
    sectionsOfItems[item] = sectionIdentifiers[to.section]
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where checkExists(item, "reload") {
      reloadedItemIdentifiers.append(item)
    }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where checkExists(item, "reconfigure") {
      reconfiguredItemIdentifiers.append(item)
    }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let place = place(of: toIdentifier, "insert before") { insert(identifiers, at: place) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let place = place(of: toIdentifier, "insert after") { insert(identifiers, at: place + 1) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var fresh: [SectionIdentifierType] = []
    for identifier in identifiers where places[identifier] == nil {
      places[identifier] = place
      fresh.append(identifier)
    }
    if fresh.count < identifiers.count {
      report("Fatal: supplied section identifiers are not unique. Supplied: \(identifiers)")
    }
    sectionIdentifiers.insert(contentsOf: fresh, at: place)
    items.insert(contentsOf: fresh.map { _ in [] }, at: place)
    findPlaces(from: place)
  }

  private mutating func findPlaces(from first: Int) {
    for place in first..<sectionIdentifiers.count { places[sectionIdentifiers[place]] = place }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers.compactMap(indexOfSection))
    guard let first = gone.min() else { return }
    for place in gone {
      for item in items[place] { sectionsOfItems[item] = nil }
      places[sectionIdentifiers[place]] = nil
    }
    let kept = sectionIdentifiers.indices.filter { !gone.contains($0) }
    (sectionIdentifiers, items) = (kept.map { sectionIdentifiers[$0] }, kept.map { items[$0] })
    findPlaces(from: first)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard section != other, let from = place(of: section, "move"),
      place(of: other, "move beside") != nil
    else { return }
    sectionIdentifiers.remove(at: from)
    let moved = items.remove(at: from)
    findPlaces(from: from)
    guard let to = indexOfSection(other) else { return }
    sectionIdentifiers.insert(section, at: to + offset)
    items.insert(moved, at: to + offset)
    findPlaces(from: min(from, to + offset))
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where place(of: section, "reload") != nil {
      reloadedSectionIdentifiers.append(section)
    }
  }

  /// Removes the requests to reload and reconfigure, after they have been carried out.
  mutating func forgetRequests() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    mistakes = []
  }

  // MARK: Mistakes

  private mutating func place(of section: SectionIdentifierType, _ deed: String) -> Int? {
    if let place = indexOfSection(section) { return place }
    report(
      "Attempted to \(deed) section identifier that does not exist in the snapshot: \(section)")
    return nil
  }

  private mutating func checkExists(_ item: ItemIdentifierType, _ deed: String) -> Bool {
    if sectionsOfItems[item] != nil { return true }
    return place(ofItem: item, deed) != nil
  }

  private mutating func place(ofItem item: ItemIdentifierType, _ deed: String) -> IndexPath? {
    if let path = path(of: item) { return path }
    report("Attempted to \(deed) item identifier that does not exist in the snapshot: \(item)")
    return nil
  }

  private mutating func report(_ message: String) { mistakes.append(message) }
}

extension Array where Element: Hashable {
  /// Removes elements, each of which is there at most once. One is found faster without hashing the others.
  mutating func remove(_ gone: Set<Element>) {
    if gone.count > 1 {
      removeAll(where: gone.contains)
    } else if let only = gone.first, let index = firstIndex(of: only) {
      remove(at: index)
    }
  }
}
