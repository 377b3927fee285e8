import Foundation

/// Distances and sizes that are given in points are multiples of a step, as in a grid of 4 or 8
/// points.
///
/// The contract checks explicit constraints, written in any dialect, by the number of points in
/// their source, and the spacings of stack views. A failure is a number that differs from a
/// multiple of the step by more than a hundredth of a point. Lengths that result from others, such
/// as the width of a text, may be anything.
///
/// - Parameters:
///   - step: The step, in points; more than 0.
///   - query: Views whose own distances and sizes are exempt.
///   - reason: Why they are exempt.
public func onGrid(
  of step: CGFloat, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("onGrid(of: \(layoutNumber(step)))") { stage in
    if let complaint = LayoutFinding.forNaN(step) { return complaint }
    guard step > 0, step.isFinite else {
      return [LayoutFinding(nil, "needs a positive, finite step, not \(step)")]
    }
    let views = stage.reading.judged
    let off = views.flatMap(\.constraints).filter {
      distance(of: $0.statedPoints, toGridOf: step) != nil
    }
    let judged = off.isEmpty ? [] : Set(views.map { ObjectIdentifier($0) })
    let written = off.filter { $0.isStated(about: judged) && !$0.isBlockPreference }
    return written.compactMap { offGrid($0, step, stage.reading) }
      + views.compactMap { ($0 as? UIStackView).flatMap { offGrid($0, step) } }
  }.except(query, reason)
}

extension NSLayoutConstraint {
  /// The constant as the code states it, in points.
  @MainActor fileprivate var statedPoints: CGFloat {
    (self as? LayoutConstraint)?.points ?? constant
  }
}

/// Returns the distance from a number to the nearest multiple of a step; nil for a multiple.
private func distance(of points: CGFloat, toGridOf step: CGFloat) -> CGFloat? {
  let distance = abs(points - (points / step).rounded() * step)
  return distance > 0.01 ? distance : nil
}

@MainActor
private func offGrid(
  _ constraint: NSLayoutConstraint, _ step: CGFloat, _ reading: StageReading
) -> LayoutFinding? {
  let said = constraint.statedPoints
  guard let distance = distance(of: said, toGridOf: step) else { return nil }
  let finding = LayoutFinding(
    constraint.subjectView,
    "has a constraint of \(layoutPoints(abs(said))), not a multiple of "
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

/// Adjacent views keep a distance.
///
/// The contract checks boxes and texts that are entirely visible. A box is a view with a background
/// or a border, an image, or a UIKit control that has an outline. A text is a label, or the title
/// of a button without an outline; it is as long as its longest line. Failures:
///
/// - two boxes that are closer to each other, vertically or side by side, unless they overlap:
///   ``noOverlap(except:because:)`` judges those;
/// - a text that is closer to a text or a box to its left or right;
/// - a text that is closer to the left or right edge of the box that it is in, or of the screen.
///
/// Rows of lists may touch. So may bands, which go from one edge of the screen to the other, and
/// lines, which are thinner than 2 points.
///
/// - Parameters:
///   - distance: The least distance, in points.
///   - query: Views that may be closer to others.
///   - reason: Why they are exempt.
public func keepsApart(
  by distance: CGFloat = 4, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("keepsApart(by: \(layoutNumber(distance)))") { stage in
    if let complaint = LayoutFinding.forNaN(distance) { return complaint }
    let reading = stage.reading
    return reading.layers.indices.flatMap {
      Neighbourhood(reading, layer: $0).findings(distance)
    }
  }.except(query, reason)
}
