import Foundation

extension Picture {
  /// Draws lines from the top of the rectangle.
  ///
  /// Each piece has its measured width.
  mutating func draw(_ layout: TextLayout, of content: TextContent, at placement: TextPlacement) {
    let pieces = layout.lines.flatMap { self.pieces(of: $0, content, placement) }
    for piece in pieces { drawBackground(of: piece, at: placement) }
    for piece in pieces { drawShadow(of: piece, at: placement) }
    for piece in pieces {
      if let attachment = piece.run.attachment, piece.fragment.kind == .attachment {
        draw(attachment, of: piece, at: placement)
      } else {
        draw(
          piece, color: piece.run.look.color.map(placement.shown) ?? placement.color, placement)
      }
    }
  }

  private func pieces(
    of line: TextLayout.Line, _ content: TextContent, _ placement: TextPlacement
  ) -> [PlacedFragment] {
    let (start, spread) = (placement.start(of: line), placement.spread(of: line))
    let top = placement.rect.minY + line.top
    var added: CGFloat = 0
    return line.fragments.map { fragment in
      let x = line.isRightToLeft ? line.width - fragment.x - fragment.width : fragment.x
      let piece = PlacedFragment(
        fragment: fragment, run: content.runs[fragment.run],
        origin: CGPoint(x: start + x + added, y: top + line.ascender), spread: spread,
        line: (top, line.height))
      added += spread.width(of: fragment.text)
      return piece
    }
  }

  // MARK: What is not text

  private mutating func drawBackground(of piece: PlacedFragment, at placement: TextPlacement) {
    guard let color = piece.run.look.background else { return }
    let rect = CGRect(
      x: piece.origin.x, y: piece.line.top, width: piece.width, height: piece.line.height)
    guard rect.width > 0, rect.height > 0 else { return }
    fill(PictureShape(rect: rect, radius: 0, corners: []), placement.shown(color))
  }

  private mutating func draw(
    _ attachment: TextAttachment, of piece: PlacedFragment, at placement: TextPlacement
  ) {
    guard let image = attachment.image else { return }
    let bounds = attachment.bounds
    let rect = CGRect(
      x: piece.origin.x + attachment.padding + bounds.minX, y: piece.baseline - bounds.maxY,
      width: bounds.width, height: bounds.height)
    let tint = piece.run.look.color.map(placement.shown) ?? placement.color
    draw(
      image.state,
      at: ImagePlacement(rect: rect, tint: tint, isRightToLeft: placement.isRightToLeft))
  }

  private mutating func drawShadow(of piece: PlacedFragment, at placement: TextPlacement) {
    let own = piece.run.look.shadow
    guard let color = own?.color.map(placement.shown) ?? placement.shadow?.color,
      let offset = own?.offset ?? placement.shadow?.offset, offset.width.isFinite,
      offset.height.isFinite
    else { return }
    var moved = piece
    moved.origin.x += offset.width
    moved.origin.y += offset.height
    draw(moved, color: color, placement)
  }

  // MARK: Text

  private mutating func draw(
    _ piece: PlacedFragment, color: ColorComponents, _ placement: TextPlacement
  ) {
    // Spaces at the ends of a line are invisible; without them the width is exact.
    let (run, fragment) = (piece.run, piece.fragment)
    guard fragment.kind == .text else { return }
    let spacing = (run.kern ?? 0) - run.tightening
    let gap = FaceAdvances.of(run.face).width(ofASCII: UInt8(ascii: " ")) + spacing
    let leading = CGFloat(fragment.text.prefix { $0 == " " }.count)
    let trailing = CGFloat(fragment.text.reversed().prefix { $0 == " " }.count)
    let shown = fragment.text.withoutInvisibleEdges
    let width =
      max(0, fragment.width - (leading + trailing) * gap) + piece.spread.width(of: shown.dropLast())
    guard !shown.isEmpty, width > 0, let paint = paint("fill", color) else { return }
    add(
      "text",
      [
        ("x", Headless.number(piece.origin.x + leading * (gap + piece.spread.word))),
        ("y", Headless.number(piece.baseline)),
        ("font-family", run.face.pictureFamilies),
        ("font-size", Headless.number(run.face.size)),
        ("font-weight", Headless.number(run.face.weight.value.rounded())),
        ("font-style", run.face.isItalic ? "italic" : nil),
        ("font-stretch", run.face.stretch),
      ] + decoration(of: run.look, placement) + [
        ("letter-spacing", Self.length(spacing + piece.spread.letter)),
        ("word-spacing", Self.length(piece.spread.word)),
        ("textLength", Headless.number(width)), ("lengthAdjust", "spacingAndGlyphs"),
        ("xml:space", shown.contains("  ") ? "preserve" : nil),
      ] + paint, text: shown)
  }

  /// Returns nil for 0, which adds nothing.
  private static func length(_ length: CGFloat) -> String? {
    length == 0 ? nil : Headless.number(length)
  }

  private func decoration(of look: TextLook, _ placement: TextPlacement) -> [Attribute] {
    let lines = [
      look.underline == nil ? nil : "underline",
      look.strikethrough == nil ? nil : "line-through",
    ].compactMap { $0 }
    guard let stroke = look.underline ?? look.strikethrough else { return [] }
    let color = stroke.color.map { placement.shown($0) }.flatMap {
      paint("fill", $0)?.first?.value
    }
    return [
      ("text-decoration", lines.joined(separator: " ")),
      ("text-decoration-style", stroke.style.pictureStyle),
      ("text-decoration-color", color ?? nil),
      ("text-decoration-thickness", stroke.style.contains(.thick) ? "2px" : nil),
    ]
  }
}

extension NSUnderlineStyle {
  /// The SVG name of the style; nil for a plain line.
  fileprivate var pictureStyle: String? {
    if rawValue & 0xf == Self.double.rawValue { return "double" }
    switch rawValue & 0xf00 {
    case 0x100: return "dotted"
    case 0x200, 0x300, 0x400: return "dashed"
    default: return nil
    }
  }
}

extension String {
  fileprivate var withoutInvisibleEdges: String {
    let front = drop { $0 == " " }
    let text = String(front.reversed().drop { $0 == " " }.reversed())
    return text.contains("\u{ad}") ? text.filter { $0 != "\u{ad}" } : text
  }
}

extension TextLayout.Line {
  /// Whether the first letter belongs to a script that is written from right to left.
  fileprivate var isRightToLeft: Bool {
    guard fragments.count > 1 else { return false }
    let letters = fragments.lazy.flatMap(\.text.unicodeScalars).first { $0.properties.isAlphabetic }
    return letters.map { $0.isRightToLeft } ?? false
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to Hebrew, Arabic or a related script.
  fileprivate var isRightToLeft: Bool {
    (0x590...0x8ff).contains(value) || (0xfb1d...0xfdff).contains(value)
      || (0xfe70...0xfefc).contains(value) || (0x10800...0x10fff).contains(value)
  }
}

extension FontFace {
  /// The font families for the system font, which the whole picture inherits.
  static let systemFamilies =
    "-apple-system, SF Pro Text, Inter, system-ui, Helvetica Neue, Arial, sans-serif"

  /// The font families, if they differ from those of the system font.
  var pictureFamilies: String? {
    switch design {
    case .system: nil
    case .rounded: "ui-rounded, SF Pro Rounded, \(Self.systemFamilies)"
    case .serif: "ui-serif, New York, Georgia, serif"
    case .monospaced: "ui-monospace, SF Mono, Menlo, monospace"
    case .named(let family): "\(family.name), \(family.isMonospaced ? "monospace" : "sans-serif")"
    }
  }
}
