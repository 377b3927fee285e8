import Foundation

/// The items of a section at one time, arranged as an outline.
///
/// Where UIKit throws, the identifiers in question are left out. The message is logged when the
/// snapshot is applied, since the snapshot may have been made on any thread.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of every item; nil for root items.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// The messages that UIKit would have thrown.
  private(set) var mistakes: [String] = []

  public init() {}

  // MARK: Reading

  /// Each item is followed by its descendants.
  ///
  /// - Complexity: Linear in the number of items.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  /// The items whose ancestors are all expanded.
  ///
  /// - Complexity: Linear in the number of items.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems, expanded.contains) }
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  public func index(of item: ItemIdentifierType) -> Int? {
    guard contains(item) else { return nil }
    var (index, line) = (0, item)
    while true {
      let parent = parent(of: line)
      let before = siblings(in: parent).prefix { $0 != line }
      index += children.isEmpty ? before.count : walk(Array(before)) { _ in true }.count
      guard let parent else { return index }
      (index, line) = (index + 1, parent)
    }
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// 0 for root items.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard contains(parent) else { return part }
    let roots = includingParent ? [parent] : children[parent] ?? []
    part.rootItems = roots
    for item in walk(roots, { _ in true }) {
      part.parents[item] = .some(parents[item] ?? nil)
      part.children[item] = children[item]
      if expanded.contains(item) { part.expanded.insert(item) }
    }
    for root in roots { part.parents[root] = .some(nil) }
    return part
  }

  /// One line for each item, indented by level; "+" marks an item that can be expanded.
  public func visualDescription() -> String {
    items.map { item in
      let sign = children[item, default: []].isEmpty ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  private func walk(
    _ roots: [ItemIdentifierType], _ enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var (found, open): ([ItemIdentifierType], [ItemIdentifierType]) = ([], roots.reversed())
    while let item = open.popLast() {
      found.append(item)
      if enters(item) { open += (children[item] ?? []).reversed() }
    }
    return found
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { state in
        guard let parent = parents[state] ?? nil else { return nil }
        state = parent
        return parent
      })
  }

  // MARK: Adding

  /// Nil stands for the root.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !checkExists(parent, "append to") { return }
    add(items, to: parent, at: siblings(in: parent).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, beside: item, offset: 0)
    take(snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, beside: item, offset: 1)
    take(snapshot)
  }

  /// Removes the previous children of the parent.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard checkExists(parent, "replace the children of") else { return }
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    take(snapshot)
  }

  private func siblings(in parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard checkExists(item, "insert beside") else { return }
    let parent = parent(of: item)
    guard let place = siblings(in: parent).firstIndex(of: item) else { return }
    add(items, to: parent, at: place + offset)
  }

  private mutating func add(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at place: Int
  ) {
    var (fresh, duplicates): ([ItemIdentifierType], [ItemIdentifierType]) = ([], [])
    for item in items {
      if contains(item) {
        duplicates.append(item)
      } else {
        parents[item] = .some(parent)
        fresh.append(item)
      }
    }
    if !duplicates.isEmpty {
      mistakes.append(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(duplicates)")
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: fresh, at: place)
    } else {
      rootItems.insert(contentsOf: fresh, at: place)
    }
  }

  /// Takes over the children and the expansion of another snapshot's items, as far as they are here.
  private mutating func take(_ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    for item in other.items where contains(item) {
      if let inner = other.children[item], !inner.isEmpty { append(inner, to: item) }
      if other.isExpanded(item) { expanded.insert(item) }
    }
  }

  // MARK: Taking away

  /// Also deletes their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(walk(items.filter(contains)) { _ in true })
    guard !gone.isEmpty else { return }
    let torn = gone.filter { item in parent(of: item).map { !gone.contains($0) } ?? true }
    for (parent, those) in Dictionary(grouping: torn, by: { parent(of: $0) }) {
      if let parent {
        children[parent]?.remove(Set(those))
      } else {
        rootItems.remove(Set(those))
      }
    }
    for item in gone {
      parents[item] = nil
      children[item] = nil
    }
    expanded.subtract(gone)
  }

  public mutating func deleteAll() {
    let old = mistakes
    self = NSDiffableDataSourceSectionSnapshot()
    mistakes = old
  }

  // MARK: Expanding

  /// Shows the children of the items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where checkExists(item, "expand") { expanded.insert(item) }
  }

  /// Hides the children of the items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where checkExists(item, "collapse") { expanded.remove(item) }
  }

  // MARK: Mistakes

  private mutating func checkExists(_ item: ItemIdentifierType, _ deed: String) -> Bool {
    if contains(item) { return true }
    mistakes.append(
      "Attempted to \(deed) item identifier that does not exist in the snapshot: \(item)")
    return false
  }

  mutating func forgetMistakes() { mistakes = [] }
}
