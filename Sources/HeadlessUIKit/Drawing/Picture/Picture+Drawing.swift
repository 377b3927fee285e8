import Foundation
import HeadlessGraphics

/// The settings for all commands of a drawing.
struct DrawingLook {
  /// The size of the drawing, in its own coordinates.
  var size: CGSize
  /// A color that replaces the commands' own colors.
  var color: ColorComponents?

  /// The region in which shadows and masks have an effect.
  var region: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -1000, dy: -1000) }

  func shown(_ own: ColorComponents?) -> ColorComponents? {
    guard let own, var color else { return own }
    color.alpha *= own.alpha
    return color
  }
}

extension Picture {
  mutating func draw(
    _ commands: [DrawingCommand], size: CGSize, in rect: CGRect, color: ColorComponents?
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let place = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let isolation = commands.contains { $0.blendMode != .normal } ? "isolation:isolate" : nil
    group([("transform", place.attributeText), ("style", isolation)]) { picture in
      picture.draw(commands[...], DrawingLook(size: size, color: color))
    }
  }

  /// Draws the commands in order. A command that draws only on existing content takes this content
  /// as its mask; a command that clears becomes a mask for this content.
  private mutating func draw(_ commands: ArraySlice<DrawingCommand>, _ look: DrawingLook) {
    let isSpecial = { (mode: CGBlendMode) in mode.drawsOnlyOverContent || mode == .clear }
    guard let index = commands.lastIndex(where: { isSpecial($0.blendMode) }) else {
      for command in commands { blend(command, look) }
      return
    }
    let (below, command) = (commands[..<index], commands[index])
    if command.blendMode == .clear, !below.isEmpty {
      let mask = defineMask(around: command, look)
      group([("mask", mask)]) { $0.draw(below, look) }
    } else if command.blendMode != .clear {
      if command.blendMode == .sourceAtop { draw(below, look) }
      let mask = define("mask", prefix: "mask") { picture in
        picture.drawAsMask { $0.draw(below, look) }
      }
      group([("mask", mask)]) { $0.blend(command, look) }
    }
    draw(commands[(index + 1)...], look)
  }

  /// Defines a mask that hides what the command covers, and shows everything else.
  private mutating func defineMask(around command: DrawingCommand, _ look: DrawingLook) -> String {
    let region = frame(look.region)
    return define("mask", prefix: "mask", [("maskUnits", "userSpaceOnUse")] + region) { picture in
      picture.add("rect", region + [("fill", "#ffffff")])
      picture.drawAsMask(ink: 0) { $0.place(command, look) }
    }
  }

  private mutating func blend(_ command: DrawingCommand, _ look: DrawingLook) {
    guard command.alpha > 0 else { return }
    let style = command.blendMode.pictureName.map { "mix-blend-mode:\($0)" }
    let alpha = command.alpha < 1 ? Headless.number(command.alpha) : nil
    group([("opacity", alpha), ("style", style)]) { picture in
      guard let shadow = command.shadow, shadow.isDrawable, !picture.isMask else {
        return picture.place(command, look)
      }
      let filter = picture.defineShadow(
        shadow.color, offset: shadow.offset, radius: shadow.radius, in: look.region)
      picture.group([("filter", filter)]) { $0.place(command, look) }
    }
  }

  /// Draws a command in its own coordinates, within its clips.
  private mutating func place(_ command: DrawingCommand, _ look: DrawingLook) {
    guard command.transform.isDrawable, command.shape.isDrawable else { return }
    place(command, within: command.clips[...], look)
  }

  private mutating func place(
    _ command: DrawingCommand, within clips: ArraySlice<DrawingCommand.Clip>, _ look: DrawingLook
  ) {
    guard let clip = clips.first else {
      return group([("transform", command.transform.attributeText)]) { $0.draw(command, look) }
    }
    let reference = define("clipPath", prefix: "clip") {
      $0.add(
        "path",
        [("d", clip.path), ("clip-rule", clip.usesEvenOddRule ? "evenodd" : nil)])
    }
    group([("clip-path", reference)]) { $0.place(command, within: clips.dropFirst(), look) }
  }

  private mutating func draw(_ command: DrawingCommand, _ look: DrawingLook) {
    let fill = paint("fill", look.shown(command.fill)) ?? [("fill", "none")]
    let stroke = paint("stroke", look.shown(command.stroke)) ?? []
    let width: [Attribute] = command.stroke == nil ? [] : line(of: command.line)
    switch command.shape {
    case .rectangle(let rect): add("rect", frame(rect) + fill + stroke + width)
    case .path(let path):
      let rule: Attribute = ("fill-rule", command.usesEvenOddRule ? "evenodd" : nil)
      add("path", [("d", path), rule] + fill + stroke + width)
    case .image(var image, let rect):
      let black = ColorComponents(white: 0, alpha: 1)
      if look.color != nil { (image.renderingMode, image.tint) = (.alwaysTemplate, nil) }
      draw(image, at: ImagePlacement(rect: rect, tint: look.color ?? command.fill ?? black))
    case .text(let content, let layout, let rect):
      let black = ColorComponents(white: 0, alpha: 1)
      draw(
        layout, of: content,
        at: TextPlacement(
          rect: rect, alignment: .natural, isRightToLeft: false,
          color: look.color ?? command.fill ?? black, traits: .current, ink: look.color))
    case .gradient(var gradient, let rect):
      for index in gradient.stops.indices {
        let own = gradient.stops[index].color
        gradient.stops[index].color = look.shown(own) ?? own
      }
      let reference = define(gradient)
      add("rect", frame(rect) + [("fill", reference)])
    }
  }

  /// Omits numbers that are not finite.
  func line(of line: DrawingLine) -> [Attribute] {
    func number(_ value: CGFloat) -> String? { value.isFinite ? Headless.number(value) : nil }
    let dashes = line.dashes.compactMap(number)
    let isDashed = !dashes.isEmpty && dashes.count == line.dashes.count
    return [
      ("stroke-width", number(line.width)),
      ("stroke-linecap", line.cap == .butt ? nil : "\(line.cap)"),
      ("stroke-linejoin", line.join == .miter ? nil : "\(line.join)"),
      ("stroke-miterlimit", line.join == .miter ? number(max(1, line.miterLimit)) : nil),
      ("stroke-dasharray", isDashed ? dashes.joined(separator: " ") : nil),
      ("stroke-dashoffset", isDashed && line.dashPhase != 0 ? number(line.dashPhase) : nil),
    ]
  }
}
