import Foundation
import Testing

@testable import HeadlessUIKit

/// An observation of real UIKit, as it was recorded.
struct RecordedFact: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let group: String
  let inputs: RecordedValue
  let value: RecordedValue
  /// The scale of the screen of the recording; nil where it is unknown.
  let scale: CGFloat?

  var testDescription: String { id }

  static let all = facts(in: "recorded-facts") + facts(in: "recorded-facts-2")

  private static func facts(in file: String) -> [RecordedFact] {
    guard
      let url = Bundle.module.url(
        forResource: file, withExtension: "json", subdirectory: "Resources"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([RecordedFact].self, from: data)) ?? []
  }

  static func all(startingWith prefix: String) -> [RecordedFact] {
    all.filter { $0.id.hasPrefix(prefix) }
  }

  static func named(_ id: String) throws -> RecordedFact {
    try #require(all.first { $0.id == id })
  }

  /// Rounds a number of the value to the pixels of the screen.
  func pixels(_ number: CGFloat) -> CGFloat {
    let scale = scale ?? 3
    return (number * scale).rounded() / scale
  }

  func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: pixels(rect.minX), y: pixels(rect.minY), width: pixels(rect.width),
      height: pixels(rect.height))
  }
}

/// A value in a recording.
enum RecordedValue: Decodable, Sendable {
  case number(CGFloat)
  case text(String)
  case list([RecordedValue])
  case object([String: RecordedValue])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(CGFloat.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([RecordedValue].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: RecordedValue].self) {
      self = .object(object)
    } else {
      self = .other
    }
  }

  var number: CGFloat? {
    if case .number(let number) = self { number } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var numbers: [CGFloat] {
    if case .list(let list) = self { list.compactMap(\.number) } else { [] }
  }

  var rect: CGRect? {
    let numbers = numbers
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var size: CGSize? {
    let numbers = numbers
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
  }

  var list: [RecordedValue] {
    if case .list(let list) = self { list } else { [] }
  }

  var object: [String: RecordedValue] {
    if case .object(let object) = self { object } else { [:] }
  }

  subscript(name: String) -> RecordedValue { object[name] ?? .other }
}
