import DeStijl

struct HeroesScreen: Screen {
  let name = "heroes"
  let title = "Heroes"
  let summary = "A table of sections: rows as values, a row of blocks, and a row that is a cell."

  var body: ScreenBody { .view(HeroesView(Hero.all)) }
}

struct Hero: Identifiable, Hashable {
  let id: Int
  var name: String
  var power: String
  var isFavorite = false

  static let all = [
    Hero(
      id: 11, name: "Mr. Nice", power: "Is friendly to everyone, even on Mondays", isFavorite: true),
    Hero(id: 12, name: "Narco", power: "Sleeps through anything"),
    Hero(id: 13, name: "Bombasto", power: "Speaks so that all must listen", isFavorite: true),
    Hero(id: 14, name: "Celeritas", power: "Is there before one calls"),
    Hero(id: 15, name: "Magneta", power: "Finds every lost key"),
    Hero(id: 16, name: "RubberMan", power: "Reaches the top shelf"),
  ]
}

/// The user's favorite heroes above the others; a tap moves a hero to the other section.
final class HeroesView: UIView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var heroes: [Hero]

  init(_ heroes: [Hero]) {
    self.heroes = heroes
    super.init(frame: .zero)
    backgroundColor = .paper
    table.backgroundColor = .paper
    Mondrian.buildSubviews(on: self) { VStackBlock(alignment: .fill) { table } }
    table.model.onSelect(HeroRow.self) { [weak self] row in self?.toggle(row.hero) }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func toggle(_ hero: Hero) {
    guard let index = heroes.firstIndex(where: { $0.id == hero.id }) else { return }
    heroes[index].isFavorite.toggle()
    show()
  }

  private func show() {
    let (favorites, others) = (heroes.filter(\.isFavorite), heroes.filter { !$0.isFavorite })
    table.sections {
      SectionBlock("favorites", title: "Favorites") {
        for hero in favorites { HeroRow(hero: hero) }
        if favorites.isEmpty {
          RowBlock(id: "none") {
            UILabel.text("Tap a hero to like them.", color: .fadedInk).viewBlock.padding(16)
          }
        }
      }
      SectionBlock("others", title: "Everybody else") {
        for hero in others { HeroRow(hero: hero) }
      }
    }
  }
}

private struct HeroRow: TableCellModel, Equatable {
  var hero: Hero

  var cellIdentifier: AnyHashable { hero.id }
  var rowContent: TableCellContent { TableCellContent(HeroCell.self) { $0.show(hero) } }
}

private final class HeroCell: UITableViewCell {
  private let mark = UIView()
  private let name = UILabel.text("", .headline)
  private let power = UILabel.text("", .subheadline, color: .fadedInk)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Mondrian.buildSubviews(on: contentView) {
      HStackBlock(spacing: 12, alignment: .center) {
        mark.viewBlock.size(24)
        VStackBlock(spacing: 2, alignment: .fill) {
          name
          power
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ hero: Hero) {
    name.text = hero.name
    power.text = hero.power
    mark.backgroundColor = hero.isFavorite ? .mondrianRed : .mondrianBlue
  }
}
