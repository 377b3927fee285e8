import Foundation

/// What one side of a constraint speaks of: an attribute of an item, or the distance between two.
struct AnchorReference {
  let node: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance ends, if it is one; it then starts at `attribute` of `node`.
  private(set) var end: End?
  private(set) var character: AttributeCharacter

  struct End {
    let node: LayoutNode?
    let attribute: NSLayoutConstraint.Attribute
  }

  @MainActor
  init(item: Any, attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutNode.of(item), attribute)
  }

  init(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    character = AttributeCharacter(attribute)
  }

  func offset(to other: AnchorReference) -> AnchorReference {
    var distance = self
    distance.end = End(node: other.node, attribute: other.attribute)
    distance.character.formUnion(other.character.union(.distance))
    return distance
  }

  var isDimension: Bool { character.contains(.distance) || attribute.isDimension }
}

/// What an attribute depends on beside the rectangle of its item.
struct AttributeCharacter: OptionSet, Sendable {
  let rawValue: UInt8

  static let directional = AttributeCharacter(rawValue: 1)
  static let baseline = AttributeCharacter(rawValue: 2)
  static let margins = AttributeCharacter(rawValue: 4)
  static let distance = AttributeCharacter(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ attribute: NSLayoutConstraint.Attribute) {
    self = []
    if attribute.isDirectional { insert(.directional) }
    if attribute.isBaseline { insert(.baseline) }
    if attribute.withoutMargin.hadMargin { insert(.margins) }
  }
}
