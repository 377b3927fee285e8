/// The ways to describe a layout.
enum Dialect: String, CaseIterable {
  /// UIKit's anchors and constraints; the other dialects are measured as multiples of these.
  case hand = "by hand"
  case chain, content, anchors, blocks

  /// Returns the name of a measurement in the dialect.
  func named(_ part: String) -> String { "\(rawValue) \(part)" }
}
