import Foundation

/// What the look of something may depend on.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What the look of a header, a footer or another view may depend on.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Nothing has the focus here until somebody sets it.
  public var isFocused = false
  /// Whether a header or a footer stays in sight while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What the look of a cell may depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is being dragged to another place in an app that lets it.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Whether something is held over the cell.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  private var view: UIViewConfigurationState
  public var isEditing = false
  /// Whether what the item of the cell contains is shown.
  public var isExpanded = false
  /// Nothing is seen of swipes here until somebody sets it.
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public init(traitCollection: UITraitCollection) {
    view = UIViewConfigurationState(traitCollection: traitCollection)
  }

  init(_ state: UIViewConfigurationState) {
    view = state
  }

  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }

  var viewState: UIViewConfigurationState { view }
}

extension UIConfigurationState {
  /// What states of all kinds have in common; a state of an app's own kind has its traits alone.
  var common: UIViewConfigurationState {
    (self as? UICellConfigurationState)?.viewState ?? self as? UIViewConfigurationState
      ?? UIViewConfigurationState(traitCollection: traitCollection)
  }
}
