/// What contracts read of a stage that is laid out, found out once for all of them.
@MainActor
final class StageReading {
  /// The views that are to be seen.
  let seen: [UIView]
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private var visibilities: [ObjectIdentifier: Bool] = [:]

  init(_ stage: Stage) { seen = stage.view.seenTree }

  /// In the coordinates of the root of its tree.
  func frame(of view: UIView) -> CGRect {
    if let known = frames[ObjectIdentifier(view)] { return known }
    let frame = view.frameInRoot
    frames[ObjectIdentifier(view)] = frame
    return frame
  }

  /// Whether anything of a view is to be seen.
  func isVisible(_ view: UIView) -> Bool {
    if let known = visibilities[ObjectIdentifier(view)] { return known }
    let isVisible = view.reasonItIsNotSeen == nil
    visibilities[ObjectIdentifier(view)] = isVisible
    return isVisible
  }
}
