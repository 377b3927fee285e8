/// A guide that a layout has made. Its identifier, such as `VStackBlock  LoginView.swift:42`, is
/// made when it is read.
final class MadeLayoutGuide: UILayoutGuide {
  private var kind: StaticString = ""
  private var layoutName: String?
  private var line = SourceLine(fileID: "", line: 0)
  private var isNamed = false

  override var identifier: String {
    get { super.identifier.isEmpty && isNamed ? text : super.identifier }
    set { super.identifier = newValue }
  }

  private var text: String {
    let names = [layoutName, "\(kind)"].compactMap { $0 }
    return "\(names.joined(separator: " ▸ "))  \(line)"
  }

  /// Sets the purpose of the guide.
  func configure(from made: LayoutPlan.MadeGuide, of layoutName: String?) {
    kind = made.name
    self.layoutName = layoutName
    line = made.line
    isNamed = true
    if Platform.writesIdentifiers { super.identifier = text }
  }
}

/// The identity of a guide across plans: its purpose, the line that made it, the keys around it and
/// the first view that it is related to.
///
/// The number of its item is not part of it, because it changes with the items before it.
struct GuideIdentity: Hashable {
  let line: SourceLine
  private let kind: String
  private let number: Int
  private let keys: [LayoutKey]
  private var view: ObjectIdentifier?

  /// Returns the identities of guides, in order.
  ///
  /// - Parameters:
  ///   - rules: The rules of the guides' plan.
  ///   - view: Returns the view of an item; nil if the item is not a view.
  @MainActor
  static func identities(
    of guides: [LayoutPlan.MadeGuide], _ rules: ContiguousArray<LayoutRule>, _ keys: LayoutKeys,
    host: LayoutItem?, view: (LayoutItem) -> UIView?
  ) -> [GuideIdentity] {
    let items = Set(guides.map(\.item))
    var views: [LayoutItem: ObjectIdentifier] = [:]
    for rule in rules {
      guard let target = rule.target else { continue }
      for (guide, other) in [(rule.item, target), (target, rule.item)]
      where other != host && items.contains(guide) && views[guide] == nil {
        views[guide] = view(other).map { ObjectIdentifier($0) }
      }
    }
    return guides.map { made in
      GuideIdentity(
        line: made.line, kind: "\(made.name)", number: made.number, keys: keys.keys(of: made.keys),
        view: views[made.item])
    }
  }

  /// Returns, for each identity, the index of the old guide to reuse: one with the same identity,
  /// else one that differs only in its view.
  static func matches(of new: [GuideIdentity], in old: [GuideIdentity]) -> [Int?] {
    guard !old.isEmpty else { return Array(repeating: nil, count: new.count) }
    if new == old { return Array(old.indices) }
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
