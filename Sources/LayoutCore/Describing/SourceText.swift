/// Returns a number as source that Swift accepts as a number of points.
package func sourceText(_ number: CGFloat) -> String {
  if number.isNaN { return "CGFloat.nan" }
  if number.isInfinite { return number < 0 ? "-CGFloat.infinity" : "CGFloat.infinity" }
  return shortText(number)
}

/// Returns a priority as a person would write it.
package func sourceText(_ priority: UILayoutPriority) -> String {
  switch priority {
  case .required: ".required"
  case .defaultHigh: ".defaultHigh"
  case .defaultLow: ".defaultLow"
  default: shortText(CGFloat(priority.rawValue))
  }
}

/// Returns a color as source: one color for light and one for dark if they differ.
@MainActor
package func sourceText(_ color: UIColor) -> String {
  let (light, dark) = (components(of: color, .light), components(of: color, .dark))
  if light == dark { return light }
  return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
}

@MainActor
private func components(of color: UIColor, _ style: UIUserInterfaceStyle) -> String {
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let parts = zip(["red", "green", "blue", "alpha"], [red, green, blue, alpha])
  return "UIColor(\(parts.map { "\($0): \(sourceText($1))" }.joined(separator: ", ")))"
}

extension ConstraintValue {
  /// The value as source: `8`, `.min(8)`, `.exact(8, .defaultHigh)`.
  package var sourceText: String {
    let number = LayoutCore.sourceText(value)
    let word: String
    switch relation {
    case .equal where priority == .required && value.isFinite: return number
    case .equal: word = ".exact"
    case .greaterThanOrEqual: word = ".min"
    case .lessThanOrEqual: word = ".max"
    }
    if priority == .required { return "\(word)(\(number))" }
    return "\(word)(\(number), \(LayoutCore.sourceText(priority)))"
  }
}

extension ContentPriority {
  /// Returns the call that sets the priority.
  @MainActor
  package func call(on view: UIView, _ names: inout SourceNames) -> String {
    let method =
      switch kind {
      case .hugging: "setContentHuggingPriority"
      case .compressionResistance: "setContentCompressionResistancePriority"
      }
    let text = sourceText(priority)
    let value = text.hasPrefix(".") ? text : "UILayoutPriority(\(text))"
    return "\(names.name(of: view)).\(method)(\(value), for: .\(axis))"
  }
}
