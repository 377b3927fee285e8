import Foundation

/// A section of a flow layout: it fills lines with items, and stacks the lines along the scroll
/// axis.
///
/// `along` is the scroll axis, `across` the other one. Nothing here depends on which is horizontal.
struct FlowSection {
  /// The position and size of an item on both axes.
  struct Place {
    var along: CGFloat
    var across: CGFloat
    var size: FlowSize
  }

  struct FlowSize: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  struct Line {
    var items: Range<Int>
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  /// The settings of a section.
  struct Measures {
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    /// Before the first line, after the last line, and at both ends of each line.
    var insets = (start: CGFloat(0), end: CGFloat(0), before: CGFloat(0), after: CGFloat(0))
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The length available for a line, including the insets.
    var available: CGFloat = 0
  }

  let start: CGFloat
  private(set) var end: CGFloat
  let measures: Measures
  private(set) var lines: [Line] = []
  private(set) var places: [Place] = []

  var headerStart: CGFloat { start }
  var footerStart: CGFloat { end - measures.footer }

  /// - Complexity: Linear in the number of items.
  init(start: CGFloat, sizes: [FlowSize], measures: Measures, pixels: PixelGrid) {
    self.start = start
    self.measures = measures
    end = start
    places.reserveCapacity(sizes.count)
    var cursor = start + measures.header + measures.insets.start
    let room = max(0, measures.available - measures.insets.before - measures.insets.after)
    let areEqual = sizes.allSatisfy { $0.across == sizes.first?.across }
    var first = 0
    while first < sizes.count {
      let (last, used) = Self.fill(sizes, from: first, room: room, spacing: measures.itemSpacing)
      let line = sizes[first..<last]
      let length = line.map(\.along).max() ?? 0
      let gap = Gap(
        line: line, used: used, room: room, spacing: measures.itemSpacing,
        isLast: last == sizes.count, areEqual: areEqual)
      place(line, at: cursor, length: length, gap: gap, pixels: pixels)
      lines.append(Line(items: first..<last, start: cursor, length: length))
      cursor += length + measures.lineSpacing
      first = last
    }
    if !lines.isEmpty { cursor -= measures.lineSpacing }
    end = cursor + measures.insets.end + measures.footer
  }

  /// Returns the end of a line with as many items as fit, at least one.
  private static func fill(
    _ sizes: [FlowSize], from first: Int, room: CGFloat, spacing: CGFloat
  ) -> (last: Int, used: CGFloat) {
    var used = sizes[first].across
    var next = first + 1
    while next < sizes.count, used + spacing + sizes[next].across <= room + 1e-6 {
      used += spacing + sizes[next].across
      next += 1
    }
    return (next, used)
  }

  /// The gaps between items, and before the first one.
  private struct Gap {
    var between: CGFloat
    var before: CGFloat = 0

    /// Justifies full lines. The last line is spaced like a full line if all items have the same
    /// size, or else by the minimum. A line's only item is centered, except in the last line if
    /// another one would fit, or if sizes differ and it fits.
    init(
      line: ArraySlice<FlowSize>, used: CGFloat, room: CGFloat, spacing: CGFloat, isLast: Bool,
      areEqual: Bool
    ) {
      between = spacing
      guard let size = line.first?.across else { return }
      let phantoms = Self.count(of: size, room: room, spacing: spacing)
      if isLast {
        guard areEqual else {
          if line.count == 1, size > room { before = (room - size) / 2 }
          return
        }
        if phantoms > 1 {
          between = (room - CGFloat(phantoms) * size) / CGFloat(phantoms - 1)
        } else {
          before = (room - size) / 2
        }
      } else if line.count > 1 {
        between = spacing + (room - used) / CGFloat(line.count - 1)
      } else {
        before = (room - size) / 2
      }
    }

    /// More than there are pixels: larger values would not be counts of items.
    private static let maximumItemsInLine: CGFloat = 1e6

    private static func count(of size: CGFloat, room: CGFloat, spacing: CGFloat) -> Int {
      guard size + spacing > 0, size <= room else { return 1 }
      let count = ((room + spacing) / (size + spacing) + 1e-6).rounded(.down)
      return Int(min(max(1, count), Self.maximumItemsInLine))
    }
  }

  private mutating func place(
    _ line: ArraySlice<FlowSize>, at start: CGFloat, length: CGFloat, gap: Gap, pixels: PixelGrid
  ) {
    var across = measures.insets.before + gap.before
    for size in line {
      places.append(
        Place(
          along: pixels.round(start + (length - size.along) / 2), across: pixels.round(across),
          size: size))
      across += size.across + gap.between
    }
  }

  /// Returns the items of the lines that intersect a range, including lines of zero length at its
  /// start.
  ///
  /// - Complexity: Logarithmic in the number of lines, linear in the number of items found.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partitionPoint { $0.end > start || $0.start >= start }
    let last = lines.partitionPoint { $0.start >= end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
