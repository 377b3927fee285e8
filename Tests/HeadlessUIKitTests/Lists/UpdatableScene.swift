import Foundation

@testable import HeadlessUIKit

/// A table or a collection, for tests of updates in both.
@MainActor
protocol UpdatableScene: AnyObject {
  var sections: [[String]] { get set }
  var texts: [String] { get }
  var shownCells: [UIView] { get }
  func layOut()
  func update(_ calls: () -> Void)
  func call(_ call: UpdateCall)
  func reloadData()
}

/// An update that a list is asked for in a batch.
enum UpdateCall: Equatable {
  case deleteSection(Int), insertSection(Int), reloadSection(Int), moveSection(Int, Int)
  case delete(IndexPath), insert(IndexPath), reload(IndexPath), move(IndexPath, IndexPath)
}

extension TableScene: UpdatableScene {
  var shownCells: [UIView] { table.visibleCells }
  func update(_ calls: () -> Void) { table.performBatchUpdates(calls) }
  func reloadData() { table.reloadData() }

  func call(_ call: UpdateCall) {
    switch call {
    case .deleteSection(let index): table.deleteSections([index], with: .none)
    case .insertSection(let index): table.insertSections([index], with: .none)
    case .reloadSection(let index): table.reloadSections([index], with: .none)
    case .moveSection(let from, let to): table.moveSection(from, toSection: to)
    case .delete(let path): table.deleteRows(at: [path], with: .none)
    case .insert(let path): table.insertRows(at: [path], with: .none)
    case .reload(let path): table.reloadRows(at: [path], with: .none)
    case .move(let from, let to): table.moveRow(at: from, to: to)
    }
  }
}

extension CollectionScene: UpdatableScene {
  var shownCells: [UIView] { collection.visibleCells }
  func update(_ calls: () -> Void) { collection.performBatchUpdates(calls) }
  func reloadData() { collection.reloadData() }

  func call(_ call: UpdateCall) {
    switch call {
    case .deleteSection(let index): collection.deleteSections([index])
    case .insertSection(let index): collection.insertSections([index])
    case .reloadSection(let index): collection.reloadSections([index])
    case .moveSection(let from, let to): collection.moveSection(from, toSection: to)
    case .delete(let path): collection.deleteItems(at: [path])
    case .insert(let path): collection.insertItems(at: [path])
    case .reload(let path): collection.reloadItems(at: [path])
    case .move(let from, let to): collection.moveItem(at: from, to: to)
    }
  }
}
