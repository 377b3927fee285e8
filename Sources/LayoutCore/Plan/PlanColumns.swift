/// The columns that each plan fills, and those that are filled when it is built. They are full only
/// until then, and the next plan reuses their storage: plans are made one after another, and
/// allocating memory takes longer than filling it.
///
/// Plans that are made within others find no spare columns, and have storage of their own.
@MainActor
final class PlanColumns {
  // Unchecked: code that changes these calls nothing else meanwhile.
  @exclusivity(unchecked) var items = PlanItems()
  @exclusivity(unchecked) var sites = LayoutSites()
  @exclusivity(unchecked) var rules = Column<LayoutRule>()
  @exclusivity(unchecked) var placements = Column<LayoutItem>()
  @exclusivity(unchecked) var positioned = Column<LayoutItem>()
  /// The resolved items.
  @exclusivity(unchecked) var found = Column<FoundItem>()

  @exclusivity(unchecked) private static var spare: PlanColumns?

  /// Larger columns are released.
  private static let mostElements = 512

  private init() {}

  /// Returns empty columns for a plan.
  static func lend() -> PlanColumns {
    guard let columns = spare else { return PlanColumns() }
    spare = nil
    return columns
  }

  /// Takes back the columns of a plan that has been built.
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

/// A resolved item of a plan.
struct FoundItem {
  /// The view or guide; nil if it is unknown or can't be found.
  var object: AnyObject?
  /// The same object as an end of constraints.
  var end: LayoutEnd?
  /// The address of the view that the item is or belongs to. This one and ``parent`` are compared
  /// without touching a view.
  var view: ObjectIdentifier?
  /// The address of the view's current or future superview.
  var parent: ObjectIdentifier?

  /// Whether rules can relate the item.
  var isThere: Bool { object != nil && view != nil }
}

extension LayoutPlan {
  /// The items of the rules; the host comes first.
  var items: PlanItems {
    _read { yield columns.items }
    _modify { yield &columns.items }
  }

  var sites: LayoutSites {
    _read { yield columns.sites }
    _modify { yield &columns.sites }
  }

  /// The views to add, from back to front.
  var placements: Column<LayoutItem> {
    _read { yield columns.placements }
    _modify { yield &columns.placements }
  }

  /// The rules between the items, in the order of the statements: of equal items, the first one
  /// mentioned takes the excess length.
  var rules: Column<LayoutRule> {
    _read { yield columns.rules }
    _modify { yield &columns.rules }
  }

  /// The views whose autoresizing has to be turned off, besides those that are placed.
  var positioned: Column<LayoutItem> {
    _read { yield columns.positioned }
    _modify { yield &columns.positioned }
  }

  /// The number of rules.
  package var ruleCount: Int { columns.rules.count }

  /// The number of views to add.
  package var placementCount: Int { columns.placements.count }

  /// Returns the rules from a number on.
  package func rules(from start: Int) -> ContiguousArray<LayoutRule> {
    columns.rules.elements(from: start)
  }

  /// Returns the views to add, from a number on.
  package func placements(from start: Int) -> ContiguousArray<LayoutItem> {
    columns.placements.elements(from: start)
  }
}
