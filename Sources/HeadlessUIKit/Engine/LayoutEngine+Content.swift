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
    let isText = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude) != nil
    setText(slot, isText ? TextMeasure(naturalWidth: Double(max(size.width, 0))) : nil)
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

  func editContent(_ content: ContentConstraints, length: Double) {
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
  ///
  /// A constraint may speak of a view around this one, which leaves its baselines to it.
  private func updateBaselines(of node: LayoutNode) {
    guard node.hasBaselineMentions, let view = node.view else { return }
    for view in sequence(first: view, next: \.storedSuperview)
    where view.node.hasBaselineMentions {
      updateOffsets(of: view.node.mentions.all.filter(\.mentionsBaseline))
    }
  }

  /// What the items of constraints add to the right sides has changed, their terms have not.
  func updateOffsets(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.installation.engine === self {
      guard let handle = constraint.installation.handle else { continue }
      terms.removeAll(keepingCapacity: true)
      let offset = lower(constraint)
      guard offset != constraint.installation.offset else { continue }
      constraint.installation.offset = offset
      solver.setConstant(Double(constraint.constant) + offset, of: handle)
      edited(owner: constraint.installation.owner)
    }
  }
}
