import TestSupport
import Testing

/// The content of a collection. The tests of tables cover what both have in common.
@MainActor
struct CollectionModelTests {
  private let ada = Hero(1, "Ada")
  private let bob = Hero(2, "Bob")
  private let cid = Hero(3, "Cid")

  @Test func cellsFormASingleSection() {
    let scene = CollectionScene()
    scene.collection.cells = [HeroItem(hero: ada), HeroItem(hero: bob)]
    #expect(scene.names == ["Ada", "Bob"])
    #expect(scene.collection.sections.map(\.identifier) == ["single_section"])
    #expect(scene.collection.cells.count == 2)
    #expect(scene.collection.model.item(at: [0, 1]) as? HeroItem == HeroItem(hero: bob))
  }

  @Test func remainingItemsShowTheirNewModelsInTheSameCells() {
    let scene = CollectionScene()
    scene.show([("a", [ada, bob, cid])])
    let cells = scene.cells
    scene.show([("a", [cid, Hero(1, "Eve")])])

    #expect(scene.names == ["Cid", "Eve"])
    #expect(scene.cells == [cells[2], cells[0]])
  }

  @Test func modelIsTheDataSource() {
    let scene = CollectionScene()
    let model = scene.collection.model
    #expect(scene.collection.dataSource === model && scene.collection.delegate == nil)
    #expect(model.collection === scene.collection && scene.collection.model === model)
  }

  @Test(arguments: CellReloadStrategy.allCases)
  func everyStrategyShowsTheNewSections(strategy: CellReloadStrategy) {
    let names = "abcde".map(String.init)
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let scene = CollectionScene()
      scene.collection.model.reloadStrategy = strategy
      for _ in 0..<4 {
        let sections = names.shuffled(using: &generator).prefix(3).map { name in
          let ids = (0..<8).shuffled(using: &generator).prefix(
            Int.random(in: 0...6, using: &generator))
          return (name, ids.map { Hero($0, "\($0).\(Int.random(in: 0...1, using: &generator))") })
        }
        let log = complaints { scene.show(sections) }
        #expect(scene.names == sections.flatMap(\.1).map(\.name), "seed \(seed)")
        #expect(log == [], "seed \(seed)")
      }
    }
  }

  // MARK: Headers and footers

  @Test func headersAndFootersShowTheirModels() throws {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    scene.flow.footerReferenceSize = CGSize(width: 390, height: 20)
    func show(_ title: String) {
      scene.collection.sections = [
        UICollectionView.SupplementedSection(
          header: HeroHead(text: title), footer: HeroHead(text: "end"), identifier: "a",
          cells: [HeroItem(hero: ada)]),
        UICollectionView.Section(identifier: "b", cells: [HeroItem(hero: bob)]),
      ]
      scene.collection.layoutIfNeeded()
    }
    func view(_ kind: String, _ section: Int) -> UICollectionReusableView? {
      scene.collection.supplementaryView(forElementKind: kind, at: [section, 0])
    }
    let log = complaints { show("Heroes") }
    let header = try #require(
      view(UICollectionView.elementKindSectionHeader, 0) as? HeroHeader)
    let footer = view(UICollectionView.elementKindSectionFooter, 0) as? HeroHeader
    #expect(header.text == "Heroes" && footer?.text == "end" && log == [])
    // Sections without a header or footer have empty ones.
    let empty = view(UICollectionView.elementKindSectionHeader, 1)
    #expect(empty != nil && !(empty is HeroHeader))

    show("Heroes of all times")
    #expect(header.text == "Heroes of all times")
    #expect(view(UICollectionView.elementKindSectionHeader, 0) === header)
  }

  @Test func layoutBoundaryItemIsNoSectionHeader() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header]
    let scene = CollectionScene()
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    for text in ["one", "two"] {
      scene.collection.sections = [
        UICollectionView.SupplementedSection(
          header: HeroHead(text: text), identifier: "a", cells: [HeroItem(hero: ada)])
      ]
      #expect(scene.names == ["Ada"])
      let views = scene.collection.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader)
      #expect(views.map { ($0 as? HeroHeader)?.text } == [nil, text])
    }
  }

  @Test func itemWithoutACellIsOneIssue() {
    let scene = CollectionScene()
    let issues = LayoutDiagnostics.collect {
      scene.collection.cells = [HeroHead(text: "no cell")]
      scene.collection.layoutIfNeeded()
    }
    #expect(issues.map(\.kind) == [.misplaced] && scene.collection.visibleCells.count == 1)
  }

  @Test func indexTitlesLeadToTheirSections() {
    let scene = CollectionScene()
    scene.collection.sections = [
      UICollectionView.Section(identifier: "top", cells: [HeroItem(hero: ada)]),
      UICollectionView.IndexedSection(
        indexTitle: "B", identifier: "b", cells: [HeroItem(hero: bob)]),
      UICollectionView.TitledSection(title: "C", identifier: "c", cells: [HeroItem(hero: cid)]),
    ]
    let model = scene.collection.model
    #expect(model.indexTitles(for: scene.collection) == ["B", "C"])
    #expect(
      model.collectionView(scene.collection, indexPathForIndexTitle: "C", at: 1) == [2, 0])
  }

  /// If there is no next item, the title leads to the last section that has items.
  @Test func indexTitleOfAnEmptySectionLeadsToTheNextItem() {
    let scene = CollectionScene()
    let (full, empty) = ([HeroItem(hero: ada)], [HeroItem]())
    for (cells, places) in [
      ([full, empty, full], [[0, 0], [2, 0], [2, 0]]),
      ([full, empty, empty], [[0, 0], [0, 0], [0, 0]]),
      ([empty, full, empty], [[1, 0], [1, 0], [1, 0]]),
      ([empty, empty, full], [[2, 0], [2, 0], [2, 0]]),
      ([full, full, empty], [[0, 0], [1, 0], [1, 0]]),
    ] as [([[HeroItem]], [IndexPath])] {
      scene.collection.sections = cells.enumerated().map { number, cells in
        UICollectionView.IndexedSection(
          indexTitle: "\(number)", identifier: number, cells: cells)
      }
      #expect(
        (0..<3).map {
          scene.collection.model.collectionView(
            scene.collection, indexPathForIndexTitle: "\($0)", at: $0)
        } == places)
    }
  }
}
