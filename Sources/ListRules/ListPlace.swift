import Foundation

/// Where an item is: in which section, and where in that.
package struct ListPlace: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// 0 for what a path does not say.
  package init(_ path: IndexPath) {
    self.init(section: path.count > 0 ? path[0] : 0, item: path.count > 1 ? path[1] : 0)
  }

  package var path: IndexPath { [section, item] }

  package static func < (left: ListPlace, right: ListPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ListPlace: CustomStringConvertible {
  /// As UIKit names it in its messages.
  package var description: String {
    "<NSIndexPath: {length = 2, path = \(section) - \(item)}>"
  }
}
