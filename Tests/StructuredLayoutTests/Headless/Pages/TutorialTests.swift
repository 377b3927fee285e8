import TestSupport
import Testing

// The code of the tutorial "From an empty view to a screen with a list".

final class HeroView: UIView {
  let nameLabel = UILabel().font(.headline)
  let powerLabel = UILabel().font(.subheadline).numberOfLines(0)
  private let photo = UIView().backgroundColor(.systemGray4)

  init() {
    super.init(frame: .zero)
    Mondrian.buildSubviews(on: self) {
      HStackBlock(spacing: 12) {
        photo.viewBlock.size(48)
        VStackBlock(spacing: 4, alignment: .leading) {
          nameLabel
          powerLabel
        }
        StackingSpacer(minLength: 0)
      }
      .padding(16)
    }
  }

  required init?(coder: NSCoder) { nil }
}

struct Hero: Equatable {
  let name: String
  let power: String
}

final class HeroCell: UITableViewCell {
  let hero = HeroView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Mondrian.buildSubviews(on: contentView) { hero.viewBlock.relative(0) }
  }

  required init?(coder: NSCoder) { nil }
}

struct HeroRow: TableCellModel, Equatable {
  let hero: Hero

  var cellIdentifier: AnyHashable { hero.name }
  var rowContent: TableCellContent {
    TableCellContent(HeroCell.self) { cell in
      cell.hero.nameLabel.text = hero.name
      cell.hero.powerLabel.text = hero.power
    }
  }
}

final class HeroesController: UIViewController {
  var heroes: [Hero] = []
  @ViewState var phrase = ""
  let field = UITextField().placeholder("Search")
  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VStackBlock(spacing: 8, alignment: .fill) {
          field
          table
        }
      }
    }
    $phrase.bind(with: field, \.text)
    $phrase.observe(observer: self).didSet { controller, _ in controller.showHeroes() }
    showHeroes()
  }

  private func showHeroes() {
    let found = heroes.filter { phrase.isEmpty || $0.name.contains(phrase) }
    table.sections {
      SectionBlock("heroes") {
        for hero in found { HeroRow(hero: hero) }
      }
    }
  }
}

@MainActor
@Test func typingFiltersTheHeroes() {
  let controller = HeroesController()
  controller.heroes = [Hero(name: "Ada", power: "numbers"), Hero(name: "Grace", power: "words")]
  let window = Headless.host(controller, in: Headless.Environment(device: .iPhone16))
  window.layoutIfNeeded()
  #expect(controller.table.visibleCells.count == 2)

  controller.field.text = "Gr"
  window.layoutIfNeeded()
  let cells = controller.table.visibleCells.compactMap { $0 as? HeroCell }
  #expect(cells.map(\.hero.nameLabel.text) == ["Grace"])
}

@MainActor
struct TutorialTests {
  @Test func theTutorialShowsCodeOfThisFile() throws {
    let page = try DocumentationPage("FromAnEmptyView", of: "DeStijl")
    #expect(page.snippets.count == 4)
    #expect(try page.snippets(missingIn: #filePath) == [])
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func heroIsAsHighAsItsColumnsAndBeginsWithItsPhoto(direction: UIUserInterfaceLayoutDirection) {
    let hero = HeroView()
    (hero.nameLabel.text, hero.powerLabel.text) = ("Ada", "numbers")
    var environment = Headless.Environment(device: .iPhone16)
    environment.layoutDirection = direction
    let window = Headless.host(hero, in: environment)
    window.layoutIfNeeded()
    let issues = LayoutDiagnostics.check(hero)
    #expect(issues.map(\.description) == [])
    let photo = hero.subviews[0].frame
    #expect(photo.size == CGSize(width: 48, height: 48))
    #expect((direction == .leftToRight ? photo.minX : hero.bounds.width - photo.maxX) == 16)
    for power in ["numbers", String(repeating: "numbers and machines ", count: 9)] {
      hero.powerLabel.text = power
      let fitting = hero.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let texts = [hero.nameLabel, hero.powerLabel].map { label in
        label.sizeThatFits(CGSize(width: 320 - 2 * 16 - 48 - 12, height: 0)).height
      }
      #expect(fitting.height == max(48, texts[0] + 4 + texts[1]) + 2 * 16)
    }
  }

  @Test func aConflictNamesItsLines() throws {
    let stage = Stage(CGSize(width: 300, height: 100))
    let (card, icon, title) = (stage.view, SizedView("icon", 20, 20), SizedView("title", 20, 20))
    let first: Int = #line + 2
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: card) {
        HStackBlock {
          icon.viewBlock.width(40)
          title.viewBlock.width(80)
        }
        .width(100)
      }
      _ = stage.size
    }
    #expect(issues.map(\.kind) == [.conflict])
    let message = (1...6).reduce(issues[0].description) { message, line in
      message.replacing("TutorialTests.swift:\(first + line - 1)", with: "Card.swift:\(line)")
    }
    let page = try DocumentationPage("Conflicts", of: "LayoutCore")
    let words = page.text.split { $0.isWhitespace }.joined(separator: " ")
    let said = message.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains(said), "\(message)")
    #expect(page.snippets.count == 1)
    #expect(try page.snippets(missingIn: #filePath) == [])
  }
}
