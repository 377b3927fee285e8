/// Rules as statements of a dialect, grouped by view. Rules that the dialect can't express are
/// written in other dialects.
@MainActor
struct GroupedStatements {
  /// Statements about one view or guide, as a chain.
  struct Chain {
    let name: String
    var statements: [String] = []
    fileprivate var lengths: Set<RuleIdentity> = []
  }

  /// The chains, in order.
  private(set) var chains: [Chain] = []
  /// Calls of anchors on single views.
  private(set) var anchored: [String] = []
  /// Equations that no dialect can express.
  private(set) var inexpressible: [String] = []
  /// The index of the last chain about each item.
  private var openChains: [StatedItem: Int] = [:]
  private var statements: [ObjectIdentifier: [String]] = [:]
  /// The rules that are written; a later statement for one of them would replace it.
  private var places: Set<RuleIdentity> = []

  init(_ rules: [StatedRule], in dialect: LayoutDialect, _ names: inout SourceNames) {
    for rule in rules {
      if dialect != .chain, addStatement(rule, dialect, &names) { continue }
      if addToChain(rule, &names) { continue }
      if let call = AnchorWriter().statement(rule, &names) {
        anchored.append("\(rule.item.expression(&names))\(call)")
      } else {
        inexpressible.append(rule.equation(names: LayoutNames()))
      }
    }
  }

  /// Returns the statements about a view, in order.
  func statements(about view: UIView) -> [String]? { statements[ObjectIdentifier(view)] }

  private mutating func addStatement(
    _ rule: StatedRule, _ dialect: LayoutDialect, _ names: inout SourceNames
  ) -> Bool {
    guard case .view(let view) = rule.item,
      let statement = dialect.writer.statement(rule, &names)
    else { return false }
    if dialect == .content, !places.insert(RuleIdentity(rule)).inserted { return false }
    statements[ObjectIdentifier(view), default: []].append(statement)
    return true
  }

  private mutating func addToChain(_ rule: StatedRule, _ names: inout SourceNames) -> Bool {
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
