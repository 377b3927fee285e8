/// A row or a column of items in a visual format, such as `V:|-[title]-(>=8)-[send(44)]|`.
struct VisualFormat {
  /// An item in the row.
  struct Item {
    enum Kind: Equatable {
      case superview
      case view(String)
    }

    let kind: Kind
    var sizes: [Predicate] = []
    /// The item's position in the format.
    let position: Int
  }

  /// The connection between two items.
  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A predicate, such as `>=20@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    let object: Value
    var priority: Value?
  }

  /// A number, or the name of a number or a view.
  struct Value {
    enum Kind {
      case number(Double)
      case name(String)
    }

    let kind: Kind
    let position: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// The connections, one fewer than the items.
  var connections: [Connection] = []
}

/// A mistake in a visual format, and its position.
struct VisualFormatError: Error {
  let message: String
  /// Nil if the mistake is not at a position in the format.
  var position: Int?

  /// The message, in the form of UIKit's exception, with a caret below the position.
  func text(for format: String) -> String {
    var lines = ["Unable to parse constraint format: ", message + " ", format + " "]
    if let position { lines.append(String(repeating: " ", count: position) + "^") }
    return lines.joined(separator: "\n")
  }
}
