extension LayoutPlan {
  /// The columns that are empty in most plans, behind one reference instead of nine.
  @MainActor
  final class RareColumns {
    // Unchecked: code that changes these calls nothing else meanwhile.
    @exclusivity(unchecked) fileprivate var backmost: ContiguousArray<LayoutItem> = []
    @exclusivity(unchecked) fileprivate var guides: [LayoutItem] = []
    @exclusivity(unchecked) fileprivate var madeGuides: ContiguousArray<MadeGuide> = []
    @exclusivity(unchecked) fileprivate var identifiers: [Int: String] = [:]
    @exclusivity(unchecked) fileprivate var priorities: ContiguousArray<ContentPriority> = []
    @exclusivity(unchecked) fileprivate var issues: ContiguousArray<PlannedIssue> = []
    @exclusivity(unchecked) fileprivate var captures: [Capture] = []
    @exclusivity(unchecked) fileprivate var keys = LayoutKeys()
    @exclusivity(unchecked) fileprivate var madeViewCounts: [MadeViews.Key: Int] = [:]

    fileprivate init() {}
  }

  /// These columns, for changes.
  private var own: RareColumns {
    mutating get {
      if let rareColumns { return rareColumns }
      let made = RareColumns()
      rareColumns = made
      return made
    }
  }
}

extension LayoutPlan {
  /// The views to add behind all others, such as sensors.
  var backmost: ContiguousArray<LayoutItem> {
    get { rareColumns?.backmost ?? [] }
    _modify { yield &own.backmost }
  }
  /// The users' own guides.
  var guides: [LayoutItem] {
    get { rareColumns?.guides ?? [] }
    _modify { yield &own.guides }
  }
  /// The guides that the plan makes.
  package internal(set) var madeGuides: ContiguousArray<MadeGuide> {
    get { rareColumns?.madeGuides ?? [] }
    _modify { yield &own.madeGuides }
  }
  /// The identifiers of constraints, for lookup by users, by the numbers of their rules.
  var identifiers: [Int: String] {
    get { rareColumns?.identifiers ?? [:] }
    _modify { yield &own.identifiers }
  }
  /// The hugging and compression resistance priorities to set while the layout is active.
  var priorities: ContiguousArray<ContentPriority> {
    get { rareColumns?.priorities ?? [] }
    _modify { yield &own.priorities }
  }
  /// The mistakes found so far.
  var issues: ContiguousArray<PlannedIssue> {
    get { rareColumns?.issues ?? [] }
    _modify { yield &own.issues }
  }
  /// The captures of the constraints that rules become.
  var captures: [Capture] {
    get { rareColumns?.captures ?? [] }
    _modify { yield &own.captures }
  }
  /// The keys around parts of the plan.
  var keys: LayoutKeys {
    get { rareColumns?.keys ?? LayoutKeys() }
    _modify { yield &own.keys }
  }
  /// The number of times that each of the layout's own views has been requested.
  var madeViewCounts: [MadeViews.Key: Int] {
    get { rareColumns?.madeViewCounts ?? [:] }
    _modify { yield &own.madeViewCounts }
  }
}
