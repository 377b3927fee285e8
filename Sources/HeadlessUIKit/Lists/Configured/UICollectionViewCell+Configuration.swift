import Foundation

/// The configurations of an item's cell.
extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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
    set {
      parts.hasOwnBackground = true
      show(newValue)
    }
  }

  /// Whether the background configuration is updated for each state.
  @preconcurrency @MainActor
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  @preconcurrency @MainActor
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  func callHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  func clearBackgroundViews() {
    (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
  }

  func contentSizeMayHaveChanged() { remeasure(where: .enabled) }
}
