/// What makes a guide the same in two plans: what it is for, the line that made it, the keys around
/// it and the first view that it is related to.
///
/// The number of a guide says nothing: it changes with whatever comes or goes before it.
@MainActor
struct GuideIdentity: Hashable {
  private let kind: String
  private let line: SourceLine
  private let keys: [LayoutKey]
  private var view: ObjectIdentifier?

  private init(_ made: LayoutPlan.MadeGuide, view: ObjectIdentifier?) {
    kind = made.kind
    line = made.line
    keys = made.keys
    self.view = view
  }

  /// The identities of the guides that a plan makes, by their number.
  static func identities(of plan: LayoutPlan) -> [GuideIdentity] {
    guard !plan.madeGuides.isEmpty else { return [] }
    var views: [Int: ObjectIdentifier] = [:]
    for rule in plan.rules {
      switch (rule.item, rule.target) {
      case (.made(let number), .view(let view)?), (.view(let view), .made(let number)?):
        if view !== plan.host, views[number] == nil { views[number] = ObjectIdentifier(view) }
      default: continue
      }
    }
    return plan.madeGuides.enumerated().map { GuideIdentity($1, view: views[$0]) }
  }

  /// For each identity the number of the old guide that serves again: one that is the same, else
  /// one that differs only in its view.
  static func matches(of new: [GuideIdentity], in old: [GuideIdentity]) -> [Int?] {
    guard !old.isEmpty else { return Array(repeating: nil, count: new.count) }
    var result: [Int?] = Array(repeating: nil, count: new.count)
    var isTaken = Array(repeating: false, count: old.count)
    for forget in [false, true] {
      var pool: [GuideIdentity: [Int]] = [:]
      for number in old.indices.reversed() where !isTaken[number] {
        pool[forget ? old[number].withoutView : old[number], default: []].append(number)
      }
      for number in new.indices where result[number] == nil {
        let match = pool[forget ? new[number].withoutView : new[number]]?.popLast()
        result[number] = match
        if let match { isTaken[match] = true }
      }
    }
    return result
  }

  private var withoutView: GuideIdentity {
    var identity = self
    identity.view = nil
    return identity
  }
}
