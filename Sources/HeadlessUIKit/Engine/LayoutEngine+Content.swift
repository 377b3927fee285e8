import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The size of a view's content: at least, with its compression resistance; at most, with its
  /// hugging.
  func updateContent(of node: LayoutNode) {
    guard let slot = slot(of: node) else { return }
    if node.isScrollContent { return updateScrollContent(slot, node) }
    guard let view = node.view else { return }
    guard takesContentIntoAccount(view) else {
      for axis in NSLayoutConstraint.Axis.both { removeContent(slot, axis) }
      return
    }
    let size = view.intrinsicContentSize
    for axis in NSLayoutConstraint.Axis.both {
      let length = size.length(on: axis)
      if length != UIView.noIntrinsicMetric, !(length >= 0 && length.isFinite) {
        Headless.log("\(view.shortName) has an impossible intrinsic content size: \(length).")
      }
      setContent(
        slot, axis, length, resistance: view.contentCompressionResistancePriority(for: axis),
        hugging: view.contentHuggingPriority(for: axis))
    }
    let isText = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude) != nil
    setText(slot, isText ? TextMeasure(naturalWidth: Double(max(size.width, 0))) : nil)
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
        slot, axis, size?.length(on: axis) ?? UIView.noIntrinsicMetric, resistance: .weakest,
        hugging: .weakest)
    }
  }

  /// - Parameter length: Negative for none.
  private func setContent(
    _ slot: Int, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat,
    resistance: UILayoutPriority, hugging: UILayoutPriority
  ) {
    guard let variable = records[slot]?.axes[axis].length else { return }
    guard length >= 0, length.isFinite else { return removeContent(slot, axis) }
    let resistance = Self.optional(resistance)
    let hugging = Self.optional(hugging)
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
    min(max(priority.rawValue, UILayoutPriority.weakest.rawValue), almostRequired)
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

extension UILayoutPriority {
  /// Weaker than what any client has.
  fileprivate static let weakest = UILayoutPriority(.leastNormalMagnitude)
}
