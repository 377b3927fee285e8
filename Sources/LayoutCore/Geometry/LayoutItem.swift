/// What a rule can speak of: a view, a guide, an area of a view, or something that is known only
/// when the plan is compiled.
///
/// Two items are equal if they are the same object, not if the objects look the same.
public enum LayoutItem: Sendable {
  /// A view, by its alignment rectangle.
  case view(UIView)
  /// A guide of the user's or of UIKit's.
  case guide(UILayoutGuide)
  /// A part of an item's view, such as its safe area.
  indirect case area(LayoutArea, of: LayoutItem)
  /// The superview that an item has, or will have, when the plan is compiled.
  indirect case parent(of: LayoutItem)
  /// A guide that the plan makes, by its number.
  case made(Int)
}

extension LayoutItem: Hashable {
  public static func == (left: LayoutItem, right: LayoutItem) -> Bool {
    switch (left, right) {
    case (.view(let a), .view(let b)): a === b
    case (.guide(let a), .guide(let b)): a === b
    case (.area(let a, let x), .area(let b, let y)): a == b && x == y
    case (.parent(let a), .parent(let b)): a == b
    case (.made(let a), .made(let b)): a == b
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .view(let view): hasher.combine(ObjectIdentifier(view))
    case .guide(let guide): hasher.combine(ObjectIdentifier(guide))
    case .area(let area, let owner):
      hasher.combine(area)
      hasher.combine(owner)
    case .parent(let item):
      hasher.combine(true)
      hasher.combine(item)
    case .made(let number): hasher.combine(number)
    }
  }
}
