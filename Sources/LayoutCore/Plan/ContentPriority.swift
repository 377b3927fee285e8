/// How strongly a view holds on to the size of its content, along one axis.
public struct ContentPriority: Sendable {
  /// Which of UIKit's two content priorities is meant.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Against becoming larger.
    case hugging
    /// Against becoming smaller.
    case compressionResistance
  }

  /// The view that gets the priority.
  public let view: UIView
  /// Which of the two content priorities it is.
  public let kind: Kind
  /// The axis along which it holds.
  public let axis: Axis
  /// How much the size of the content matters, from 1 to 1000.
  public let priority: UILayoutPriority

  /// A priority to set while a layout is active; the one from before comes back after it.
  public init(_ kind: Kind, of view: UIView, along axis: Axis, _ priority: UILayoutPriority) {
    self.view = view
    self.kind = kind
    self.axis = axis
    self.priority = priority
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
