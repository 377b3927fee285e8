/// A number as source that Swift takes where a number of points is asked for.
package func sourceText(_ number: CGFloat) -> String {
  if number.isNaN { return "CGFloat.nan" }
  if number.isInfinite { return number < 0 ? "-CGFloat.infinity" : "CGFloat.infinity" }
  return shortText(number)
}

/// A priority as a person writes it.
package func sourceText(_ priority: UILayoutPriority) -> String {
  switch priority {
  case .required: ".required"
  case .defaultHigh: ".defaultHigh"
  case .defaultLow: ".defaultLow"
  default: shortText(CGFloat(priority.rawValue))
  }
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
  /// The call that sets the priority.
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
