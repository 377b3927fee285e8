import Foundation

/// A description of content that makes a view for it.
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
  /// Whether the view supports a configuration: one of its type.
  @preconcurrency @MainActor
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIContentView where Self: UIView {
  /// Returns a configuration of the view's type; logs a message if it is of another type.
  @MainActor
  func accepted<C: UIContentConfiguration>(_ configuration: any UIContentConfiguration) -> C? {
    if let configuration = configuration as? C { return configuration }
    Headless.log(
      "\(shortName) got a \(type(of: configuration)); it can only show a \(C.self).")
    return nil
  }
}
