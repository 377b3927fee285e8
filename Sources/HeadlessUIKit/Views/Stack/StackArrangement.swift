import Foundation

/// The arrangement of a stack view, from which all its constraints follow.
///
/// Rows and columns are handled alike: `start`, `end` and `center` refer to the axis, or across it
/// to the other axis.
@MainActor
struct StackArrangement {
  struct Item {
    let node: LayoutNode
    let isVisible: Bool
    /// The space after the item, if another visible item follows.
    let spacing: CGFloat
    /// The length of the item by itself, if the distribution needs it.
    let naturalLength: CGFloat
    /// Whether the natural length depends on the available length across.
    let wraps: Bool
    /// The priority with which a text wants its equal part of the width of a row; nil for other
    /// items.
    let textWidthPriority: Float?
  }

  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  /// Whether spaces are measured between baselines.
  let isBaselineRelative: Bool
  /// The area that the items fill: the stack view itself or its margins.
  let canvas: LayoutNode
  let items: [Item]
  /// A guide as wide as the widest item.
  let spanner: LayoutNode?
  /// Guides from each visible item to the next.
  let gaps: [LayoutNode]
  /// Whether another stack view has collapsed this one. Its rules must not conflict with that.
  let isCollapsed: Bool
  /// Whether proportions include the spacing.
  let countsSpacing: Bool

  static let spanningPriority: Float = 999.5
  static let spanningFitPriority: Float = 51
  static let canvasFitPriority: Float = 49
  static let ambiguityPriority: Float = 25

  /// The rules, in the order in which they first mention the items.
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

  /// Adds rules by which the spanner encloses all items, and is no wider than necessary.
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

  /// One of the two ends along an axis.
  private enum Side {
    case start, end

    func attribute(on axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
      self == .start ? axis.start : axis.end
    }

    /// The relation of an outer edge to an inner edge.
    var outwards: NSLayoutConstraint.Relation {
      self == .start ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension UIStackView.Alignment {
  /// Returns the attributes that all items share. Baselines exist only if the items are side by
  /// side.
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
