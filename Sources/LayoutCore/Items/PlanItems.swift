/// The column of a plan with all that its rules speak of, each of them once.
@MainActor
struct PlanItems: ~Copyable {
  /// What an item is.
  enum Kind: Hashable {
    case view, guide
    /// A guide that the plan makes.
    case made
    /// The superview that another item has when the plan is built.
    case parent
    /// A part of the view that another item is, or belongs to.
    case area(LayoutArea)
  }

  struct Item {
    let kind: Kind
    /// The view or the guide; nil for what is found when the plan is built.
    let object: AnyObject?
    /// The view that the plan puts it into; for parents and areas, the item whose they are.
    var base: LayoutItem?
    /// The line that places it; nil if the plan does not.
    var line: SourceLine?

    var isView: Bool { if case .view = kind { true } else { false } }
    /// Whether it is a guide that the plan makes.
    var isMade: Bool { if case .made = kind { true } else { false } }

    /// The view, if it is one.
    var view: UIView? {
      // Those of this kind are made of views alone.
      isView ? object.map { unsafeDowncast($0, to: UIView.self) } : nil
    }
  }

  private(set) var all = Column<Item>()
  /// Whether some of them depend on where others are when the plan is built.
  private(set) var haveParents = false
  /// The addresses of the objects, 0 for none: to look through them touches no object.
  private var addresses = Column<Int>()
  /// The numbers of the items, once there are too many to look through all of them.
  private var numbers: [Key: Int] = [:]

  /// What makes an item the same: the address of the object, whatever its kind, or what it is of which
  /// other.
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

  /// The item for a view.
  mutating func item(for view: UIView) -> LayoutItem { item(for: view, .view) }

  /// The item for a guide.
  mutating func item(for guide: UILayoutGuide) -> LayoutItem { item(for: guide, .guide) }

  private mutating func item(for object: AnyObject, _ kind: Kind) -> LayoutItem {
    if let known = find(object) { return known }
    return append(Item(kind: kind, object: object))
  }

  /// The item for a view or a guide, if the plan has spoken of it.
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

  /// The item for what another has: its superview, or a part of its view.
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

  /// The view that an item is, or that it is a part of; nil for what the plan does not know.
  func holder(of item: LayoutItem) -> LayoutItem? {
    var item = item
    while !all[item.index].isView {
      guard let base = all[item.index].base else { return nil }
      item = base
    }
    return item
  }

  /// A new guide.
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

  /// What an item is found by; nil for one that is like no other.
  private func key(of number: Int) -> Key? {
    if addresses[number] != 0 { return Key(identity: addresses[number]) }
    guard !all[number].isMade, let base = all[number].base else { return nil }
    return Key(kind: all[number].kind, identity: base.index)
  }

  /// Forgets all items, and keeps the room for others.
  mutating func removeAll() {
    if !numbers.isEmpty { numbers = [:] }
    haveParents = false
    all.removeAll()
    addresses.removeAll()
  }

  /// Forgets what has come since a mark.
  ///
  /// - Complexity: Linear in what has come since.
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
