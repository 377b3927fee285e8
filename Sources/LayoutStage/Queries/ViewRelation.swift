import Foundation

/// The checks of a view's position in relation to another view: each returns nil if the relation
/// holds, otherwise a message with the actual position.
@MainActor
package struct ViewRelation {
  private let view: UIView
  private let outline: ViewOutline
  /// The part of the view that a finger means; nil for all of it.
  private let part: ViewPart?

  package init(_ view: UIView) { self.init(view, part: nil) }

  init(_ view: UIView, part: ViewPart?) {
    let root = view.treeRoot
    root.layoutIfNeeded()
    self.view = view
    self.part = part
    outline = ViewOutline(root)
  }

  /// Returns the tolerance for rounding: half a pixel for each number that is rounded to pixels.
  private func tolerance(_ roundings: Int = 1) -> CGFloat {
    0.5 * CGFloat(roundings) / max(1, view.traitCollection.displayScale) + 0.001
  }

  /// Returns how many rounded numbers determine the origin of a view below its common ancestor with
  /// another: one for each view on the way.
  private func roundings(_ view: UIView, notSharedWith other: UIView) -> Int {
    view.commonAncestor(with: other).map { view.level(below: $0) } ?? 0
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: outline.root) }

  private func described(_ view: UIView) -> String {
    "\(outline.name(of: view)) (\(layoutNumbers(frame(view))))"
  }

  private func isInSameTree(_ other: UIView) -> Bool { other.isDescendant(of: outline.root) }

  private func differentHierarchyComplaint(_ other: UIView) -> String {
    """
    \(outline.name(of: view)) and \(ViewOutline(other).name(of: other)) are not in the same view \
    hierarchy
    """
  }

  /// The side of a view that another view is at.
  package enum Side: String {
    case above, below, before, after
  }

  /// - Parameter distance: The wanted distance, in points; nil for any that is not negative.
  package func complaint(_ side: Side, _ other: UIView, by distance: CGFloat?) -> String? {
    guard isInSameTree(other) else { return differentHierarchyComplaint(other) }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (own, others) = (frame(view), frame(other))
    let gap =
      switch side {
      case .above: others.minY - own.maxY
      case .below: own.minY - others.maxY
      case .before: isRightToLeft ? own.minX - others.maxX : others.minX - own.maxX
      case .after: isRightToLeft ? others.minX - own.maxX : own.minX - others.maxX
      }
    // One of the two edges is the start of a view; the other adds a length, which is rounded, too.
    let tolerance = tolerance(
      roundings(view, notSharedWith: other) + roundings(other, notSharedWith: view) + 1)
    let isRight = distance.map { abs(gap - $0) <= tolerance } ?? (gap >= -tolerance)
    guard !isRight else { return nil }
    let wanted = distance.map { " by \(layoutNumber($0))" } ?? ""
    let there =
      gap < -tolerance
      ? "it would have to move by \(layoutPoints((distance ?? 0) - gap))"
      : "the distance is \(layoutNumber(gap))"
    return "\(described(view)) is not \(side.rawValue) \(described(other))\(wanted): \(there)"
  }

  package func complaint(aligned attribute: LayoutAttribute, with other: UIView) -> String? {
    guard isInSameTree(other) else { return differentHierarchyComplaint(other) }
    let (own, others) = (value(attribute, of: view), value(attribute, of: other))
    let roundings = roundings(of: attribute, view, other) + roundings(of: attribute, other, view)
    guard abs(own - others) > tolerance(roundings) else { return nil }
    let name = attribute.rawValue
    return """
      \(described(view)) is not aligned with \(described(other)): its \(name) is at \(layoutNumber(own)), \
      the other's at \(layoutNumber(others)), \(layoutPoints(abs(own - others))) away
      """
  }

  /// Returns how many rounded numbers determine the position of an attribute.
  private func roundings(
    of attribute: LayoutAttribute, _ view: UIView, _ other: UIView
  ) -> Int {
    switch attribute {
    case .width, .height: 1
    case .left, .top: roundings(view, notSharedWith: other)
    // UIKit rounds the baselines of its anchors, too, and the end of a view is its start plus a
    // rounded length.
    default: roundings(view, notSharedWith: other) + 1
    }
  }

  private func value(_ attribute: LayoutAttribute, of view: UIView) -> CGFloat {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rect = frame(view)
    return switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isRightToLeft ? rect.maxX : rect.minX
    case .trailing: isRightToLeft ? rect.minX : rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .firstBaseline: rect.minY + view.baseline(isFirst: true)
    case .lastBaseline: rect.minY + view.baseline(isFirst: false)
    }
  }

  package func complaint(inside other: UIView) -> String? {
    guard isInSameTree(other) else { return differentHierarchyComplaint(other) }
    let (own, others) = (frame(view), frame(other))
    let near = roundings(view, notSharedWith: other) + roundings(other, notSharedWith: view)
    let sides = [
      ("left", others.minX - own.minX, near), ("top", others.minY - own.minY, near),
      ("right", own.maxX - others.maxX, near + 2), ("bottom", own.maxY - others.maxY, near + 2),
    ].filter { $0.1 > tolerance($0.2) }
    guard !sides.isEmpty else { return nil }
    let parts = sides.map { "\(layoutPoints($0.1)) at the \($0.0)" }
    return
      "\(described(view)) is not inside \(described(other)): it sticks out \(parts.joined(separator: ", "))"
  }

  package func complaint(width: CGFloat?, height: CGFloat?) -> String? {
    let size = view.bounds.size
    let parts = [("wide", size.width, width), ("high", size.height, height)].compactMap {
      name, actual, wanted in
      wanted.flatMap {
        !(abs(actual - $0) <= tolerance())
          ? "\(layoutPoints(actual)) \(name), not \(layoutNumber($0))" : nil
      }
    }
    guard !parts.isEmpty else { return nil }
    return "\(outline.name(of: view)) is \(parts.joined(separator: " and "))"
  }

  /// Checks that some of the view is visible: that no view around it hides it or cuts it off.
  package func complaintOfInvisible() -> String? {
    view.invisibilityReason.map { holder, reason in
      holder === view
        ? "\(described(view)) is not visible: it \(reason)"
        : "\(described(view)) is not visible: its ancestor \(described(holder)) \(reason)"
    }
  }

  /// Checks that a finger on the middle of the view reaches it, or a view in it.
  package func complaintOfUnreachable() -> String? {
    if let complaint = complaintOfInvisible() {
      return complaint.replacingOccurrences(of: "is not visible", with: "can't be hit")
    }
    let subject = part.map { "\($0.name) of \(described(view))" } ?? described(view)
    if let part, part.frame.width <= 0 { return "\(subject) can't be hit: it has no width" }
    if isBehindKeyboard { return "\(subject) can't be hit: the keyboard lies over it" }
    let hit = viewHitAtCenter
    if let hit, hit.isDescendant(of: view) { return nil }
    let there = hit.map(described) ?? "nothing"
    return "\(subject) can't be hit: a touch at its center hits \(there)"
  }

  /// The middle of the part that a finger means, in the root.
  private var center: CGPoint {
    let rect = part.map { view.convert($0.frame, to: outline.root) } ?? frame(view)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  private var isBehindKeyboard: Bool {
    part == nil ? view.isBehindKeyboard : view.keyboardOverIt?.contains(center) ?? false
  }

  /// The view that hit testing finds in the middle, regardless of the keyboard.
  private var viewHitAtCenter: UIView? { outline.root.hitTest(center, with: nil) }

  /// The view around or behind a visible view that gets touches on its middle through it.
  package var viewHitThroughIt: UIView? {
    guard !view.isUserInteractionEnabled, complaintOfInvisible() == nil, !isBehindKeyboard,
      let hit = viewHitAtCenter, view.isDescendant(of: hit) || view.isInFront(of: hit)
    else { return nil }
    return hit
  }
}

/// A part of a view that is no view itself.
struct ViewPart {
  /// The name of the part, in words.
  let name: String
  /// The frame in the view.
  let frame: CGRect
}

extension UIView {
  /// Returns whether the view is in front of another, neither of which is in the other.
  fileprivate func isInFront(of other: UIView) -> Bool {
    let common = commonAncestor(with: other)
    let parts = common?.subviews ?? []
    guard let own = parts.firstIndex(where: isDescendant),
      let others = parts.firstIndex(where: other.isDescendant)
    else { return false }
    return own > others
  }
}

extension UIView {
  /// The view that hides this view, and how it does; nil if some of this view is visible.
  package var invisibilityReason: (holder: UIView, reason: String)? {
    if bounds.width <= 0 || bounds.height <= 0 {
      return (
        self, "measures \(layoutNumber(bounds.width)) × \(layoutNumber(bounds.height)) points"
      )
    }
    var visible = bounds
    var last = self
    for holder in sequence(first: self, next: \.superview) {
      if holder.isHidden { return (holder, "is hidden") }
      if holder.alpha < 0.01 { return (holder, "has an alpha of \(layoutNumber(holder.alpha))") }
      visible = last.convert(visible, to: holder)
      if holder !== self, holder.clipsToBounds || holder is UIWindow {
        visible = visible.intersection(holder.bounds)
        if visible.isNull || visible.width <= 0 || visible.height <= 0 {
          return (holder, "shows nothing of it within \(layoutNumbers(holder.bounds))")
        }
      }
      last = holder
    }
    return last is UIWindow ? nil : (last, "is in no window")
  }
}

extension UIView {
  /// Whether the keyboard covers the middle of the view; for scroll views, where a finger may go
  /// down anywhere, whether it covers all of the view.
  var isBehindKeyboard: Bool {
    guard let keyboard = keyboardOverIt else { return false }
    let frame = frameInRoot
    return self is UIScrollView
      ? keyboard.holds(frame, by: 0) : keyboard.contains(CGPoint(x: frame.midX, y: frame.midY))
  }
}
