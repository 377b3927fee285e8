import ConstraintSolver

/// Which view something is. It is never followed, only compared: that counts no references.
typealias ViewIdentity = UnsafeMutableRawPointer

/// Where a constraint is installed, and its handle in the engine.
struct ConstraintInstallation {
  /// The closest common ancestor of the items, which holds the constraint. It takes the constraint
  /// out before it goes, so the reference never outlives it.
  var owner: UIView? {
    get { holder?.takeUnretainedValue() }
    set { holder = newValue.map { .passUnretained($0) } }
  }
  private var holder: Unmanaged<UIView>?
  /// Which view the owner is, for those who would only count references to it.
  var ownerIdentity: ViewIdentity? { holder?.toOpaque() }
  /// The place in the owner's list.
  var index = 0
  /// The places in the mentions of the items, one for each role.
  var mentions = SIMD4<Int32>(repeating: -1)
  /// Counts activations, which decides who comes first among equals.
  var order: UInt64 = 0
  /// Asked instead of the owner, which counts references.
  var isInstalled: Bool { order > 0 }
  /// Nil while the constraint is not in the solver of its owner's engine.
  var handle: ConstraintID?
  /// What the items add to the constant on the right side.
  var offset = 0.0
  /// Whether it is to be told if the constraint is not kept.
  var isWatched = false
}

/// The constraints that a view holds, in the order of their activation.
///
/// Removing leaves a gap that is closed when gaps prevail, so that removing all one by one stays
/// linear.
struct ConstraintList {
  private var slots: [NSLayoutConstraint?] = []
  private(set) var count = 0

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
    constraint.installation.index = slots.count
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[constraint.installation.index] = nil
    count -= 1
    guard slots.count > 16, count < slots.count / 2 else { return }
    slots = all
    for (index, constraint) in slots.enumerated() {
      constraint?.installation.index = index
    }
  }

  mutating func removeAll() -> [NSLayoutConstraint] {
    defer { self = ConstraintList() }
    return all
  }
}

/// The active constraints that mention an item, in no order.
///
/// They are not retained: an active constraint is held by its owner, and leaves this list when it is
/// deactivated.
struct MentionList {
  private var mentions: [(constraint: Unmanaged<NSLayoutConstraint>, role: Int)] = []

  var all: [NSLayoutConstraint] { mentions.map { $0.constraint.takeUnretainedValue() } }
  var isEmpty: Bool { mentions.isEmpty }

  /// A number that is less, the earlier a constraint of the client mentioned the item first; nil if
  /// none does.
  var firstOfClient: UInt64? {
    mentions.lazy
      .map { (constraint: $0.constraint.takeUnretainedValue(), role: $0.role) }
      .filter { !$0.constraint.isSystemMade }
      .map { $0.constraint.installation.order * 4 + UInt64($0.role) }
      .min()
  }

  mutating func append(_ constraint: NSLayoutConstraint, role: Int) {
    constraint.installation.mentions[role] = Int32(mentions.count)
    mentions.append((.passUnretained(constraint), role))
  }

  mutating func remove(_ constraint: NSLayoutConstraint, role: Int) {
    let index = Int(constraint.installation.mentions[role])
    let last = mentions.removeLast()
    guard index < mentions.count else { return }
    mentions[index] = last
    last.constraint.takeUnretainedValue().installation.mentions[last.role] = Int32(index)
  }
}
