import Foundation

/// The format of an image to draw; its scale is the screen's by default.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat = UITraitCollection.current.displayScale
  open var opaque = false

  /// Creates a format for the scale of an environment.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The context in which the actions of an image renderer draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The drawing so far.
  open var currentImage: UIImage { UIImage(state: drawing.image) }
}

/// Creates images of a given size from drawing actions.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let scale: CGFloat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    scale = format.scale
    super.init(bounds: bounds, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = format.bounds
    let context = DrawingContext(size: bounds.size, origin: bounds.origin, scale: scale)
    let front = UIGraphicsImageRendererContext(format: format, drawing: context)
    context.perform { actions(front) }
    return UIImage(state: context.image)
  }
}
