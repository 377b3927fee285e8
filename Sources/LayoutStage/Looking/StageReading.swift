import Foundation

/// What contracts read of a stage that is laid out, found out once for all of them.
@MainActor
final class StageReading {
  /// The views that are to be seen.
  private(set) lazy var seen = layers.flatMap { $0 }
  /// The same, apart for each thing that is shown over the one before.
  let layers: [[UIView]]
  /// Those of them that nothing is presented over.
  private(set) lazy var front = layers.suffix(frontCount).flatMap { $0 }
  private let frontCount: Int
  private var frames: [ObjectIdentifier: Frame] = [:]
  private var clips: [ObjectIdentifier: CGRect] = [:]

  /// Where a view is, and whether something turns or scales it or what it is in.
  private struct Frame {
    let rect: CGRect
    let isPlain: Bool
  }

  /// Half a pixel of the screen.
  let halfPixel: CGFloat
  /// What is shown, from the back to the front: one for each of the layers.
  let roots: [UIView]

  init(_ stage: Stage) {
    roots = stage.roots
    layers = roots.map(\.seenTree)
    frontCount = stage.keyboardViews.count + (stage.isBelowUIKit ? 0 : 1)
    halfPixel = stage.window.halfPixel
  }

  /// Whether a view is what is shown, and not something in it.
  func isRoot(_ view: UIView) -> Bool { roots.contains { $0 === view } }

  /// What is around all that is shown, from the back to the front: windows, where it is in such.
  private lazy var tops = roots.map(\.treeRoot).reduce(into: [UIView]()) { tops, top in
    if tops.last !== top { tops.append(top) }
  }

  /// The views that an app is answerable for.
  private(set) lazy var judged = roots.flatMap(\.judgedTree)

  /// Where they are.
  private(set) lazy var frameList = FrameList(roots)

  /// What layouts put over or under others on purpose.
  private(set) lazy var layered = LayeredViews(tops)

  /// What is painted, from the back to the front.
  private(set) lazy var painted = PaintedViews(tops, self)

  /// What views are called.
  private(set) lazy var outline = ViewOutline(tops[0], beside: Array(tops.dropFirst()))

  /// In the coordinates of the root of its tree.
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

  /// As much of a view as what is around it and the screen do not cut off, in the coordinates of
  /// the root of its tree; null where nothing is left.
  func visibleFrame(of view: UIView) -> CGRect {
    view.superview.map { frame(of: view).intersection(clip(in: $0)) } ?? frame(of: view)
  }

  /// As much of what a view draws as is to be seen.
  func drawnFrame(of view: UIView) -> CGRect {
    visibleFrame(of: view).intersection(alignedFrame(of: view))
  }

  /// Where a view draws, in the coordinates of the root of its tree: without what of its frame lies
  /// around its alignment rectangle.
  func alignedFrame(of view: UIView) -> CGRect {
    let frame = frame(of: view)
    guard view.alignmentRectInsets != .zero, place(of: view).isPlain else { return frame }
    let aligned = view.alignmentRect(forFrame: view.frame)
    let drawn = aligned.offsetBy(
      dx: frame.minX - view.frame.minX, dy: frame.minY - view.frame.minY)
    return frame.intersection(drawn)
  }

  /// What is to be seen of what is in a view, if it is large enough.
  private func clip(in view: UIView) -> CGRect {
    if let known = clips[ObjectIdentifier(view)] { return known }
    var clip = view.superview.map(clip) ?? .infinite
    if view.clipsToBounds || view is UIWindow { clip = clip.intersection(frame(of: view)) }
    clips[ObjectIdentifier(view)] = clip
    return clip
  }

  /// Whether all of a view is to be seen, but for what rounding takes.
  func showsAll(of view: UIView) -> Bool {
    let (visible, frame) = (visibleFrame(of: view), frame(of: view))
    return visible == frame || visible.holds(frame, by: halfPixel)
  }

  /// Whether anything of a view is to be seen.
  func isVisible(_ view: UIView) -> Bool {
    guard place(of: view).isPlain else { return view.reasonItIsNotSeen == nil }
    let visible = visibleFrame(of: view)
    return !visible.isNull && visible.width > 0 && visible.height > 0
  }
}

extension CGRect {
  /// Whether another rectangle is inside of it, or sticks out by no more than some points. What
  /// Foundation compares is the union of both, which is rounded.
  func holds(_ other: CGRect, by tolerance: CGFloat) -> Bool {
    !isNull && !other.isNull && other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}
