/// How strongly a view holds on to the size of its content, along one axis.
public struct ContentPriority: Sendable {
  /// Which of UIKit's two content priorities is meant.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Against becoming larger.
    case hugging
    /// Against becoming smaller.
    case compressionResistance
  }

  /// Which priorities of a view another one may replace, found out when a layout is built.
  public enum Replaceable: Hashable, Sendable {
    /// Any: somebody has asked for this one.
    case all
    /// Those of a view to which nobody has given others.
    case standard
    /// The standard one, and those below it.
    case standardOrLess
  }

  /// The view that gets the priority.
  public let view: UIView
  /// Which of the two content priorities it is.
  public let kind: Kind
  /// The axis along which it holds.
  public let axis: Axis
  /// How much the size of the content matters, from 1 to 1000.
  public let priority: UILayoutPriority

  /// Which of the priorities that the view has before this one may replace.
  public let replaceable: Replaceable

  /// A priority to set while a layout is active; the one from before comes back after it.
  public init(
    _ kind: Kind, of view: UIView, along axis: Axis, _ priority: UILayoutPriority,
    replacing replaceable: Replaceable = .all
  ) {
    self.view = view
    self.kind = kind
    self.axis = axis
    self.priority = priority
    self.replaceable = replaceable
  }
}

extension ContentPriority.Replaceable {
  func contains(_ priority: UILayoutPriority, of kind: ContentPriority.Kind) -> Bool {
    switch self {
    case .all: true
    case .standard: priority == kind.standard
    case .standardOrLess: priority.rawValue <= kind.standard.rawValue
    }
  }
}

extension ContentPriority.Kind {
  /// The priority that UIKit gives a view which says nothing else.
  public var standard: UILayoutPriority { self == .hugging ? .defaultLow : .defaultHigh }

  /// The priority that a view has now.
  @MainActor
  public func current(of view: UIView, along axis: Axis) -> UILayoutPriority {
    switch self {
    case .hugging: view.contentHuggingPriority(for: axis.native)
    case .compressionResistance: view.contentCompressionResistancePriority(for: axis.native)
    }
  }

  @MainActor
  func set(_ priority: UILayoutPriority, of view: UIView, along axis: Axis) {
    switch self {
    case .hugging: view.setContentHuggingPriority(priority, for: axis.native)
    case .compressionResistance:
      view.setContentCompressionResistancePriority(priority, for: axis.native)
    }
  }
}
