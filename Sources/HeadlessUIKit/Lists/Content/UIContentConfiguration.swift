import Foundation

/// What a view shows, in one value that makes such views.
public protocol UIContentConfiguration {
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
public protocol UIContentView: NSObjectProtocol {
  @preconcurrency @MainActor var configuration: any UIContentConfiguration { get set }
  @preconcurrency @MainActor func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show a configuration: one of the type that it shows.
  @preconcurrency @MainActor
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
