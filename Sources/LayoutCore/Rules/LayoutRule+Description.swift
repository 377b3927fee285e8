/// Returns a number as a person would write it: without a fraction if there is none.
package func shortText(_ number: CGFloat) -> String {
  guard let whole = Int(exactly: number) else { return "\(number)" }
  return "\(whole)"
}

/// A rule or a constraint as text, such as `title.leading == card.leading + 8 @750`.
struct EquationText: CustomStringConvertible {
  /// The left side, such as `title.leading`.
  let subject: String
  let relation: LayoutRelation
  /// The right side without its constant; nil for a length in points.
  let target: String?
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority

  var description: String {
    var text = "\(subject) \(relation.rawValue) "
    if let target {
      text += target
      if multiplier != 1 { text += " * \(shortText(multiplier))" }
      if constant > 0 { text += " + \(shortText(constant))" }
      if constant < 0 { text += " - \(shortText(-constant))" }
      if constant.isNaN { text += " + nan" }
    } else {
      text += shortText(constant)
    }
    if priority != .required { text += " @\(shortText(CGFloat(priority.rawValue)))" }
    return text
  }
}

extension LayoutPlan {
  /// The rules as equations, one per line.
  @preconcurrency @MainActor
  public var equations: String {
    let names = LayoutNames(of: self)
    func name(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
      "\(names.name(of: item, in: items)).\(attribute.rawValue)"
    }
    return rules.elements().map { rule in
      EquationText(
        subject: name(rule.item, rule.attribute), relation: rule.relation,
        target: rule.target.map { name($0, rule.targetAttribute) }, multiplier: rule.multiplier,
        constant: rule.constant, priority: rule.priority
      ).description
    }
    .joined(separator: "\n")
  }
}
