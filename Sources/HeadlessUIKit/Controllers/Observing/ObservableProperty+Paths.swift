import Foundation

extension ObservableProperty {
  /// Returns the property for a key path. Logs a message if observers of it would never be called.
  static func named(by path: AnyKeyPath, of type: Any.Type) -> ObservableProperty? {
    nonisolated(unsafe) let path = path
    return MainActor.assumeIsolated {
      if let property = find(path, of: type) { return property }
      Headless.log(
        """
        \(path) of \(type) is observed, but UIKit does not promise to report its changes, and they \
        are not reported here.
        """)
      return nil
    }
  }

  /// Returns the property for a key path; nil if observers of it would never be called.
  @MainActor
  static func find(_ path: AnyKeyPath, of type: Any.Type) -> ObservableProperty? {
    tables(of: type).lazy.compactMap { $0[path] }.first
  }

  private typealias Table = [AnyKeyPath: ObservableProperty]

  /// The tables of the types looked up so far.
  @MainActor
  private static var known: [ObjectIdentifier: [Table]] = [:]

  /// Returns the tables of all UIKit classes that a type inherits from.
  @MainActor
  private static func tables(of type: Any.Type) -> [Table] {
    if let tables = known[ObjectIdentifier(type)] { return tables }
    let tables = makeTables(of: type)
    known[ObjectIdentifier(type)] = tables
    return tables
  }

  @MainActor
  private static func makeTables(of type: Any.Type) -> [Table] {
    let tables = [
      (type as? any ObservableView.Type)?.viewPaths,
      (type as? any ObservableControl.Type)?.controlPaths,
      (type as? any ObservableLabel.Type)?.labelPaths,
      (type as? any ObservableImageView.Type)?.imageViewPaths,
      (type as? any ObservableController.Type)?.controllerPaths,
      (type as? any ObservableScrollView.Type)?.scrollViewPaths,
    ]
    return tables.compactMap { $0 } + inputTables(of: type)
  }

  /// Returns a property for a key path that equals none in the tables: in a final class, the key path
  /// of an overridden property differs. It is taken for the only property of the same type and value,
  /// if there is exactly one.
  @MainActor
  static func likely<Object: UIResponder, Value>(
    _ path: KeyPath<Object, Value>, of object: Object
  ) -> ObservableProperty? {
    let isOfApp = !String(reflecting: Object.self).hasPrefix("HeadlessUIKit.")
    guard isOfApp, "\(path)".contains("<computed") else { return nil }
    let value = String(describing: object[keyPath: path])
    let found = tables(of: Object.self).flatMap { $0 }.compactMap {
      known, property -> ObservableProperty? in
      guard let known = known as? KeyPath<Object, Value>,
        String(describing: object[keyPath: known]) == value
      else { return nil }
      return property
    }
    return found.count == 1 ? found[0] : nil
  }
}

// A key path includes the class that it was written for, such as `\MyLabel.text`, and equals only key
// paths for the same class. So each UIKit class lists its properties for all its subclasses, as
// `\Self.text`.

@MainActor
protocol ObservableView: UIView {}

extension ObservableView {
  static var viewPaths: [AnyKeyPath: ObservableProperty] {
    [
      \Self.frame: .frame, \Self.bounds: .bounds, \Self.center: .center,
      \Self.transform: .transform, \Self.alpha: .alpha, \Self.isHidden: .isHidden,
      \Self.backgroundColor: .backgroundColor,
    ]
  }
}

@MainActor
protocol ObservableControl: UIControl {}

extension ObservableControl {
  static var controlPaths: [AnyKeyPath: ObservableProperty] {
    [
      \Self.isEnabled: .isEnabled, \Self.isSelected: .isSelected,
      \Self.isHighlighted: .isHighlighted,
    ]
  }
}

@MainActor
protocol ObservableLabel: UILabel {}

extension ObservableLabel {
  static var labelPaths: [AnyKeyPath: ObservableProperty] {
    [
      \Self.text: .text, \Self.attributedText: .attributedText, \Self.textColor: .textColor,
      \Self.font: .font,
    ]
  }
}

@MainActor
protocol ObservableImageView: UIImageView {}

extension ObservableImageView {
  static var imageViewPaths: [AnyKeyPath: ObservableProperty] {
    [
      \Self.image: .image, \Self.highlightedImage: .highlightedImage,
      \Self.animationImages: .animationImages,
    ]
  }
}

@MainActor
protocol ObservableController: UIViewController {}

extension ObservableController {
  static var controllerPaths: [AnyKeyPath: ObservableProperty] {
    [\Self.title: .title, \Self.preferredContentSize: .preferredContentSize]
  }
}

extension UIView: ObservableView {}
extension UIControl: ObservableControl {}
extension UILabel: ObservableLabel {}
extension UIImageView: ObservableImageView {}
extension UIViewController: ObservableController {}
