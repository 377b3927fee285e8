/// The ways to say where views are.
enum Dialect: String, CaseIterable {
  /// Anchors and constraints as UIKit has them, which the others are multiples of.
  case hand = "by hand"
  case chain, content, anchors, blocks

  /// The name of what is measured of a layout in this dialect.
  func named(_ part: String) -> String { "\(rawValue) \(part)" }
}
