/// What is to become of sections and items: where they were says where they are to be.
package struct ListUpdates: Equatable, Sendable {
  /// Deletions and reloads speak of places before the update, insertions of places after it; a move
  /// goes from the one to the other. In which order they were asked for doesn't matter.
  package enum Change<Place: Hashable & Sendable>: Hashable, Sendable {
    case delete(Place)
    case reload(Place)
    case insert(Place)
    case move(from: Place, to: Place)

    /// The place before the update that the change is about.
    package var old: Place? {
      switch self {
      case .delete(let place), .reload(let place), .move(let place, _): place
      case .insert: nil
      }
    }

    /// The place after the update that the change fills, of those that say it.
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
