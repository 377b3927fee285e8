import Foundation
import ListRules

/// What is selected in a list, and what a finger rests on.
struct ListSelection {
  /// In the order in which they were selected.
  private(set) var paths: [IndexPath] = []
  /// How many had ever been selected before each.
  private var turns: [IndexPath: Int] = [:]
  private var nextTurn = 0
  var highlighted: IndexPath?

  func contains(_ path: IndexPath) -> Bool { turns[path] != nil }

  mutating func insert(_ path: IndexPath) {
    guard !contains(path) else { return }
    turns[path] = nextTurn
    nextTurn += 1
    paths.append(path)
  }

  /// - Complexity: Compares O(log *n*) paths, where *n* is how many are selected.
  mutating func remove(_ path: IndexPath) {
    guard let turn = turns[path] else { return }
    paths.remove(at: paths.partitionPoint { turns[$0, default: turn] >= turn })
    turns[path] = nil
  }

  /// Follows items to where they have gone.
  mutating func follow(_ mapping: ListMapping) {
    let moved = paths.compactMap { mapping[$0] }
    let held = highlighted.flatMap { mapping[$0] }
    clear()
    highlighted = held
    for path in moved { insert(path) }
  }

  mutating func clear() { self = ListSelection() }
}

/// A list whose items a finger selects.
@MainActor
protocol SelectableList: UIScrollView {
  var selection: ListSelection { get set }
  /// How many items a finger can select: none, one, or several.
  var selectionMode: ListSelectionMode { get }
  /// Whether the delegate hears that an item is chosen before it hears that no finger rests on it.
  var staysHighlightedWhileChosen: Bool { get }
  func itemPath(at point: CGPoint) -> IndexPath?
  func mayHighlight(_ path: IndexPath) -> Bool
  func showHighlight(_ isOn: Bool, at path: IndexPath)
  /// The item that the delegate wants selected in place of one; nil for none.
  func selectable(_ path: IndexPath) -> IndexPath?
  func deselectable(_ path: IndexPath) -> IndexPath?
  func showSelection(_ isOn: Bool, at path: IndexPath)
  func tellSelection(_ isOn: Bool, at path: IndexPath)
}

enum ListSelectionMode {
  case none, one, several
}

extension SelectableList {
  func fingerCameDown(_ touch: UITouch) {
    guard selection.highlighted == nil, let path = itemPath(at: touch.location(in: self)),
      selectionMode != .none, mayHighlight(path)
    else { return }
    selection.highlighted = path
    showHighlight(true, at: path)
  }

  func fingerWasLifted() {
    guard let path = selection.highlighted else { return }
    if !staysHighlightedWhileChosen { fingerWasTakenAway() }
    choose(path)
    fingerWasTakenAway()
  }

  func fingerWasTakenAway() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    showHighlight(false, at: path)
  }

  /// A finger has chosen an item: it is selected, or, where several can be, no longer.
  private func choose(_ path: IndexPath) {
    if selectionMode == .several, selection.contains(path) {
      guard let path = deselectable(path) else { return }
      change(path, isOn: false)
      return tellSelection(false, at: path)
    }
    guard let path = selectable(path) else { return }
    var dropped: [IndexPath] = []
    if selectionMode == .one {
      for old in selection.paths where old != path {
        guard let old = deselectable(old) else { continue }
        change(old, isOn: false)
        dropped.append(old)
      }
    }
    change(path, isOn: true)
    for old in dropped { tellSelection(false, at: old) }
    tellSelection(true, at: path)
  }

  /// Changes the selection without telling the delegate.
  func change(_ path: IndexPath, isOn: Bool) {
    if isOn { selection.insert(path) } else { selection.remove(path) }
    showSelection(isOn, at: path)
  }

  func select(onlyThis path: IndexPath?) {
    if selectionMode != .several || path == nil {
      for old in selection.paths where old != path { change(old, isOn: false) }
    }
    if let path { change(path, isOn: true) }
  }
}
