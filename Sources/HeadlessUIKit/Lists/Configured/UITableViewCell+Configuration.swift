import Foundation

/// What a cell of a table shows by configurations.
extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Shown in place of what was added to the content view, which is another one then.
  @preconcurrency @MainActor
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.content }
    set { show(newValue) }
  }

  /// Whether the content is updated for each state.
  @preconcurrency @MainActor
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }

  /// Takes the place of background views.
  @preconcurrency @MainActor
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set { show(newValue) }
  }

  /// Whether the background is updated for each state.
  @preconcurrency @MainActor
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  /// That of the style of the cell, without content.
  @preconcurrency @MainActor
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// That of the style of the table.
  @preconcurrency @MainActor
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain || superview == nil
      ? .listPlainCell() : .listGroupedCell()
  }

  func tellHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  func clearBackgroundViews() {
    (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil, nil)
    backgroundColor = nil
  }

  func contentSizeMayHaveChanged() { remeasure(where: .enabled) }
}
