extension LayoutPlan {
  /// The columns that are empty in most plans, behind one reference instead of nine.
  @MainActor
  final class Rest {
    // Unchecked: code that changes these calls nothing else meanwhile.
    @exclusivity(unchecked) fileprivate var hindmost: ContiguousArray<LayoutItem> = []
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
  private var own: Rest {
    mutating get {
      if let rest { return rest }
      let made = Rest()
      rest = made
      return made
    }
  }
}

extension LayoutPlan {
  /// The views to add behind all others, such as sensors.
  var hindmost: ContiguousArray<LayoutItem> {
    get { rest?.hindmost ?? [] }
    _modify { yield &own.hindmost }
  }
  /// The users' own guides.
  var guides: [LayoutItem] {
    get { rest?.guides ?? [] }
    _modify { yield &own.guides }
  }
  /// The guides that the plan makes.
  package internal(set) var madeGuides: ContiguousArray<MadeGuide> {
    get { rest?.madeGuides ?? [] }
    _modify { yield &own.madeGuides }
  }
  /// The identifiers of constraints, for lookup by users, by the numbers of their rules.
  var identifiers: [Int: String] {
    get { rest?.identifiers ?? [:] }
    _modify { yield &own.identifiers }
  }
  /// The hugging and compression resistance priorities to set while the layout is active.
  var priorities: ContiguousArray<ContentPriority> {
    get { rest?.priorities ?? [] }
    _modify { yield &own.priorities }
  }
  /// The mistakes found so far.
  var issues: ContiguousArray<PlannedIssue> {
    get { rest?.issues ?? [] }
    _modify { yield &own.issues }
  }
  /// The captures of the constraints that rules become.
  var captures: [Capture] {
    get { rest?.captures ?? [] }
    _modify { yield &own.captures }
  }
  /// The keys around parts of the plan.
  var keys: LayoutKeys {
    get { rest?.keys ?? LayoutKeys() }
    _modify { yield &own.keys }
  }
  /// The number of times that each of the layout's own views has been requested.
  var madeViewCounts: [MadeViews.Key: Int] {
    get { rest?.madeViewCounts ?? [:] }
    _modify { yield &own.madeViewCounts }
  }
}
