/// Checks whether rules can become constraints.
extension LayoutCompiler {
  /// Whether a rule can become a constraint; reports an issue if not.
  mutating func accepts(_ rule: LayoutRule) -> Bool {
    guard hasUsableNumbers(rule), hasComparableAttributes(rule), isThere(rule.item, rule) else {
      return false
    }
    guard let target = rule.target else { return true }
    return isThere(target, rule) && haveCommonAncestor(rule.item, target, rule)
  }

  private mutating func hasUsableNumbers(_ rule: LayoutRule) -> Bool {
    if !rule.constant.isDistance {
      return refuse(rule, .invalidNumber, "can't have the constant \(rule.constant)")
    }
    if rule.isProportion, rule.constant == 0, !(rule.multiplier > 0) {
      return refuse(rule, .invalidNumber, "needs a proportion above zero, not \(rule.multiplier)")
    }
    if !rule.multiplier.isFactor {
      return refuse(rule, .invalidNumber, "can't have the multiplier \(rule.multiplier)")
    }
    if !rule.priority.isUsable {
      let priority = rule.priority.rawValue
      return refuse(rule, .invalidNumber, "needs a priority from 1 to 1000, not \(priority)")
    }
    guard rule.relation != .greaterThanOrEqual else { return true }
    if rule.target == nil, rule.constant < 0 {
      return refuse(rule, .negativeSize, "can't be negative, but is \(shortText(rule.constant))")
    }
    if rule.attribute.isLength, rule.target != nil, rule.multiplier < 0, rule.constant <= 0 {
      let times = shortText(rule.multiplier)
      return refuse(rule, .negativeSize, "can't be negative, but is \(times) times another length")
    }
    return true
  }

  private mutating func hasComparableAttributes(_ rule: LayoutRule) -> Bool {
    guard rule.target != nil else {
      if rule.attribute.isLength { return true }
      return refuse(rule, .mismatchedAttributes, "needs a view or a guide to be relative to")
    }
    if rule.attribute.isComparable(to: rule.targetAttribute) { return true }
    let other = rule.isAboutTarget ? rule.attribute : rule.targetAttribute
    return refuse(
      rule, .mismatchedAttributes, "can't be constrained to a \(other.rawValue) anchor")
  }

  private mutating func isThere(_ item: LayoutItem, _ rule: LayoutRule) -> Bool {
    if plan.columns.found[item.index].isThere { return true }
    var missing = item
    while case .area = plan.items[missing].kind, let base = plan.items[missing].base {
      missing = base
    }
    if case .parent = plan.items[missing].kind, let child = plan.items[missing].base {
      let name = names.name(of: child, in: plan.items)
      return refuse(rule, .noSuperview, "needs a superview, but \(name) has none")
    }
    let name = names.name(of: missing, in: plan.items)
    return refuse(rule, .noSuperview, "needs \(name) to belong to a view, but it belongs to none")
  }

  private mutating func haveCommonAncestor(
    _ item: LayoutItem, _ target: LayoutItem, _ rule: LayoutRule
  ) -> Bool {
    let columns = plan.columns
    let (view, parent) = (columns.found[item.index].view, columns.found[item.index].parent)
    let (other, around) = (columns.found[target.index].view, columns.found[target.index].parent)
    guard view != nil, other != nil else { return false }
    // Most rules relate a view to its superview or to a sibling.
    if view == other || parent == other { return true }
    if around == view || parent != nil && parent == around { return true }
    if root(of: item) == root(of: target) { return true }
    let far = rule.isAboutTarget ? item : target
    let name = names.name(of: far, in: plan.items)
    let problem = "can't relate to \(name): they are not in the same view hierarchy"
    return refuse(rule, .noCommonAncestor, problem)
  }

  /// Returns the view at the top of the hierarchy of an item, as it will be.
  private mutating func root(of item: LayoutItem) -> ObjectIdentifier? {
    if roots.isEmpty { roots = ContiguousArray(repeating: nil, count: plan.items.count) }
    if let known = roots[item.index] { return known }
    guard var view = view(of: item) else { return nil }
    var path = [item.index]
    var root: ObjectIdentifier?
    // A cycle of placements would be endless.
    for _ in 0..<10_000 {
      let known = plan.items.find(view)
      if let known, let rooted = roots[known.index] {
        root = rooted
        break
      }
      if let known { path.append(known.index) }
      guard let next = known.map({ parent(of: $0) }) ?? view.superview else { break }
      view = next
    }
    let result = root ?? ObjectIdentifier(view)
    for index in path { roots[index] = result }
    return result
  }

  /// Notes an issue about the item of a rule; returns false.
  private mutating func refuse(
    _ rule: LayoutRule, _ kind: LayoutIssue.Kind, _ problem: String
  ) -> Bool {
    guard reportedMistakes.insert(ReportedMistake(rule, kind)).inserted else { return false }
    var (item, attribute) = (rule.item, rule.attribute)
    if rule.isAboutTarget, let target = rule.target {
      (item, attribute) = (target, rule.targetAttribute)
    }
    let subject = "\(names.name(of: item, in: plan.items)).\(attribute.rawValue)"
    note(
      LayoutIssue(
        kind, "\(subject) \(problem)", view: plan.view(item), at: plan.sites[rule.site].line))
    return false
  }
}

extension LayoutRule {
  /// Whether the rule relates both lengths of one item.
  fileprivate var isProportion: Bool {
    target == item && attribute.isLength && targetAttribute.isLength && attribute != targetAttribute
  }
}

/// The properties that two mistakes share if one statement about several edges has made both.
struct ReportedMistake: Hashable {
  private let kind: LayoutIssue.Kind
  private let site: Int32
  /// A set, because a chain swaps the items of edges at the end.
  private let items: Set<LayoutItem>
  /// Nil for edges and centers, which are reported together.
  private let length: LayoutAttribute?
  private let points: CGFloat?

  init(_ rule: LayoutRule, _ kind: LayoutIssue.Kind) {
    self.kind = kind
    site = rule.site
    items = Set([rule.item, rule.target].compactMap { $0 })
    length = rule.attribute.isLength ? rule.attribute : nil
    points = rule.attribute.isLength ? rule.constant : nil
  }
}
