import Foundation

/// How an image that is drawn is stored; its scale is the screen's by default.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = UITraitCollection.current.displayScale
  open var opaque = false

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }

  public required override init() {}
}

/// Where the actions of a renderer draw.
///
/// Filled and stroked rectangles and paths are kept.
open class UIGraphicsImageRendererContext: NSObject {
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { UIRectFill(rect) }

  open func stroke(_ rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    context.commands.append(
      DrawingCommand(shape: .rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), stroke: context.stroke))
  }
}

/// Makes images of a size from what is drawn.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = DrawingContext()
    context.perform { actions(UIGraphicsImageRendererContext(format: format)) }
    return UIImage(
      state: ImageState(content: .drawing(context.commands), size: size, scale: format.scale))
  }
}
