import Foundation

/// Text laid out in a container.
struct LaidOutText {
  struct Line {
    /// The range in the text, including the line break that ends it.
    var range: NSRange
    /// As wide as the container, down to the next line; beside an excluded path, only the part for
    /// the line.
    var fragment: CGRect
    /// The rectangle of the text alone, including the padding of the container.
    var used: CGRect
    /// The distance from the top to the baseline.
    var ascender: CGFloat
  }

  private(set) var lines: [Line] = []
  /// The empty line after a line break at the end.
  private(set) var extraLine: Line?
  private let content: TextContent
  private let layout: TextLayout
  private let placement: TextPlacement
  private let geometry: LineGeometry
  private let room: Room

  /// The properties of a container that affect the layout.
  private struct Room: Equatable {
    let size: CGSize
    let padding: CGFloat
    let maximumLines: Int
    let mode: NSLineBreakMode
    let exclusions: TextExclusions?

    init(_ container: NSTextContainer) {
      size = container.room
      padding = container.lineFragmentPadding
      maximumLines = max(0, container.maximumNumberOfLines)
      mode = container.lineBreakMode
      exclusions = container.exclusions
    }

    /// The width for the lines; unlimited if the container has no width.
    var width: CGFloat { size.width > 0 ? max(0, size.width - 2 * padding) : .infinity }
  }

  private static let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  init(_ text: NSAttributedString, in container: NSTextContainer, usesLeading: Bool) {
    room = Room(container)
    let base = TextContent.Run(text: "", face: Self.font.face)
    content = TextContent(text.withLineAtEnd, base: base)
    layout = TextLayout(
      content, width: room.width, maximumLines: room.maximumLines,
      breaking: TextBreaking(mode: room.mode), usesLeading: usesLeading,
      around: room.exclusions)
    let width = room.width.isFinite ? room.width : layout.width
    placement = TextPlacement(
      rect: CGRect(x: room.padding, y: 0, width: width, height: layout.height),
      alignment: .natural, isRightToLeft: false, color: ColorComponents(white: 0, alpha: 1),
      traits: .current)
    geometry = LineGeometry(content, layout: layout, at: placement, font: Self.font)
    lines = makeLines(length: text.length)
    // With a limited number of lines, this line may be missing.
    if text.string.hasSuffix("\n"), lines.last?.range.location == text.length {
      extraLine = lines.popLast()
    }
  }

  private func makeLines(length: Int) -> [Line] {
    layout.lines.enumerated().map { index, line in
      let isLast = index == layout.lines.count - 1
      let end = isLast ? length : layout.lines[index + 1].units.lowerBound
      let goesOn = !isLast && !line.setting.isPiece
      let bottom = goesOn ? layout.lines[index + 1].top : line.bottom
      let start = min(line.units.lowerBound, length)
      let fragment = placement.fragment(of: line, padding: room.padding)
      return Line(
        range: NSRange(location: start, length: max(0, end - start)),
        fragment: CGRect(
          x: fragment.x, y: line.top, width: fragment.width, height: bottom - line.top),
        used: CGRect(
          x: placement.start(of: line) - room.padding, y: line.top,
          width: line.width + 2 * room.padding, height: bottom - line.top),
        ascender: line.ascender)
    }
  }

  /// Returns whether the layout still matches a container.
  func fits(_ container: NSTextContainer) -> Bool { room == Room(container) }

  func line(at unit: Int) -> Line? {
    let index = index(ofLineAt: unit)
    return index < 0 ? nil : lines[index]
  }

  /// Returns -1 before the first line.
  private func index(ofLineAt unit: Int) -> Int {
    lines.partitionPoint { $0.range.location > unit } - 1
  }

  /// Returns the rectangles of a range, one per line.
  func rects(of range: NSRange) -> [CGRect] {
    let first = max(0, index(ofLineAt: range.location))
    let met = lines[first...].prefix { $0.range.location - range.location < range.length }
    return met.compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return nil }
      let rect = geometry.rect(of: part)
      return CGRect(
        x: rect.minX, y: line.fragment.minY, width: rect.width, height: line.fragment.height)
    }
  }

  /// Returns the character at a point, and the fraction of its width that is before the point.
  func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    geometry.unit(at: point)
  }

  func draw(_ range: NSRange, at origin: CGPoint) {
    guard let drawing = DrawingContext.current else { return }
    var part = layout
    part.lines = zip(layout.lines, lines).compactMap { line, place in
      NSIntersectionRange(place.range, range).length > 0 ? line : nil
    }
    drawing.draw(part, of: content, in: placement.rect.offsetBy(dx: origin.x, dy: origin.y))
  }
}

extension NSAttributedString {
  /// The text with a space after a line break at its end, which represents the empty line.
  var withLineAtEnd: NSAttributedString {
    guard string.hasSuffix("\n") else { return self }
    let whole = NSMutableAttributedString(attributedString: self)
    whole.append(NSAttributedString(string: " "))
    return whole
  }
}
