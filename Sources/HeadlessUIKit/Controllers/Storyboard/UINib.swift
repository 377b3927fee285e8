import Foundation

/// A file of Interface Builder. Such files cannot be read here: `instantiate` logs a message and returns
/// no objects.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
  }

  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    Headless.log(
      "The nib \(name) can't be loaded: nibs are not supported. Create its views in code.")
    return []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// There are no nibs here: logs a message and returns nil.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    _ = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return nil
  }
}
