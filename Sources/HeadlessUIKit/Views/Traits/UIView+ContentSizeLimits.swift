import Foundation

/// The limits of the text size in a view and its subviews.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  func apply(to values: inout TraitValues) {
    guard let category = values.contentSizeCategory, category != .unspecified else { return }
    if let minimum, category < minimum { values.contentSizeCategory = minimum }
    if let maximum, category > maximum { values.contentSizeCategory = maximum }
  }

  func description(_ category: UIContentSizeCategory) -> String? {
    if let minimum, category < minimum {
      return "\(category.rawValue) is less than \(minimum.rawValue)"
    }
    if let maximum, category > maximum {
      return "\(category.rawValue) is more than \(maximum.rawValue)"
    }
    return nil
  }
}

extension UIView {
  /// The smallest text size in the view and its subviews; nil for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.contentSizeLimits.minimum }
    set { limit { $0.minimum = newValue } }
  }

  /// The largest text size in the view and its subviews; nil for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.contentSizeLimits.maximum }
    set { limit { $0.maximum = newValue } }
  }

  /// The limits that change the text size here, from the outermost view inward; empty if none does.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let around = sequence(first: self, next: \.superview).reversed()
    let lines = around.compactMap { view -> String? in
      let inherited = view.superview?.traitCollection ?? view.traitCollection
      return view.rare?.contentSizeLimits.description(inherited.preferredContentSizeCategory)
        .map { "\(view.shortName): \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private func limit(_ change: (inout ContentSizeLimits) -> Void) {
    change(&ensureRare().contentSizeLimits)
    environmentDidChange()
  }
}
