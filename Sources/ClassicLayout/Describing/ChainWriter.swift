/// Writes calls such as `.leading(.to(photo).trailing, .min(8))`.
struct ChainWriter: DialectWriter {
  func statement(_ rule: StatedRule, _ names: inout SourceNames) -> String? {
    let name = rule.attribute.rawValue
    guard let target = target(of: rule, &names) else {
      return ".\(name)(\(value(of: rule)))"
    }
    var arguments = [target]
    if !isPlainZero(rule) { arguments.append(value(of: rule)) }
    if rule.multiplier != 1 { arguments.append("multiplier: \(shortText(rule.multiplier))") }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func target(of rule: StatedRule, _ names: inout SourceNames) -> String? {
    var text: String
    switch rule.relative {
    case .nothing: return nil
    case .surroundings(let area): text = area.map { ".\($0.rawValue)" } ?? ".toSuperview"
    case .other(.area(let area, let owner)):
      text = ".to(\(names.name(of: owner))).\(area.rawValue)"
    case .other(let item): text = ".to(\(item.expression(&names)))"
    }
    if rule.targetAttribute != rule.attribute { text += ".\(rule.targetAttribute.rawValue)" }
    return text
  }

  private func isPlainZero(_ rule: StatedRule) -> Bool {
    rule.constant == 0 && rule.relation == .equal && rule.priority == .required
  }

  /// Values of edges at the end count and compare the gap.
  private func value(of rule: StatedRule) -> String {
    let relation = rule.attribute.isEnd ? rule.relation.flipped : rule.relation
    return ConstraintValue(relation, rule.inset, priority: rule.priority).sourceText
  }
}
