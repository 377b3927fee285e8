import Foundation

/// The format of a drawing.
open class UIGraphicsRendererFormat: NSObject {
  open internal(set) var bounds = CGRect.zero

  public required override init() {}

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
}

/// The context in which the actions of a renderer draw.
///
/// It records filled and stroked rectangles and paths in their current colors.
open class UIGraphicsRendererContext: NSObject {
  open internal(set) var format: UIGraphicsRendererFormat

  let drawing: DrawingContext

  init(format: UIGraphicsRendererFormat, drawing: DrawingContext) {
    self.format = format
    self.drawing = drawing
    super.init()
  }

  /// Limits the drawing that follows to a rectangle.
  open func clip(to rect: CGRect) { UIRectClip(rect) }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line of one point inside the rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing.drawFrame(of: rect, blendMode) { $0.stroke }
  }
}

/// Runs drawing actions.
open class UIGraphicsRenderer: NSObject {
  open internal(set) var format: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }
}
