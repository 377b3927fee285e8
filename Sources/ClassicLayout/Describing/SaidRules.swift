/// Rules as statements of a dialect, those of each view together; and what the dialect can't say, in
/// the words of others.
@MainActor
struct SaidRules {
  /// Statements about one view or guide in a chain.
  struct Chain {
    let name: String
    var statements: [String] = []
    fileprivate var lengths: Set<RuleIdentity> = []
  }

  /// The chains, in order.
  private(set) var chains: [Chain] = []
  /// Anchors of single views.
  private(set) var anchored: [String] = []
  /// Equations that nothing can say.
  private(set) var unsaid: [String] = []
  /// The last chain about each item.
  private var openChains: [StatedItem: Int] = [:]
  private var statements: [ObjectIdentifier: [String]] = [:]
  /// What a later statement would take the place of.
  private var places: Set<RuleIdentity> = []

  init(_ rules: [StatedRule], in dialect: LayoutDialect, _ names: inout SourceNames) {
    for rule in rules {
      if dialect != .chain, takes(rule, dialect, &names) { continue }
      if chain(rule, &names) { continue }
      if let call = AnchorWriter().statement(rule, &names) {
        anchored.append("\(rule.item.expression(&names))\(call)")
      } else {
        unsaid.append(rule.equation(names: LayoutNames()))
      }
    }
  }

  /// What is said about a view, in order.
  func statements(about view: UIView) -> [String]? { statements[ObjectIdentifier(view)] }

  private mutating func takes(
    _ rule: StatedRule, _ dialect: LayoutDialect, _ names: inout SourceNames
  ) -> Bool {
    guard case .view(let view) = rule.item,
      let statement = dialect.writer.statement(rule, &names)
    else { return false }
    if dialect == .content, !places.insert(RuleIdentity(rule)).inserted { return false }
    statements[ObjectIdentifier(view), default: []].append(statement)
    return true
  }

  private mutating func chain(_ rule: StatedRule, _ names: inout SourceNames) -> Bool {
    guard let statement = ChainWriter().statement(rule, &names) else { return false }
    let place = RuleIdentity(rule)
    let isLength = rule.target == nil
    let open = openChains[rule.item]
      .flatMap { isLength && chains[$0].lengths.contains(place) ? nil : $0 }
    let index = open ?? chains.count
    if open == nil {
      chains.append(Chain(name: rule.item.expression(&names)))
      openChains[rule.item] = index
    }
    chains[index].statements.append(statement)
    if isLength { chains[index].lengths.insert(place) }
    return true
  }
}
