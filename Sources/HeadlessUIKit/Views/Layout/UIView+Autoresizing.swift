import Foundation

extension UIView {
  /// Called when the host sets the frame, the mask or the superview.
  func autoresizingDidChange() {
    noteAutoresizing()
    node.engine?.hostFrameChanged(of: node)
  }

  /// Records the frame and the superview's size for autoresizing. For a view that only constraints
  /// place, they are recorded when that changes. A view without a frame and a mask keeps its zero
  /// frame at any size of its superview.
  private func noteAutoresizing() {
    let isPlaced = !autoresizingMask.isEmpty || untransformedFrame != .zero
    guard translatesAutoresizingMaskIntoConstraints, isPlaced else { return autoresizing = nil }
    let state = autoresizing ?? AutoresizingState()
    state.frame = untransformedFrame
    state.superviewSize = storedSuperview?.bounds.size ?? .zero
    autoresizing = state
  }

  func hostDidPlaceView() {
    autoresizingDidChange()
  }

  /// Resizes subviews by their masks after the size of this view has changed, except those that the
  /// engine is about to place along with it.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let isBeingPlaced = flags.contains(.isBeingPlaced)
    for subview in storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
      guard !subview.autoresizingMask.isEmpty, !isBeingPlaced || subview.node.slot < 0 else {
        continue
      }
      subview.autoresize(from: oldSize, to: bounds.size)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    var frame = frameToResize(from: oldSize)
    let shares = AxisPair(
      autoresizingMask.shares(on: .horizontal, frame: frame, superviewSize: oldSize),
      autoresizingMask.shares(on: .vertical, frame: frame, superviewSize: oldSize))
    let (dx, dy) = (newSize.width - oldSize.width, newSize.height - oldSize.height)
    frame.origin.x += shares.horizontal.origin * dx
    frame.origin.y += shares.vertical.origin * dy
    frame.size.width = max(0, frame.size.width + shares.horizontal.length * dx)
    frame.size.height = max(0, frame.size.height + shares.vertical.length * dy)
    self.frame = frame.settled
  }

  /// The present frame, or the frame that was set if the engine has only rounded it to pixels:
  /// rounding errors do not add up.
  private func frameToResize(from oldSize: CGSize) -> CGRect {
    guard let set = autoresizing, set.superviewSize == oldSize, set.frame != frame,
      pixels.round(set.frame) == frame
    else { return frame }
    return set.frame
  }
}
