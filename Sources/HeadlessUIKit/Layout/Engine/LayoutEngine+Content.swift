import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The size of a view's content: at least, with its compression resistance; at most, with its
  /// hugging.
  func updateContent(_ slot: Int) {
    guard !records[slot].isVacant else { return }
    let node = records[slot].node
    if node.isScrollContent { return updateScrollContent(slot, node) }
    guard let view = node.view else { return }
    guard takesContentIntoAccount(view) else {
      for axis in NSLayoutConstraint.Axis.both { removeContent(slot, axis) }
      setText(slot, nil)
      updateBaselines(of: node)
      return
    }
    let size = view.intrinsicContentSize
    let isText = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude) != nil
    for axis in NSLayoutConstraint.Axis.both {
      let length = size.length(on: axis)
      view.checkContent(length)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      let hugging = view.contentHuggingPriority(for: axis)
      setContent(
        slot, axis, length,
        resistance: Self.optional(resistance, steps: !isText ? 0 : axis == .horizontal ? -1 : 1),
        hugging: Self.optional(hugging, steps: isText && axis == .horizontal ? -1 : 0))
    }
    setText(slot, isText ? TextMeasure(naturalSize: size) : nil)
    // Of several texts that may wrap the last takes the slack, as on a device.
    solver.prefer(
      isText ? records[slot].content.horizontal?.maximum : nil,
      for: records[slot].coordinates.axes.horizontal.length)
    updateBaselines(of: node)
  }

  private func takesContentIntoAccount(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || (view === root && !isLive)
  }

  /// The content of a scroll view is as large as its client said, unless any constraint wants it
  /// otherwise.
  private func updateScrollContent(_ slot: Int, _ node: LayoutNode) {
    let size = node.guideOwner?.wishedContentSize
    for axis in NSLayoutConstraint.Axis.both {
      setContent(
        slot, axis, size?.length(on: axis) ?? UIView.noIntrinsicMetric,
        resistance: Self.optional(.weakest), hugging: Self.optional(.weakest))
    }
  }

  /// - Parameter length: Negative for none.
  private func setContent(
    _ slot: Int, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat,
    resistance: Float, hugging: Float
  ) {
    guard length >= 0, length.isFinite else { return removeContent(slot, axis) }
    let length = length.usableNumber
    if let content = records[slot].content[axis] {
      editContent(content, length: Double(length))
      solver.setPriority(resistance, of: content.minimum)
      solver.setPriority(hugging, of: content.maximum)
      return
    }
    solver.terms.removeAll(keepingCapacity: true)
    solver.terms.append(Term(records[slot].coordinates.axes[axis].length))
    records[slot].content[axis] = ContentConstraints(
      minimum: addPrivate(.greaterThanOrEqual, Double(length), priority: resistance),
      maximum: addPrivate(.lessThanOrEqual, Double(length), priority: hugging))
  }

  func editContent(_ content: ContentConstraints, length: Double) {
    solver.setConstant(length, of: content.minimum)
    solver.setConstant(length, of: content.maximum)
    Headless.counters.constraintsEdited += 2
  }

  func removeContent(_ slot: Int, _ axis: NSLayoutConstraint.Axis) {
    guard let content = records[slot].content[axis] else { return }
    removePrivate(content.minimum)
    removePrivate(content.maximum)
    solver.prefer(nil, for: records[slot].coordinates.axes[axis].length)
    records[slot].content[axis] = nil
  }

  /// - Parameter steps: By how many steps a wish is stronger than it says, or weaker. Text that wraps
  ///   is measured anew once widths are known, so its wishes for a width come last among equals: it
  ///   takes what room is left, and gives way where there is too little. One that had to wrap is the
  ///   very last. But it is not cut off by an equal that wants to be low.
  static func optional(_ priority: UILayoutPriority, steps: Int = 0) -> Float {
    var value = priority.rawValue
    for _ in 0..<abs(steps) { value = steps < 0 ? value.nextDown : value.nextUp }
    return min(max(value, UILayoutPriority.weakest.rawValue), almostRequired)
  }

  /// Baselines lie at constants from the edges that depend on the content.
  ///
  /// A constraint may speak of a view around this one, which leaves its baselines to it.
  ///
  /// - Returns: Whether any lies elsewhere than before.
  @discardableResult
  func updateBaselines(of node: LayoutNode) -> Bool {
    guard node.hasBaselineMentions, let view = node.view else { return false }
    var hasChanged = false
    for view in sequence(first: view, next: \.storedSuperview)
    where view.node.hasBaselineMentions {
      hasChanged =
        updateOffsets(of: view.node.mentions.all.filter(\.mentionsBaseline)) || hasChanged
    }
    return hasChanged
  }

  /// What the items of constraints add to the right sides has changed, their terms have not.
  ///
  /// - Returns: Whether any of it is another number than before.
  @discardableResult
  func updateOffsets(of constraints: [NSLayoutConstraint]) -> Bool {
    var hasChanged = false
    direction = nil
    for constraint in constraints {
      guard let (handle, old) = offset(of: constraint) else { continue }
      solver.terms.removeAll(keepingCapacity: true)
      let offset = lower(constraint)
      guard offset != old else { continue }
      hasChanged = true
      solver.setConstant(constraint.usableConstant + offset, of: handle)
      if isLive {
        constraint.offset = offset
        edited(owner: constraint.installation.owner)
      } else {
        fittingBaselines[ObjectIdentifier(constraint)] = (handle, offset)
      }
    }
    return hasChanged
  }

  private func offset(
    of constraint: NSLayoutConstraint
  ) -> (handle: ConstraintID, offset: Double)? {
    guard isLive else { return fittingBaselines[ObjectIdentifier(constraint)] }
    guard constraint.engine === self, let handle = constraint.installation.handle
    else { return nil }
    return (handle, constraint.offset)
  }
}

extension UILayoutPriority {
  /// Weaker than what any client has.
  fileprivate static let weakest = UILayoutPriority(.leastNormalMagnitude)
}

extension UIView {
  /// Logs a length of the view's content that nothing can have.
  ///
  /// - Returns: Whether it is a length.
  @discardableResult
  func checkContent(_ length: CGFloat) -> Bool {
    if length == UIView.noIntrinsicMetric { return false }
    if length >= 0, length.isFinite { return true }
    Headless.log("\(shortName) has an impossible intrinsic content size: \(length).")
    return false
  }
}
