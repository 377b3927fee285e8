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

extension UIContentView where Self: UIView {
  /// A configuration as one of the type that the view shows; where it is of another, that is said.
  @MainActor
  func accepted<C: UIContentConfiguration>(_ configuration: any UIContentConfiguration) -> C? {
    if let configuration = configuration as? C { return configuration }
    Headless.log(
      "\(shortName) got a \(type(of: configuration)); it can show a \(C.self) alone.")
    return nil
  }
}
