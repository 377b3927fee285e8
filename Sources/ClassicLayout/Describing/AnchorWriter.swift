/// Writes calls such as `.leadingAnchor(8.from(photo.trailingAnchor).orGreater)`.
struct AnchorWriter: DialectWriter {
  func statement(_ rule: StatedRule, _ names: inout SourceNames) -> String? {
    guard case .view = rule.item else { return nil }
    // UIKit's views have baseline anchors of their own, which no chain can begin with.
    guard ![.firstBaseline, .lastBaseline].contains(rule.attribute) else { return nil }
    return ".\(rule.attribute.rawValue)Anchor(\(value(of: rule, &names)))"
  }

  private func value(of rule: StatedRule, _ names: inout SourceNames) -> String {
    var text = subject(of: rule, &names)
    if rule.multiplier != 1 { text += ".multiplied(by: \(shortText(rule.multiplier)))" }
    switch rule.relation {
    case .equal: break
    case .lessThanOrEqual: text += ".orLess"
    case .greaterThanOrEqual: text += ".orGreater"
    }
    if rule.priority != AnchorConstraint.defaultPriority {
      text += ".priority(\(sourceText(rule.priority)))"
    }
    return text
  }

  /// Returns a number, an anchor, or a number from an anchor.
  private func subject(of rule: StatedRule, _ names: inout SourceNames) -> String {
    let number = shortText(rule.inset)
    guard let target = rule.target else { return number }
    if rule.targetAttribute == rule.attribute, !rule.attribute.isLength, rule.multiplier == 1 {
      switch rule.relative {
      case .surroundings(nil): return number
      case .surroundings(let area?): return "\(number).from(.\(area.rawValue))"
      default: break
      }
    }
    let anchor = target.expression(of: rule.targetAttribute, &names)
    return rule.constant == 0 ? anchor : "\(number).from(\(anchor))"
  }
}
