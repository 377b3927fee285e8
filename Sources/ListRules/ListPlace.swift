import Foundation

/// The place of an item: its section, and its position in the section.
package struct ListPlace: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates a place from an index path; missing indices count as 0.
  package init(_ path: IndexPath) {
    self.init(section: path.count > 0 ? path[0] : 0, item: path.count > 1 ? path[1] : 0)
  }

  package var path: IndexPath { [section, item] }

  package static func < (left: ListPlace, right: ListPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ListPlace: CustomStringConvertible {
  /// The place in the form that UIKit's messages use.
  package var description: String {
    "<NSIndexPath: {length = 2, path = \(section) - \(item)}>"
  }
}
