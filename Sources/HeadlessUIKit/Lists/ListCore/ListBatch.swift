import Foundation
import ListRules

/// The pending updates of a list.
struct ListBatch {
  /// The number of nested batches; only the outermost is carried out.
  var depth = 0
  var updates = ListUpdates()
  /// The items to reconfigure, by their index paths before the updates.
  var reconfigured: [IndexPath] = []
  /// Whether a reload was requested during the batch.
  var wantsReload = false

  /// Ends a batch.
  ///
  /// - Returns: The updates to carry out; nil while an outer batch is open.
  mutating func end() -> ListBatch? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    let finished = self
    self = ListBatch()
    return finished
  }
}

/// A list whose items can be inserted, deleted, moved and reloaded.
@MainActor
protocol UpdatableList: UIScrollView {
  var batch: ListBatch { get set }
  /// The number of items in each section, as known to the list.
  var knownCounts: [Int] { get }
  /// The number of items in each section, as the data source returns it now.
  var currentCounts: [Int] { get }
  var updateErrorWords: UpdateReferee.Words { get }
  func loadCountsIfNeeded()
  func reloadData()
  func follow(_ mapping: ListMapping, counts: [Int])
  /// Called before the first updates of a batch are requested.
  func willBeginBatch()
  /// Called before updates are carried out.
  func willApplyUpdates(_ updates: @autoclosure () -> ListUpdates)
  /// Has the data source configure existing cells again.
  func reconfigure(_ paths: [IndexPath])
}

extension UpdatableList {
  /// The maximum number of layout passes in a row: cells that change their size, and delegates, can request
  /// further ones.
  static var roundLimit: Int { 10 }

  /// Returns the number of items in each section, up to a list's capacity; reports an excess.
  ///
  /// - Parameters:
  ///   - sections: The number of sections from the data source.
  ///   - items: Returns the number of items in a section from the data source.
  func counts(ofSections sections: Int, _ items: (Int) -> Int) -> [Int] {
    let most = 1_000_000
    var rest = most
    var isWhole = sections <= most
    let placeholders = (self as? any DraggableList)?.madeDragAndDrop?.placeholders
    let counts = (0..<max(0, min(sections, most))).map { section in
      let count = max(0, items(section)) + (placeholders?.count(inSection: section) ?? 0)
      isWhole = isWhole && count <= rest
      let kept = min(count, rest)
      rest -= kept
      return kept
    }
    if !isWhole {
      Headless.log("\(shortName) shows the first \(most) of its items: more can't be laid out.")
    }
    return counts
  }

  /// Whether the content size category has changed, or the display scale, to which measured sizes
  /// are rounded.
  func hasOtherMeasures(than old: UITraitCollection?) -> Bool {
    old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || old?.displayScale != traitCollection.displayScale
  }

  func willBeginBatch() {}
  func willApplyUpdates(_ updates: @autoclosure () -> ListUpdates) {}

  func begin() {
    loadCountsIfNeeded()
    if batch.depth == 0 { willBeginBatch() }
    batch.depth += 1
  }

  /// Reconfigures cells: at once, or after the updates of an open batch.
  func requestReconfigure(_ paths: [IndexPath]) {
    if batch.depth == 0 { reconfigure(paths) } else { batch.reconfigured += paths }
  }

  func update(_ change: (inout ListUpdates) -> Void) {
    begin()
    change(&batch.updates)
    end()
  }

  /// Carries out the updates, unless an outer batch is open. Updates that contradict the data source are
  /// reported in UIKit's words; then the list is reloaded.
  func end() {
    guard let finished = batch.end() else { return }
    let after = currentCounts
    let verdict = UpdateReferee.judge(
      finished.updates, before: knownCounts, after: after, words: updateErrorWords)
    switch verdict {
    case .legal(let mapping):
      willApplyUpdates(finished.updates)
      if !finished.updates.isEmpty || !finished.wantsReload { follow(mapping, counts: after) }
      if finished.wantsReload { return reloadData() }
      if !finished.reconfigured.isEmpty {
        reconfigure(finished.reconfigured.compactMap { mapping[$0] })
      }
    case .illegal(let complaint):
      Headless.log("\(complaint)  \(shortName) reloads its data.")
      reloadData()
    }
  }

  /// Performs updates as one animation. While an outer batch is open, the data source is ahead of the list,
  /// so there is no layout.
  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    Headless.Animation(duration: 0.3).perform {
      begin()
      updates?()
      end()
      if batch.depth == 0 { layoutIfNeeded() }
    } completion: {
      completion?($0)
    }
  }
}
