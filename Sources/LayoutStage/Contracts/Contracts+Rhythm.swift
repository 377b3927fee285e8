import Foundation

/// Distances and sizes that are given in points are multiples of a step, as a grid of 4 or 8 points
/// has it.
///
/// Looked at are the constraints that somebody has written, by whichever dialect, with the number of
/// points that they say, and the spacings of stack views. What fails: a number that is no multiple
/// of the step, by more than a hundredth of a point. What follows from others, as the width of a
/// text does, may be anything.
///
/// - Parameters:
///   - step: In points; more than 0.
///   - query: Views whose own distances and sizes may be others.
///   - reason: Why.
public func onGrid(
  of step: CGFloat, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("onGrid(of: \(layoutNumber(step)))") { stage in
    if let complaint = LayoutFinding.ofNoNumber(step) { return complaint }
    guard step > 0, step.isFinite else {
      return [LayoutFinding(nil, "holds to no step: nothing is a multiple of \(step)")]
    }
    let views = stage.reading.judged
    let off = views.flatMap(\.constraints).filter { distance(of: $0.said, toGridOf: step) != nil }
    let judged = off.isEmpty ? [] : Set(views.map { ObjectIdentifier($0) })
    let written = off.filter { $0.isSaid(about: judged) && !$0.isWishOfBlock }
    return written.compactMap { offGrid($0, step, stage.reading) }
      + views.compactMap { ($0 as? UIStackView).flatMap { offGrid($0, step) } }
  }.except(query, reason)
}

extension NSLayoutConstraint {
  /// The number of points that whoever wrote it has said.
  @MainActor fileprivate var said: CGFloat { (self as? LayoutConstraint)?.points ?? constant }
}

/// How far a number is from the nearest multiple of a step; nil for one that is.
private func distance(of points: CGFloat, toGridOf step: CGFloat) -> CGFloat? {
  let distance = abs(points - (points / step).rounded() * step)
  return distance > 0.01 ? distance : nil
}

@MainActor
private func offGrid(
  _ constraint: NSLayoutConstraint, _ step: CGFloat, _ reading: StageReading
) -> LayoutFinding? {
  let said = constraint.said
  guard let distance = distance(of: said, toGridOf: step) else { return nil }
  let finding = LayoutFinding(
    constraint.subjectView,
    "is held by \(layoutPoints(abs(said))), not a multiple of "
      + layoutNumber(step), by: distance)
  var detailed = finding.blaming((constraint as? LayoutConstraint)?.line)
  detailed.detail = {
    ": \(constraint.equation(reading.outline.names))"
  }
  return detailed
}

@MainActor
private func offGrid(_ stack: UIStackView, _ step: CGFloat) -> LayoutFinding? {
  let system = [UIStackView.spacingUseDefault, UIStackView.spacingUseSystem]
  let spacings = [stack.spacing] + stack.arrangedSubviews.map(stack.customSpacing(after:))
  for spacing in spacings where !system.contains(spacing) {
    guard let distance = distance(of: spacing, toGridOf: step) else { continue }
    return LayoutFinding(
      stack,
      "has a spacing of \(layoutPoints(spacing)), not a multiple of "
        + layoutNumber(step), by: distance)
  }
  return nil
}

/// What stands side by side keeps a distance.
///
/// Looked at are boxes and texts that are seen as a whole. A box is a view with a background or a
/// border, an image, or a control of UIKit that has an outline; a text is a label or the title of a
/// button without one, as long as what is written in its longest line. What fails:
///
/// - two boxes that are nearer to each other, above each other or side by side, unless they meet:
///   then it is ``noOverlap(except:because:)`` that judges them;
/// - a text that is nearer to a text or a box beside it, to its left or right;
/// - a text that is nearer to the left or the right edge of the box that it stands in, or of the
///   screen.
///
/// Rows of lists may touch, and so may bands, which go from one edge of the screen to the other, and
/// lines, which are thinner than 2 points.
///
/// - Parameters:
///   - distance: In points.
///   - query: Views that may stand nearer to others.
///   - reason: Why.
public func keepsApart(
  by distance: CGFloat = 4, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("keepsApart(by: \(layoutNumber(distance)))") { stage in
    if let complaint = LayoutFinding.ofNoNumber(distance) { return complaint }
    let reading = stage.reading
    return reading.layers.indices.flatMap {
      Neighbourhood(reading, layer: $0).findings(distance)
    }
  }.except(query, reason)
}
