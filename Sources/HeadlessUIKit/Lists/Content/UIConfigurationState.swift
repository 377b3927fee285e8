import Foundation

/// The state that a look may depend on.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state that the look of a header, footer or another view may depend on.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Always false unless the app sets it.
  public var isFocused = false
  /// Whether a header or footer stays visible while its section scrolls.
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

/// The state that the look of a cell may depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is being dragged.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Whether something is held over the cell.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  private var view: UIViewConfigurationState
  public var isEditing = false
  /// Whether the children of the cell's item are shown.
  public var isExpanded = false
  /// Always false unless the app sets it: swipes show nothing here.
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
  /// The properties that all states share; a state of an app's own type contributes only its
  /// traits.
  var common: UIViewConfigurationState {
    (self as? UICellConfigurationState)?.viewState ?? self as? UIViewConfigurationState
      ?? UIViewConfigurationState(traitCollection: traitCollection)
  }
}
