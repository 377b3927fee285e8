import DeStijl
import LayoutTesting
import Testing

// Code of documentation pages that no other test contains. It compiles, and its visible effects are
// checked at once.

private final class Card: UIView {}

@MainActor
struct ClassicPageSnippets {
  private let card = UIView()
  private let photo = UIView()
  private let title = UILabel()
  private let cancel = UIButton()
  private let save = UIButton()
  private let guide = UILayoutGuide()

  private func host(_ views: UIView...) -> UIWindow {
    let window = Headless.host(card, in: Headless.Environment(device: .iPhone16))
    for view in views {
      card.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    card.addLayoutGuide(guide)
    return window
  }

  @Test func threeDialectsSayTheSame() {
    let window = host(photo, title)
    photo.mondrian.layout.top(.toSuperview).leading(.toSuperview).size(20).activate()
    // Chains: a value that is put in force as a whole.
    title.mondrian.layout.top(.toSuperview, 8).leading(.to(photo).trailing, 16).activate()

    // Content: a closure that puts views and says where they are.
    card.layoutContent { content in
      content.put(title).top(.equalTo(8), to: .parent).left(.equalTo(16), to: photo.rightAnchor)
    }

    // Anchors: methods of the views themselves.
    card.add {
      title.topAnchor(8).leadingAnchor(16.from(photo.trailingAnchor))
    }
    window.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 36, y: 8))
  }

  @Test func anchors() {
    let window = host(photo, title)
    card.add {
      photo.sizeAnchor(CGSize(width: 64, height: 64)).leadingAnchor(20).centerYAnchor(0)
      title.leadingAnchor(16.from(photo.trailingAnchor)).trailingAnchor(20.gapAtLeast)
        .heightAnchor(.percent(50, of: photo))
      AnchoredView(guide).topAnchor(8.from(title.bottomAnchor))
    }
    window.layoutIfNeeded()
    #expect(photo.frame.size == CGSize(width: 64, height: 64) && photo.frame.minX == 20)
    #expect(title.frame.minX == 100 && title.frame.height == 32)
  }

  @Test func customAnchors() {
    let title: UILabel = UILabel().cornerAnchor(8).build()
    card.addSubview(title)
    #expect(title.superview === card)
  }

  @Test func chains() {
    let window = host(photo, title)
    let badge: UIView? = nil
    let group = Mondrian.layout {
      photo.mondrian.layout.top(.safeArea).horizontal(.toSuperview).height(.percent(40))
      title.mondrian.layout.top(.to(photo).bottom, 8).horizontal(.margins)
      if let badge { badge.mondrian.layout.center(.to(photo).positioned(x: .trailing, y: .top)) }
    }
    group.deactivate()
    #expect(!group.isActive)
    group.activate()
    window.layoutIfNeeded()
    #expect(title.frame.minY == photo.frame.maxY + 8 && photo.frame.width == card.bounds.width)
  }

  @Test func chainsOfSeveralViews() {
    let window = host(cancel, save)
    Mondrian.layout {
      Mondrian.distribute(.horizontal, [cancel, save], spacing: .systemSpacing())
      Mondrian.align(.firstBaseline, [cancel, save])
      Mondrian.equal(.horizontal, [cancel, save])
    }
    window.layoutIfNeeded()
    #expect(save.frame.minX == cancel.frame.maxX + 8)
  }

  @Test func content() {
    let (view, window) = (card, host())
    var details = UILabel()
    var card: Card!
    let guide = UILayoutGuide()
    view.layoutContent { content in
      content.put(title).text("Total").at(.fullTop, .equalTo(16), to: .safeArea)
      content.putLabel(assignedTo: &details)
        .top(.equalTo(8), to: Anchor(of: .previous).bottomAnchor)
      content.put(Card(), assignedTo: &card) { $0.isHidden = true }
        .edges(.atLeast(20), to: .parent)
      content.put(guide).top(.equalTo(8), to: card.bottomAnchor).height(.equalTo(44))
    }
    window.layoutIfNeeded()
    #expect(details.frame.minY == title.frame.maxY + 8 && card.isHidden)
    #expect(guide.layoutFrame.minY == card.frame.maxY + 8)
  }
}

extension AnchoredView {
  func cornerAnchor(_ inset: CGFloat) -> AnchoredView { topAnchor(inset).leadingAnchor(inset) }
}

extension ContentLayoutable where Self: UIView {
  func cornerAnchor(_ inset: CGFloat) -> AnchoredView<Self> {
    AnchoredView(self).cornerAnchor(inset)
  }
}

@MainActor
struct StylingPageSnippets {
  @Test func chains() {
    let label = UILabel()
      .text("Total")
      .font(.headline)
      .numberOfLines(0)
      .borderColor(.separator)
    #expect(label.text == "Total" && label.numberOfLines == 0)
  }

  @Test func attributes() {
    let note: UILabel = [.text("Note"), .textColor(.gray)]
    let style: ViewStyle = [.textColor(.red), .textAlignment(.center)]
    let title: UILabel = style <<- .text("Hello")
    #expect(note.text == "Note" && note.textColor == .gray)
    #expect(title.text == "Hello" && title.textColor == .red && title.textAlignment == .center)
  }

  @Test func styles() {
    let card = Style<UIView> { view in view.backgroundColor(.systemBackground).cornerRadius(12) }
    let night = Style<UIView> { view, traits in
      view.alpha(traits.userInterfaceStyle == .dark ? 0.8 : 1)
    }
    let view = UIView().set(style: card, night)
    #expect(view.layer.cornerRadius == 12 && view.alpha == 1)
  }
}

@MainActor
struct BindingPageSnippets {
  final class SearchController: UIViewController {
    @ViewState var phrase: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      layoutContent { content in
        content.putSearchBar()
          .at(.fullTop, .equal, to: .safeArea)
          .bind(\.text, with: $phrase)
      }
      $phrase.observe(observer: self)
        .delayMultipleSetTrigger(by: 1)
        .didSet { controller, changes in controller.find(changes.new) }
    }
  }

  final class HintController: UIViewController {
    @ViewState var phrase: String?
    let field = UITextField()
    let hint = UILabel()
    private let manager = LayoutManager(tracking: true, animation: true)

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.setup(on: view, for: self) { controller in
        VStackBlock(spacing: 8) {
          controller.field
          if controller.phrase == nil { controller.hint }
        }
      }
    }
  }

  @Test func layoutFollowsThePhrase() throws {
    let controller = HintController()
    let stage = Stage(controller)
    #expect(controller.hint.superview === controller.view)
    stage.run { controller.phrase = "a" }
    try stage.advance(by: 1)
    #expect(controller.hint.superview == nil)
  }

  @Test func statesAreConvertedAndDerived() {
    @ViewState var age = 7
    @ViewState var name = ""
    @ViewState var password = "12345678"
    @ViewState var isValid = true
    let ageField = UITextField()

    $age.bind(with: ageField, \.text, converting: .text)
    $isValid.derive(from: $name, $password) { !$0.isEmpty && $1.count >= 8 }

    #expect(!isValid)
    name = "Ada"
    age = 8
    #expect(isValid && ageField.text == "8")
  }

  @Test func phraseBecomesTheTitle() {
    let controller = SearchController()
    let window = Headless.host(controller)
    controller.phrase = "a"
    #expect(controller.title == "a")
    withExtendedLifetime(window) {}
  }
}

extension BindingPageSnippets.SearchController {
  fileprivate func find(_ phrase: String?) { title = phrase }
}

@MainActor
struct CellsPageSnippets {
  struct Hero: Equatable {
    let id: Int
    let name: String
  }

  final class HeroCell: UITableViewCell {
    let nameLabel = UILabel()
  }

  struct HeroRow: TableCellModel, Equatable {
    var hero: Hero

    var cellIdentifier: AnyHashable { hero.id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) { cell in cell.nameLabel.text = hero.name }
    }
  }

  final class HeroTile: UICollectionViewCell {
    let nameLabel = UILabel()
  }

  struct HeroItem: CollectionCellModel, Equatable {
    var hero: Hero

    var cellIdentifier: AnyHashable { hero.id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroTile.self) { tile in tile.nameLabel.text = hero.name }
    }
  }

  @Test func itemsAreValues() {
    let heroes = [Hero(id: 1, name: "Ada")]
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let window = Headless.host(collection)

    collection.sections {
      SectionBlock("heroes") {
        for hero in heroes { HeroItem(hero: hero) }
      }
    }

    window.layoutIfNeeded()
    #expect(collection.visibleCells.map { ($0 as? HeroTile)?.nameLabel.text } == ["Ada"])
  }

  @Test func rowsAreValues() {
    let (table, emptyLabel) = (UITableView(), UILabel())
    let favorites = [Hero(id: 1, name: "Ada")]
    func show(_ hero: Hero) {}
    func loadMore() {}
    func reload() async {}
    let window = Headless.host(table)

    table.sections {
      SectionBlock("favorites", title: "Favorites") {
        for hero in favorites { HeroRow(hero: hero) }
        if favorites.isEmpty { RowBlock(id: "none") { emptyLabel } }
      }
    }

    table.model.onSelect(HeroRow.self) { row in show(row.hero) }
    table.model.didReachEnd(within: 5) { loadMore() }
    table.model.didPullToRefresh { await reload() }
    table.model.emptyView = UILabel().text("No heroes yet")
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? HeroCell)?.nameLabel.text } == ["Ada"])
  }
}

@MainActor
@Suite(.serialized) struct HeadlessPageSnippets {
  private final class ProfileController: UIViewController {}

  @Test func graphics() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let size = NSAttributedString(string: "Hello", attributes: [.font: font]).size()
    #expect(size.width > 20 && size.height > 10)
  }

  @Test func windows() {
    let window = Headless.host(ProfileController(), in: .init(device: .iPhone16))
    Headless.tap(at: CGPoint(x: 100, y: 200), in: window)
    print(Headless.frames(of: window))
    #expect(window.bounds.width == 393)
  }

  @Test func animations() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = Headless.host(UIViewController())
    window.addSubview(box)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) {
      box.frame.origin.x = 100
    }
    let middle = Headless.Animation.appearance(of: box, after: 0.25).frame
    #expect(middle.minX > 0 && middle.minX != 100)
  }

  @Test func input() {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 34))
    let root = UIView()
    root.addSubview(name)
    let window = Headless.host(root)
    Headless.tap(name)
    Headless.type("Theo van Doesburg")
    Headless.choose("Select All", inEditMenuOf: name)
    print(Headless.editMenu(of: name), window.bounds)
    #expect(name.text == "Theo van Doesburg")
    #expect(Headless.editMenu(of: name).prefix(2) == ["Cut", "Copy"])
  }

  private final class MessageCell: UITableViewCell {}

  private final class Messages: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    }
  }

  @Test func lists() {
    let messages = Messages()
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.dataSource = messages
    let window = Headless.host(table)
    Headless.tap(table.visibleCells[1])
    print(table.indexPathForSelectedRow as Any)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    withExtendedLifetime(window) {}
  }
}
