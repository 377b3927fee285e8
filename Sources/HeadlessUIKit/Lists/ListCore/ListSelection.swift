import Foundation
import ListRules

/// The selection of a list, and its highlighted item.
struct ListSelection {
  /// In the order of selection.
  private(set) var paths: [IndexPath] = []
  /// The number of selections made before each path.
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

  /// - Complexity: O(log *n*) comparisons, where *n* is the number of selected items.
  mutating func remove(_ path: IndexPath) {
    guard let turn = turns[path] else { return }
    paths.remove(at: paths.partitionPoint { turns[$0, default: turn] >= turn })
    turns[path] = nil
  }

  /// Updates the index paths after changes.
  mutating func follow(_ mapping: ListMapping) {
    let moved = paths.compactMap { mapping[$0] }
    let held = highlighted.flatMap { mapping[$0] }
    clear()
    highlighted = held
    for path in moved { insert(path) }
  }

  mutating func clear() { self = ListSelection() }
}

/// A list whose items can be selected by touch.
@MainActor
protocol SelectableList: UIScrollView {
  var selection: ListSelection { get set }
  /// Whether users can select none, one or several items.
  var selectionMode: ListSelectionMode { get }
  /// Whether the delegate is notified of the selection before the end of the highlight.
  var selectsBeforeUnhighlighting: Bool { get }
  func itemPath(at point: CGPoint) -> IndexPath?
  func mayHighlight(_ path: IndexPath) -> Bool
  func showHighlight(_ isOn: Bool, at path: IndexPath)
  /// Returns the item that the delegate selects instead; nil for none.
  func selectable(_ path: IndexPath) -> IndexPath?
  func deselectable(_ path: IndexPath) -> IndexPath?
  func showSelection(_ isOn: Bool, at path: IndexPath)
  func notifySelection(_ isOn: Bool, at path: IndexPath)
}

enum ListSelectionMode {
  case none, one, several
}

extension SelectableList {
  func selectionTouchBegan(_ touch: UITouch) {
    guard selection.highlighted == nil, let path = itemPath(at: touch.location(in: self)),
      selectionMode != .none, mayHighlight(path)
    else { return }
    selection.highlighted = path
    showHighlight(true, at: path)
  }

  func selectionTouchEnded() {
    guard let path = selection.highlighted else { return }
    if !selectsBeforeUnhighlighting { selectionTouchCancelled() }
    choose(path)
    selectionTouchCancelled()
  }

  func selectionTouchCancelled() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    showHighlight(false, at: path)
  }

  /// Selects a touched item, or deselects it if several can be selected.
  private func choose(_ path: IndexPath) {
    if selectionMode == .several, selection.contains(path) {
      guard let path = deselectable(path) else { return }
      change(path, isOn: false)
      return notifySelection(false, at: path)
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
    for old in dropped { notifySelection(false, at: old) }
    notifySelection(true, at: path)
  }

  /// Changes the selection without notifying the delegate.
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
