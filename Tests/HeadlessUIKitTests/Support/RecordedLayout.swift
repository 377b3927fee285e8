import Foundation
import Testing

@testable import HeadlessUIKit

/// A layout that was recorded on a real device, with the constraints that made it.
struct RecordedLayout: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let scale: CGFloat
  let container: Container
  let superviews: [String: String]
  let views: [String]
  let guides: [String]
  let constraints: [Equation]
  let leaves: [Leaf]

  var testDescription: String { id }

  struct Container: Decodable, Sendable {
    let measured: [CGFloat]
  }

  struct Leaf: Decodable, Sendable {
    let id: String
    let frame: [CGFloat]
    let intrinsic: [Length]?

    var size: CGSize? {
      intrinsic.map { CGSize(width: $0[0].value, height: $0[1].value) }
    }
  }

  /// A number, or a lower bound such as `>60` for text that was truncated at 60.
  struct Length: Decodable, Sendable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(CGFloat.self) {
        value = number
      } else {
        let bound = try container.decode(String.self).drop { !$0.isNumber }
        value = CGFloat((Double(bound) ?? 0) + 40)
      }
    }
  }

  enum CodingKeys: String, CodingKey {
    case id, scale, container, superview, views, guides, constraints, leaves
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    scale = try values.decode(CGFloat.self, forKey: .scale)
    container = try values.decode(Container.self, forKey: .container)
    superviews = (try? values.decode([String: String].self, forKey: .superview)) ?? [:]
    views = try values.decode([String].self, forKey: .views)
    guides = try values.decode([String].self, forKey: .guides)
    constraints = try values.decode([Equation].self, forKey: .constraints)
    leaves = try values.decode([Leaf].self, forKey: .leaves)
  }

  static let all: [RecordedLayout] = {
    guard
      let url = Bundle.module.url(
        forResource: "recorded-layouts", withExtension: "json", subdirectory: "Resources"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([RecordedLayout].self, from: data)) ?? []
  }()
}

/// `item.attribute relation item.attribute * multiplier + constant @ priority`.
struct Equation: Decodable, Sendable {
  let item: String
  let attribute: String
  let relation: String
  var otherItem: String?
  var otherAttribute: String?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  @MainActor
  func constraint(items: [String: AnyObject]) throws -> NSLayoutConstraint {
    let attributes = try [attribute, otherAttribute ?? "notAnAttribute"].map(Self.attribute)
    let relations: [String: NSLayoutConstraint.Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: try #require(items[item]), attribute: attributes[0],
      relatedBy: try #require(relations[relation]),
      toItem: try otherItem.map { try #require(items[$0]) }, attribute: attributes[1],
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  private static func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
    let all = (0...20).compactMap(NSLayoutConstraint.Attribute.init)
    return try #require(all.first { "\($0)" == name })
  }
}

extension Equation {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    item = try list.decode(String.self)
    attribute = try list.decode(String.self)
    relation = try list.decode(String.self)
    otherItem = try list.decodeIfPresent(String.self)
    otherAttribute = try list.decodeIfPresent(String.self)
    multiplier = try list.decode(CGFloat.self)
    constant = try list.decode(CGFloat.self)
    priority = try list.decode(Float.self)
  }
}
