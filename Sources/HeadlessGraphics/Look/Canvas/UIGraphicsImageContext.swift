import Foundation

/// Begins an image of one pixel a point, which what is drawn on this thread goes into until
/// ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: In points; a size that is not positive and finite makes no image, and is logged.
///   - opaque: Without effect: pictures are as opaque as what is drawn into them.
///   - scale: 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  if !isUsable { Headless.logFromAnywhere("There is no image context of the size \(size).") }
  let context = DrawingContext(
    size: isUsable ? size : .zero,
    scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
  DrawingContext.stack.append(.init(context: context, purpose: .begun))
}

/// What was drawn since the context began; nil where none has begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = DrawingContext.stack.last(where: { $0.purpose != .pushed }),
    entry.purpose == .begun, entry.context.size != .zero
  else { return nil }
  return UIImage(state: entry.context.image)
}

/// Ends what was begun last; without effect where a renderer draws.
public func UIGraphicsEndImageContext() { DrawingContext.end(.begun) }
