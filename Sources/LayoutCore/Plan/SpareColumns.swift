/// The room of columns that are full only until a plan is built, for the next one: plans are made one after
/// another, and to ask for memory takes longer than to fill it.
///
/// Plans that are made within others find none, and have room of their own.
@MainActor
enum SpareColumns {
  // Unchecked, these: nobody is called while one is exchanged.
  @exclusivity(unchecked) private static var items = PlanItems()
  @exclusivity(unchecked) private static var sites = LayoutSites()
  @exclusivity(unchecked) private static var rules: ContiguousArray<LayoutRule> = []
  @exclusivity(unchecked) private static var placements: ContiguousArray<LayoutItem> = []
  @exclusivity(unchecked) private static var positioned: ContiguousArray<LayoutItem> = []
  @exclusivity(unchecked) private static var objects: ContiguousArray<AnyObject?> = []
  @exclusivity(unchecked) private static var ends: ContiguousArray<LayoutEnd?> = []
  @exclusivity(unchecked) private static var places: ContiguousArray<LayoutCompiler.Place> = []

  /// What is larger is given back to the system.
  private static let mostElements = 512

  static func lend(to plan: inout LayoutPlan) {
    swap(&plan.items, &items)
    swap(&plan.sites, &sites)
    swap(&plan.rules, &rules)
    swap(&plan.placements, &placements)
    swap(&plan.positioned, &positioned)
  }

  static func lend(
    to objects: inout ContiguousArray<AnyObject?>, _ ends: inout ContiguousArray<LayoutEnd?>,
    _ places: inout ContiguousArray<LayoutCompiler.Place>
  ) {
    swap(&objects, &Self.objects)
    swap(&ends, &Self.ends)
    swap(&places, &Self.places)
  }

  /// Takes the columns of a plan that is built, which then says nothing.
  static func take(_ plan: inout LayoutPlan) {
    if plan.items.count <= mostElements {
      plan.items.removeAll()
      swap(&plan.items, &items)
    }
    if plan.sites.count <= mostElements {
      plan.sites.removeAll()
      swap(&plan.sites, &sites)
    }
    take(&plan.rules, &rules)
    take(&plan.placements, &placements)
    take(&plan.positioned, &positioned)
  }

  static func take(
    _ objects: inout ContiguousArray<AnyObject?>, _ ends: inout ContiguousArray<LayoutEnd?>,
    _ places: inout ContiguousArray<LayoutCompiler.Place>
  ) {
    take(&objects, &Self.objects)
    take(&ends, &Self.ends)
    take(&places, &Self.places)
  }

  private static func take<Element>(
    _ column: inout ContiguousArray<Element>, _ spare: inout ContiguousArray<Element>
  ) {
    guard column.count <= mostElements else { return }
    column.removeAll(keepingCapacity: true)
    swap(&column, &spare)
  }
}
