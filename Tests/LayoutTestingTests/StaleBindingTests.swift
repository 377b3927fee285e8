import DeStijl
import LayoutTesting
import Testing

@MainActor
struct StaleBindingTests {
  private final class Hero {
    @ViewState var name: String?
  }

  private final class HeroCell: UITableViewCell {
    @ViewState var isMarked: String?
    let title = UILabel()
    let mark = UILabel()
    var letsGo = true
    private(set) var hero: Hero?

    func show(_ hero: Hero) {
      if letsGo { self.hero?.$name.unbind(from: title) }
      // A line replaces its own earlier binding, not that of another line.
      if self.hero == nil {
        hero.$name.bind(with: title, \.text)
      } else {
        hero.$name.bind(with: title, \.text)
      }
      self.hero = hero
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(title)
      contentView.addSubview(mark)
      $isMarked.bind(with: mark, \.text)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func told(letsGo: Bool, fills: Bool = true) -> [String] {
    let (cell, heroes) = (HeroCell(style: .default, reuseIdentifier: nil), [Hero(), Hero()])
    cell.letsGo = letsGo
    cell.show(heroes[0])
    return failures {
      try assertNoStaleBindings(afterReuse: cell) { if fills { cell.show(heroes[1]) } }
    }
  }

  @Test func cellThatReleasesItsBindingsFailsNothing() {
    #expect(told(letsGo: true) == [])
  }

  @Test func repeatedBindingReplacesTheFormerOne() {
    let (cell, heroes) = (HeroCell(style: .default, reuseIdentifier: nil), [Hero(), Hero()])
    func show(_ hero: Hero) { hero.$name.bind(with: cell.title, \.text) }
    show(heroes[0])
    #expect(failures { try assertNoStaleBindings(afterReuse: cell) { show(heroes[1]) } } == [])
  }

  @Test func staleBindingIsReportedWithItsLine() {
    let expected = [
      """
      HeroCell still follows what it showed before:
        the state of StaleBindingTests.swift:8 ⇄ title.text (StaleBindingTests.swift:22)
      """
    ]
    #expect(told(letsGo: false) == expected)
    #expect(told(letsGo: true, fills: false) == expected)
  }
}
