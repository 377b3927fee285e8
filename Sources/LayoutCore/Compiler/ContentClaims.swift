/// What layouts ask of the priorities of one view's content, in the order in which they have asked, kept
/// with the view.
///
/// Each asks upon what those before it come to. One that takes its own back leaves what the others come
/// to without it: a view may be in the next layout before the last one hears of it.
@MainActor
final class ContentClaims: Companion {
  var nextCompanion: (any Companion)?
  private var claims: [(number: Int, setting: ContentPriority)] = []
  private var slots: [Slot] = []
  private static var count = 0

  /// One of the priorities of the view.
  private struct Slot {
    let kind: ContentPriorityKind
    let axis: LayoutAxis
    /// The one that the view has without any layout.
    var own: UILayoutPriority
    /// The one that layouts have come to.
    var set: UILayoutPriority

    func isOf(_ setting: ContentPriority) -> Bool { setting.kind == kind && setting.axis == axis }

    /// What a claim makes of a priority.
    func apply(_ setting: ContentPriority, to priority: UILayoutPriority) -> UILayoutPriority? {
      isOf(setting) && setting.replaceable.contains(priority, of: kind) ? setting.priority : nil
    }

    /// What some claims, one after another, make of the view's own priority.
    func outcome(of claims: some Sequence<(number: Int, setting: ContentPriority)>)
      -> UILayoutPriority
    { claims.reduce(own) { apply($1.setting, to: $0) ?? $0 } }
  }

  /// Asks for a priority. What somebody else has set since layouts have is the view's own from now on.
  ///
  /// - Returns: The number of the claim, to withdraw it.
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

  /// Takes a claim back. What somebody else has set since stays.
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

  /// Whether a claim replaces what those before it come to.
  static func isHeard(_ number: Int, of view: UIView) -> Bool {
    guard let known = Platform.companion(Self.self, of: view),
      let setting = known.claims.first(where: { $0.number == number })?.setting,
      let slot = known.slots.first(where: { $0.isOf(setting) })
    else { return false }
    let before = slot.outcome(of: known.claims.prefix { $0.number != number })
    return slot.apply(setting, to: before) != nil
  }
}
