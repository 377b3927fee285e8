import Foundation

/// What a stack view arranges and how: all that its constraints follow from.
///
/// A row and a column are the same here: `start`, `end` and `center` are those of the axis, and what
/// is across is the same for the other axis.
@MainActor
struct StackArrangement {
  struct Item {
    let node: LayoutNode
    let isVisible: Bool
    /// The space after it, if another visible one follows.
    let spacing: CGFloat
    /// How long it would be by itself, where the distribution asks for that.
    let naturalLength: CGFloat
    /// Whether how long it would be depends on how much room there is across.
    let wraps: Bool
    /// How much it wants its part of the width of a row, if it is a text that does.
    let textWidthPriority: Float?
  }

  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  /// Whether spaces are measured between baselines.
  let isBaselineRelative: Bool
  /// What the items fill: the stack view itself or its margins.
  let canvas: LayoutNode
  let items: [Item]
  /// As wide as the widest of the items.
  let spanner: LayoutNode?
  /// From each visible item to the next.
  let gaps: [LayoutNode]
  /// Whether another stack view has taken all space from this one, which must not contradict it.
  let isCollapsed: Bool
  /// Whether proportions are taken of the content and the spacing.
  let countsSpacing: Bool

  static let spanningPriority: Float = 999.5
  static let spanningFitPriority: Float = 51
  static let canvasFitPriority: Float = 49
  static let ambiguityPriority: Float = 25

  /// The constraints, in the order in which they mention the items first.
  var rules: [StackRule] {
    guard !items.isEmpty else { return [] }
    var rules: [StackRule] = []
    rules.reserveCapacity(4 * items.count + 4)
    addOrderingRules(to: &rules)
    addAlignmentRules(to: &rules)
    guard isCollapsed else { return rules }
    for index in rules.indices where rules[index].key.priority >= 1000 {
      rules[index].key.priority = LayoutEngine.almostRequired
    }
    return rules
  }

  // MARK: - Across

  private func addAlignmentRules(to rules: inout [StackRule]) {
    let cross = axis.cross
    let aligned = alignment.attributes(on: cross)
    let first = items[0].node
    for index in items.indices.dropFirst() {
      for attribute in aligned {
        rules.append(
          StackRule(
            .alignment, first.at(attribute), .equal, items[index].node.at(attribute)))
      }
    }
    if let spanner { addSpanningRules(spanner, aligned, to: &rules) }
    for side in [Side.start, .end] {
      let edge = side.attribute(on: cross)
      let isAligned = aligned.contains(edge)
      let target = isAligned ? first : spanner ?? first
      let relation = isAligned || spanner != nil ? .equal : side.outwards
      rules.append(StackRule(.canvasConnection, canvas.at(edge), relation, target.at(edge)))
    }
    if aligned.contains(cross.center) {
      rules.append(
        StackRule(.canvasConnection, canvas.at(cross.center), .equal, first.at(cross.center)))
    }
    guard alignment != .fill else { return }
    if alignment.isBaseline || spanner == nil {
      rules.append(
        StackRule(.canvasFit, canvas.at(cross.length), at: Self.canvasFitPriority))
    }
    for index in items.indices {
      rules.append(
        StackRule(
          .ambiguity, items[index].node.at(cross.length), at: Self.ambiguityPriority))
    }
  }

  /// The spanner reaches around all items, and is no wider than it must be.
  private func addSpanningRules(
    _ spanner: LayoutNode, _ aligned: [NSLayoutConstraint.Attribute], to rules: inout [StackRule]
  ) {
    let cross = axis.cross
    for index in items.indices {
      for side in [Side.start, .end] {
        let edge = side.attribute(on: cross)
        let isAligned = aligned.contains(edge)
        rules.append(
          StackRule(
            .spanningBoundary, spanner.at(edge), isAligned ? .equal : side.outwards,
            items[index].node.at(edge), at: isAligned ? Self.spanningPriority : 1000))
      }
    }
    rules.append(StackRule(.spanningFit, spanner.at(cross.length), at: Self.spanningFitPriority))
  }

  /// One of both ends on an axis.
  private enum Side {
    case start, end

    func attribute(on axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
      self == .start ? axis.start : axis.end
    }

    /// How the edge of what is around compares with the edge of what is inside.
    var outwards: NSLayoutConstraint.Relation {
      self == .start ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension UIStackView.Alignment {
  /// What is the same of all items; baselines only exist where the items are side by side.
  fileprivate func attributes(
    on axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint.Attribute] {
    switch self {
    case .fill: [axis.start, axis.end]
    case .leading: [axis.start]
    case .center: [axis.center]
    case .trailing: [axis.end]
    case .firstBaseline: axis == .vertical ? [.firstBaseline] : [axis.start]
    case .lastBaseline: axis == .vertical ? [.lastBaseline] : [axis.start]
    }
  }
}

extension NSLayoutConstraint.Axis {
  var cross: Self { self == .horizontal ? .vertical : .horizontal }
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
