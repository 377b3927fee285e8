import Foundation

/// Begins an image with one pixel per point, which receives the drawing on this thread until
/// ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: The size in points; a size that is not positive and finite produces no image, and is
///     logged.
///   - opaque: Has no effect: pictures are as opaque as their content.
///   - scale: The pixels per point; 0 stands for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  if !isUsable { Headless.logFromAnyThread("There is no image context of the size \(size).") }
  let context = DrawingContext(
    size: isUsable ? size : .zero,
    scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
  DrawingContext.stack.append(.init(context: context, purpose: .begun))
}

/// The drawing since the context began; nil if none has begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = DrawingContext.stack.last(where: { $0.purpose != .pushed }),
    entry.purpose == .begun, entry.context.size != .zero
  else { return nil }
  return UIImage(state: entry.context.image)
}

/// Ends the last context that began; has no effect while a renderer draws.
public func UIGraphicsEndImageContext() { DrawingContext.end(.begun) }
