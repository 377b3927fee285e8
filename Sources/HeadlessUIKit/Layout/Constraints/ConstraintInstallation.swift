import ConstraintSolver

/// Which view something is. It is never followed, only compared: that counts no references.
typealias ViewIdentity = UnsafeMutableRawPointer

/// Where a constraint is installed, and its handle in the engine.
struct ConstraintInstallation {
  /// Counts activations, which decides who comes first among equals.
  var order: UInt64 = 0
  /// Asked instead of the owner, which counts references.
  var isInstalled: Bool { order > 0 }
  /// The closest common ancestor of the items, which holds the constraint. It takes the constraint
  /// out before it goes, so the reference never outlives it.
  var owner: UIView? {
    get { holder?.takeUnretainedValue() }
    set { holder = newValue.map { .passUnretained($0) } }
  }
  private var holder: Unmanaged<UIView>?
  /// Which view the owner is, for those who would only count references to it.
  var ownerIdentity: ViewIdentity? { holder?.toOpaque() }
  /// The places in the mentions of the two items, those of distances where they begin.
  var mentions = SIMD2<Int32>(repeating: -1)
  /// The place in the owner's list.
  var index: Int32 = 0
  /// The number of the handle, -1 for none.
  private var handleIndex: Int32 = -1
  /// Nil while the constraint is not in the solver of its owner's engine.
  var handle: ConstraintID? {
    get { handleIndex < 0 ? nil : ConstraintID(index: handleIndex) }
    set { handleIndex = newValue?.index ?? -1 }
  }
}

/// What is said of a constraint in a few bits.
struct ConstraintMarks {
  private var bits: UInt8 = 1

  var relation: NSLayoutConstraint.Relation {
    get { bits & 3 == 0 ? .lessThanOrEqual : bits & 3 == 1 ? .equal : .greaterThanOrEqual }
    set { bits = bits & ~3 | UInt8(newValue.rawValue + 1) }
  }
  var isSystemMade: Bool {
    get { bits & 4 != 0 }
    set { bits = newValue ? bits | 4 : bits & ~4 }
  }
  var isWatched: Bool {
    get { bits & 8 != 0 }
    set { bits = newValue ? bits | 8 : bits & ~8 }
  }
}

/// What most constraints have not, and have no room for.
final class RareConstraintState {
  var identifier: String?
  var multiplier: CGFloat = 1
  /// Where the distances on both sides end.
  var ends: (first: AnchorReference.End?, second: AnchorReference.End?)
  var shouldBeArchived = false
  /// What the items add to the constant on the right side.
  var offset = 0.0
  /// The places in the mentions of the items where the distances on both sides end.
  var mentions = SIMD2<Int32>(repeating: -1)
}

extension NSLayoutConstraint {
  nonisolated func ensureRare() -> RareConstraintState {
    let state = rare ?? RareConstraintState()
    rare = state
    return state
  }

  /// What the items add to the constant on the right side.
  var offset: Double {
    get { rare?.offset ?? 0 }
    set { if newValue != 0 || rare != nil { ensureRare().offset = newValue } }
  }

  /// Where the constraint stands in the mentions of an item, by the role that this has in it.
  nonisolated func place(inRole role: Int) -> Int32 {
    role & 1 == 0 ? installation.mentions[role >> 1] : rare?.mentions[role >> 1] ?? -1
  }

  @inline(__always)
  nonisolated func setPlace(_ place: Int, inRole role: Int) {
    if role & 1 == 0 {
      installation.mentions[role >> 1] = Int32(place)
    } else {
      ensureRare().mentions[role >> 1] = Int32(place)
    }
  }
}

/// The constraints that a view holds, in the order of their activation.
///
/// Removing leaves a gap that is closed when gaps prevail, so that removing all one by one stays
/// linear.
struct ConstraintList {
  private var slots: [NSLayoutConstraint?] = []
  private var filled: Int32 = 0

  var count: Int { Int(filled) }
  var all: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(count)
    for case let constraint? in slots { all.append(constraint) }
    return all
  }
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for case let constraint? in slots { body(constraint) }
  }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let place = slots.count
    constraint.installation.index = Int32(place)
    // By half, not by as much again, once they are many: there is one in each view with constraints.
    if place == slots.capacity, place >= 16 { slots.reserveCapacity(place + place / 2) }
    slots.append(constraint)
    filled += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[Int(constraint.installation.index)] = nil
    filled -= 1
    guard slots.count > 16, count < slots.count / 2 else { return }
    slots = all
    for (index, constraint) in slots.enumerated() {
      constraint?.installation.index = Int32(index)
    }
  }

  mutating func removeAll() -> [NSLayoutConstraint] {
    defer { self = ConstraintList() }
    return all
  }
}
