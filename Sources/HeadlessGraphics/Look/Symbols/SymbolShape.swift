import Foundation

/// A simple drawing in place of a symbol, on a grid of 24 units.
package struct SymbolShape: Hashable, Sendable {
  package enum Enclosure: String, Sendable {
    case circle, square, rectangle, diamond
  }

  var name: String
  /// The path data of the drawing.
  package var path: String
  package var isFilled: Bool
  /// A shape around the drawing, which makes the drawing smaller.
  package var enclosure: Enclosure?
  /// The width and height of the image, in parts of an em.
  package var proportions: CGSize

  /// Nil for an impossible symbol name: one with anything but lowercase letters, digits and dots.
  init?(name: String) {
    let isName = name.utf8.allSatisfy {
      (97...122).contains($0) || (48...57).contains($0) || $0 == 46
    }
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard isName, !words.contains("") else { return nil }
    self.name = name
    isFilled = words.count > 1 && words.last == "fill"
    if isFilled { words.removeLast() }
    words.removeAll { $0 == "slash" || $0 == "badge" }
    if words.count > 1, let last = words.last, let around = Enclosure(rawValue: last) {
      enclosure = around
      words.removeLast()
    }
    let shapes = SymbolShape.shapes
    let known = shapes[words.joined(separator: ".")] ?? words.first.flatMap { shapes[$0] }
    let shape = known ?? Shape(path: Self.unknown, size: CGSize(width: 1.17, height: 1.14))
    path = shape.path
    proportions = enclosure == nil ? shape.size : CGSize(width: 1.17, height: 1.14)
  }

  private struct Shape {
    var path: String
    var size: CGSize
  }

  /// A rounded square with a dot, for a symbol that has no drawing here.
  private static let unknown =
    "M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z"
    + "M10.5 12A1.5 1.5 0 0 1 13.5 12A1.5 1.5 0 0 1 10.5 12Z"

  private static let shapes: [String: Shape] = {
    var shapes: [String: Shape] = [:]
    for line in symbolShapes.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count == 4, let width = Double(words[1]), let height = Double(words[2]) else {
        continue
      }
      for name in words[0].split(separator: "|") {
        shapes[String(name)] = Shape(
          path: String(words[3]), size: CGSize(width: width, height: height))
      }
    }
    return shapes
  }()

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Each line has the names of a drawing, its width and height in parts of an em, and its path.
private let symbolShapes = """
  circle 1.17 1.14 M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12Z
  square|app|stop 1.05 1.02 M6 4H18A2 2 0 0 1 20 6V18A2 2 0 0 1 18 20H6A2 2 0 0 1 4 18V6A2 2 0 0 1 6 4Z
  rectangle|creditcard|tv|display 1.38 1.02 M3 5H21A1.5 1.5 0 0 1 22.5 6.5V17.5A1.5 1.5 0 0 1 21 19H3A1.5 1.5 0 0 1 1.5 17.5V6.5A1.5 1.5 0 0 1 3 5Z
  triangle|exclamationmark.triangle 1.2 1.08 M12 4L21.5 20H2.5Z
  star 1.2 1.14 M12 3L14.7 9.2L21.4 9.8L16.3 14.2L17.8 20.8L12 17.3L6.2 20.8L7.7 14.2L2.6 9.8L9.3 9.2Z
  heart 1.19 1.06 M12 20.5C5 15.5 2.5 12 2.5 8.7A5 5 0 0 1 12 6.7A5 5 0 0 1 21.5 8.7C21.5 12 19 15.5 12 20.5Z
  plus 1.06 1.02 M12 4V20M4 12H20
  minus 1.06 0.3 M4 12H20
  xmark|multiply 1 0.94 M5 5L19 19M19 5L5 19
  checkmark 1.08 1.02 M4 13L10 19L20 5
  chevron.right|chevron.forward 0.74 1.05 M8 4L16 12L8 20
  chevron.left|chevron.backward 0.74 1.05 M16 4L8 12L16 20
  chevron.up 1.08 0.62 M4 16L12 8L20 16
  chevron.down 1.08 0.62 M4 8L12 16L20 8
  arrow.right|arrow.forward 1.12 0.9 M3 12H21M14 5L21 12L14 19
  arrow.left|arrow.backward 1.12 0.9 M21 12H3M10 5L3 12L10 19
  arrow.up|square.and.arrow.up 0.92 1.1 M12 21V3M5 10L12 3L19 10
  arrow.down|square.and.arrow.down 0.92 1.1 M12 3V21M5 14L12 21L19 14
  arrow.clockwise|arrow.counterclockwise|arrow.triangle.2.circlepath 1.08 1.14 M19.5 8A8.5 8.5 0 1 0 20.5 13M20 3V8.5H14.5
  person 1.1 1.08 M8 8A4 4 0 0 1 16 8A4 4 0 0 1 8 8ZM4 20.5C4 15.5 8 14 12 14C16 14 20 15.5 20 20.5Z
  bell 1.05 1.16 M5 17H19L17.5 14.5V10A5.5 5.5 0 0 0 6.5 10V14.5ZM10 20H14
  gear|gearshape 1.22 1.18 M12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.8 7.8M16.2 16.2L18.4 18.4M5.6 18.4L7.8 16.2M16.2 7.8L18.4 5.6M6.5 12A5.5 5.5 0 0 1 17.5 12A5.5 5.5 0 0 1 6.5 12Z
  magnifyingglass 1.1 1.12 M3.5 10A6.5 6.5 0 0 1 16.5 10A6.5 6.5 0 0 1 3.5 10ZM15 15L21 21
  trash 1.05 1.2 M4 6H20M9 6V4H15V6M6 6L7 21H17L18 6
  house 1.26 1.12 M3 12L12 4L21 12M6 10V20H18V10
  photo 1.38 1.05 M3 5H21V19H3ZM3 17L9 11L14 16L17 13L21 17M15 9A1 1 0 0 1 17 9A1 1 0 0 1 15 9Z
  play 0.98 1.05 M6 4L20 12L6 20Z
  pause 0.8 1.02 M8 4V20M16 4V20
  bookmark 0.85 1.12 M6 3H18V21L12 16L6 21Z
  ellipsis 1.1 0.36 M4 12A1 1 0 0 1 6 12A1 1 0 0 1 4 12ZM11 12A1 1 0 0 1 13 12A1 1 0 0 1 11 12ZM18 12A1 1 0 0 1 20 12A1 1 0 0 1 18 12Z
  envelope 1.35 1.02 M2.5 5H21.5V19H2.5ZM2.5 6L12 13L21.5 6
  paperplane 1.18 1.14 M3 11L21 3L15 21L11.5 13ZM11.5 13L21 3
  lock 0.88 1.16 M6 11H18V20H6ZM8 11V8A4 4 0 0 1 16 8V11
  calendar 1.16 1.08 M3 5H21V20H3ZM3 10H21M8 3V6M16 3V6
  clock 1.17 1.14 M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12ZM12 7V12H8.5
  camera 1.36 1.08 M2.5 7H7L8.5 5H15.5L17 7H21.5V19H2.5ZM8 13A4 4 0 0 1 16 13A4 4 0 0 1 8 13Z
  message|bubble.left|bubble.right|text.bubble 1.22 1.14 M4 4H20V16H12L7 20V16H4Z
  phone 1.08 1.1 M5 4L9 4L10.5 9L8.5 10.5A9 9 0 0 0 13.5 15.5L15 13.5L20 15V19A2 2 0 0 1 18 21C10 20 4 14 3 6A2 2 0 0 1 5 4Z
  cart 1.26 1.12 M2 4H5L7.5 15H18.5L21 7H6M8 19A1 1 0 0 1 10 19A1 1 0 0 1 8 19ZM16 19A1 1 0 0 1 18 19A1 1 0 0 1 16 19Z
  map|location|mappin 1.12 1.14 M12 21C7 15 5 12 5 9A7 7 0 0 1 19 9C19 12 17 15 12 21ZM10 9A2 2 0 0 1 14 9A2 2 0 0 1 10 9Z
  cloud 1.36 1.02 M7 18A4.5 4.5 0 0 1 6.5 9A6 6 0 0 1 18 10A4 4 0 0 1 18 18Z
  bolt 0.86 1.18 M13 2L5 14H11L10 22L19 9H13Z
  flame|drop 0.9 1.18 M12 2.5C15 7 18.5 10.5 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 10.5 9 7 12 2.5Z
  sun.max|sun.min 1.3 1.28 M8 12A4 4 0 0 1 16 12A4 4 0 0 1 8 12ZM12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M5 19L7 17M17 7L19 5
  moon 1.06 1.06 M20 14A8.5 8.5 0 1 1 10 4A7 7 0 0 0 20 14Z
  doc|folder 0.98 1.16 M5 3H14L19 8V21H5ZM14 3V8H19
  pencil 1 0.98 M4 20L5 15.5L16.5 4L20 7.5L8.5 19ZM14 6.5L17.5 10
  link 1.1 1.1 M10 8L13 5A4.2 4.2 0 0 1 19 11L16 14M14 16L11 19A4.2 4.2 0 0 1 5 13L8 10M9 15L15 9
  info 0.5 1.02 M12 10V19M12 5.5V6.5
  questionmark 0.72 1.02 M8 8A4 4 0 1 1 12 12.5V15M12 19V20
  exclamationmark 0.38 1.02 M12 4V14M12 18.5V19.5
  eye 1.4 0.95 M2 12C6 6.5 18 6.5 22 12C18 17.5 6 17.5 2 12ZM9 12A3 3 0 0 1 15 12A3 3 0 0 1 9 12Z
  hand.thumbsup 1.12 1.14 M4 11H8V20H4ZM8 12L12 4A2 2 0 0 1 14 6V10H19A2 2 0 0 1 20 12L18.5 19A1.5 1.5 0 0 1 17 20H8
  list.bullet|line.3.horizontal|text.alignleft 1.18 0.86 M4 6H20M4 12H20M4 18H20
  slider.horizontal.3 1.18 0.98 M4 6H20M4 12H20M4 18H20M8 4V8M15 10V14M10 16V20
  music.note|speaker|mic 0.86 1.12 M9 18V5L18 3V15M4.5 18A2.2 2.2 0 0 1 9 18A2.2 2.2 0 0 1 4.5 18ZM13.5 15.5A2.2 2.2 0 0 1 18 15.5A2.2 2.2 0 0 1 13.5 15.5Z
  """
