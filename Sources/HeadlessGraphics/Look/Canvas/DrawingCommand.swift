import Foundation

/// Something that was drawn into an image.
package struct DrawingCommand: Sendable {
  package enum Shape: Sendable {
    case rectangle(CGRect)
    /// SVG path data.
    case path(String)
    case image(ImageState, CGRect)
  }

  package var shape: Shape
  package var fill: ColorComponents?
  package var stroke: ColorComponents?
  package var lineWidth: CGFloat = 1
  package var lineCap = CGLineCap.butt
  package var lineJoin = CGLineJoin.miter
  package var blendMode = CGBlendMode.normal
  package var alpha: CGFloat = 1
}

/// What is being drawn on this thread.
final class DrawingContext {
  var commands: [DrawingCommand] = []
  var fill = ColorComponents(white: 0, alpha: 1)
  var stroke = ColorComponents(white: 0, alpha: 1)
  /// Of a context that was begun by itself, not by a renderer.
  var image: (size: CGSize, scale: CGFloat)?

  private static let key = "HeadlessGraphics.DrawingContext.stack"

  /// The contexts that are begun and not ended, on this thread.
  static var stack: [DrawingContext] {
    get { Thread.current.threadDictionary[key] as? [DrawingContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Nil outside of drawing, where drawing has no effect.
  static var current: DrawingContext? { stack.last }

  /// Whether a renderer draws with it, which ends it.
  private(set) var renders = false

  func perform(_ actions: () -> Void) {
    renders = true
    DrawingContext.stack.append(self)
    actions()
    DrawingContext.stack.removeLast()
  }
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    DrawingContext.current?.fill = ColorComponents(self, in: .current)
  }

  public func setStroke() {
    DrawingContext.current?.stroke = ColorComponents(self, in: .current)
  }
}

/// A line of one point inside of the rectangle, in the colour for filling.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = DrawingContext.current else { return }
  context.commands.append(
    DrawingCommand(
      shape: .rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), stroke: context.fill,
      blendMode: blendMode))
}

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .normal) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = DrawingContext.current else { return }
  context.commands.append(
    DrawingCommand(shape: .rectangle(rect), fill: context.fill, blendMode: blendMode))
}
