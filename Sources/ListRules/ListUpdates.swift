/// A set of changes to the sections and items of a list.
package struct ListUpdates: Equatable, Sendable {
  /// A change to one section or item. Deletions and reloads refer to places before the update, and
  /// insertions to places after it; a move leads from the one to the other. The order in which
  /// changes were requested doesn't matter.
  package enum Change<Place: Hashable & Sendable>: Hashable, Sendable {
    case delete(Place)
    case reload(Place)
    case insert(Place)
    case move(from: Place, to: Place)

    /// The place before the update that the change refers to.
    package var old: Place? {
      switch self {
      case .delete(let place), .reload(let place), .move(let place, _): place
      case .insert: nil
      }
    }

    /// The place after the update that the change fills, for changes that name one.
    package var new: Place? {
      switch self {
      case .insert(let place), .move(_, let place): place
      case .delete, .reload: nil
      }
    }

    package var isReload: Bool {
      if case .reload = self { true } else { false }
    }

    var verb: String {
      switch self {
      case .delete: "delete"
      case .reload: "reload"
      case .insert: "insert"
      case .move: "move"
      }
    }
  }

  package var sections: [Change<Int>]
  package var items: [Change<ListPlace>]

  package init(sections: [Change<Int>] = [], items: [Change<ListPlace>] = []) {
    self.sections = sections
    self.items = items
  }

  package var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}
