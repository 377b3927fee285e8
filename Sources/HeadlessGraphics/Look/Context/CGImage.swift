#if os(Linux)
  import Foundation

  /// An image measured in pixels.
  public final class CGImage: Hashable, Sendable {
    let state: ImageState
    public let width: Int
    public let height: Int

    init?(_ state: ImageState) {
      guard let width = Self.pixels(state.size.width * state.scale),
        let height = Self.pixels(state.size.height * state.scale)
      else { return nil }
      (self.state, self.width, self.height) = (state, width, height)
    }

    /// Nil if there is less than one pixel.
    private static func pixels(_ length: CGFloat) -> Int? {
      let whole = length.rounded()
      return whole >= 1 && whole < 1e9 ? Int(whole) : nil
    }

    /// - Parameter rect: The rectangle in pixels; only its part within the image counts.
    /// - Returns: Nil if the rectangle is outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
      let room = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      guard !room.isNull, !room.isEmpty else { return nil }
      let drawing = DrawingContext(size: room.size, origin: room.origin, scale: 1)
      drawing.clip(
        to: CGPath(rect: CGRect(origin: .zero, size: room.size), transform: nil))
      drawing.draw(.image(state, CGRect(x: 0, y: 0, width: width, height: height))) { _ in }
      return CGImage(drawing.image)
    }

    public func copy() -> CGImage? { self }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension UIImage {
    /// The image as stored, without its orientation; nil if it has no pixels.
    public var cgImage: CGImage? { CGImage(state.upright) }

    public convenience init(cgImage: CGImage) {
      self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image in which `scale` pixels make a point.
    public convenience init(
      cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
    ) {
      let scale = scale > 0 && scale.isFinite ? scale : 1
      var state = cgImage.state
      let size = CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
      if case .drawing = state.content {
        let drawing = DrawingContext(size: size, scale: scale)
        drawing.draw(.image(state, CGRect(origin: .zero, size: size))) { _ in }
        state = drawing.image
      }
      (state.size, state.scale) = (orientation.turned(size), scale)
      state.orientation = orientation
      self.init(state: state)
    }
  }

  extension CGContext {
    /// Draws an image with its top edge toward growing y; in UIKit's contexts, where y grows
    /// downward, the image is upside down.
    public func draw(_ image: CGImage, in rect: CGRect) {
      drawing.save()
      translateBy(x: 0, y: rect.minY + rect.maxY)
      scaleBy(x: 1, y: -1)
      let fill = drawing.state.fill
      drawing.draw(.image(image.state, rect)) { $0.fill = fill }
      drawing.restore()
    }

    /// The drawing so far.
    public func makeImage() -> CGImage? { CGImage(drawing.image) }
  }
#endif
