import Foundation

/// What an item shows by configurations.
extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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
    set {
      parts.hasOwnBackground = true
      show(newValue)
    }
  }

  /// Whether the background is updated for each state.
  @preconcurrency @MainActor
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  @preconcurrency @MainActor
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  func tellHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  func clearBackgroundViews() {
    (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
  }

  func contentSizeMayHaveChanged() { remeasure(where: .enabled) }
}
