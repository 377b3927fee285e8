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
  let context = DrawingContext()
  if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
    context.image = (size, scale > 0 ? scale : UITraitCollection.current.displayScale)
  } else {
    Headless.logFromAnywhere("There is no image context of the size \(size).")
  }
  DrawingContext.stack.append(context)
}

/// What was drawn since the context began; nil where none has begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = DrawingContext.current, let image = context.image else { return nil }
  return UIImage(
    state: ImageState(
      content: .drawing(context.commands), size: image.size, scale: image.scale))
}

/// Ends what was begun last; without effect where a renderer draws.
public func UIGraphicsEndImageContext() {
  if DrawingContext.stack.last?.renders == false { DrawingContext.stack.removeLast() }
}
