import Foundation

/// A drawing in progress, with the state for the next operations.
package final class DrawingContext {
  /// The state that ``save()`` keeps.
  struct State {
    var fill = ColorComponents(white: 0, alpha: 1)
    var stroke = ColorComponents(white: 0, alpha: 1)
    var line = DrawingLine()
    var blendMode = CGBlendMode.normal
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips: [DrawingCommand.Clip] = []
    /// The smallest rectangle around the visible region, in the image's coordinates.
    var visible: CGRect
    var shadow: DrawingCommand.Shadow?
    /// Stored without effect.
    var interpolation: Int32 = 0
  }

  package private(set) var commands: [DrawingCommand] = []
  let size: CGSize
  let scale: CGFloat
  var state: State
  private var saved: [State] = []
  /// The path of a `CGContext`, in the image's coordinates.
  var path = CGMutablePath()

  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - origin: The point at the top left corner of the image.
  package init(size: CGSize, origin: CGPoint = .zero, scale: CGFloat) {
    self.size = size
    self.scale = scale
    state = State(visible: CGRect(origin: .zero, size: size))
    state.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
  }

  func save() { saved.append(state) }

  /// Has no effect if nothing was saved.
  func restore() { if let last = saved.popLast() { state = last } }

  /// Adds a shape in the current coordinates, with the current state.
  func draw(_ shape: DrawingCommand.Shape, change: (inout DrawingCommand) -> Void) {
    var command = DrawingCommand(shape: shape)
    command.line = state.line
    command.blendMode = state.blendMode
    command.alpha = state.alpha
    command.transform = state.transform
    command.clips = state.clips
    command.shadow = state.shadow
    change(&command)
    commands.append(command)
  }

  /// Draws a picture made by this module: an SVG file of a given size.
  package func draw(svg: String, of size: CGSize, in rect: CGRect) {
    let file = ImageState(
      content: .file(ImageFile(svg: svg, size: size)), size: size, scale: scale)
    draw(.image(file, rect)) { _ in }
  }

  /// Draws the lines of a text in a rectangle.
  package func draw(_ layout: TextLayout, of content: TextContent, in rect: CGRect) {
    draw(.text(content, layout, rect)) { $0.fill = ColorComponents(white: 0, alpha: 1) }
  }

  /// Clips to a path in the image's coordinates.
  func clip(to path: CGPath, usesEvenOddRule: Bool = false) {
    state.clips.append(.init(path: path.pathText, usesEvenOddRule: usesEvenOddRule))
    let box = path.boundingBox
    let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
    let room = isFinite ? state.visible.intersection(box) : .zero
    state.visible = room.isNull ? .zero : room
  }

  var image: ImageState {
    ImageState(content: .drawing(commands), size: size, scale: scale)
  }

  // MARK: Current contexts

  /// Why a context is current, which determines the call that ends it.
  enum Purpose { case rendering, begun, pushed }

  struct Entry {
    var context: DrawingContext
    var purpose: Purpose
  }

  private static let key = "HeadlessGraphics.DrawingContext.stack"

  /// The contexts of this thread that have begun and not ended.
  static var stack: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The current context; nil outside of drawing, where drawing has no effect.
  package static var current: DrawingContext? { stack.last?.context }

  /// Ends the current context if it has a given purpose.
  static func end(_ purpose: Purpose) {
    if stack.last?.purpose == purpose { stack.removeLast() }
  }

  /// Draws with this context; contexts that the actions begin and don't end are ended.
  package func perform(_ actions: () -> Void) {
    let depth = DrawingContext.stack.count
    DrawingContext.stack.append(Entry(context: self, purpose: .rendering))
    actions()
    DrawingContext.stack.removeLast(DrawingContext.stack.count - depth)
  }
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    DrawingContext.current?.state.fill = ColorComponents(self, in: .current)
  }

  public func setStroke() {
    DrawingContext.current?.state.stroke = ColorComponents(self, in: .current)
  }
}

/// Strokes a line of one point inside the rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingContext.current?.drawFrame(of: rect, blendMode) { $0.fill }
}

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .normal) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = DrawingContext.current else { return }
  context.draw(.rectangle(rect)) {
    $0.fill = context.state.fill
    $0.blendMode = blendMode
  }
}

/// Clips further drawing to the rectangle.
public func UIRectClip(_ rect: CGRect) {
  guard let context = DrawingContext.current else { return }
  let path = CGMutablePath()
  path.addRect(rect, transform: context.state.transform)
  context.clip(to: path)
}

extension DrawingContext {
  /// Strokes a line of one point inside the rectangle.
  func drawFrame(
    of rect: CGRect, _ blendMode: CGBlendMode, color: (State) -> ColorComponents
  ) {
    let color = color(state)
    draw(.rectangle(rect.insetBy(dx: 0.5, dy: 0.5))) {
      $0.line = DrawingLine()
      $0.stroke = color
      $0.blendMode = blendMode
    }
  }
}
