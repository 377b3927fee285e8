import Foundation

/// What places the items one after another.
extension StackArrangement {
  /// Proportions count down from here, each weaker than the one before it, and never get weaker than
  /// what content resists with.
  private static let proportionPriorities: ClosedRange<Float> = 751...999
  /// Likewise for equal distances between centres, which no content gives way to.
  private static let centeringPriorities: ClosedRange<Float> = 51...149

  var orderingRules: [StackRule] {
    guard let first = items.first?.node, let last = items.last?.node else { return [] }
    var rules = [
      StackRule(.canvasConnection, canvas.at(axis.start), .equal, first.at(axis.start))
    ]
    rules += distribution.growsSpaces ? growingSpaceRules : spacingRules
    if visibleIndices.isEmpty {
      // Nothing is there that could fill the stack view.
      rules += [
        StackRule(.canvasConnection, canvas.at(axis.end), .greaterThanOrEqual, last.at(axis.end)),
        StackRule(.canvasFit, canvas.at(axis.length), at: Self.canvasFitPriority),
      ]
    } else {
      rules.append(StackRule(.canvasConnection, last.at(axis.end), .equal, canvas.at(axis.end)))
    }
    return rules + distributionRules + hidingRules + textWidthRules
  }

  private var visibleIndices: [Int] { items.indices.filter { items[$0].isVisible } }

  private var hidingRules: [StackRule] {
    items.filter { !$0.isVisible }.map { StackRule(.hiding, $0.node.at(axis.length)) }
  }

  // MARK: - Spaces

  /// Where a space begins and ends beside an item.
  private func edges(
    of item: Item
  ) -> (before: StackRule.Place, after: StackRule.Place) {
    guard isBaselineRelative, axis == .vertical, item.isVisible else {
      return (item.node.at(axis.start), item.node.at(axis.end))
    }
    return (item.node.at(.firstBaseline), item.node.at(.lastBaseline))
  }

  /// Adds that `next` begins where `item` ends.
  private func abut(_ item: Item, _ next: Item) -> StackRule {
    StackRule(.spacing, next.node.at(axis.start), .equal, item.node.at(axis.end))
  }

  /// The visible items on both sides of a place between two items, if there are both.
  private func surroundings(of place: Int, _ visible: [Int]) -> (before: Item, after: Item)? {
    var range = 0..<visible.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        visible[middle] <= place
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let next = range.lowerBound
    guard next > 0, next < visible.count else { return nil }
    return (items[visible[next - 1]], items[visible[next]])
  }

  /// Spaces as wide as told. Where hidden items are in between, those beside them get half each.
  private var spacingRules: [StackRule] {
    let visible = visibleIndices
    return items.indices.dropLast().map { index in
      let (item, next) = (items[index], items[index + 1])
      guard let surroundings = surroundings(of: index, visible) else { return abut(item, next) }
      let shares = (item.isVisible ? 0.5 : 0) + (next.isVisible ? 0.5 : 0)
      return StackRule(
        .spacing, edges(of: next).before, .equal, edges(of: item).after,
        plus: surroundings.before.spacing * shares)
    }
  }

  /// Spaces at least as wide as told, and all the same.
  private var growingSpaceRules: [StackRule] {
    let visible = visibleIndices
    var rules: [StackRule] = []
    for index in items.indices.dropLast() where surroundings(of: index, visible) == nil {
      rules.append(abut(items[index], items[index + 1]))
    }
    for (number, gap) in gaps.enumerated() {
      let pair = (visible[number], visible[number + 1])
      let (before, after) = (items[pair.0], items[pair.1])
      rules.append(
        StackRule(
          .spacing, edges(of: after).before, .greaterThanOrEqual, edges(of: before).after,
          plus: before.spacing))
      rules += gapRules(gap, number, before, after)
      for hidden in items[pair.0 + 1..<pair.1] {
        rules.append(
          StackRule(.spacing, hidden.node.at(axis.center), .equal, gap.at(axis.center)))
      }
    }
    return rules
  }

  private func gapRules(
    _ gap: LayoutNode, _ number: Int, _ before: Item, _ after: Item
  ) -> [StackRule] {
    let isCentering = distribution == .equalCentering
    let start = isCentering ? before.node.at(axis.center) : edges(of: before).after
    let end = isCentering ? after.node.at(axis.center) : edges(of: after).before
    let ends = [
      StackRule(.distributingEdge, gap.at(axis.start), .equal, start),
      StackRule(.distributingEdge, gap.at(axis.end), .equal, end),
    ]
    guard number > 0 else { return ends }
    let priority =
      isCentering ? Self.centeringPriorities.countingDown(number - 1) : 1000
    let equal = StackRule(
      .fillEqually, gap.at(axis.length), .equal, gaps[0].at(axis.length), at: priority)
    return ends + [equal]
  }

  // MARK: - Lengths

  private var distributionRules: [StackRule] {
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: []
    case .fillEqually: equalRules
    case .fillProportionally: proportionalRules
    }
  }

  private var equalRules: [StackRule] {
    let visible = visibleIndices
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map {
      StackRule(
        .fillEqually, items[$0].node.at(axis.length), .equal, items[first].node.at(axis.length))
    }
  }

  /// Each item's share of what the spaces leave.
  private var proportionalRules: [StackRule] {
    let visible = visibleIndices
    let total = visible.reduce(0) { $0 + items[$1].naturalLength }
    let spaces = visible.dropLast().reduce(0) { $0 + items[$1].spacing }
    // The length of a text is that of one line until its width is known: it must be free to grow.
    let countsSpacing = countsSpacing && !visible.contains { items[$0].wraps }
    let whole = countsSpacing ? total + spaces : total
    guard total > 0, whole > 0 else { return [] }
    return visible.map { index in
      let length = items[index].node.at(axis.length)
      let share = items[index].naturalLength / whole
      guard share > 0 else { return StackRule(.fillProportionally, length) }
      return StackRule(
        .fillProportionally, length, .equal, canvas.at(axis.length), times: share,
        plus: countsSpacing ? 0 : -share * spaces,
        at: Self.proportionPriorities.countingDown(index))
    }
  }

  private var textWidthRules: [StackRule] {
    let visible = visibleIndices
    guard visible.count > 1 else { return [] }
    let count = CGFloat(visible.count)
    let spaces = visible.dropLast().reduce(0) { $0 + items[$1].spacing }
    return visible.compactMap { index in
      items[index].textWidthPriority.map {
        StackRule(
          .textWidth, items[index].node.at(.width), .equal, canvas.at(.width), times: 1 / count,
          plus: -spaces / count, at: $0)
      }
    }
  }
}

extension ClosedRange<Float> {
  fileprivate func countingDown(_ steps: Int) -> Float {
    Swift.max(lowerBound, upperBound - Float(steps))
  }
}
