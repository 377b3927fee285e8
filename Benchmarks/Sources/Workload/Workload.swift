import ConstraintSolver

/// A layout for measurements: nested items and their relations.
///
/// The solver alone and views get the same layouts, and must have the same results.
struct Workload {
  enum Attribute {
    case left, top, right, bottom, width, height, centerX, centerY
  }

  /// The natural size of an item.
  struct Content {
    var width: Double
    var height: Double
    /// The priority of its compression resistance.
    var resistance: Float = 750
  }

  struct Item {
    /// The item around this one; nil for the root.
    var parent: Int?
    var content: Content?
  }

  /// One side of a relation.
  struct Place {
    var item: Int
    var attribute: Attribute
  }

  struct Rule {
    var first: Place
    var relation: Relation
    var second: Place?
    var constant: Double
    var priority: Float
  }

  var name: String
  /// Nil if the root is as wide as its content needs.
  var rootWidth: Double?
  private(set) var items = [Item()]
  private(set) var rules: [Rule] = []

  init(_ name: String, rootWidth: Double? = nil) {
    self.name = name
    self.rootWidth = rootWidth
  }

  static let root = 0

  mutating func addItem(in parent: Int, _ content: Content? = nil) -> Int {
    items.append(Item(parent: parent, content: content))
    return items.count - 1
  }

  /// Adds `first relation second + constant`.
  mutating func add(
    _ first: (Int, Attribute), _ relation: Relation, _ second: (Int, Attribute)?,
    _ constant: Double = 0, priority: Float = 1000
  ) {
    rules.append(
      Rule(
        first: Place(item: first.0, attribute: first.1), relation: relation,
        second: second.map { Place(item: $0.0, attribute: $0.1) }, constant: constant,
        priority: priority))
  }
}
