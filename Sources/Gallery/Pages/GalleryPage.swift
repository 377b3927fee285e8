import Foundation

/// The page itself, which needs no other files than the scripts of its exhibits.
@MainActor
struct GalleryPage {
  private let gallery: Gallery

  init(_ gallery: Gallery) { self.gallery = gallery }

  var html: String {
    let title = gallery.title.html
    let count = gallery.previews.count
    let combinations = gallery.matrix.count
    return PageFile.page.text.filled([
      "title": title, "style": PageFile.style.text,
      "count": "\(count) \(count == 1 ? "layout" : "layouts") in \(combinations) combinations",
      "pickers": pickers, "contracts": contracts, "overlays": overlays,
      "cards": gallery.previews.map(card).joined(separator: "\n"),
      // In a page, `<!--` and `<script` in a script would hide where it ends.
      "index": Gallery.json(GalleryIndex(gallery)).replacing("<", with: "\\u003c"),
      "script": PageFile.scripts.map(\.text).joined(separator: "\n"),
    ])
  }

  private func card(_ preview: LayoutPreview) -> String {
    PageFile.card.text.filled([
      "name": preview.name.html, "title": preview.title.html, "summary": preview.summary.html,
    ])
  }

  private var pickers: String {
    let matrix = gallery.matrix
    return [
      picker("device", "Device", matrix.devices.map(\.name)),
      picker("orientation", "Orientation", matrix.orientations.map(\.rawValue)),
      picker(
        "direction", "Direction",
        matrix.directions.map { $0 == .rightToLeft ? "right to left" : "left to right" }),
      picker("textSize", "Text size", matrix.textSizes.map(\.rawValue)),
      picker("style", "Appearance", matrix.styles.map { $0 == .dark ? "dark" : "light" }),
    ].joined(separator: "\n")
  }

  private func picker(_ id: String, _ title: String, _ names: [String]) -> String {
    let options = names.enumerated().map { "<option value=\"\($0)\">\($1.html)</option>" }
    return "<label>\(title) <select id=\"\(id)\">\(options.joined())</select></label>"
  }

  private var contracts: String {
    gallery.contracts.enumerated().map { "<option value=\"\($0)\">\($1.name.html)</option>" }
      .joined(separator: "\n")
  }

  private var overlays: String {
    let names: KeyValuePairs = [
      "frames": "frames", "guides": "guides", "margins": "margins", "safeArea": "safe area",
      "baselines": "baselines",
    ]
    return names.map { name, title in
      "<label class=\"check\"><input type=\"checkbox\" id=\"overlay-\(name)\"> \(title)</label>"
    }.joined(separator: "\n")
  }
}

/// A file of which the page is composed.
struct PageFile {
  let name: String

  static let page = PageFile(name: "page.html")
  static let card = PageFile(name: "card.html")
  static let style = PageFile(name: "gallery.css")
  /// The scripts in the order in which they run.
  static let scripts = ["pictures.js", "page.js", "inspector.js", "start.js", "watch.js"]
    .map(PageFile.init(name:))

  /// The content of the file.
  var text: String {
    let url = Bundle.module.url(forResource: "Resources", withExtension: nil)?
      .appendingPathComponent(name)
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

extension String {
  /// The text with HTML's special characters escaped, also those with a combining mark: HTML reads
  /// a quotation mark with an accent as a quotation mark.
  var html: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the text with the value of each name in braces: `{title}`. Other braces remain, and
  /// inserted values are not searched again.
  func filled(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      let name = rest.dropFirst().prefix { $0.isLetter }
      if let value = values[String(name)], rest[name.endIndex...].first == "}" {
        result += value
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
