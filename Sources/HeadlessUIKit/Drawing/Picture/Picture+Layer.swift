import Foundation

extension Picture {
  /// Draws a layer in its superlayer: shadow, background, what is in it, border.
  ///
  /// - Parameters:
  ///   - isRoot: Whether the picture is in the coordinates of the layer itself.
  ///   - background: The colour of the background, resolved.
  ///   - mask: Draws what the layer is seen through, in the coordinates of the bounds.
  ///   - content: Draws what is on the background, in the coordinates of the bounds.
  mutating func draw(
    _ layer: CALayer, isRoot: Bool = false, background: ColorComponents?,
    mask: ((inout Picture) -> Void)? = nil, content: (inout Picture) -> Void
  ) {
    let matrix = layer.toSuperlayer
    guard !layer.isHidden, layer.opacity > 0, layer.bounds.isDrawable, matrix.isDrawable else {
      return
    }
    let shape = PictureShape(
      rect: layer.bounds, radius: layer.cornerRadius, corners: layer.maskedCorners)
    let opacity = layer.opacity < 1 ? Headless.number(CGFloat(layer.opacity)) : nil
    let drawMask = mask ?? layer.mask.map { mask in { $0.draw(mask) } }
    let reference = drawMask.map { draw in
      define("mask", prefix: "mask", maskRegion(of: layer)) { $0.drawAsMask(draw) }
    }
    let transform = isRoot ? nil : matrix.attributeText
    let attributes: [Attribute] = [
      ("transform", transform), ("opacity", opacity), ("mask", reference),
    ]
    group(attributes.filter { $0.value != nil }) { picture in
      picture.drawShadow(of: layer, shape: shape, background: background) { picture in
        picture.fill(shape, background)
        if layer.masksToBounds {
          let clip = picture.define("clipPath", prefix: "clip") { $0.add(shape) }
          picture.group([("clip-path", clip)], content)
        } else {
          content(&picture)
        }
        picture.drawBorder(of: layer, shape: shape)
      }
    }
  }

  /// Draws a layer that no view has, and the layers in it.
  mutating func draw(_ layer: CALayer, isRoot: Bool = false) {
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    draw(layer, isRoot: isRoot, background: layer.background(in: .current)) { picture in
      picture.drawContent(of: layer)
      picture.drawSublayers(of: layer)
    }
  }

  /// Draws what a kind of layer has, then what its own code draws.
  private mutating func drawContent(of layer: CALayer) {
    layer.drawContent(into: &self)
    draw(layer.drawnContent(), in: layer.bounds)
  }

  /// Draws what was drawn for a rectangle, and nothing outside of it, as it is kept in pixels.
  mutating func draw(_ commands: [DrawingCommand], in rect: CGRect) {
    if commands.isEmpty { return }
    clip(to: rect) { $0.draw(commands, size: rect.size, in: rect, color: nil) }
  }

  /// Draws what is inside of a rectangle.
  mutating func clip(to rect: CGRect, _ content: (inout Picture) -> Void) {
    let shape = PictureShape(rect: rect, radius: 0, corners: [])
    let clip = define("clipPath", prefix: "clip") { $0.add(shape) }
    group([("clip-path", clip)], content)
  }

  /// Draws the layers in a layer that have no view, from the back to the front.
  mutating func drawSublayers(of layer: CALayer) {
    let layers = (layer.sublayers ?? []).filter { !$0.belongsToView }
    for layer in layers.inDrawingOrder(\.zPosition) { draw(layer) }
  }

  // MARK: Parts

  mutating func add(_ shape: PictureShape, _ more: [Attribute] = []) {
    let (name, attributes) = shape.element()
    add(name, attributes + more)
  }

  mutating func fill(_ shape: PictureShape, _ color: ColorComponents?) {
    guard shape.rect.width > 0, shape.rect.height > 0, let paint = paint("fill", color) else {
      return
    }
    add(shape, paint)
  }

  /// The border is inside of the bounds and above what they hold.
  private mutating func drawBorder(of layer: CALayer, shape: PictureShape) {
    let width = min(layer.borderWidth, shape.rect.width / 2, shape.rect.height / 2)
    guard width > 0, let color = layer.borderColor.map({ ColorComponents($0) }),
      let paint = paint("stroke", color)
    else { return }
    let attributes: [Attribute] =
      [("fill", "none")] + paint + [("stroke-width", width == 1 ? nil : Headless.number(width))]
    add(shape.inset(by: width / 2), attributes)
  }

  /// A shadow falls from the background, or from all that is drawn where there is none.
  private mutating func drawShadow(
    of layer: CALayer, shape: PictureShape, background: ColorComponents?,
    content: (inout Picture) -> Void
  ) {
    guard layer.shadowOpacity > 0, !isMask, !layer.masksToBounds || layer.shadowPath != nil,
      var color = layer.shadowColor.map({ ColorComponents($0) }), color.alpha > 0
    else { return content(&self) }
    color.alpha *= CGFloat(min(layer.shadowOpacity, 1))
    let hasShape = layer.shadowPath != nil || (background?.alpha ?? 0) > 0
    let reach = 3 * max(0, layer.shadowRadius)
    let offset = layer.shadowOffset
    if hasShape {
      let filter = blur(layer.shadowRadius, reaching: shape.rect.insetBy(dx: -reach, dy: -reach))
      let move = CGAffineTransform(translationX: offset.width, y: offset.height).attributeText
      let attributes: [Attribute] =
        [("transform", move), ("filter", filter)] + (paint("fill", color) ?? [])
      if let path = layer.shadowPath {
        add("path", [("d", path.pathText)] + attributes)
      } else {
        add(shape, attributes)
      }
      return content(&self)
    }
    let room = shape.rect.insetBy(
      dx: -reach - abs(offset.width) - Self.overflow,
      dy: -reach - abs(offset.height) - Self.overflow)
    let filter = defineShadow(
      color, offset: offset, radius: max(0, layer.shadowRadius), in: room)
    group([("filter", filter)], content)
  }

  /// A filter that adds a shadow of what is drawn.
  mutating func defineShadow(
    _ color: ColorComponents, offset: CGSize, radius: CGFloat, in room: CGRect
  ) -> String {
    define("filter", prefix: "shadow", Self.region(room)) {
      $0.addShadowOfSource(color, offset: offset, radius: radius)
    }
  }

  /// The steps that not all viewers have as one.
  private mutating func addShadowOfSource(
    _ color: ColorComponents, offset: CGSize, radius: CGFloat
  ) {
    add(
      "feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", Headless.number(radius))])
    add(
      "feOffset",
      [
        ("dx", Headless.number(offset.width)), ("dy", Headless.number(offset.height)),
        ("result", "shape"),
      ])
    addFlood(color)
    add("feComposite", [("in2", "shape"), ("operator", "in"), ("result", "shadow")])
    add("feComposite", [("in", "SourceGraphic"), ("in2", "shadow"), ("operator", "over")])
  }

  /// A step of a filter that is a color everywhere.
  mutating func addFlood(_ color: ColorComponents) {
    let flood = (paint("flood", color) ?? []).map {
      ($0.name == "flood" ? "flood-color" : $0.name, $0.value)
    }
    add("feFlood", flood)
  }

  /// How far content may be outside of the bounds for its shadow to be drawn.
  private static let overflow: CGFloat = 40

  private mutating func blur(_ radius: CGFloat, reaching rect: CGRect) -> String? {
    guard radius > 0 else { return nil }
    return define("filter", prefix: "blur", Self.region(rect)) {
      $0.add("feGaussianBlur", [("stdDeviation", Headless.number(radius))])
    }
  }

  private func maskRegion(of layer: CALayer) -> [Attribute] {
    [("maskUnits", "userSpaceOnUse")] + Self.edges(layer.bounds.insetBy(dx: -1000, dy: -1000))
  }

  private static func region(_ rect: CGRect) -> [Attribute] {
    [("filterUnits", "userSpaceOnUse")] + edges(rect)
  }

  private static func edges(_ rect: CGRect) -> [Attribute] {
    [
      ("x", Headless.number(rect.minX)), ("y", Headless.number(rect.minY)),
      ("width", Headless.number(rect.width)), ("height", Headless.number(rect.height)),
    ]
  }

  /// Draws in white, so that what is opaque shows and what is transparent hides, or in another ink.
  mutating func drawAsMask(ink: CGFloat = 1, _ content: (inout Picture) -> Void) {
    let before = maskInk
    maskInk = ink
    content(&self)
    maskInk = before
  }
}

extension CGAffineTransform {
  var isDrawable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Array {
  /// Sorted by depth, equals in their order.
  func inDrawingOrder(_ depth: (Element) -> CGFloat) -> [Element] {
    guard contains(where: { depth($0) != 0 }) else { return self }
    return enumerated()
      .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
      .map(\.element)
  }
}
