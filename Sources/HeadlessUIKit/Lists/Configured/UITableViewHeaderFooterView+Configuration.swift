import Foundation

/// What a header or a footer shows by configurations.
extension UITableViewHeaderFooterView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
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

  /// That of a header or a footer in a table of its style, without content.
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

  func tellHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  func clearBackgroundViews() { (backgroundView, backgroundColor) = (nil, nil) }

  func contentSizeMayHaveChanged() { (superview as? UITableView)?.setNeedsLayout() }
}
