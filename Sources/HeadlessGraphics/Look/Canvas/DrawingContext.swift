import Foundation

/// What is being drawn, and how what is drawn next looks.
package final class DrawingContext {
  /// What ``save()`` keeps.
  struct State {
    var fill = ColorComponents(white: 0, alpha: 1)
    var stroke = ColorComponents(white: 0, alpha: 1)
    var line = DrawingLine()
    var blendMode = CGBlendMode.normal
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips: [DrawingCommand.Clip] = []
    /// The smallest rectangle that holds all that can be seen, in the image's coordinates.
    var visible: CGRect
    var shadow: DrawingCommand.Shadow?
    /// Kept for whoever asks.
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
  ///   - size: Of the image, in points.
  ///   - origin: The point that the image's left upper corner shows.
  package init(size: CGSize, origin: CGPoint = .zero, scale: CGFloat) {
    self.size = size
    self.scale = scale
    state = State(visible: CGRect(origin: .zero, size: size))
    state.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
  }

  func save() { saved.append(state) }

  /// Without effect where nothing was saved.
  func restore() { if let last = saved.popLast() { state = last } }

  /// Adds something in the coordinates of now, with all that holds now.
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

  /// Draws a picture that was made here, an SVG file of a size.
  package func draw(svg: String, of size: CGSize, in rect: CGRect) {
    let file = ImageState(
      content: .file(ImageFile(svg: svg, size: size)), size: size, scale: scale)
    draw(.image(file, rect)) { _ in }
  }

  /// Draws lines of a text in a rectangle.
  package func draw(_ layout: TextLayout, of content: TextContent, in rect: CGRect) {
    draw(.text(content, layout, rect)) { $0.fill = ColorComponents(white: 0, alpha: 1) }
  }

  /// Leaves out what is outside of a path in the image's coordinates.
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

  /// Why a context is the current one, and with that what ends it.
  enum Purpose { case rendering, begun, pushed }

  struct Entry {
    var context: DrawingContext
    var purpose: Purpose
  }

  private static let key = "HeadlessGraphics.DrawingContext.stack"

  /// The contexts that are begun and not ended, on this thread.
  static var stack: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Nil outside of drawing, where drawing has no effect.
  package static var current: DrawingContext? { stack.last?.context }

  /// Ends the current context if it is current for that purpose.
  static func end(_ purpose: Purpose) {
    if stack.last?.purpose == purpose { stack.removeLast() }
  }

  /// Draws with this context; what the actions begin and don't end is ended.
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

/// A line of one point inside of the rectangle, in the colour for filling.
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

/// Leaves out what is drawn outside of the rectangle from now on.
public func UIRectClip(_ rect: CGRect) {
  guard let context = DrawingContext.current else { return }
  let path = CGMutablePath()
  path.addRect(rect, transform: context.state.transform)
  context.clip(to: path)
}

extension DrawingContext {
  /// A line of one point inside of the rectangle.
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
