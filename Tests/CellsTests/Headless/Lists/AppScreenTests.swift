import Binding
import Foundation
import TestSupport
import Testing

/// Screens as apps write them, with several things happening in their lists at the same time.
@MainActor
struct AppScreenTests {
  // MARK: A feed

  struct Post: Identifiable, Equatable, Sendable {
    let id: Int
    var author: String
    var text: String
    var likes = 0
  }

  struct PostRow: TableCellModel, Equatable {
    var post: Post
    var cellIdentifier: AnyHashable { post.id }
    var rowContent: TableCellContent { TableCellContent(PostCell.self) { $0.show(post) } }
  }

  final class PostCell: UITableViewCell {
    let author = UILabel()
    let body = UILabel()
    let likes = UILabel()
    var filled = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      body.numberOfLines = 0
      Mondrian.buildSubviews(on: contentView) {
        VStackBlock(spacing: 4, alignment: .leading) {
          author
          body
          likes
        }
        .padding(12)
      }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ post: Post) {
      filled += 1
      author.text = post.author
      body.text = post.text
      likes.text = post.likes == 0 ? nil : "\(post.likes) likes"
      likes.isHidden = post.likes == 0
    }
  }

  private func posts(_ range: Range<Int>) -> [Post] {
    range.map { id in
      Post(
        id: id, author: "Author \(id)",
        text: Array(repeating: "words of post \(id)", count: 1 + id % 7).joined(separator: " "))
    }
  }

  private func visible(_ table: UITableView) -> [PostCell] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { $0 as? PostCell }
  }

  @Test func likeUpdatesOneCellAndItsHeight() throws {
    let scene = TableScene(height: 700)
    var feed = posts(0..<50)
    scene.table.cells = feed.map(PostRow.init)
    let cells = visible(scene.table)
    let before = cells.map(\.filled)
    let height = cells[2].frame.height
    feed[2].likes = 3
    scene.table.cells = feed.map(PostRow.init)
    let after = visible(scene.table)
    #expect(after[2] === cells[2] && after[2].likes.text == "3 likes")
    #expect(after[2].frame.height > height + 10)
    #expect(zip(after, before).filter { $0.filled != $1 }.count == 1)
    #expect(abs(after[3].frame.minY - after[2].frame.maxY) < 0.01)
    feed[2].likes = 0
    scene.table.cells = feed.map(PostRow.init)
    #expect(visible(scene.table)[2].frame.height == height)
  }

  @Test func offscreenLikesAppearOnScrolling() {
    let scene = TableScene(height: 500)
    var feed = posts(0..<80)
    scene.table.cells = feed.map(PostRow.init)
    _ = visible(scene.table)
    scene.table.scrollToRow(at: [0, 40], at: .top, animated: false)
    _ = visible(scene.table)
    for index in feed.indices { feed[index].likes = index + 1 }
    scene.table.cells = feed.map(PostRow.init)
    for row in [0, 40, 79, 20] {
      scene.table.scrollToRow(at: [0, row], at: .middle, animated: false)
      for cell in visible(scene.table) {
        let path = scene.table.indexPath(for: cell)
        #expect(cell.likes.text == path.map { "\($0.row + 1) likes" })
      }
    }
  }

  @Test func feedLoadsPageByPage() async {
    let scene = TableScene(height: 500)
    let (table, model) = (scene.table, scene.table.model)
    var feed: [Post] = []
    var asked: [Int] = []
    var isLoading = false
    func load() async {
      guard !isLoading else { return }
      isLoading = true
      asked.append(feed.count)
      await Task.yield()
      feed += posts(feed.count..<feed.count + 20)
      isLoading = false
      await model.set([UITableView.Section(identifier: "feed", cells: feed.map(PostRow.init))])
    }
    model.didReachEnd(within: 3) { Task { @MainActor in await load() } }
    await load()
    for page in 1...3 {
      _ = visible(table)
      #expect(asked.count == page)
      table.scrollToRow(at: [0, feed.count - 1], at: .bottom, animated: false)
      _ = visible(table)
      let wanted = 20 * (page + 1)
      for _ in 0..<1_000 where table.numberOfRows(inSection: 0) < wanted { await Task.yield() }
      #expect(table.numberOfRows(inSection: 0) == wanted)
    }
    #expect(asked == [0, 20, 40, 60])
  }

  @Test func refreshSetsNewRowsWhileItSpins() async {
    let scene = TableScene(height: 500)
    let (table, model) = (scene.table, scene.table.model)
    var feed = posts(10..<40)
    table.cells = feed.map(PostRow.init)
    model.didPullToRefresh {
      await Task.yield()
      feed = posts(5..<40)
      table.cells = feed.map(PostRow.init)
    }
    _ = visible(table)
    Headless.scroll(table, by: CGPoint(x: 0, y: -300))
    #expect(table.refreshControl?.isRefreshing == true)
    for _ in 0..<1_000 where table.refreshControl?.isRefreshing == true { await Task.yield() }
    #expect(table.refreshControl?.isRefreshing == false)
    #expect(visible(table).first?.author.text == "Author 5")
    #expect(table.numberOfRows(inSection: 0) == 35)
  }

  // MARK: A chat

  @Test func chatGrowsAtBothEndsWithoutJumping() {
    let scene = TableScene(height: 500)
    let (table, model) = (scene.table, scene.table.model)
    model.keepsPosition = .always
    var (first, last) = (100, 140)
    func show() { table.cells = posts(first..<last).map(PostRow.init) }
    func place(of id: Int) -> CGFloat? {
      visible(table).first { $0.author.text == "Author \(id)" }
        .map { $0.frame.minY - table.contentOffset.y }
    }
    show()
    table.scrollToRow(at: [0, last - first - 1], at: .bottom, animated: false)
    _ = visible(table)
    for step in 0..<12 {
      let kept = visible(table)[2]
      let id = Int(kept.author.text?.split(separator: " ").last ?? "") ?? -1
      let before = place(of: id)
      if step.isMultiple(of: 2) { first -= 7 } else { last += 3 }
      show()
      let after = place(of: id) ?? .nan
      // Within about one pixel.
      #expect(abs(after - (before ?? .nan)) < 0.4, "step \(step)")
      table.contentOffset.y -= 150
      _ = visible(table)
    }
  }

  // MARK: Settings

  @Test func settingsSwitchShowsAndHidesARow() throws {
    let scene = TableScene(height: 700)
    let table = scene.table
    @ViewState var isOn = false
    @ViewState var volume: Float = 0.5
    let (toggle, slider) = (UISwitch(), UISlider())
    func show() {
      table.sections {
        SectionBlock("sound", title: "Sound", footerTitle: isOn ? "Loud" : nil) {
          RowBlock(id: "switch", showing: isOn) {
            HStackBlock(spacing: 8) {
              UILabel().text("Sounds")
              StackingSpacer(minLength: 8)
              toggle
            }
            .padding(12)
          }
          if isOn {
            RowBlock(id: "volume", showing: 0) { VStackBlock { slider }.padding(12) }
          }
        }
      }
    }
    $isOn.observe(observer: table).didSet { _, _ in show() }
    toggle.addAction(
      UIAction { [weak toggle] _ in isOn = toggle?.isOn ?? false }, for: .valueChanged)
    show()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1 && table.footerView(forSection: 0) == nil)
    for round in 1...3 {
      Headless.tap(toggle)
      table.layoutIfNeeded()
      #expect(isOn && table.visibleCells.count == 2, "round \(round)")
      #expect(slider.window != nil && slider.frame.width > 200)
      #expect(table.footerView(forSection: 0)?.textLabel?.text == "Loud")
      #expect(toggle.isOn)
      Headless.tap(toggle)
      table.layoutIfNeeded()
      #expect(!isOn && table.visibleCells.count == 1)
    }
  }

  // MARK: Sections that collapse

  private struct GroupHead: CollectionCellModel, Equatable {
    var name: String
    var isOpen: Bool
    var cellIdentifier: AnyHashable { name }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroHeader.self) { $0.text = (isOpen ? "- " : "+ ") + name }
    }
  }

  @Test(arguments: [false, true])
  func sectionsCollapseAndKeepTheirHeaders(inList: Bool) throws {
    let scene = CollectionScene()
    let collection = scene.collection
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    if inList {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    }
    var closed: Set<String> = []
    let names = ["a", "b", "c"]
    func show() {
      collection.sections {
        for (index, name) in names.enumerated() {
          SectionBlock(name, header: GroupHead(name: name, isOpen: !closed.contains(name))) {
            if !closed.contains(name) {
              for row in 0..<4 { HeroItem(hero: Hero(index * 10 + row, "\(name)\(row)")) }
            }
          }
        }
      }
      collection.layoutIfNeeded()
    }
    func heads() -> [String?] {
      names.indices.map { section in
        (collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
          as? HeroHeader)?.text
      }
    }
    show()
    let head = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    for _ in 0..<3 {
      closed = ["b"]
      show()
      #expect(heads() == ["- a", "+ b", "- c"])
      #expect(scene.names == ["a0", "a1", "a2", "a3", "c0", "c1", "c2", "c3"])
      closed = []
      show()
      #expect(heads() == ["- a", "- b", "- c"] && scene.names.count == 12)
      #expect(
        collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0]) === head)
    }
  }

  // MARK: Search

  @Test func searchFiltersRowsWhileTyping() throws {
    let scene = TableScene(height: 500)
    let table = scene.table
    let all = (0..<500).map { Hero($0, "Hero \($0)") }
    let none = UILabel()
    table.model.emptyView = none
    @ViewState var chosen: Int?
    table.model.bindSelection(to: $chosen)
    func show(_ text: String) { scene.show(all.filter { text.isEmpty || $0.name.contains(text) }) }
    show("")
    chosen = 42
    _ = scene.cells
    for text in ["4", "42", "42x", "42", "4", ""] {
      show(text)
      let wanted = all.filter { text.isEmpty || $0.name.contains(text) }
      #expect(scene.names == wanted.prefix(scene.names.count).map(\.name))
      let place = wanted.firstIndex { $0.id == 42 }
      #expect(table.indexPathForSelectedRow == place.map { [0, $0] })
      #expect((table.backgroundView === none) == wanted.isEmpty)
    }
    #expect(chosen == 42)
  }

  // MARK: Swiping away

  @Test func rowIsSwipedAwayWhileOthersArrive() throws {
    let scene = TableScene(height: 700)
    let table = scene.table
    var heroes = (0..<10).map { Hero($0, "Hero \($0)") }
    var next = 100
    table.model.trailingSwipeActions { row, _ in
      [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, end in
          heroes.removeAll { AnyHashable($0.id) == row.cellIdentifier }
          scene.show(heroes)
          // A news item arrives in the same turn.
          next += 1
          heroes.insert(Hero(next, "New"), at: 0)
          scene.show(heroes)
          end(true)
        }
      ]
    }
    let log = complaints {
      scene.show(heroes)
      _ = scene.cells
      for path in [[0, 3], [0, 0], [0, 9]] as [IndexPath] {
        Headless.choose("Delete", bySwipingRowAt: path, of: table)
        #expect(scene.names == heroes.map(\.name))
      }
    }
    #expect(log == [] && heroes.count == 10)
  }

  // MARK: A shop window

  /// A shelf that scrolls horizontally above a list, in one collection.
  @Test func shelfKeepsItsPlaceWhileTheListBelowChanges() throws {
    let scene = CollectionScene()
    let collection = scene.collection
    collection.collectionViewLayout = UICollectionViewCompositionalLayout { index, environment in
      guard index == 0 else {
        return .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(120), heightDimension: .absolute(80))
      let shelf = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      shelf.orthogonalScrollingBehavior = .groupPaging
      return shelf
    }
    var (shelf, list) = (
      (0..<20).map { Hero($0, "s\($0)") }, (100..<104).map { Hero($0, "l\($0)") }
    )
    func show() {
      scene.show([("shelf", shelf), ("list", list)])
      collection.layoutIfNeeded()
    }
    func seen(_ section: Int) -> [String] {
      collection.indexPathsForVisibleItems.filter { $0.section == section }.compactMap {
        (collection.cellForItem(at: $0) as? HeroItemCell)?.name.text
      }
    }
    let log = complaints {
      show()
      #expect(seen(0) == ["s0", "s1", "s2", "s3"] && seen(1) == ["l100", "l101", "l102", "l103"])
      Headless.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 250, y: 40), in: collection)
      collection.layoutIfNeeded()
      #expect(seen(0) == ["s1", "s2", "s3", "s4"])
      let cell = collection.cellForItem(at: [0, 2])
      list.insert(Hero(99, "l99"), at: 0)
      list.removeLast()
      shelf[2].name = "changed"
      show()
      #expect(seen(0) == ["s1", "changed", "s3", "s4"])
      #expect(seen(1) == ["l99", "l100", "l101", "l102"])
      #expect(collection.cellForItem(at: [0, 2]) === cell)
      shelf.removeFirst(3)
      show()
      #expect(seen(0) == ["s4", "s5", "s6", "s7"])
    }
    #expect(log == [])
  }
}
