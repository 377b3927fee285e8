import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// A text whose size was recorded on a device, read from the recorded facts.
struct RecordedText: Sendable, CustomTestStringConvertible {
  var id: String
  var text: String
  var font: UIFont
  var category: UIContentSizeCategory
  var scale: CGFloat
  /// Nil if only a height was recorded, at the width of `room`.
  var width: CGFloat?
  var height: CGFloat
  var room: CGFloat = 0

  var testDescription: String { id }

  static let all: [RecordedText] = facts.compactMap(RecordedText.init)
  static let facts = RecordedFact.all.filter { $0.group == "text" }

  private init?(_ fact: RecordedFact) {
    guard let scale = fact.scale else { return nil }
    id = fact.id
    self.scale = scale
    let description = fact.inputs["font"].text ?? ""
    category = Self.category(of: description)
    font = Self.font(of: description, in: category)
    // Parentheses contain the place where the text was recorded.
    text = (fact.inputs["text"].text ?? "").components(separatedBy: " (")[0]
    if let size = fact.value.size {
      (width, height) = (size.width, size.height)
    } else {
      height = fact.value["height"].number ?? 0
      (text, font, room) = Self.wrapped[id] ?? (text, font, 0)
    }
  }

  /// Texts of which only a height was recorded. The two lines of an alert are footnotes: no other
  /// font of 13 points has their leading. (Its single line of 17 points is second-hand, and no font
  /// of UIKit has its leading.)
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
