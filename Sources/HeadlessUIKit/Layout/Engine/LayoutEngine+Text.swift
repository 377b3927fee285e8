import ConstraintSolver
import Foundation

/// Lays out content whose height depends on its width, in two passes.
///
/// The first solve finds the widths, with each text as wide as it is unwrapped. Each text then gets the height for its
/// width and, if it had to wrap, the width of its longest line; the second solve lets it shrink to that. Before the
/// next layout, the original state is restored wherever that layout changes anything, so that results don't depend on
/// earlier layouts.
extension LayoutEngine {
  /// The number of rounds in which heights may change widths, which change heights again.
  private static let heightRounds = 3
  /// Widths that differ by less count as equal.
  private static let tolerance = 1e-3

  func setText(_ slot: Int, _ text: TextMeasure?) {
    let wasText = records[slot].text != nil
    records[slot].text = text
    if text != nil { texts.insert(slot) }
    guard wasText != (text != nil) else { return }
    let index = insertionIndexAmongTexts(slot)
    if wasText {
      textSlots.remove(at: index)
    } else {
      textSlots.insert(slot, at: index)
    }
  }

  /// The position of a record among the sorted texts, or where it would be.
  private func insertionIndexAmongTexts(_ slot: Int) -> Int {
    var range = 0..<textSlots.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = textSlots[middle] < slot ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  func solveWithTexts() {
    restoreNaturalSizes()
    solveOrBreak()
    guard !textSlots.isEmpty else { return }
    defer { texts.startOver(with: pinnedTexts()) }
    if measureTexts(shrinking: true) {
      solveOrBreak()
      if releasePinnedTexts() { solveOrBreak() }
    }
    for _ in 0..<Self.heightRounds {
      guard measureTexts(shrinking: false) else { return }
      solveOrBreak()
    }
  }

  /// Unwraps the texts whose widths the next solve may change, as if they had never been measured.
  private func restoreNaturalSizes() {
    guard !textSlots.isEmpty else { return }
    textLayouts += 1
    // A restored height may affect the width of yet another text.
    repeat { solver.prepare() } while restoreUnsettledSizes()
  }

  // Loops, not closures: a closure would check its actor for each text.

  /// The texts on the agenda that still exist, in order.
  private func textsToVisit() -> [Int] {
    var slots: [Int] = []
    if texts.hasOverflowed {
      slots = textSlots
    } else {
      for slot in texts.sorted() where records[slot].text != nil { slots.append(slot) }
    }
    Headless.counters.textsVisited += slots.count
    return slots
  }

  /// The texts whose widths may change in the next solve, or as a consequence of a new text.
  private func unsettledTexts() -> [Int] {
    guard let components = look({ $0.unsettledComponents }) else { return textSlots }
    var slots: [Int] = []
    for component in components + settledComponentsOfNewTexts() {
      slots += texts(inComponent: component)
    }
    Headless.counters.textsVisited += slots.count
    return slots
  }

  /// Texts not measured yet wrap and shrink together with others, even if they are as wide as the texts that they
  /// replace.
  private func settledComponentsOfNewTexts() -> [Int] {
    var components: [Int] = []
    var known: Set<Int> = []
    for slot in textsToVisit() where records[slot].text?.width == nil {
      guard let content = records[slot].content.horizontal,
        look({ $0.isSettled(content.minimum) }),
        let component = look({ $0.component(of: content.minimum) }),
        known.insert(component).inserted
      else { continue }
      components.append(component)
    }
    return components
  }

  /// The texts whose width belongs to a component, and those whose height does; none if no width does.
  private func texts(inComponent component: Int) -> [Int] {
    var (wide, high): ([Int], [Int]) = ([], [])
    for variable in look({ $0.boundedVariables(ofComponent: component) }) {
      let slot = Int(slotsOfVariables[Int(variable.index)])
      guard records[slot].text != nil else { continue }
      let axes = records[slot].coordinates.axes
      if axes.horizontal.length == variable {
        wide.append(slot)
      } else if tiesAxes, axes.vertical.length == variable {
        high.append(slot)
      }
    }
    return wide.isEmpty ? [] : wide + high
  }

  /// Restores the sizes of unsettled texts. Heights matter only if they are solved together with widths.
  ///
  /// - Returns: Whether any height changed.
  private func restoreUnsettledSizes() -> Bool {
    var high: [Int] = []
    var holdsWidths: [Int: Bool] = [:]
    for slot in unsettledTexts() {
      let record = records[slot]
      guard let text = record.text, text.layout != textLayouts, record.content.horizontal != nil
      else { continue }
      texts.insert(slot)
      records[slot].text?.layout = textLayouts
      if text.isShrunk { grow(slot, record, to: text.naturalSize.width) }
      guard tiesAxes, text.width != nil, text.size.height != text.naturalSize.height,
        let height = record.content.vertical,
        let component = look({ $0.component(of: height.minimum) })
      else { continue }
      let holdsWidth =
        holdsWidths[component] ?? !texts(inComponent: component).isEmpty
      holdsWidths[component] = holdsWidth
      if holdsWidth { high.append(slot) }
    }
    // Not earlier: a baseline that moves makes the solver discard its components.
    for slot in high { restoreHeight(slot) }
    return !high.isEmpty
  }

  private func restoreHeight(_ slot: Int) {
    let record = records[slot]
    guard let height = record.text?.naturalSize.height, let content = record.content.vertical
    else { return }
    records[slot].text?.width = nil
    records[slot].text?.size.height = height
    editContent(content, length: max(height, 0))
    updateBaselines(of: record.node)
  }

  private func grow(_ slot: Int, _ record: ItemRecord, to width: CGFloat) {
    records[slot].text?.isShrunk = false
    guard let content = record.content.horizontal else { return }
    editContent(content, length: max(width, 0))
    solver.setPriority(hugging(of: record, steps: -1), of: content.maximum)
  }

  private func hugging(of record: ItemRecord, steps: Int) -> Float {
    let priority = record.node.view?.contentHuggingPriority(for: .horizontal) ?? .defaultLow
    return Self.optional(priority, steps: steps)
  }

  /// - Returns: Whether anything changed that requires another solve.
  private func measureTexts(shrinking: Bool) -> Bool {
    var hasChanged = false
    for slot in textsToVisit() {
      let record = records[slot]
      guard let text = record.text else { continue }
      let width = value(of: record.coordinates.axes.horizontal.length)
      // Between the width of its longest line and the width it was measured for, a text breaks into the same lines.
      let isSettled =
        text.isShrunk && width >= Double(text.size.width) - Self.tolerance
        && width <= (text.width ?? 0) + Self.tolerance
      if !isSettled, abs((text.width ?? -1) - width) > Self.tolerance {
        hasChanged = measure(slot, record, width) || hasChanged
      }
      if shrinking { hasChanged = shrink(slot, width) || hasChanged }
    }
    return hasChanged
  }

  /// - Returns: Whether the height of the text changed.
  private func measure(_ slot: Int, _ record: ItemRecord, _ width: Double) -> Bool {
    // A text without any room, such as one hidden by a stack view, does not wrap.
    let room = width > Self.tolerance ? CGFloat(width + Self.tolerance) : .greatestFiniteMagnitude
    guard let view = record.node.view, view.wrapsContent else { return false }
    let size = view.intrinsicContentSize(proposing: room)
    let isOther = records[slot].text?.size.height != size.height
    records[slot].text?.width = width
    records[slot].text?.size = size
    records[slot].text?.layout = textLayouts
    let hasMovedBaselines = updateBaselines(of: record.node)
    guard isOther, let content = record.content.vertical else { return hasMovedBaselines }
    editContent(content, length: Double(max(size.height, 0)))
    return true
  }

  /// Makes a text that had to wrap as wide as its longest line.
  ///
  /// - Returns: Whether that is narrower than its width.
  private func shrink(_ slot: Int, _ width: Double) -> Bool {
    let record = records[slot]
    guard let text = record.text, text.layout == textLayouts,
      width < text.naturalSize.width - Self.tolerance,
      Double(text.size.width) < width - Self.tolerance,
      let content = record.content.horizontal
    else { return false }
    records[slot].text?.isShrunk = true
    editContent(content, length: Double(text.size.width))
    solver.setPriority(hugging(of: record, steps: -2), of: content.maximum)
    return true
  }

  /// Returns texts that could not shrink to their natural width, so that later layouts need not try.
  private func releasePinnedTexts() -> Bool {
    var hasChanged = false
    for slot in pinnedTexts() {
      let record = records[slot]
      // A text that an earlier layout shrank, and that nothing has unwrapped since, is as it should be.
      guard let text = record.text, text.layout == textLayouts else { continue }
      grow(slot, record, to: text.naturalSize.width)
      records[slot].text?.layout = 0
      hasChanged = true
    }
    return hasChanged
  }

  private func pinnedTexts() -> [Int] {
    var slots: [Int] = []
    for slot in textsToVisit() where isPinned(slot) { slots.append(slot) }
    return slots
  }

  /// Whether a text is as wide as it was measured for, although its longest line is narrower.
  private func isPinned(_ slot: Int) -> Bool {
    let record = records[slot]
    guard let text = record.text, text.isShrunk, let width = text.width else { return false }
    let length = value(of: record.coordinates.axes.horizontal.length)
    return abs(length - width) < Self.tolerance
  }
}
