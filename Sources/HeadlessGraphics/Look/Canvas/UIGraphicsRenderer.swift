import Foundation

/// How something that is drawn is stored.
open class UIGraphicsRendererFormat: NSObject {
  open internal(set) var bounds = CGRect.zero

  public required override init() {}

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
}

/// Where the actions of a renderer draw.
///
/// Filled and stroked rectangles and paths are kept, in the colours that were set.
open class UIGraphicsRendererContext: NSObject {
  open internal(set) var format: UIGraphicsRendererFormat

  let drawing: DrawingContext

  init(format: UIGraphicsRendererFormat, drawing: DrawingContext) {
    self.format = format
    self.drawing = drawing
    super.init()
  }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// A line of one point inside of the rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing.drawFrame(of: rect, blendMode) { $0.stroke }
  }
}

/// Calls actions that draw.
open class UIGraphicsRenderer: NSObject {
  open internal(set) var format: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }
}
