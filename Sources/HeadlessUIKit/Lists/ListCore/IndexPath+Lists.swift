import Foundation
import ListRules

/// A position in a list: a section, and an index in it.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  // Avoids an array, since lists make an index path for each item that they visit.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// 0 for an empty path.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = [newValue, item] }
  }

  /// 0 for a path that ends at its section.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = [section, newValue] }
  }

  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension IndexPath {
  /// The format of UIKit's messages.
  var listDescription: String {
    "<NSIndexPath: {length = \(count), path = \(map(String.init).joined(separator: " - "))}>"
  }
}

extension ListMapping {
  subscript(old: IndexPath) -> IndexPath? { self[ListPlace(old)]?.path }
}
