import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Updates the constraints on the size of a view's content: a minimum at its compression resistance, and a maximum at
  /// its hugging.
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
    let isText = view.wrapsContent
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
    // Of several texts that may wrap, the last takes the slack, as on a device.
    solver.prefer(
      isText ? records[slot].content.horizontal?.maximum : nil,
      for: records[slot].coordinates.axes.horizontal.length)
    updateBaselines(of: node)
  }

  private func takesContentIntoAccount(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || (view === root && !isLive)
  }

  /// The content of a scroll view has the size that its client set, unless a constraint asks for another.
  private func updateScrollContent(_ slot: Int, _ node: LayoutNode) {
    let size = node.guideOwner?.clientContentSize
    for axis in NSLayoutConstraint.Axis.both {
      setContent(
        slot, axis, size?.length(on: axis) ?? UIView.noIntrinsicMetric,
        resistance: Self.optional(.weakest), hugging: Self.optional(.weakest))
    }
  }

  /// - Parameter length: A negative length removes the constraints.
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

  /// The priority of an optional constraint on content.
  ///
  /// - Parameter steps: The number of representable values by which the priority is raised, or lowered if negative.
  ///   Text that wraps is measured again once widths are known, so its wishes for a width come last among equals: the
  ///   text takes the room left over, and gives way where there is too little. A text that had to wrap comes last of
  ///   all. An equal priority for a small height does not cut the text off, however.
  static func optional(_ priority: UILayoutPriority, steps: Int = 0) -> Float {
    var value = priority.rawValue
    for _ in 0..<abs(steps) { value = steps < 0 ? value.nextDown : value.nextUp }
    return min(max(value, UILayoutPriority.weakest.rawValue), almostRequired)
  }

  /// Updates the constraints on the baselines of a view, which lie at distances from its edges that depend on its
  /// content.
  ///
  /// An enclosing view that forwards its baselines to this one may have constraints on them as well.
  ///
  /// - Returns: Whether any offset changed.
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

  /// Updates what the items of constraints add to the right sides; the terms stay the same.
  ///
  /// - Returns: Whether any of these offsets changed.
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
  /// Weaker than any priority that a client can set.
  fileprivate static let weakest = UILayoutPriority(.leastNormalMagnitude)
}

extension UIView {
  /// Logs an intrinsic content length that no view can have.
  ///
  /// - Returns: Whether the length can be used.
  @discardableResult
  func checkContent(_ length: CGFloat) -> Bool {
    if length == UIView.noIntrinsicMetric { return false }
    if length >= 0, length.isFinite { return true }
    Headless.log("\(shortName) has an impossible intrinsic content size: \(length).")
    return false
  }
}
