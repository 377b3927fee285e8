import Foundation

/// Where an image is drawn, and its color if it has none of its own.
struct ImagePlacement {
  var rect: CGRect
  var tint: ColorComponents
  var isRightToLeft = false
  /// The part of the image that is drawn, in the image's points; nil for all of it.
  var part: CGRect?
}

extension Picture {
  mutating func draw(_ image: ImageState, at placement: ImagePlacement) {
    let rect = placement.rect
    guard rect.width > 0, rect.height > 0, rect.isDrawable else { return }
    let isFlipped = image.flipsForRightToLeft && placement.isRightToLeft
    let orientation = isFlipped ? image.orientation.flipped : image.orientation
    guard orientation != .up else { return drawParts(image, at: placement) }
    var inside = placement
    inside.rect.size = orientation.turned(rect.size)
    let turn = orientation.transform(of: inside.rect)
    group([("transform", turn.attributeText)]) { $0.drawParts(image.upright, at: inside) }
  }

  private mutating func drawParts(_ image: ImageState, at placement: ImagePlacement) {
    let isResized = image.isResizable && image.size != placement.rect.size
    guard isResized || placement.part != nil else { return drawUpright(image, at: placement) }
    drawResized(image, at: placement)
  }

  mutating func drawUpright(_ image: ImageState, at placement: ImagePlacement) {
    let tint = image.tint.map { ColorComponents($0, in: .current) }
    // The tint of an image that is not a symbol is the color of its pixels, which a template does
    // not show.
    let paint = image.isTemplate ? placement.tint : tint
    switch image.content {
    case .empty: break
    case .symbol(let symbol):
      let color = image.renderingMode == .alwaysOriginal ? tint : tint ?? placement.tint
      let configured = image.configuration?.parts.colors.first
      let own = configured.map { ColorComponents($0, in: .current) }
      draw(
        symbol, in: placement.rect, color: own ?? color ?? ColorComponents(white: 0, alpha: 1),
        lineWidth: image.configuration?.lineWidth ?? 1.8)
    case .drawing(let commands):
      draw(commands, size: image.size, in: placement.rect, color: paint)
    case .file(let file):
      let ink = paint ?? (isMask ? ColorComponents(white: 0, alpha: 1) : nil)
      if let ink, ink.alpha <= 0 { return }
      let bytes = file.data.base64EncodedString()
      let filter = ink.map { definePaint($0) }
      add(
        "image",
        frame(placement.rect) + [
          ("preserveAspectRatio", "none"), ("filter", filter),
          ("href", "data:\(file.mediaType);base64,\(bytes)"),
        ])
    }
  }

  /// Defines a filter that replaces the color of everything that is drawn.
  private mutating func definePaint(_ color: ColorComponents) -> String {
    define("filter", prefix: "paint") {
      $0.addFlood(color)
      $0.add("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
    }
  }

  func frame(_ rect: CGRect) -> [Attribute] {
    [
      ("x", Headless.number(rect.minX)), ("y", Headless.number(rect.minY)),
      ("width", Headless.number(rect.width)), ("height", Headless.number(rect.height)),
    ]
  }

  // MARK: Symbols

  /// Draws the grid of 24 units, centered and scaled to fit.
  private mutating func draw(
    _ symbol: SymbolShape, in rect: CGRect, color: ColorComponents, lineWidth: CGFloat
  ) {
    let full = symbol.proportions
    let unit = min(rect.width / full.width, rect.height / full.height) * 1.17 / 24
    let place = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: rect.midX - 12 * unit, ty: rect.midY - 12 * unit)
    guard let stroke = paint("stroke", color), let fill = paint("fill", color) else { return }
    let none: [Attribute] = [("fill", "none")]
    let style: [Attribute] = [
      ("transform", place.attributeText), ("stroke-width", Headless.number(lineWidth)),
      ("stroke-linecap", "round"), ("stroke-linejoin", "round"),
    ]
    let isBackground = symbol.isFilled && symbol.enclosure != nil
    let inner = isBackground ? paint("stroke", ColorComponents(white: 1, alpha: 1)) ?? [] : stroke
    group(style) { picture in
      if let path = symbol.enclosure?.path {
        picture.add("path", [("d", path)] + (isBackground ? fill : none) + stroke)
      }
      let shrink = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 6, ty: 6).attributeText
      let transform: [Attribute] = [("transform", symbol.enclosure == nil ? nil : shrink)]
      let isSolid = symbol.isFilled && symbol.enclosure == nil
      picture.add(
        "path", [("d", symbol.path)] + transform + (isSolid ? fill : none) + inner)
    }
  }
}

extension UIImage.Orientation {
  /// The orientation after a horizontal flip in the displayed coordinates.
  fileprivate var flipped: UIImage.Orientation {
    switch self {
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .leftMirrored: .right
    case .rightMirrored: .left
    default: mirrored
    }
  }

  /// Returns the transform that draws an upright image in a rectangle with this orientation, with
  /// the same top-left corner.
  func transform(of rect: CGRect) -> CGAffineTransform {
    let (width, height) = (rect.width, rect.height)
    let turn =
      switch self {
      case .up, .upMirrored: CGAffineTransform.identity
      case .down, .downMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .left, .leftMirrored: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .right, .rightMirrored: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      .concatenating(isMirrored ? mirror : .identity)
      .concatenating(turn)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension SymbolShape.Enclosure {
  /// Path data on the grid of 24 units.
  var path: String {
    switch self {
    case .circle: "M2.5 12A9.5 9.5 0 0 1 21.5 12A9.5 9.5 0 0 1 2.5 12Z"
    case .square, .rectangle:
      "M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z"
    case .diamond: "M12 2L22 12L12 22L2 12Z"
    }
  }
}
