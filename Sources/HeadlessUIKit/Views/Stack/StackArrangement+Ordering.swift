import Foundation

/// The rules that place the items one after another.
extension StackArrangement {
  /// The priorities of proportions: each is weaker than the one before it, and none is weaker than
  /// the compression resistance of content.
  private static let proportionPriorities: ClosedRange<Float> = 751...999
  /// The priorities of equal distances between centers, which likewise count down. No content gives
  /// way to them.
  private static let centeringPriorities: ClosedRange<Float> = 51...149

  // Rules are appended one by one, in loops: thousands of items have thousands of rules, and
  // partial arrays would be copied. Each call of a closure would check that it runs on the main
  // actor.

  func addOrderingRules(to rules: inout [StackRule]) {
    guard let first = items.first?.node, let last = items.last?.node else { return }
    let visible = visibleIndices
    rules.append(
      StackRule(.canvasConnection, canvas.at(axis.start), .equal, first.at(axis.start)))
    if distribution.growsSpaces {
      addGrowingSpaceRules(visible, to: &rules)
    } else {
      addSpacingRules(visible, to: &rules)
    }
    if visible.isEmpty {
      // No visible item can fill the stack view.
      rules += [
        StackRule(.canvasConnection, canvas.at(axis.end), .greaterThanOrEqual, last.at(axis.end)),
        StackRule(.canvasFit, canvas.at(axis.length), at: Self.canvasFitPriority),
      ]
    } else {
      rules.append(StackRule(.canvasConnection, last.at(axis.end), .equal, canvas.at(axis.end)))
    }
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually: addEqualRules(visible, to: &rules)
    case .fillProportionally: addProportionalRules(visible, to: &rules)
    }
    for index in items.indices where !items[index].isVisible {
      rules.append(StackRule(.hiding, items[index].node.at(axis.length)))
    }
    addTextWidthRules(visible, to: &rules)
  }

  private var visibleIndices: [Int] {
    var visible: [Int] = []
    visible.reserveCapacity(items.count)
    for index in items.indices where items[index].isVisible { visible.append(index) }
    return visible
  }

  // MARK: - Spaces

  /// Returns the edge of an item at which the space after it begins.
  private func edge(after index: Int) -> StackRule.Place {
    let isBaseline = isBaselineRelative && axis == .vertical && items[index].isVisible
    return items[index].node.at(isBaseline ? .lastBaseline : axis.end)
  }

  /// Returns the edge of an item at which the space before it ends.
  private func edge(before index: Int) -> StackRule.Place {
    let isBaseline = isBaselineRelative && axis == .vertical && items[index].isVisible
    return items[index].node.at(isBaseline ? .firstBaseline : axis.start)
  }

  /// Returns the rule that the next item begins where this one ends.
  private func abut(after index: Int) -> StackRule {
    StackRule(
      .spacing, items[index + 1].node.at(axis.start), .equal, items[index].node.at(axis.end))
  }

  /// Adds spaces of the given width. With hidden items in between, the spaces beside the visible
  /// ones get half of it each.
  private func addSpacingRules(_ visible: [Int], to rules: inout [StackRule]) {
    var passed = 0
    for index in items.indices.dropLast() {
      while passed < visible.count, visible[passed] <= index { passed += 1 }
      guard passed > 0, passed < visible.count else {
        rules.append(abut(after: index))
        continue
      }
      let shares =
        (items[index].isVisible ? 0.5 : 0) + (items[index + 1].isVisible ? 0.5 : 0)
      rules.append(
        StackRule(
          .spacing, edge(before: index + 1), .equal, edge(after: index),
          plus: items[visible[passed - 1]].spacing * shares))
    }
  }

  /// Adds spaces of at least the given width that are all equal.
  private func addGrowingSpaceRules(_ visible: [Int], to rules: inout [StackRule]) {
    let between = (visible.first ?? items.count)..<(visible.last ?? items.count)
    for index in items.indices.dropLast() where !between.contains(index) {
      rules.append(abut(after: index))
    }
    for number in gaps.indices {
      let (before, after) = (visible[number], visible[number + 1])
      rules.append(
        StackRule(
          .spacing, edge(before: after), .greaterThanOrEqual, edge(after: before),
          plus: items[before].spacing))
      addGapRules(number, before, after, to: &rules)
      for hidden in items[before + 1..<after] {
        rules.append(
          StackRule(.spacing, hidden.node.at(axis.center), .equal, gaps[number].at(axis.center)))
      }
    }
  }

  private func addGapRules(
    _ number: Int, _ before: Int, _ after: Int, to rules: inout [StackRule]
  ) {
    let gap = gaps[number]
    let isCentering = distribution == .equalCentering
    let start = isCentering ? items[before].node.at(axis.center) : edge(after: before)
    let end = isCentering ? items[after].node.at(axis.center) : edge(before: after)
    rules.append(StackRule(.distributingEdge, gap.at(axis.start), .equal, start))
    rules.append(StackRule(.distributingEdge, gap.at(axis.end), .equal, end))
    guard number > 0 else { return }
    let priority =
      isCentering ? Self.centeringPriorities.countingDown(number - 1) : 1000
    rules.append(
      StackRule(
        .fillEqually, gap.at(axis.length), .equal, gaps[0].at(axis.length), at: priority))
  }

  // MARK: - Lengths

  private func addEqualRules(_ visible: [Int], to rules: inout [StackRule]) {
    guard let first = visible.first else { return }
    for index in visible.dropFirst() {
      rules.append(
        StackRule(
          .fillEqually, items[index].node.at(axis.length), .equal,
          items[first].node.at(axis.length)))
    }
  }

  /// Adds each item's share of the length that the spaces leave or, with the quirk, of the whole
  /// length.
  private func addProportionalRules(_ visible: [Int], to rules: inout [StackRule]) {
    let total = visible.reduce(0) { $0 + items[$1].naturalLength }
    let spaces = visible.dropLast().reduce(0) { $0 + items[$1].spacing }
    // The length of a text is the length of one line until its width is known, so it must be free
    // to grow.
    let countsSpacing = countsSpacing && !visible.contains { items[$0].wraps }
    let whole = countsSpacing ? total + spaces : total
    guard total > 0, whole > 0 else { return }
    for index in visible {
      let length = items[index].node.at(axis.length)
      let share = items[index].naturalLength / whole
      guard share > 0 else {
        rules.append(StackRule(.fillProportionally, length))
        continue
      }
      rules.append(
        StackRule(
          .fillProportionally, length, .equal, canvas.at(axis.length), times: share,
          plus: countsSpacing ? 0 : -share * spaces,
          at: Self.proportionPriorities.countingDown(index)))
    }
  }

  private func addTextWidthRules(_ visible: [Int], to rules: inout [StackRule]) {
    guard visible.count > 1 else { return }
    let count = CGFloat(visible.count)
    var spaces: CGFloat?
    for index in visible {
      guard let priority = items[index].textWidthPriority else { continue }
      let known = spaces ?? visible.dropLast().reduce(0) { $0 + items[$1].spacing }
      spaces = known
      rules.append(
        StackRule(
          .textWidth, items[index].node.at(.width), .equal, canvas.at(.width), times: 1 / count,
          plus: -known / count, at: priority))
    }
  }
}

extension ClosedRange<Float> {
  fileprivate func countingDown(_ steps: Int) -> Float {
    Swift.max(lowerBound, upperBound - Float(steps))
  }
}
