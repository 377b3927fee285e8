import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The size of a view's content: at least, with its compression resistance; at most, with its
  /// hugging.
  func updateContent(of node: LayoutNode) {
    guard let slot = slot(of: node), let view = node.view else { return }
    guard takesContentIntoAccount(view) else {
      for axis in NSLayoutConstraint.Axis.both { removeContent(slot, axis) }
      return
    }
    let size = view.intrinsicContentSize
    for axis in NSLayoutConstraint.Axis.both { setContent(slot, axis, view, size.length(on: axis)) }
    records[slot]?.measuredWidth = nil
    if view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude) == nil {
      textSlots.remove(slot)
    } else {
      textSlots.insert(slot)
    }
    updateBaselines(of: node)
  }

  private func takesContentIntoAccount(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || (view === root && !isLive)
  }

  private func setContent(
    _ slot: Int, _ axis: NSLayoutConstraint.Axis, _ view: UIView, _ length: CGFloat
  ) {
    guard let variable = records[slot]?.axes[axis].length else { return }
    guard length >= 0, length.isFinite else {
      if length != UIView.noIntrinsicMetric {
        Headless.log("\(view.shortName) has an impossible intrinsic content size: \(length).")
      }
      return removeContent(slot, axis)
    }
    let resistance = Self.optional(view.contentCompressionResistancePriority(for: axis))
    let hugging = Self.optional(view.contentHuggingPriority(for: axis))
    if let content = records[slot]?.content[axis] {
      editContent(content, length: Double(length))
      solver.setPriority(resistance, of: content.minimum)
      solver.setPriority(hugging, of: content.maximum)
      return
    }
    let terms = [Term(variable)]
    records[slot]?.content[axis] = ContentConstraints(
      minimum: addPrivate(terms, .greaterThanOrEqual, Double(length), priority: resistance),
      maximum: addPrivate(terms, .lessThanOrEqual, Double(length), priority: hugging))
  }

  private func editContent(_ content: ContentConstraints, length: Double) {
    solver.setConstant(length, of: content.minimum)
    solver.setConstant(length, of: content.maximum)
    Headless.counters.constraintsEdited += 2
  }

  func removeContent(_ slot: Int, _ axis: NSLayoutConstraint.Axis) {
    guard let content = records[slot]?.content[axis] else { return }
    removePrivate(content.minimum)
    removePrivate(content.maximum)
    records[slot]?.content[axis] = nil
  }

  private static func optional(_ priority: UILayoutPriority) -> Float {
    min(max(priority.rawValue, .leastNormalMagnitude), almostRequired)
  }

  /// Baselines lie at constants from the edges that depend on the content.
  private func updateBaselines(of node: LayoutNode) {
    guard !node.mentions.isEmpty else { return }
    for constraint in node.mentions.all where constraint.mentionsBaseline {
      guard let handle = handle(of: constraint) else { continue }
      terms.removeAll(keepingCapacity: true)
      let offset = lower(constraint)
      if isLive { constraint.installation.offset = offset }
      solver.setConstant(Double(constraint.constant) + offset, of: handle)
    }
  }

  private func handle(of constraint: NSLayoutConstraint) -> ConstraintID? {
    constraint.installation.engine === self ? constraint.installation.handle : nil
  }

  // MARK: - Text

  /// Gives texts the heights of the widths that were solved.
  ///
  /// - Returns: Whether any height changed.
  func measureTexts() -> Bool {
    var hasChanged = false
    for slot in textSlots.sorted() {
      guard let record = records[slot], let view = record.node.view else { continue }
      let width = solver.value(of: record.axes.horizontal.length)
      if let measured = record.measuredWidth, abs(measured - width) < 1e-3 { continue }
      records[slot]?.measuredWidth = width
      Headless.counters.textsMeasured += 1
      guard let size = view.intrinsicContentSize(forWidth: CGFloat(width) + 1e-3),
        let content = records[slot]?.content.vertical
      else { continue }
      editContent(content, length: Double(max(size.height, 0)))
      hasChanged = true
    }
    return hasChanged
  }
}
