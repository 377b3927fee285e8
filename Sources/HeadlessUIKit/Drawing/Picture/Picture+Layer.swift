import Foundation

extension Picture {
  /// Draws a layer in its superlayer: shadow, background, content, border.
  ///
  /// - Parameters:
  ///   - isRoot: Whether the picture is in the coordinates of the layer itself.
  ///   - background: The color of the background, resolved.
  ///   - mask: Draws the layer's mask, in the coordinates of the bounds.
  ///   - content: Draws the content over the background, in the coordinates of the bounds.
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

  /// Draws a layer without a view, and its sublayers.
  mutating func draw(_ layer: CALayer, isRoot: Bool = false) {
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    draw(layer, isRoot: isRoot, background: layer.background(in: .current)) { picture in
      picture.drawContent(of: layer)
      picture.drawSublayers(of: layer)
    }
  }

  /// Draws what a subclass adds, then what the layer's own code draws.
  private mutating func drawContent(of layer: CALayer) {
    layer.drawContent(into: &self)
    draw(layer.drawnContent(), in: layer.bounds)
  }

  /// Draws the commands of a drawing of this rectangle, clipped to it as a bitmap would be.
  mutating func draw(_ commands: [DrawingCommand], in rect: CGRect) {
    if commands.isEmpty { return }
    clip(to: rect) { $0.draw(commands, size: rect.size, in: rect, color: nil) }
  }

  /// Draws the content, clipped to a rectangle.
  mutating func clip(to rect: CGRect, _ content: (inout Picture) -> Void) {
    let shape = PictureShape(rect: rect, radius: 0, corners: [])
    let clip = define("clipPath", prefix: "clip") { $0.add(shape) }
    group([("clip-path", clip)], content)
  }

  /// Draws the sublayers that have no view, from back to front.
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

  /// Draws the border inside the bounds, above the content.
  private mutating func drawBorder(of layer: CALayer, shape: PictureShape) {
    let width = min(layer.borderWidth, shape.rect.width / 2, shape.rect.height / 2)
    guard width > 0, let color = layer.borderColor.map({ ColorComponents($0) }),
      let paint = paint("stroke", color)
    else { return }
    let attributes: [Attribute] =
      [("fill", "none")] + paint + [("stroke-width", width == 1 ? nil : Headless.number(width))]
    add(shape.inset(by: width / 2), attributes)
  }

  /// Draws the shadow of the background, or of all that is drawn if there is no background.
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

  /// Defines a filter that adds a shadow to what is drawn.
  mutating func defineShadow(
    _ color: ColorComponents, offset: CGSize, radius: CGFloat, in room: CGRect
  ) -> String {
    define("filter", prefix: "shadow", Self.region(room)) {
      $0.addShadowOfSource(color, offset: offset, radius: radius)
    }
  }

  /// Adds the single steps of a shadow, since not all viewers support the combined one.
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

  /// Adds a step that fills the filter region with a color.
  mutating func addFlood(_ color: ColorComponents) {
    let flood = (paint("flood", color) ?? []).map {
      ($0.name == "flood" ? "flood-color" : $0.name, $0.value)
    }
    add("feFlood", flood)
  }

  /// The distance outside the bounds within which content casts a shadow.
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

  /// Draws in white, so that opaque parts show and transparent parts hide, or in another ink.
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
  /// Sorts by depth, and keeps the order of elements at equal depth.
  func inDrawingOrder(_ depth: (Element) -> CGFloat) -> [Element] {
    guard contains(where: { depth($0) != 0 }) else { return self }
    return enumerated()
      .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
      .map(\.element)
  }
}
