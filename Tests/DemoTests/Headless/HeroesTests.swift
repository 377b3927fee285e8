import DeStijl
import Examples
import Testing

/// The table of heroes with taps.
@MainActor
struct HeroesTests {
  @Test func tappedHeroMovesToTheOtherSection() throws {
    let screen = try #require(Catalogue.screen(named: "heroes"))
    guard case .view(let view) = screen.body else { return #expect(Bool(false), "it is a view") }
    let window = Headless.host(view)
    let table = try #require(view.subviews.first as? UITableView)
    func texts(_ section: Int) -> [String] {
      table.visibleCells.filter { table.indexPath(for: $0)?.section == section }.map { cell in
        cell.contentView.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first ?? ""
      }
    }
    #expect(texts(0) == ["Mr. Nice", "Bombasto"])
    let bombasto = table.visibleCells[1]
    for _ in 0..<2 {
      Headless.tap(table.visibleCells[0])
      window.layoutIfNeeded()
    }
    #expect(texts(0) == ["Tap a hero to like them."])
    #expect(texts(1).prefix(3) == ["Mr. Nice", "Narco", "Bombasto"])
    // The hero has moved to another section and kept its cell.
    #expect(table.visibleCells.contains(bombasto))
  }
}
