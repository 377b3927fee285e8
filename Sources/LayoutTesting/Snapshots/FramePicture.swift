import Foundation

/// Draws frames from their text.
struct FramePicture {
  private struct Box {
    let level: Int
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  private let boxes: [Box]

  /// - Parameter text: The text in the format of `LayoutText.frames`; lines in other formats are
  ///   skipped.
  init(_ text: String) {
    boxes = text.split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: " ").suffix(4).compactMap { Double($0) }
        .filter(\.isFinite)
      guard numbers.count == 4 else { return nil }
      return Box(
        level: line.prefix { $0 == " " }.count / 2, x: numbers[0], y: numbers[1],
        width: numbers[2], height: numbers[3])
    }
  }

  var size: (width: Double, height: Double) {
    (boxes.first.map { max(1, $0.width) } ?? 1, boxes.first.map { max(1, $0.height) } ?? 1)
  }

  /// Returns the rectangles, without the enclosing SVG element.
  func shapes(color: String) -> String {
    var origins: [(x: Double, y: Double)] = []
    return boxes.map { box in
      let around =
        box.level == 0 || origins.isEmpty
        ? (x: -box.x, y: -box.y) : origins[min(box.level, origins.count) - 1]
      let origin = (x: around.x + box.x, y: around.y + box.y)
      origins = Array(origins.prefix(box.level)) + [origin]
      return """
        <rect x="\(origin.x)" y="\(origin.y)" width="\(box.width)" height="\(box.height)" \
        fill="none" stroke="\(color)"/>
        """
    }.joined(separator: "\n")
  }

  /// Returns a drawing of two layouts over each other, the expected in red and the actual in blue.
  static func both(expected: String, actual: String) -> String {
    let (old, new) = (FramePicture(expected), FramePicture(actual))
    let width = max(old.size.width, new.size.width)
    let height = max(old.size.height, new.size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 \(width + 2) \(height + 2)" \
      width="\(width + 2)" height="\(height + 2)">
      \(old.shapes(color: "red"))
      \(new.shapes(color: "blue"))
      </svg>
      """
  }
}
