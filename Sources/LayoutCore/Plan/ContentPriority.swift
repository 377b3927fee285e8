/// One of UIKit's two priorities for the size of a view's content.
public enum ContentPriorityKind: Hashable, Sendable, CaseIterable {
  /// How strongly the view resists becoming larger than its content.
  case hugging
  /// How strongly the view resists becoming smaller than its content.
  case compressionResistance
}

/// How strongly a view holds on to the size of its content along one axis, while a layout is active;
/// the priority from before comes back after it.
package struct ContentPriority: Hashable, Sendable {
  /// Which priorities of a view another one may replace, found out when a layout is built.
  package enum Replaceable: Hashable, Sendable {
    /// Any: somebody has asked for this one.
    case all
    /// Those of a view to which nobody has given others.
    case standard
    /// The standard one, and those below it.
    case standardOrLess
  }

  /// The view that gets the priority.
  package let item: LayoutItem
  package let kind: ContentPriorityKind
  package let axis: LayoutAxis
  /// How much the size of the content matters, from 1 to 1000.
  package let priority: UILayoutPriority
  /// Which of the priorities that the view has before this one may replace.
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
  /// The priority that UIKit gives a view which says nothing else.
  package var standard: UILayoutPriority { self == .hugging ? .defaultLow : .defaultHigh }

  /// The priority that a view has now.
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
