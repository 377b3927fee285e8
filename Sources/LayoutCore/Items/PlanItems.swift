/// The column of a plan with all items of its rules, each of them once.
@MainActor
struct PlanItems: ~Copyable {
  /// The kind of an item.
  enum Kind: Hashable {
    case view, guide
    /// A guide that the plan makes.
    case made
    /// The superview of another item at the time that the plan is built.
    case parent
    /// An area of the view that another item is or belongs to.
    case area(LayoutArea)
  }

  struct Item {
    let kind: Kind
    /// The view or the guide; nil for an item that is resolved when the plan is built.
    let object: AnyObject?
    /// The view that the plan puts the item into; for parents and areas, the item that they are
    /// derived from.
    var base: LayoutItem?
    /// The line that places the item; nil if the plan does not place it.
    var line: SourceLine?

    var isView: Bool { if case .view = kind { true } else { false } }
    /// Whether the item is a guide that the plan makes.
    var isMade: Bool { if case .made = kind { true } else { false } }

    /// The view, if the item is one.
    var view: UIView? {
      // Items of this kind are created from views only.
      isView ? object.map { unsafeDowncast($0, to: UIView.self) } : nil
    }
  }

  private(set) var all = Column<Item>()
  /// Whether some items depend on the places of others when the plan is built.
  private(set) var haveParents = false
  /// The addresses of the objects, 0 for none: searching them touches no object.
  private var addresses = Column<Int>()
  /// The numbers of the items, once there are too many for a linear search.
  private var numbers: [Key: Int] = [:]

  /// The identity of an item: the address of its object, whatever its kind, or its kind and base.
  private struct Key: Hashable {
    var kind = Kind.view
    let identity: Int
  }

  private static let searchLimit = 12

  var count: Int { all.count }

  subscript(item: LayoutItem) -> Item {
    _read { yield all[item.index] }
    _modify { yield &all[item.index] }
  }

  /// Returns the item for a view.
  mutating func item(for view: UIView) -> LayoutItem { item(for: view, .view) }

  /// Returns the item for a guide.
  mutating func item(for guide: UILayoutGuide) -> LayoutItem { item(for: guide, .guide) }

  private mutating func item(for object: AnyObject, _ kind: Kind) -> LayoutItem {
    if let known = find(object) { return known }
    return append(Item(kind: kind, object: object))
  }

  /// Returns the item for a view or a guide, if the plan has mentioned it.
  func find(_ object: AnyObject) -> LayoutItem? {
    let address = Self.address(of: object)
    guard all.count > Self.searchLimit else {
      for number in addresses.indices where addresses[number] == address {
        return LayoutItem(number)
      }
      return nil
    }
    guard let number = numbers[Key(identity: address)] else { return nil }
    return LayoutItem(number)
  }

  private static func address(of object: AnyObject) -> Int {
    Int(bitPattern: ObjectIdentifier(object))
  }

  /// Returns the item that is derived from another: its superview, or an area of its view.
  mutating func item(_ kind: Kind, of base: LayoutItem) -> LayoutItem {
    if all.count > Self.searchLimit {
      if let number = numbers[Key(kind: kind, identity: base.index)] { return LayoutItem(number) }
    } else {
      for number in all.indices where all[number].base == base && all[number].kind == kind {
        return LayoutItem(number)
      }
    }
    if case .parent = kind { haveParents = true }
    return append(Item(kind: kind, object: nil, base: base))
  }

  /// Returns the view that an item is or is an area of; nil if the plan does not know it.
  func holder(of item: LayoutItem) -> LayoutItem? {
    var item = item
    while !all[item.index].isView {
      guard let base = all[item.index].base else { return nil }
      item = base
    }
    return item
  }

  /// Adds a new guide.
  mutating func makeGuide(in owner: LayoutItem?, at line: SourceLine) -> LayoutItem {
    append(Item(kind: .made, object: nil, base: owner, line: line))
  }

  private mutating func append(_ item: Item) -> LayoutItem {
    all.append(item)
    if let object = item.object {
      addresses.append(Self.address(of: object))
    } else {
      addresses.append(0)
    }
    let number = all.count - 1
    if all.count == Self.searchLimit + 1 {
      for number in all.indices { note(number) }
    } else if all.count > Self.searchLimit {
      note(number)
    }
    return LayoutItem(number)
  }

  private mutating func note(_ number: Int) {
    if let key = key(of: number) { numbers[key] = number }
  }

  /// Returns the key that finds an item; nil for an item that is unlike any other.
  private func key(of number: Int) -> Key? {
    if addresses[number] != 0 { return Key(identity: addresses[number]) }
    guard !all[number].isMade, let base = all[number].base else { return nil }
    return Key(kind: all[number].kind, identity: base.index)
  }

  /// Removes all items, and keeps the capacity.
  mutating func removeAll() {
    if !numbers.isEmpty { numbers = [:] }
    haveParents = false
    all.removeAll()
    addresses.removeAll()
  }

  /// Removes the items that have been added since a mark.
  ///
  /// - Complexity: Linear in the number of these items.
  mutating func removeAll(from mark: Int) {
    guard mark < all.count else { return }
    if mark <= Self.searchLimit {
      numbers = [:]
    } else {
      for number in mark..<all.count {
        if let key = key(of: number) { numbers[key] = nil }
      }
    }
    all.removeAll(from: mark)
    addresses.removeAll(from: mark)
  }
}
