import Testing

@testable import StructuredLayout

/// The names of constraints on systems that do not ask a subclass for them. The names are stored when the
/// constraints are made, once the views are in the hierarchy.
@MainActor
struct WrittenNamesTests {
  private final class Card: UIView {
    let title = UILabel()
    let (first, second) = (UIImageView(), UIImageView())
    var isLong = false

    private let manager = LayoutManager()

    func build() {
      manager.setup(on: self) { card in
        VStackBlock(spacing: card.isLong ? 8 : 4) {
          card.title
          if card.isLong { card.second }
          card.first
        }
      }
    }

    func change() {
      isLong = true
      manager.reloadLayout()
    }

    var names: [String] { constraints.compactMap(\.identifier).sorted() }
  }

  /// Runs `body` as on a system that reads stored identifiers.
  private func whereNamesAreStored(_ body: () -> Void) {
    Platform.writesIdentifiers = true
    defer { Platform.writesIdentifiers = false }
    body()
  }

  /// The names use properties, which are known once the views are inside the view that has the properties.
  @Test func storedNamesMatchComputedOnes() {
    let (read, written) = (Card(), Card())
    read.build()
    whereNamesAreStored { written.build() }
    #expect(written.names == read.names)
    #expect(written.names.contains { $0.hasPrefix("VStackBlock ▸ title.top  ") })
    #expect(written.names.contains { $0.contains("first.bottom") })
    // The names are stored, so later changes do not appear.
    for card in [read, written] { card.title.accessibilityIdentifier = "renamed" }
    #expect(read.names.contains { $0.contains("renamed.top") })
    #expect(!written.names.contains { $0.contains("renamed") })
  }

  /// Constraints that stay keep their names, and no name counts as one that a user has given.
  @Test func storedNamesFollowLayoutChanges() {
    let (read, written) = (Card(), Card())
    func change(_ card: Card) {
      card.build()
      card.change()
    }
    change(read)
    whereNamesAreStored { change(written) }
    #expect(written.names == read.names && written.names.count == written.constraints.count)
    for constraint in written.constraints.compactMap({ $0 as? LayoutConstraint }) {
      #expect(constraint.givenIdentifier == nil)
    }
  }

  @Test func identifiersSetByTheUserAreKept() {
    let (card, plain) = (Card(), UIView())
    whereNamesAreStored {
      card.build()
      for constraint in card.constraints { constraint.identifier = "mine" }
      plain.addSubview(card)
    }
    let mine = card.constraints.compactMap { ($0 as? LayoutConstraint)?.givenIdentifier }
    #expect(mine.count == card.constraints.count && Set(mine) == ["mine"])
  }
}
