import ConstraintSolver

/// The identity of a view. It is only compared, never dereferenced, and so retains nothing.
typealias ViewIdentity = UnsafeMutableRawPointer

/// The owner of an active constraint, and the constraint's handle in the engine.
struct ConstraintInstallation {
  /// The number of the activation, which decides ties.
  var order: UInt64 = 0
  /// Cheaper to check than the owner, which is retained when read.
  var isInstalled: Bool { order > 0 }
  /// The closest common ancestor of the items, which holds the constraint. The view removes the constraint before it is
  /// deallocated itself, so the reference never outlives it.
  var owner: UIView? {
    get { holder?.takeUnretainedValue() }
    set { holder = newValue.map { .passUnretained($0) } }
  }
  private var holder: Unmanaged<UIView>?
  /// The identity of the owner, for comparisons that should not retain it.
  var ownerIdentity: ViewIdentity? { holder?.toOpaque() }
  /// The positions in the mentions of the two items; for distances, of the items where they start.
  var mentions = SIMD2<Int32>(repeating: -1)
  /// The position in the owner's list.
  var index: Int32 = 0
  /// The index of the handle; -1 for none.
  private var handleIndex: Int32 = -1
  /// Nil while the constraint is not in the solver of its owner's engine.
  var handle: ConstraintID? {
    get { handleIndex < 0 ? nil : ConstraintID(index: handleIndex) }
    set { handleIndex = newValue?.index ?? -1 }
  }
}

/// Properties of a constraint, packed into a few bits.
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

/// State that most constraints don't need.
final class RareConstraintState {
  var identifier: String?
  var multiplier: CGFloat = 1
  /// The ends of the distances on both sides.
  var ends: (first: AnchorReference.End?, second: AnchorReference.End?)
  var shouldBeArchived = false
  /// The offset that the items add to the right side.
  var offset = 0.0
  /// The positions in the mentions of the items where the distances on both sides end.
  var mentions = SIMD2<Int32>(repeating: -1)
}

extension NSLayoutConstraint {
  nonisolated func ensureRare() -> RareConstraintState {
    let state = rare ?? RareConstraintState()
    rare = state
    return state
  }

  /// The offset that the items add to the right side.
  var offset: Double {
    get { rare?.offset ?? 0 }
    set { if newValue != 0 || rare != nil { ensureRare().offset = newValue } }
  }

  /// The position of the constraint in the mentions of the item that has a role in it.
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
/// Removal leaves a gap. The list closes its gaps once they outnumber the constraints, so removing all constraints one
/// by one takes linear time.
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
    // Longer lists grow by half rather than doubling: every view with constraints has one.
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
