import Foundation

/// Tap targets are large enough.
///
/// Targets are enabled controls and views with a tap recognizer, as far as they are visible and
/// receive touches. Their size is that of the area in which hit testing finds them, measured
/// through the middle on each axis. Failures:
///
/// - a target whose area is smaller on an axis;
/// - a target in whose middle hit testing finds another view;
/// - two targets that share an area, neither of which is in the other;
/// - while a keyboard is shown, a target, or the text that is being edited, whose middle is behind
///   the keyboard by more than the views around it can still scroll.
///
/// A side of a UIKit control passes if it is as long as the control's content makes it, and is
/// reached as a whole. Targets that have to be scrolled to be entirely visible are not checked.
///
/// - Parameters:
///   - length: The least length, in points, on both axes.
///   - query: Targets that may be smaller.
///   - reason: Why they are exempt.
public func tapTargets(
  atLeast length: CGFloat = 44, except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("tapTargets(atLeast: \(layoutNumber(length)))") { stage in
    if let complaint = LayoutFinding.forNaN(length) { return complaint }
    let reading = stage.reading
    let targets = reading.front.filter { $0.isTapTarget && reading.isVisible($0) }
    let probed = targets.filter { !$0.scrolls || reading.showsAll(of: $0) }
    let isBehind = stage.run {
      let edited = reading.front.filter {
        $0.isFirstResponder && !$0.isTapTarget && reading.isVisible($0)
      }
      return (targets + edited).compactMap { behindKeyboard($0, reading) }
    }
    let crowded = probed.isEmpty ? [] : crowdedViews(reading)
    let found = probed.flatMap { target in
      TapProbe(
        root: target.window ?? stage.window, length: length, reading: reading,
        isFree: !crowded.contains(ObjectIdentifier(target))
      ).findings(target)
    }
    return found + sharedAreas(targets, reading) + isBehind
  }.except(query, reason)
}

@MainActor
private func sharedAreas(_ targets: [UIView], _ reading: StageReading) -> [LayoutFinding] {
  let frames = targets.map { reading.visibleFrame(of: $0) }
  return Overlaps(of: frames).pairs.compactMap { pair -> LayoutFinding? in
    let (target, other) = (targets[pair.first], targets[pair.second])
    guard target.window === other.window, target.isBeside(other) else { return nil }
    let shared = frames[pair.first].intersection(frames[pair.second])
    guard target.isMoreThanPixel(min(shared.width, shared.height)) else { return nil }
    return LayoutFinding(
      target,
      """
      shares \(layoutNumber(shared.width)) × \(layoutNumber(shared.height)) points with another \
      target, \(reading.outline.name(of: other))
      """, by: min(shared.width, shared.height))
  }
}

/// Returns the visible views in whose frames others are visible too, so that their hit areas may be
/// in several pieces.
@MainActor
private func crowdedViews(_ reading: StageReading) -> Set<ObjectIdentifier> {
  let views = reading.seen
  let pairs = Overlaps(of: views.map { reading.frame(of: $0) }).pairs
  return pairs.reduce(into: []) { crowded, pair in
    let (view, other) = (views[pair.first], views[pair.second])
    if view.isBeside(other) {
      crowded.formUnion([ObjectIdentifier(view), ObjectIdentifier(other)])
    }
  }
}

@MainActor
private func behindKeyboard(_ target: UIView, _ reading: StageReading) -> LayoutFinding? {
  guard let keyboard = target.keyboardOverIt, target.isBehindKeyboard else { return nil }
  let covered = reading.frame(of: target).midY - target.scrollableRest - keyboard.minY
  guard target.isMoreThanPixel(covered) else { return nil }
  let rest = target.scrolls ? ", and can't be scrolled out from behind it" : ""
  return LayoutFinding(
    target,
    "can't be tapped: its center is \(layoutPoints(covered)) behind the keyboard\(rest)",
    by: covered)
}

extension UIView {
  /// Whether neither of two views is in the other.
  fileprivate func isBeside(_ other: UIView) -> Bool {
    !isDescendant(of: other) && !other.isDescendant(of: self)
  }

  /// How much farther the enclosing scroll views can scroll the view up, in points.
  fileprivate var scrollableRest: CGFloat {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .filter(\.isScrollEnabled).reduce(0) { rest, view in
        let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.maxY
        return rest + max(0, end)
      }
  }

  fileprivate var isTapTarget: Bool {
    guard isReachable else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
  }

  private var isReachable: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}

/// Determines where hit testing finds views.
@MainActor
private struct TapProbe {
  let root: UIView
  let length: CGFloat
  let reading: StageReading
  /// Whether nothing else is visible in the target's frame, so that its hit area is in one piece.
  let isFree: Bool

  func findings(_ target: UIView) -> [LayoutFinding] {
    let frame = target.convert(target.bounds, to: root)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard root.bounds.contains(middle) else { return [] }
    let isWide = isFree && isHitAtBothEnds(target, middle, true)
    let isHigh = isFree && isHitAtBothEnds(target, middle, false)
    if isWide, isHigh { return [] }
    guard isHit(target, middle) else {
      let hit = root.hitTest(middle, with: nil)
      let name = hit.map { reading.outline.name(of: $0) } ?? "nothing"
      return [LayoutFinding(target, "can't be tapped: a touch at its center hits \(name)")]
    }
    return [(true, isWide, "wide"), (false, isHigh, "high")].compactMap {
      isHorizontal, isLong, word in
      guard !isLong else { return nil }
      let reach = reach(target, middle, isHorizontal)
      guard reach < length - 2 * target.halfPixel,
        !hasOwnLength(target, isHorizontal, reach)
      else { return nil }
      return LayoutFinding(
        target, "has a tappable area only \(layoutPoints(reach)) \(word)", by: length - reach)
    }
  }

  /// Returns whether hit testing finds the target at both ends of the wanted length.
  private func isHitAtBothEnds(_ target: UIView, _ middle: CGPoint, _ isHorizontal: Bool) -> Bool {
    isHit(target, middle, length / 2, isHorizontal)
      && isHit(target, middle, -length / 2, isHorizontal)
  }

  /// Returns whether a UIKit control is as long as its content makes it, and is hit along all of
  /// that length.
  private func hasOwnLength(_ target: UIView, _ isHorizontal: Bool, _ reach: CGFloat) -> Bool {
    guard target is UIControl, target.isOfUIKit else { return false }
    let (own, actual) =
      isHorizontal
      ? (target.intrinsicContentSize.width, target.bounds.width)
      : (target.intrinsicContentSize.height, target.bounds.height)
    // The reach is measured in half points on each side of the middle.
    return own > 0 && !target.isMoreThanPixel(abs(own - actual)) && reach > actual - 1.5
  }

  /// Returns the length of the target's hit area through its middle. Measuring stops at the wanted
  /// length.
  private func reach(_ target: UIView, _ middle: CGPoint, _ isHorizontal: Bool) -> CGFloat {
    let before = reach(target, middle, -1, isHorizontal)
    return before < length ? before + reach(target, middle, 1, isHorizontal) : before
  }

  /// Returns how far the hit area extends to one side. Measures in large steps as far as they go,
  /// then in ever smaller ones.
  private func reach(
    _ target: UIView, _ middle: CGPoint, _ sign: CGFloat, _ isHorizontal: Bool
  ) -> CGFloat {
    var distance: CGFloat = 0
    while distance < length, isHit(target, middle, sign * (distance + 8), isHorizontal) {
      distance += 8
    }
    guard distance < length else { return distance }
    for step in [4, 2, 1, 0.5] as [CGFloat]
    where isHit(target, middle, sign * (distance + step), isHorizontal) {
      distance += step
    }
    return distance
  }

  private func isHit(
    _ target: UIView, _ middle: CGPoint, _ offset: CGFloat = 0, _ isHorizontal: Bool = true
  ) -> Bool {
    // A rectangle does not contain points on its far edges.
    let offset = offset > 0 ? offset - 0.001 : offset
    let point = CGPoint(
      x: middle.x + (isHorizontal ? offset : 0), y: middle.y + (isHorizontal ? 0 : offset))
    return root.hitTest(point, with: nil)?.isDescendant(of: target) ?? false
  }
}
