import Foundation

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint 'identifier' UILabel(title).leading == UIView.leading + 8 @750>`.
  var equation: String {
    var words = ["<\(Self.self)"]
    if let identifier { words.append("'\(identifier)'") }
    words.append(first.text)
    words.append(relation.symbol)
    words.append(contentsOf: rightSide)
    if priority != .required { words.append("@\(number(CGFloat(priority.rawValue)))") }
    return words.joined(separator: " ") + ">"
  }

  private var rightSide: [String] {
    guard let second else { return [number(constant)] }
    var words: [String] = []
    if multiplier != 1 { words += [number(multiplier), "*"] }
    words.append(second.text)
    if constant != 0 { words += [constant < 0 ? "-" : "+", number(abs(constant))] }
    return words
  }

  private func number(_ value: CGFloat) -> String {
    Headless.number(value)
  }
}

extension AnchorReference {
  @MainActor
  fileprivate var text: String {
    let start = "\(LayoutNode.name(of: node)).\(attribute.name)"
    guard let end else { return start }
    return "(\(LayoutNode.name(of: end.node)).\(end.attribute.name) - \(start))"
  }
}

extension LayoutNode {
  @MainActor
  static func name(of node: LayoutNode?) -> String {
    if let view = node?.view { return view.shortName }
    guard let guide = node?.guide else { return "nil" }
    let name = "\(type(of: guide))"
    if !guide.identifier.isEmpty { return "\(name)(\(guide.identifier))" }
    return "\(name)[\(node?.guideOwner?.shortName ?? "nil")]"
  }
}

extension NSLayoutConstraint.Attribute {
  var name: String { "\(self)" }
}
