/// Writes calls such as `.leading(.moreThanTo(8), to: photo.trailingAnchor)`, for layouts whose
/// default priority is required.
struct ContentWriter: DialectWriter {
  func statement(_ rule: StatedRule, _ names: inout SourceNames) -> String? {
    guard case .view = rule.item else { return nil }
    let name = rule.attribute.rawValue
    if rule.attribute.isLength {
      return call(name, lengthArguments(of: rule, &names), rule)
    }
    guard let target = target(of: rule, &names) else { return nil }
    var arguments = [relation(rule, rule.inset), "to: \(target)"]
    if rule.multiplier != 1 { arguments.append("multiplyBy: \(shortText(rule.multiplier))") }
    return call(name, arguments, rule)
  }

  private func call(_ name: String, _ arguments: [String], _ rule: StatedRule) -> String {
    var arguments = arguments
    if rule.priority != .required { arguments.append("priority: \(sourceText(rule.priority))") }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func lengthArguments(of rule: StatedRule, _ names: inout SourceNames) -> [String] {
    let word = word(rule.relation)
    guard let target = target(of: rule, &names) else {
      return ["\(word)To(\(shortText(rule.constant)))"]
    }
    var arguments = ["\(word)To(\(target))"]
    if rule.multiplier != 1 { arguments.append("multiplyBy: \(shortText(rule.multiplier))") }
    if rule.constant != 0 { arguments.append("constant: \(shortText(rule.constant))") }
    return arguments
  }

  private func target(of rule: StatedRule, _ names: inout SourceNames) -> String? {
    let isSame = rule.targetAttribute == rule.attribute
    switch rule.relative {
    case .nothing: return nil
    case .surroundings(nil) where isSame: return ".parent"
    case .surroundings(let area?) where isSame: return ".\(area.rawValue)"
    default: return rule.target?.expression(of: rule.targetAttribute, &names)
    }
  }

  private func relation(_ rule: StatedRule, _ points: CGFloat) -> String {
    points == 0 ? word(rule.relation) : "\(word(rule.relation))To(\(shortText(points)))"
  }

  private func word(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ".equal"
    case .greaterThanOrEqual: ".moreThan"
    case .lessThanOrEqual: ".lessThan"
    }
  }
}
