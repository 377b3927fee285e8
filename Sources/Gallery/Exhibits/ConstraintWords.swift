import Foundation

/// Describes constraints in words:
/// `the leading edge of title is 16 points after the leading edge of card`.
@MainActor
struct ConstraintWords {
  let names: LayoutNames

  func text(_ constraint: NSLayoutConstraint) -> String {
    guard let rule = constraint.statedRule else { return constraint.text(names) }
    let subject = "the \(Self.word(rule.attribute)) of \(name(rule.item))"
    // At most a distance before an edge means at least that distance after it; the words count from
    // the edge.
    let countsBack = rule.target != nil && rule.constant < 0
    let relation = countsBack ? rule.relation.flipped : rule.relation
    return "\(subject) \(verb(relation)) \(value(rule))\(force(rule.priority))"
  }

  private func name(_ item: StatedItem) -> String {
    switch item {
    case .view(let view): names.name(of: view)
    case .guide(let guide): names.name(of: .guide(guide))
    case .area(let area, let view): "the \(Self.words(area.rawValue)) of \(names.name(of: view))"
    }
  }

  private func value(_ rule: StatedRule) -> String {
    guard let target = rule.target else { return layoutPoints(rule.constant) }
    var text = ""
    if rule.constant != 0 {
      let isLength = rule.attribute.isLength
      let side =
        isLength
        ? (rule.constant > 0 ? "more than" : "less than") : Self.side(rule.attribute, rule.constant)
      text += "\(layoutPoints(abs(rule.constant))) \(side) "
    } else if rule.multiplier == 1 {
      text += rule.relation == .equal ? "equal to " : ""
    }
    if rule.multiplier != 1 { text += "\(layoutNumber(rule.multiplier)) times " }
    return text + "the \(Self.word(rule.targetAttribute)) of \(name(target))"
  }

  private func verb(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "is"
    case .lessThanOrEqual: "is at most"
    case .greaterThanOrEqual: "is at least"
    }
  }

  private func force(_ priority: UILayoutPriority) -> String {
    priority == .required
      ? "" : ", if possible (priority \(layoutNumber(CGFloat(priority.rawValue))))"
  }

  /// Returns the side of a point at a distance from another, in the direction of the attribute.
  private static func side(_ attribute: LayoutAttribute, _ constant: CGFloat) -> String {
    let isAfter = constant > 0
    return switch attribute {
    case .leading, .trailing: isAfter ? "after" : "before"
    case .left, .right, .centerX: isAfter ? "right of" : "left of"
    default: isAfter ? "below" : "above"
    }
  }

  private static func word(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .leading, .trailing, .left, .right, .top, .bottom: "\(attribute.rawValue) edge"
    default: words(attribute.rawValue)
    }
  }

  /// `firstBaseline` as `first baseline`.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}
