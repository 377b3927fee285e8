import Foundation

/// The results that contracts share for a stage that is laid out, each determined once.
@MainActor
final class StageReading {
  /// The visible views.
  private(set) lazy var seen = layers.flatMap { $0 }
  /// The visible views of each root.
  let layers: [[UIView]]
  /// The visible views that nothing is presented over.
  private(set) lazy var front = layers.suffix(frontCount).flatMap { $0 }
  private let frontCount: Int
  private var frames: [ObjectIdentifier: Frame] = [:]
  private var clips: [ObjectIdentifier: CGRect] = [:]

  /// The frame of a view, and whether neither the view nor one around it is transformed.
  private struct Frame {
    let rect: CGRect
    let isPlain: Bool
  }

  /// Half a pixel of the screen, in points.
  let halfPixel: CGFloat
  /// The shown views, from back to front: one for each layer.
  let roots: [UIView]

  init(_ stage: Stage) {
    roots = stage.roots
    layers = roots.map(\.seenTree)
    frontCount = stage.keyboardViews.count + (stage.isBelowUIKit ? 0 : 1)
    halfPixel = stage.window.halfPixel
  }

  /// Returns whether a view is one of the roots.
  func isRoot(_ view: UIView) -> Bool { roots.contains { $0 === view } }

  /// The roots of the trees of all shown views, from back to front: windows, if the views are in
  /// any.
  private lazy var tops = roots.map(\.treeRoot).reduce(into: [UIView]()) { tops, top in
    if tops.last !== top { tops.append(top) }
  }

  /// The views that an app is responsible for.
  private(set) lazy var judged = roots.flatMap(\.judgedTree)

  /// The frames of these views.
  private(set) lazy var frameList = FrameList(roots)

  /// The views that layouts place over or under others on purpose.
  private(set) lazy var layered = LayeredViews(tops)

  /// Everything painted, from back to front.
  private(set) lazy var painted = PaintedViews(tops, self)

  /// The names of views.
  private(set) lazy var outline = ViewOutline(tops[0], beside: Array(tops.dropFirst()))

  /// Returns the frame in the coordinates of the root of the view's tree.
  func frame(of view: UIView) -> CGRect { place(of: view).rect }

  private func place(of view: UIView) -> Frame {
    if let known = frames[ObjectIdentifier(view)] { return known }
    let frame = newPlace(of: view)
    frames[ObjectIdentifier(view)] = frame
    return frame
  }

  private func newPlace(of view: UIView) -> Frame {
    let isTurned = !view.transform.isIdentity
    guard let holder = view.superview else { return Frame(rect: view.bounds, isPlain: true) }
    let around = place(of: holder)
    guard around.isPlain, !isTurned else { return Frame(rect: view.frameInRoot, isPlain: false) }
    let origin = CGPoint(
      x: around.rect.minX - holder.bounds.minX, y: around.rect.minY - holder.bounds.minY)
    return Frame(rect: view.frame.offsetBy(dx: origin.x, dy: origin.y), isPlain: true)
  }

  /// Returns the part of a view that neither the views around it nor the screen cut off, in the
  /// coordinates of the root of its tree; null if nothing is left.
  func visibleFrame(of view: UIView) -> CGRect {
    view.superview.map { frame(of: view).intersection(clip(in: $0)) } ?? frame(of: view)
  }

  /// Returns the visible part of a view's drawing.
  func drawnFrame(of view: UIView) -> CGRect {
    visibleFrame(of: view).intersection(alignedFrame(of: view))
  }

  /// Returns the frame in which a view draws, in the coordinates of the root of its tree: only the
  /// part of the frame inside the alignment rectangle.
  func alignedFrame(of view: UIView) -> CGRect {
    let frame = frame(of: view)
    guard view.alignmentRectInsets != .zero, place(of: view).isPlain else { return frame }
    let aligned = view.alignmentRect(forFrame: view.frame)
    let drawn = aligned.offsetBy(
      dx: frame.minX - view.frame.minX, dy: frame.minY - view.frame.minY)
    return frame.intersection(drawn)
  }

  /// Returns the area in which the content of a view can be visible.
  private func clip(in view: UIView) -> CGRect {
    if let known = clips[ObjectIdentifier(view)] { return known }
    var clip = view.superview.map(clip) ?? .infinite
    if view.clipsToBounds || view is UIWindow { clip = clip.intersection(frame(of: view)) }
    clips[ObjectIdentifier(view)] = clip
    return clip
  }

  /// Returns whether all of a view is visible, except for the error of rounding.
  func showsAll(of view: UIView) -> Bool {
    let (visible, frame) = (visibleFrame(of: view), frame(of: view))
    return visible == frame || visible.holds(frame, by: halfPixel)
  }

  /// Returns whether any part of a view is visible.
  func isVisible(_ view: UIView) -> Bool {
    guard place(of: view).isPlain else { return view.invisibilityReason == nil }
    let visible = visibleFrame(of: view)
    return !visible.isNull && visible.width > 0 && visible.height > 0
  }
}

extension CGRect {
  /// Returns whether another rectangle is inside this one, or extends beyond it by at most some
  /// points. Foundation's `contains(_:)` compares the union of both, which is rounded.
  func holds(_ other: CGRect, by tolerance: CGFloat) -> Bool {
    !isNull && !other.isNull && other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}
