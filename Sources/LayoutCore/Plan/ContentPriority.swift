/// One of UIKit's two priorities for the size of a view's content.
public enum ContentPriorityKind: Hashable, Sendable, CaseIterable {
  /// How strongly the view resists becoming larger than its content.
  case hugging
  /// How strongly the view resists becoming smaller than its content.
  case compressionResistance
}

/// The hugging or compression resistance priority of a view along one axis while a layout is
/// active; the previous priority is restored afterwards.
package struct ContentPriority: Hashable, Sendable {
  /// The current priorities that a setting may replace, determined when a layout is built.
  package enum Replaceable: Hashable, Sendable {
    /// Any priority: this one was requested explicitly.
    case all
    /// The standard priority, which no other code has changed.
    case standard
    /// The standard priority, and lower ones.
    case standardOrLess
  }

  /// The view that gets the priority.
  package let item: LayoutItem
  package let kind: ContentPriorityKind
  package let axis: LayoutAxis
  /// The importance of the content's size, from 1 to 1000.
  package let priority: UILayoutPriority
  /// The previous priorities of the view that this one may replace.
  package let replaceable: Replaceable

  package init(
    _ kind: ContentPriorityKind, of item: LayoutItem, along axis: LayoutAxis,
    _ priority: UILayoutPriority, replacing replaceable: Replaceable = .all
  ) {
    self.item = item
    self.kind = kind
    self.axis = axis
    self.priority = priority
    self.replaceable = replaceable
  }
}

extension ContentPriority.Replaceable {
  func contains(_ priority: UILayoutPriority, of kind: ContentPriorityKind) -> Bool {
    switch self {
    case .all: true
    case .standard: priority == kind.standard
    case .standardOrLess: priority.rawValue <= kind.standard.rawValue
    }
  }
}

extension ContentPriorityKind {
  /// The priority that UIKit gives to a plain view.
  package var standard: UILayoutPriority { self == .hugging ? .defaultLow : .defaultHigh }

  /// Returns the current priority of a view.
  @MainActor
  package func current(of view: UIView, along axis: LayoutAxis) -> UILayoutPriority {
    switch self {
    case .hugging: view.contentHuggingPriority(for: axis.native)
    case .compressionResistance: view.contentCompressionResistancePriority(for: axis.native)
    }
  }

  @MainActor
  func set(_ priority: UILayoutPriority, of view: UIView, along axis: LayoutAxis) {
    switch self {
    case .hugging: view.setContentHuggingPriority(priority, for: axis.native)
    case .compressionResistance:
      view.setContentCompressionResistancePriority(priority, for: axis.native)
    }
  }
}
