import Foundation
import Testing

@testable import HeadlessUIKit

/// A text whose size was recorded on a device, read from the recorded facts.
struct RecordedText: Sendable, CustomTestStringConvertible {
  var id: String
  var text: String
  var font: UIFont
  var category: UIContentSizeCategory
  var scale: CGFloat
  /// Nil where only a height was recorded, in a room of some width.
  var width: CGFloat?
  var height: CGFloat
  var room: CGFloat = 0
  /// The widths of Helvetica are those of the open font times a factor, so they are rough.
  var tolerance: CGFloat = 0.5

  var testDescription: String { id }

  static let all: [RecordedText] = ((try? facts()) ?? []).compactMap(RecordedText.init)

  static func recordedIDs() throws -> [String] {
    try facts().compactMap { $0["id"] as? String }
  }

  private static func facts() throws -> [[String: Any]] {
    let url = Bundle.module.url(
      forResource: "recorded-facts", withExtension: "json", subdirectory: "Resources")
    let data = try Data(contentsOf: #require(url))
    let facts = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    return facts.filter { $0["group"] as? String == "text" }
  }

  private init?(_ fact: [String: Any]) {
    guard let id = fact["id"] as? String, let inputs = fact["inputs"] as? [String: Any],
      let scale = (fact["scale"] as? NSNumber)?.doubleValue
    else { return nil }
    self.id = id
    self.scale = scale
    let description = inputs["font"] as? String ?? ""
    category = Self.category(of: description)
    font = Self.font(of: description, in: category)
    if description.hasPrefix("Helvetica") { tolerance = 1 }
    // What is in brackets says where the text was seen.
    text = (inputs["text"] as? String ?? "").components(separatedBy: " (")[0]
    switch fact["value"] {
    case let size as [NSNumber]:
      (width, height) = (size[0].doubleValue, size[1].doubleValue)
    case let value as [String: NSNumber]:
      height = value["height"]?.doubleValue ?? 0
      (text, font, room) = Self.wrapped[id] ?? (text, font, 0)
    default: return nil
    }
  }

  /// Texts of which only a height was recorded. The two lines of an alert are footnotes: no other
  /// font of 13 points has their leading. (Its one line of 17 points is second-hand, and no font of
  /// UIKit has it.)
  private static let wrapped: [String: (String, UIFont, CGFloat)] = [
    "label.headline.2lines.2x": ("Helloooo", .preferredFont(forTextStyle: .headline), 42),
    "label.3x.34": ("one\ntwo", .preferredFont(forTextStyle: .footnote), 300),
  ]

  private static func font(of description: String, in category: UIContentSizeCategory) -> UIFont {
    if description.hasPrefix("Helvetica") {
      return UIFont(name: "Helvetica", size: 17) ?? .systemFont(ofSize: 17)
    }
    let style = UIFont.TextStyle.named.first { description.hasPrefix("text style \($0.name)") }
    return .preferredFont(forTextStyle: style?.style ?? .body)
  }

  private static func category(of description: String) -> UIContentSizeCategory {
    let words = description.replacingOccurrences(of: "content size ", with: "category ")
    guard let name = words.components(separatedBy: "category ").dropFirst().first else {
      return .large
    }
    return names[name.components(separatedBy: " ")[0]] ?? .large
  }

  private static let names: [String: UIContentSizeCategory] = [
    "small": .small, "medium": .medium, "large": .large,
    "extra-extra-large": .extraExtraLarge, "extra-extra-extra-large": .extraExtraExtraLarge,
    "accessibility-medium": .accessibilityMedium, "accessibility-large": .accessibilityLarge,
    "accessibility-extra-large": .accessibilityExtraLarge,
    "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
  ]
}
