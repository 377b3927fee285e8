import Foundation
import ListRules

/// Where something is in a list: in which section, and where in that.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  // Without an array of the two: lists make one for each item that they look at.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// 0 in a path without sections.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = [newValue, item] }
  }

  /// 0 in a path that ends at its section.
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
  /// As UIKit names it in its messages.
  var listDescription: String {
    "<NSIndexPath: {length = \(count), path = \(map(String.init).joined(separator: " - "))}>"
  }
}

extension ListMapping {
  subscript(old: IndexPath) -> IndexPath? { self[ListPlace(old)]?.path }
}
