extension LayoutPlan {
  /// Up to this number, comparing is faster than hashing.
  private static let fewRules = 16

  /// The numbers of the rules that a later rule repeats.
  var repeatedRules: [Int] {
    var repeated: [Int] = []
    if rules.count <= Self.fewRules {
      for number in rules.indices {
        let statement = rules[number].statement
        for later in (number + 1)..<rules.count where rules[later].statement == statement {
          repeated.append(number)
          break
        }
      }
      return repeated
    }
    var latest: [LayoutRule.Statement: Int] = [:]
    latest.reserveCapacity(rules.count)
    for number in rules.indices {
      if let known = latest.updateValue(number, forKey: rules[number].statement) {
        repeated.append(known)
      }
    }
    return repeated
  }
}

extension LayoutRule {
  /// The properties that two rules share if the later one replaces the earlier one.
  fileprivate struct Statement: Hashable {
    let item: LayoutItem
    let target: LayoutItem?
    let attribute: LayoutAttribute
    let targetAttribute: LayoutAttribute
    let relation: LayoutRelation
  }

  fileprivate var statement: Statement {
    Statement(
      item: item, target: target, attribute: attribute, targetAttribute: targetAttribute,
      relation: relation)
  }
}
