import Foundation

/// A file of Interface Builder. None can be read here: whoever asks for its objects is told so, and gets
/// none.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    Headless.log("The nib \(name) can't be loaded: there are no nibs here. Make its views in code.")
    return []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// There are no nibs here: says so, and gives nothing.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    _ = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return nil
  }
}

extension UITableView {
  /// There are no nibs here: cells with the identifier are plain ones, and making one says so.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
  }

  /// There are no nibs here: there are no views with the identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// There are no nibs here: cells with the identifier are plain ones, and making one says so.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
  }

  /// There are no nibs here: views with the identifier are plain ones, and making one says so.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
