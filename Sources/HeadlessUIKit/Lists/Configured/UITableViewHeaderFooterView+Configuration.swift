import Foundation

/// The configurations of a header or footer.
extension UITableViewHeaderFooterView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
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

  /// The configuration for a header or footer in a table of this style, without content.
  @preconcurrency @MainActor
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (isPlain, isHeader) {
    case (true, true): .plainHeader()
    case (true, false): .plainFooter()
    case (false, true): .groupedHeader()
    case (false, false): .groupedFooter()
    }
  }

  @preconcurrency @MainActor
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  func callHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  func clearBackgroundViews() { (backgroundView, backgroundColor) = (nil, nil) }

  func contentSizeMayHaveChanged() { (superview as? UITableView)?.setNeedsLayout() }
}
