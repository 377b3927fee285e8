import Foundation

/// Where and how a block of lines is drawn.
struct TextPlacement {
  var rect: CGRect
  var alignment: NSTextAlignment
  var isRightToLeft: Bool
  var colour: ColourComponents
  var traits: UITraitCollection

  /// Where a line of a width begins.
  func start(of width: CGFloat) -> CGFloat {
    switch alignment {
    case .center: rect.minX + (rect.width - width) / 2
    case .right: rect.maxX - width
    case .natural where isRightToLeft, .justified where isRightToLeft: rect.maxX - width
    default: rect.minX
    }
  }
}

extension Picture {
  /// Draws lines from the top of the rectangle.
  ///
  /// Each piece has the width that was measured.
  mutating func draw(_ layout: TextLayout, of content: TextContent, at placement: TextPlacement) {
    for (line, top) in zip(layout.lines, layout.tops) {
      let stretch =
        placement.alignment == .justified && !line.endsParagraph && line.width > 0
        ? placement.rect.width / line.width : 1
      let start = placement.start(of: line.width * stretch)
      let baseline = placement.rect.minY + top + line.ascender
      for fragment in line.fragments {
        draw(
          fragment, of: content.runs[fragment.run],
          from: CGPoint(x: start + fragment.x * stretch, y: baseline), stretch: stretch,
          at: placement)
      }
    }
  }

  private mutating func draw(
    _ fragment: TextLayout.Fragment, of run: TextContent.Run, from origin: CGPoint,
    stretch: CGFloat, at placement: TextPlacement
  ) {
    // Spaces at the edges have room but nothing to see; without them the width is exact.
    let face = FaceAdvances.of(run.face)
    let leading = fragment.text.prefix { $0 == " " }
    let shown = fragment.text.trimmingSpaces
    guard !shown.isEmpty else { return }
    let trailing = fragment.text.reversed().prefix { $0 == " " }.count
    let gaps = face.width(of: " ") * CGFloat(leading.count + trailing)
    let width = max(0, fragment.width - gaps) * stretch
    let colour = run.colour.map { ColourComponents($0, in: placement.traits) } ?? placement.colour
    guard let paint = paint("fill", colour), width > 0 else { return }
    let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil]
    let decoration = lines.compactMap { $0 }.joined(separator: " ")
    let x = origin.x + face.width(of: " ") * CGFloat(leading.count)
    add(
      "text",
      [
        ("x", Headless.number(x)), ("y", Headless.number(origin.y - run.baselineOffset)),
        ("font-family", run.face.pictureFamilies),
        ("font-size", Headless.number(run.face.size)),
        ("font-weight", Headless.number(run.face.weight.value.rounded())),
        ("font-style", run.face.isItalic ? "italic" : nil),
        ("text-decoration", decoration.isEmpty ? nil : decoration),
        ("textLength", Headless.number(width)), ("lengthAdjust", "spacingAndGlyphs"),
        ("xml:space", shown.contains("  ") ? "preserve" : nil),
      ] + paint, text: shown)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let front = drop { $0 == " " }
    return String(front.reversed().drop { $0 == " " }.reversed())
  }
}

extension FontFace {
  /// The families that a viewer tries for the system font, which the whole picture inherits.
  static let systemFamilies =
    "-apple-system, SF Pro Text, Inter, system-ui, Helvetica Neue, Arial, sans-serif"

  /// The families where they differ from the system font's.
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
