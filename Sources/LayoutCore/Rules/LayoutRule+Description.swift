/// Numbers as a person writes them: without a fraction if there is none.
package func shortText(_ number: CGFloat) -> String {
  guard let whole = Int(exactly: number) else { return "\(number)" }
  return "\(whole)"
}

extension LayoutRule {
  /// The rule as an equation, such as `title.leading == card.leading + 8 @750`.
  @MainActor
  public func equation(names: LayoutNames = LayoutNames()) -> String {
    var text = "\(names.name(of: item)).\(attribute.rawValue) \(relation.rawValue) "
    if let target {
      text += "\(names.name(of: target)).\(targetAttribute.rawValue)"
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

  /// The text by which a constraint is recognised in a log, such as
  /// `VStackBlock ▸ titleLabel.top  LoginView.swift:42`.
  @MainActor
  func readableIdentifier(names: LayoutNames) -> String {
    if let identifier { return identifier }
    let subject = "\(names.name(of: item)).\(attribute.rawValue)  \(line)"
    return role.isEmpty ? subject : "\(role) ▸ \(subject)"
  }
}

extension LayoutRule: @MainActor CustomStringConvertible {
  @MainActor public var description: String { equation() }
}
