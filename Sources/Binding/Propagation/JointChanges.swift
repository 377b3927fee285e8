/// Changes that are made together. A single one, as of most sets, takes no array.
@MainActor
struct JointChanges {
  let first: any StateChange
  private var others: [any StateChange] = []

  init(_ change: any StateChange) { first = change }

  /// Creates a group of several changes; nil if there are none.
  init?(_ changes: [any StateChange]) {
    guard let first = changes.first else { return nil }
    self.first = first
    others = Array(changes.dropFirst())
  }

  var isSingle: Bool { others.isEmpty }

  /// Whether none of the states is being changed.
  var canBegin: Bool {
    var isFree = true
    forEach { if $0.isInRound { isFree = false } }
    return isFree
  }

  var identities: Set<ObjectIdentifier> {
    var identities: Set = [first.identity]
    for change in others { identities.insert(change.identity) }
    return identities
  }

  mutating func append(_ change: any StateChange) { others.append(change) }

  @inline(__always)
  func forEach(_ act: @MainActor (any StateChange) -> Void) {
    act(first)
    // Even an empty array is retained for a loop.
    if isSingle { return }
    for change in others { act(change) }
  }

  /// Returns the group of those changes that satisfy a condition; nil if none does.
  func filter(_ isMeant: @MainActor (any StateChange) -> Bool) -> JointChanges? {
    var meant: [any StateChange] = []
    forEach { if isMeant($0) { meant.append($0) } }
    return JointChanges(meant)
  }
}
