import Foundation
import ListRules
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a list remembers of its selection.
struct ListSelectionTests {
  @Test func pathsAreInSelectionOrder() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      var selection = ListSelection()
      var expected: [IndexPath] = []
      for _ in 0..<60 {
        let path = IndexPath(item: Int.random(in: 0..<12, using: &generator), section: 1)
        if Bool.random(using: &generator) {
          selection.insert(path)
          if !expected.contains(path) { expected.append(path) }
        } else {
          selection.remove(path)
          expected.removeAll { $0 == path }
        }
        #expect(selection.paths == expected)
        #expect(selection.contains(path) == expected.contains(path))
      }
    }
  }

  @Test func removedPathsAreDeselected() {
    var selection = ListSelection()
    for item in [2, 0, 1] { selection.insert(IndexPath(item: item, section: 0)) }
    selection.highlighted = IndexPath(item: 0, section: 0)
    let places = [nil, ListPlace(section: 0, item: 5), ListPlace(section: 0, item: 0)]
    selection.follow(ListMapping(sections: [0], items: [places]))
    #expect(selection.paths == [IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0)])
    #expect(selection.highlighted == nil)
    selection.remove(IndexPath(item: 0, section: 0))
    #expect(selection.paths == [IndexPath(item: 5, section: 0)])
  }
}
