import ConstraintSolver
import Foundation

/// Content whose height depends on its width is laid out in two passes.
///
/// First the widths are solved, with each text as wide as it would be unwrapped. Then each gets the
/// height for the width that it got, and, where it had to wrap, the width of its longest line; the
/// second solve lets it shrink to that. Before the next layout the first state is restored, so that
/// results don't depend on what was laid out before.
extension LayoutEngine {
  /// How often heights may change widths, which change heights.
  private static let heightRounds = 3
  /// Widths that differ by less are the same.
  private static let tolerance = 1e-3

  func setText(_ slot: Int, _ text: TextMeasure?) {
    let wasText = records[slot]?.text != nil
    records[slot]?.text = text
    guard wasText != (text != nil) else { return }
    let index = placeAmongTexts(slot)
    if wasText {
      textSlots.remove(at: index)
    } else {
      textSlots.insert(slot, at: index)
    }
  }

  /// Where a record is among the texts, or would be: they are in order.
  private func placeAmongTexts(_ slot: Int) -> Int {
    var range = 0..<textSlots.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = textSlots[middle] < slot ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  func solveWithTexts() {
    restoreNaturalWidths()
    if tiesAxes { restoreNaturalHeights() }
    solveOrBreak()
    guard !textSlots.isEmpty else { return }
    if measureTexts(shrinking: true) {
      solveOrBreak()
      if releasePinnedTexts() { solveOrBreak() }
    }
    for _ in 0..<Self.heightRounds {
      guard measureTexts(shrinking: false) else { return }
      if tiesAxes { heightsChangeWidths = true }
      solveOrBreak()
    }
  }

  private func restoreNaturalWidths() {
    for slot in textSlots {
      guard let record = records[slot], let text = record.text, text.isShrunk else { continue }
      grow(slot, record, to: text.naturalWidth)
    }
  }

  /// Where widths depend on heights, the heights of wrapped texts are a part of the state as well.
  private func restoreNaturalHeights() {
    for slot in textSlots {
      guard let record = records[slot], let text = record.text, text.width != nil,
        heightsChangeWidths || isInsideOfTiedAxes(record.node)
      else { continue }
      records[slot]?.text = TextMeasure(
        naturalWidth: text.naturalWidth, naturalHeight: text.naturalHeight)
      if let content = record.content.vertical { editContent(content, length: text.naturalHeight) }
    }
  }

  private func isInsideOfTiedAxes(_ node: LayoutNode) -> Bool {
    sequence(first: node) { $0.container?.node }.contains { node in
      slot(of: node).flatMap { records[$0]?.tiesAxes } == true
    }
  }

  private func grow(_ slot: Int, _ record: ItemRecord, to width: Double) {
    records[slot]?.text?.isShrunk = false
    guard let content = record.content.horizontal else { return }
    editContent(content, length: width)
    solver.setPriority(hugging(of: record, steps: -1), of: content.maximum)
  }

  private func hugging(of record: ItemRecord, steps: Int) -> Float {
    let priority = record.node.view?.contentHuggingPriority(for: .horizontal) ?? .defaultLow
    return Self.optional(priority, steps: steps)
  }

  /// - Returns: Whether anything changed that must be solved again.
  private func measureTexts(shrinking: Bool) -> Bool {
    var hasChanged = false
    for slot in textSlots {
      guard let record = records[slot], let text = record.text else { continue }
      let width = solver.value(of: record.axes.horizontal.length)
      let isSettled = text.isShrunk && width >= Double(text.size.width) - Self.tolerance
      if !isSettled, abs((text.width ?? -1) - width) > Self.tolerance {
        hasChanged = measure(slot, record, width) || hasChanged
      }
      if shrinking { hasChanged = shrink(slot, width) || hasChanged }
    }
    return hasChanged
  }

  /// - Returns: Whether the text has another height than before.
  private func measure(_ slot: Int, _ record: ItemRecord, _ width: Double) -> Bool {
    // A text that gets no room at all, such as one that a stack view hides, does not wrap in it.
    let room = width > Self.tolerance ? CGFloat(width + Self.tolerance) : .greatestFiniteMagnitude
    guard let view = record.node.view, let size = view.intrinsicContentSize(forWidth: room) else {
      return false
    }
    let isOther = records[slot]?.text?.size.height != size.height
    records[slot]?.text?.width = width
    records[slot]?.text?.size = size
    records[slot]?.text?.pinnedAt = nil
    guard isOther, let content = record.content.vertical else { return false }
    editContent(content, length: Double(max(size.height, 0)))
    return true
  }

  /// A text that had to wrap wants to be as wide as its longest line.
  ///
  /// - Returns: Whether that is less than it has.
  private func shrink(_ slot: Int, _ width: Double) -> Bool {
    guard let record = records[slot], let text = record.text, text.pinnedAt != clientEdits,
      width < text.naturalWidth - Self.tolerance,
      Double(text.size.width) < width - Self.tolerance,
      let content = record.content.horizontal
    else { return false }
    records[slot]?.text?.isShrunk = true
    editContent(content, length: Double(text.size.width))
    solver.setPriority(hugging(of: record, steps: -2), of: content.maximum)
    return true
  }

  /// Texts that could not shrink go back to their natural width, so that later layouts needn't try.
  private func releasePinnedTexts() -> Bool {
    var hasChanged = false
    for slot in textSlots {
      guard let record = records[slot], let text = record.text, text.isShrunk,
        let width = text.width,
        abs(solver.value(of: record.axes.horizontal.length) - width) < Self.tolerance
      else { continue }
      grow(slot, record, to: text.naturalWidth)
      records[slot]?.text?.pinnedAt = clientEdits
      hasChanged = true
    }
    return hasChanged
  }
}
