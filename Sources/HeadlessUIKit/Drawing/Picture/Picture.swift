import Foundation

/// A builder of an SVG picture: elements in drawing order, and their definitions.
///
/// Numbers, ids and the order of attributes depend only on the input, so that the same tree always
/// produces the same bytes.
struct Picture {
  typealias Attribute = (name: String, value: String?)

  /// The ink of all colors in a mask: 1 for white, which shows, 0 for black, which hides.
  var maskInk: CGFloat?

  var isMask: Bool { maskInk != nil }

  private var lines: [String] = []
  private var definitions: [String] = []
  private var depth = 1
  private var definitionCount = 0

  // MARK: Elements

  /// Adds an element; attributes without a value are omitted.
  mutating func add(_ name: String, _ attributes: [Attribute], text: String? = nil) {
    let start = "<\(name)\(Self.markup(attributes))"
    let end = text.map { ">\(Self.escaped($0))</\(name)>" } ?? "/>"
    append(start + end)
  }

  /// Adds a group around the elements that `content` adds, unless there are none or the group has
  /// no attributes.
  mutating func group(_ attributes: [Attribute], _ content: (inout Picture) -> Void) {
    let markup = Self.markup(attributes)
    if markup.isEmpty { return content(&self) }
    append("<g\(markup)>")
    let start = lines.count
    depth += 1
    content(&self)
    depth -= 1
    if lines.count == start {
      lines.removeLast()
    } else {
      append("</g>")
    }
  }

  private mutating func append(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  // MARK: Definitions

  /// Adds a definition, such as a clip path, and returns a reference to it: `url(#clip1)`.
  mutating func define(
    _ name: String, prefix: String, _ attributes: [Attribute] = [],
    _ content: (inout Picture) -> Void
  ) -> String {
    definitionCount += 1
    let id = "\(prefix)\(definitionCount)"
    let drawn = (lines, depth)
    (lines, depth) = ([], 2)
    append("<\(name)\(Self.markup([("id", id)] + attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    append("</\(name)>")
    definitions += lines
    (lines, depth) = drawn
    return "url(#\(id))"
  }

  // MARK: Text of the file

  /// Returns the file, which shows a rectangle of the drawing at its size.
  func svg(showing rect: CGRect) -> String {
    let box = [rect.minX, rect.minY, rect.width, rect.height].map(Headless.number)
    let attributes: [Attribute] = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", box[2]), ("height", box[3]),
      ("viewBox", box.joined(separator: " ")), ("font-family", FontFace.systemFamilies),
    ]
    var file = ["<svg\(Self.markup(attributes))>"]
    if !definitions.isEmpty { file += ["  <defs>"] + definitions + ["  </defs>"] }
    return (file + lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func markup(_ attributes: [Attribute]) -> String {
    attributes.reduce(into: "") { text, attribute in
      guard let value = attribute.value else { return }
      text += " \(attribute.name)=\"\(escaped(value))\""
    }
  }

  /// Escapes text for XML: the five special characters are escaped, control characters are
  /// replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t": result += "    "
      case "\n": result += "&#10;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
        result.unicodeScalars.append(isAllowed ? scalar : "\u{fffd}")
      }
    }
    return result
  }
}
