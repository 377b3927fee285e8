/// The equations that lead from the start of a scroll view's content to its end. Without such a
/// chain, the content has no length.
@MainActor
struct ScrollChain {
  private let area: ScrollArea
  private let axis: LayoutAxis
  private let rules: ContiguousArray<LayoutRule>
  private let placements: ContiguousArray<LayoutItem>
  private var links: [Place: [Place]] = [:]

  /// A coordinate. Views have lengths, so both of their edges are the same place. The edges of a
  /// guide are two places until a rule gives it a length.
  private struct Place: Hashable {
    let item: LayoutItem
    let isEnd: Bool
  }

  /// The place where the chain breaks, in words, and the view there.
  struct Gap {
    let text: String
    let item: LayoutItem?
  }

  init(
    of area: ScrollArea, along axis: LayoutAxis, in plan: borrowing LayoutPlan,
    rules: ContiguousArray<LayoutRule>, placements: ContiguousArray<LayoutItem>
  ) {
    self.area = area
    self.axis = axis
    self.rules = rules
    self.placements = placements.filter { plan.parent(ofPlaced: $0) === area.view }
    for rule in rules where rule.relation == .equal && rule.attribute.axis == axis {
      if rule.attribute.isLength {
        connect(Place(item: rule.item, isEnd: false), Place(item: rule.item, isEnd: true))
        guard let target = rule.target, rule.targetAttribute.axis == axis else { continue }
        connect(Place(item: target, isEnd: false), Place(item: target, isEnd: true))
      } else if let target = rule.target,
        let one = place(rule.item, rule.attribute, in: plan),
        let other = place(target, rule.targetAttribute, in: plan)
      {
        connect(one, other)
      }
    }
  }

  private mutating func connect(_ one: Place, _ other: Place) {
    links[one, default: []].append(other)
    links[other, default: []].append(one)
  }

  /// Returns nil for the center of an item whose edges are two places.
  private func place(
    _ item: LayoutItem, _ attribute: LayoutAttribute, in plan: borrowing LayoutPlan
  ) -> Place? {
    if item != area.item, !plan.isMadeGuide(item) { return Place(item: item, isEnd: false) }
    if attribute == axis.center { return nil }
    return Place(item: item, isEnd: attribute.isEnd)
  }

  private func places(reachedFrom start: Place) -> Set<Place> {
    var reached: Set<Place> = [start]
    var open = [start]
    while let place = open.popLast() {
      for next in links[place] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }
}

extension ScrollChain {
  /// Returns the place where the chain breaks; nil if it leads from the start to the end.
  func gap(in plan: borrowing LayoutPlan) -> Gap? {
    let (start, end) = (Place(item: area.item, isEnd: false), Place(item: area.item, isEnd: true))
    let reached = places(reachedFrom: start)
    guard !reached.contains(end) else { return nil }
    let rest = places(reachedFrom: end)
    let last = placements.last { reached.contains(Place(item: $0, isEnd: false)) }
    let next = placements.first { rest.contains(Place(item: $0, isEnd: false)) }
    let names = LayoutNames(of: placements.compactMap { plan.view($0).map { .view($0) } })
    func name(_ item: LayoutItem) -> String { plan.view(item).map { names.name(of: $0) } ?? "it" }
    let (top, bottom) = (axis.start.rawValue, axis.end.rawValue)
    let from = last.map { "the \(bottom) of \(name($0))" } ?? "its \(top)"
    let to = next.map { "the \(top) of \(name($0))" } ?? "its \(bottom)"
    var text = "nothing connects \(from) to \(to)"
    if last == nil, next == nil, let loose = placements.first {
      text += "; \(name(loose)) is attached to neither"
    }
    return Gap(text: text, item: last ?? next ?? placements.first)
  }

  /// Returns the views on the way for which neither an intrinsic size nor a rule determines the
  /// length. Their content may.
  func viewsWithoutLength(in plan: borrowing LayoutPlan) -> [LayoutItem] {
    let views = placements.filter { item in
      plan.view(item).map { axis.length(of: $0.intrinsicContentSize) }
        == UIView.noIntrinsicMetric
    }
    guard !views.isEmpty else { return [] }
    let known = Set(
      rules.lazy.filter {
        $0.attribute == axis.length && $0.relation == .equal && $0.priority == .required
      }
      .map(\.item))
    return views.filter { !known.contains($0) }
  }
}
