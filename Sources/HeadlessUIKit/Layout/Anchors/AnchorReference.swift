import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
struct AnchorReference: Hashable {
  // The largest properties come first, to keep constraints small.
  let node: LayoutNode?
  private var distance = Distance.none
  let attribute: NSLayoutConstraint.Attribute
  private(set) var character: AttributeCharacter

  struct End: Hashable {
    let node: LayoutNode?
    let attribute: NSLayoutConstraint.Attribute
  }

  /// Indirect, so that references without a distance have no room for its end.
  private indirect enum Distance: Hashable {
    case none
    case to(End)
  }

  /// The end of a distance, which starts at `attribute` of `node`; nil for a reference without a distance.
  var end: End? {
    guard case .to(let end) = distance else { return nil }
    return end
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

  /// - Parameter end: The end of a distance; nil for a reference without a distance.
  init(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute, to end: End?) {
    self.init(node, attribute)
    guard let end else { return }
    distance = .to(end)
    character.formUnion(AttributeCharacter(end.attribute).union(.distance))
  }

  func offset(to other: AnchorReference) -> AnchorReference {
    AnchorReference(node, attribute, to: End(node: other.node, attribute: other.attribute))
  }

  /// The anchor for the axis, or the dimension. At run time, UIKit's anchors have one class, whatever their type. Here,
  /// a constraint's anchors have one class by declaration only, and can be cast to their actual classes.
  @MainActor
  var anchor: NSLayoutAnchor<AnyObject> {
    switch attribute.axis {
    case _ where isDimension: unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor.self)
    case .horizontal: unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor.self)
    case .vertical: unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor.self)
    case nil: NSLayoutAnchor(self)
    }
  }

  var isDimension: Bool { character.contains(.distance) || attribute.isDimension }
}

/// What an attribute depends on besides the rectangle of its item.
struct AttributeCharacter: OptionSet, Hashable, Sendable {
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
