import Foundation
import ListRules

/// The updates of a list that have been asked for and not carried out yet.
struct ListBatch {
  /// How many batches are open; only the outermost is carried out.
  var depth = 0
  var updates = ListUpdates()
  /// What is to be configured again, by where it was before the updates.
  var reconfigured: [IndexPath] = []
  /// The data source was to be asked for everything meanwhile.
  var wantsReload = false

  /// Ends a batch.
  ///
  /// - Returns: What is to be carried out; nil while an outer batch is open.
  mutating func end() -> ListBatch? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    let finished = self
    self = ListBatch()
    return finished
  }
}

/// A list whose items can be inserted, deleted, moved and reloaded while it is shown.
@MainActor
protocol UpdatableList: UIScrollView {
  var batch: ListBatch { get set }
  /// How many items each section has, as far as the list knows.
  var knownCounts: [Int] { get }
  /// The same as the data source says it now.
  var currentCounts: [Int] { get }
  var updateWords: UpdateReferee.Words { get }
  func loadCountsIfNeeded()
  func reloadData()
  func follow(_ mapping: ListMapping, counts: [Int])
  /// The first updates of a batch are about to be asked for.
  func willBeginBatch()
  /// Updates are about to be carried out.
  func willCarryOut(_ updates: @autoclosure () -> ListUpdates)
  /// Has the data source configure cells again, without other ones.
  func reconfigure(_ paths: [IndexPath])
}

extension UpdatableList {
  /// Cells that want another size, and those who are told of them, make a list find places anew; so often at
  /// most.
  static var roundLimit: Int { 10 }

  /// How many items each section has, as far as a list can hold them; that there are more is told.
  ///
  /// - Parameters:
  ///   - sections: How many sections there are said to be.
  ///   - items: How many items a section is said to have.
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

  /// Whether texts have become larger or smaller.
  func hasOtherTextSize(than old: UITraitCollection?) -> Bool {
    old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
  }

  func willBeginBatch() {}
  func willCarryOut(_ updates: @autoclosure () -> ListUpdates) {}

  func begin() {
    loadCountsIfNeeded()
    if batch.depth == 0 { willBeginBatch() }
    batch.depth += 1
  }

  /// Configures cells again: at once, or after the updates of the batch that is open.
  func askToReconfigure(_ paths: [IndexPath]) {
    if batch.depth == 0 { reconfigure(paths) } else { batch.reconfigured += paths }
  }

  func update(_ change: (inout ListUpdates) -> Void) {
    begin()
    change(&batch.updates)
    end()
  }

  /// Carries the updates out, if no outer batch is open. Updates that contradict the data source
  /// are told as UIKit does; then everything is shown anew.
  func end() {
    guard let finished = batch.end() else { return }
    let after = currentCounts
    let verdict = UpdateReferee.judge(
      finished.updates, before: knownCounts, after: after, words: updateWords)
    switch verdict {
    case .legal(let mapping):
      willCarryOut(finished.updates)
      if !finished.updates.isEmpty || !finished.wantsReload { follow(mapping, counts: after) }
      if finished.wantsReload { return reloadData() }
      if !finished.reconfigured.isEmpty {
        reconfigure(finished.reconfigured.compactMap { mapping[$0] })
      }
    case .illegal(let complaint):
      Headless.log("\(complaint)  \(shortName) shows everything anew.")
      reloadData()
    }
  }

  /// Everything that the updates do is one animation. While an outer batch is open, the data source says what
  /// the list does not know yet.
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
