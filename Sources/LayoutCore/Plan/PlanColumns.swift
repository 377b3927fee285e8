/// The columns that each plan fills, and those that are filled when it is built: they are full only until then,
/// and their room serves the next plan. Plans are made one after another, and to ask for memory takes longer
/// than to fill it.
///
/// Plans that are made within others find none, and have room of their own.
@MainActor
final class PlanColumns {
  // Unchecked, these: whoever changes one calls nobody meanwhile.
  @exclusivity(unchecked) var items = PlanItems()
  @exclusivity(unchecked) var sites = LayoutSites()
  @exclusivity(unchecked) var rules = Column<LayoutRule>()
  @exclusivity(unchecked) var placements = Column<LayoutItem>()
  @exclusivity(unchecked) var positioned = Column<LayoutItem>()
  /// What each item is.
  @exclusivity(unchecked) var found = Column<FoundItem>()

  @exclusivity(unchecked) private static var spare: PlanColumns?

  /// What is larger is given back to the system.
  private static let mostElements = 512

  private init() {}

  /// Columns that are empty, for a plan.
  static func lend() -> PlanColumns {
    guard let columns = spare else { return PlanColumns() }
    spare = nil
    return columns
  }

  /// Takes the columns of a plan that is built.
  static func take(_ columns: PlanColumns) {
    guard
      max(columns.items.count, columns.sites.count, columns.rules.count) <= mostElements
    else { return }
    columns.items.removeAll()
    columns.sites.removeAll()
    columns.rules.removeAll()
    columns.placements.removeAll()
    columns.positioned.removeAll()
    columns.found.removeAll()
    spare = columns
  }
}

/// What an item of a plan is once it is built.
struct FoundItem {
  /// A view or a guide; nil for what is not known, or can't be found.
  var object: AnyObject?
  /// The same as an end of constraints.
  var end: LayoutEnd?
  /// Where the view is that it is, or belongs to: these two are compared, which touches no view.
  var view: ObjectIdentifier?
  /// The superview that the view has or will have.
  var parent: ObjectIdentifier?

  /// Whether rules can be about it.
  var isThere: Bool { object != nil && view != nil }
}

extension LayoutPlan {
  /// What the rules speak of; the host comes first.
  var items: PlanItems {
    _read { yield columns.items }
    _modify { yield &columns.items }
  }

  var sites: LayoutSites {
    _read { yield columns.sites }
    _modify { yield &columns.sites }
  }

  /// The views to add, those behind first.
  var placements: Column<LayoutItem> {
    _read { yield columns.placements }
    _modify { yield &columns.placements }
  }

  /// What holds between the items, in the order in which it was said: of equals, the first that is
  /// mentioned takes what is left over.
  var rules: Column<LayoutRule> {
    _read { yield columns.rules }
    _modify { yield &columns.rules }
  }

  /// The views whose own autoresizing must not take part, besides those that are placed.
  var positioned: Column<LayoutItem> {
    _read { yield columns.positioned }
    _modify { yield &columns.positioned }
  }

  /// How many rules there are.
  package var ruleCount: Int { columns.rules.count }

  /// How many views are to be added.
  package var placementCount: Int { columns.placements.count }

  /// The rules from a number on.
  package func rules(from start: Int) -> ContiguousArray<LayoutRule> {
    columns.rules.elements(from: start)
  }

  /// The views to add, from a number on.
  package func placements(from start: Int) -> ContiguousArray<LayoutItem> {
    columns.placements.elements(from: start)
  }
}
