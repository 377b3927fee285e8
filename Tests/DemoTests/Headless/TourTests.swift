import DeStijl
import Examples
import Testing

/// The tour of heroes in use.
@MainActor
struct TourTests {
  private struct Missing: Error {}

  private func host() throws -> (TourView, UIWindow) {
    guard case .view(let view) = try #require(Catalogue.screen(named: "tour")).body,
      let tour = view as? TourView
    else { throw Missing() }
    let window = Headless.host(tour)
    window.layoutIfNeeded()
    return (tour, window)
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { view -> [String] in
      ((view as? UILabel)?.text.map { [$0] } ?? []) + texts(view)
    }
  }

  private func cell(_ text: String, _ tour: TourView) throws -> UICollectionViewCell {
    try #require(tour.collection.visibleCells.first { texts($0) == [text] })
  }

  @Test func heroesArriveInStepsAndKeepTheirCells() throws {
    let (tour, window) = try host()
    #expect(tour.collection.numberOfSections == 5)
    #expect((1...4).map(tour.collection.numberOfItems) == [3, 3, 2, 1])
    let axe = try cell("Axe", tour)
    tour.showNext()
    window.layoutIfNeeded()
    #expect((1...4).map(tour.collection.numberOfItems) == [6, 5, 5, 1])
    #expect(try cell("Axe", tour) === axe)
    tour.showNext()
    window.layoutIfNeeded()
    #expect((1...3).map(tour.collection.numberOfItems) == [7, 7, 6])
    #expect(tour.collection.numberOfSections == 4)
  }

  @Test func tappedAttributeFiltersTheHeroes() throws {
    let (tour, window) = try host()
    Headless.tap(try cell("Agility", tour))
    window.layoutIfNeeded()
    #expect(
      tour.collection.numberOfSections == 3 && tour.collection.numberOfItems(inSection: 1) == 3)
    let title = UICollectionView.elementKindSectionHeader
    #expect(
      tour.collection.visibleSupplementaryViews(ofKind: title).map(texts).contains(["Agility"]))
    Headless.tap(try cell("Agility", tour))
    window.layoutIfNeeded()
    #expect(tour.collection.numberOfSections == 5)
  }

  @Test func attributesScrollHorizontallyIfTheyDoNotFit() throws {
    let (tour, window) = try host()
    let scroller = try #require(try cell("Strength", tour).superview as? UIScrollView)
    #expect(scroller !== tour.collection && scroller.superview === tour.collection)
    tour.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(scroller.contentSize.width > 200)
    Headless.scroll(scroller, by: CGPoint(x: 500, y: 0))
    #expect(scroller.contentOffset.x == scroller.contentSize.width - 200)
  }

  @Test func statsShowTheTappedHero() throws {
    let (tour, window) = try host()
    #expect(texts(tour.stats).contains("Axe"))
    let rows = tour.stats.visibleCells
    Headless.tap(try cell("Lina", tour))
    window.layoutIfNeeded()
    #expect(texts(tour.stats).contains("Lina") && !texts(tour.stats).contains("Axe"))
    #expect(texts(tour.stats.visibleCells[1]) == ["Agility", "18"])
    #expect(tour.stats.visibleCells == rows)
  }
}
