/// The claims of layouts on the content priorities of a view, in order; stored with the view.
///
/// Each claim applies to the result of the earlier ones. A layout that withdraws its claim leaves
/// the result of the others: a view may be in the next layout before its last layout is updated.
@MainActor
final class ContentClaims: Companion {
  var nextCompanion: (any Companion)?
  private var claims: [(number: Int, setting: ContentPriority)] = []
  private var slots: [Slot] = []
  private static var count = 0

  /// One of the view's priorities.
  private struct Slot {
    let kind: ContentPriorityKind
    let axis: LayoutAxis
    /// The priority that the view has without any layout.
    var own: UILayoutPriority
    /// The priority that results from the claims.
    var set: UILayoutPriority

    func isOf(_ setting: ContentPriority) -> Bool { setting.kind == kind && setting.axis == axis }

    /// Returns the priority that a claim turns another one into; nil if the claim does not apply.
    func apply(_ setting: ContentPriority, to priority: UILayoutPriority) -> UILayoutPriority? {
      isOf(setting) && setting.replaceable.contains(priority, of: kind) ? setting.priority : nil
    }

    /// Returns the result of some claims, in order, on the view's own priority.
    func outcome(of claims: some Sequence<(number: Int, setting: ContentPriority)>)
      -> UILayoutPriority
    { claims.reduce(own) { apply($1.setting, to: $0) ?? $0 } }
  }

  /// Adds a claim. If other code has changed the priority since, its value becomes the view's own.
  ///
  /// - Returns: The number of the claim, for ``withdraw(_:from:)``.
  static func add(_ setting: ContentPriority, to view: UIView) -> Int {
    let known = Platform.companion(of: view) { ContentClaims() }
    count += 1
    known.add(setting, number: count, to: view)
    return count
  }

  private func add(_ setting: ContentPriority, number: Int, to view: UIView) {
    let current = setting.kind.current(of: view, along: setting.axis)
    let slot: Int
    if let known = slots.firstIndex(where: { $0.isOf(setting) }) {
      slot = known
      if slots[slot].set != current {
        let stale = slots[slot]
        claims.removeAll { stale.isOf($0.setting) }
        (slots[slot].own, slots[slot].set) = (current, current)
      }
    } else {
      slot = slots.count
      slots.append(Slot(kind: setting.kind, axis: setting.axis, own: current, set: current))
    }
    claims.append((number, setting))
    settle(slot, of: view)
  }

  /// Withdraws a claim. A priority that other code has set since stays.
  static func withdraw(_ number: Int, from view: UIView) {
    Platform.companion(Self.self, of: view)?.withdraw(number, from: view)
  }

  private func withdraw(_ number: Int, from view: UIView) {
    guard let place = claims.firstIndex(where: { $0.number == number }) else { return }
    let setting = claims.remove(at: place).setting
    guard let slot = slots.firstIndex(where: { $0.isOf(setting) }),
      slots[slot].set == setting.kind.current(of: view, along: setting.axis)
    else { return }
    settle(slot, of: view)
  }

  private func settle(_ number: Int, of view: UIView) {
    let slot = slots[number]
    let priority = slot.outcome(of: claims)
    if priority == slot.set { return }
    slots[number].set = priority
    slot.kind.set(priority, of: view, along: slot.axis)
  }

  /// Whether a claim replaces the result of the earlier ones.
  static func isEffective(_ number: Int, of view: UIView) -> Bool {
    guard let known = Platform.companion(Self.self, of: view),
      let setting = known.claims.first(where: { $0.number == number })?.setting,
      let slot = known.slots.first(where: { $0.isOf(setting) })
    else { return false }
    let before = slot.outcome(of: known.claims.prefix { $0.number != number })
    return slot.apply(setting, to: before) != nil
  }
}
