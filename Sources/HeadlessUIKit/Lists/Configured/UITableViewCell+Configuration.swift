import Foundation

/// The configurations of a table view's cell.
extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Replaces the content view, including views that were added to it.
  @preconcurrency @MainActor
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.content }
    set { show(newValue) }
  }

  /// Whether the content configuration is updated for each state.
  @preconcurrency @MainActor
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }

  /// Replaces the background views.
  @preconcurrency @MainActor
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set { show(newValue) }
  }

  /// Whether the background configuration is updated for each state.
  @preconcurrency @MainActor
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  /// The configuration for the style of the cell, without content.
  @preconcurrency @MainActor
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The configuration for the style of the table view.
  @preconcurrency @MainActor
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain || superview == nil
      ? .listPlainCell() : .listGroupedCell()
  }

  func callHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  func clearBackgroundViews() {
    (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil, nil)
    backgroundColor = nil
  }

  func contentSizeMayHaveChanged() { remeasure(where: .enabled) }
}
