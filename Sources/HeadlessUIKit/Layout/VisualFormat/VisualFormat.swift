/// A row or a column of items, as a visual format draws it: `V:|-[title]-(>=8)-[send(44)]|`.
struct VisualFormat {
  /// What stands in the row.
  struct Item {
    enum Kind: Equatable {
      case superview
      case view(String)
    }

    let kind: Kind
    var sizes: [Predicate] = []
    /// Where in the text it is.
    let position: Int
  }

  /// What is between two items.
  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// `>=20@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    let object: Value
    var priority: Value?
  }

  /// A number, or a name for one or for a view.
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
  /// One less than items.
  var connections: [Connection] = []
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  let message: String
  /// Nil where the mistake is not in the text.
  var position: Int?

  /// In the form of UIKit's exception, with a caret below the place.
  func text(for format: String) -> String {
    var lines = ["Unable to parse constraint format: ", message + " ", format + " "]
    if let position { lines.append(String(repeating: " ", count: position) + "^") }
    return lines.joined(separator: "\n")
  }
}
