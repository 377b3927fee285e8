import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The places that a compositional layout gives items.
@MainActor
struct CompositionalLayoutTests {
  typealias Size = NSCollectionLayoutSize
  typealias Length = NSCollectionLayoutDimension

  private func size(_ width: Length, _ height: Length) -> Size {
    Size(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: Length, _ height: Length) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private func scene(
    _ counts: [Int], _ layout: UICollectionViewCompositionalLayout
  ) -> CollectionScene {
    let scene = CollectionScene(counts.map { (0..<$0).map { "\($0)" } })
    scene.collection.collectionViewLayout = layout
    scene.layOut()
    return scene
  }

  private func grid(_ share: CGFloat, spacing: NSCollectionLayoutSpacing? = nil)
    -> NSCollectionLayoutSection
  {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(share), .fractionalHeight(1))])
    group.interItemSpacing = spacing
    return NSCollectionLayoutSection(group: group)
  }

  @Test func itemsRepeatWhileTheyFitTheGroup() {
    let scene = scene([5], UICollectionViewCompositionalLayout(section: grid(0.25)))
    #expect(
      scene.frames == ["0 0 80 40", "80 0 80 40", "160 0 80 40", "240 0 80 40", "0 40 80 40"])
    #expect(scene.collection.contentSize == CGSize(width: 320, height: 80))
  }

  @Test func interItemSpacingIsFixedOrFlexible() {
    let fixed = scene(
      [3], UICollectionViewCompositionalLayout(section: grid(0.25, spacing: .fixed(30))))
    #expect(fixed.frames == ["0 0 80 40", "110 0 80 40", "220 0 80 40"])
    let flexible = scene(
      [3], UICollectionViewCompositionalLayout(section: grid(0.25, spacing: .flexible(20))))
    #expect(flexible.frames == ["0 0 80 40", "120 0 80 40", "240 0 80 40"])
  }

  /// A section that depends on the environment also depends on its traits.
  @Test func traitChangeAsksForSectionsAgain() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      let traits = environment.traitCollection
      let isRegular = traits.horizontalSizeClass == .regular
      asked.append("\(traits.userInterfaceStyle == .dark) \(isRegular)")
      let height: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 80 : 40
      return NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(height)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    }
    let scene = scene([1], layout)
    #expect(scene.frames == ["0 0 320 40"])
    scene.window.environment.contentSizeCategory = .accessibilityLarge
    scene.layOut()
    #expect(scene.frames == ["0 0 320 80"])
    asked = []
    scene.window.environment.userInterfaceStyle = .dark
    scene.layOut()
    #expect(asked == ["true false"])
    scene.collection.traitOverrides.horizontalSizeClass = .regular
    scene.layOut()
    #expect(asked == ["true false", "true true"])
    scene.layOut()
    #expect(asked.count == 2)
  }

  @Test func insetsApplyToItemsGroupsAndSections() {
    let section = grid(0.5)
    section.group.subitems[0].contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 5
    let scene = scene([3], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frames == ["22 11 124 36", "152 11 124 36", "22 56 124 36"])
    #expect(scene.collection.contentSize.height == 125)
  }

  @Test func countedItemsShareTheGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      subitem: item(.absolute(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    let scene = scene([4], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frames == ["0 0 100 20", "110 0 100 20", "220 0 100 20", "0 20 100 20"])
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      repeatingSubitem: item(.absolute(7), .fractionalHeight(1)), count: 2)
    let narrow = self.scene(
      [3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: own)))
    #expect(narrow.frames == ["0 0 7 20", "7 0 7 20", "0 20 7 20"])
  }

  @Test func groupsCanContainGroups() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitems: [item(.fractionalWidth(0.75), .fractionalHeight(1)), pair])
    let section = NSCollectionLayoutSection(group: group)
    let scene = scene([4], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frames == ["0 0 240 160", "240 0 80 80", "240 80 80 80", "0 160 240 160"])
  }

  @Test func estimatedItemsSizeThemselves() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [item(.fractionalWidth(1), .estimated(44))])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let scene = CollectionScene([["a", String(repeating: "many words ", count: 20), "c"]])
    scene.collection.collectionViewLayout = layout
    scene.layOut()
    for cell in scene.collection.visibleCells { (cell as? ItemCell)?.label.numberOfLines = 0 }
    scene.collection.reloadData()
    scene.layOut()
    let cells = scene.collection.visibleCells
    #expect(cells.map(\.frame.width) == [320, 320, 320])
    #expect(cells[0].frame.height < 44 && cells[1].frame.height > 60)
    for (cell, next) in zip(cells, cells.dropFirst()) {
      #expect(abs(next.frame.minY - cell.frame.maxY) < 0.01)
    }
    #expect(abs(scene.collection.contentSize.height - cells[2].frame.maxY) < 1)
  }

  @Test func headersAndFootersCanBePinned() throws {
    let section = grid(0.5)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let scene = scene(
      [2, 60], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    func place(_ kind: String, _ section: Int) -> String? {
      scene.collection.supplementaryView(forElementKind: kind, at: [section, 0])
        .map { Headless.numbers($0.frame) }
    }
    #expect(scene.frames.prefix(2) == ["10 35 150 40", "160 35 150 40"])
    #expect(place(header.elementKind, 0) == "10 0 300 30")
    #expect(place(footer.elementKind, 0) == "210 80 100 20")
    #expect(place(header.elementKind, 1) == "10 107 300 30")
    scene.collection.contentOffset.y = 400
    scene.layOut()
    #expect(place(header.elementKind, 1) == "10 400 300 30")
  }

  @Test func sectionProviderReceivesContainerSize() {
    var told: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      told.append(environment.container.effectiveContentSize.width)
      return section == 2 ? nil : self.grid(section == 0 ? 1 : 0.5)
    }
    let log = collectingLog {
      let scene = scene([1, 2, 3], layout)
      #expect(scene.frames == ["0 0 320 40", "0 40 160 40", "160 40 160 40"])
    }
    #expect(told.first == 320 && log.first?.contains("no layout for section 2") == true)
  }

  /// Returns a layout that scrolls horizontally, with groups 100 points wide and items of a given
  /// height.
  private func sideways(
    _ height: NSCollectionLayoutDimension
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), height)])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }

  @Test func horizontalLayoutPlacesGroupsSideBySide() {
    let scene = scene([3], sideways(.fractionalHeight(0.5)))
    #expect(scene.frames == ["0 0 100 240", "0 240 100 240", "100 0 100 240"])
    #expect(scene.collection.contentSize == CGSize(width: 200, height: 480))
  }

  @Test func rightToLeftMirrorsPlaces() {
    let scene = CollectionScene([["0", "1", "2"]])
    scene.collection.semanticContentAttribute = .forceRightToLeft
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: grid(0.5))
    scene.layOut()
    #expect(scene.frames == ["160 0 160 40", "0 0 160 40", "160 40 160 40"])
    #expect(scene.collection.layoutAttributesForItem(at: [0, 0])?.frame.minX == 160)
    #expect(
      scene.collection.collectionViewLayout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 0)
  }

  /// Left to right, the left edge stays instead.
  @Test func mirroredHorizontalLayoutKeepsItsRightEdge() {
    let scene = CollectionScene([(0..<10).map(String.init)])
    let collection = scene.collection
    collection.semanticContentAttribute = .forceRightToLeft
    collection.collectionViewLayout = sideways(.fractionalHeight(1))
    func insert(_ texts: [String], at item: Int) {
      collection.performBatchUpdates {
        scene.sections[0].insert(contentsOf: texts, at: item)
        collection.insertItems(at: texts.indices.map { [0, item + $0] })
      }
      scene.layOut()
    }
    scene.layOut()
    #expect(scene.texts == ["0", "1", "2", "3"] && collection.contentOffset.x == 680)
    insert(["a", "b"], at: 10)
    #expect(scene.texts == ["0", "1", "2", "3"] && collection.contentOffset.x == 880)
    insert(["c"], at: 0)
    #expect(scene.texts == ["c", "0", "1", "2"])
    collection.contentOffset.x -= 200
    scene.layOut()
    #expect(scene.texts == ["1", "2", "3", "4"])
    collection.frame.size.width = 200
    scene.layOut()
    #expect(scene.texts == ["1", "2"])
    collection.contentOffset.x = 1_100
    scene.layOut()
    #expect(scene.texts == ["c", "0"])
    collection.frame.size.width = 300
    scene.layOut()
    #expect(scene.texts == ["c", "0", "1"])
  }

  @Test func backgroundIsBehindItsWholeSection() throws {
    let section = grid(0.5)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackView.self, forDecorationViewOfKind: "back")
    let scene = scene([2, 1], layout)
    let backs = scene.collection.subviews.prefix { $0 is BackView }
    #expect(
      Set(backs.map { Headless.numbers($0.frame) }) == ["2 1 314 76", "2 81 314 76"])
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "back", at: [1, 0])?.frame.minY == 81)
    scene.sections = [["0"]]
    scene.collection.reloadData()
    scene.layOut()
    #expect(scene.collection.subviews.filter { $0 is BackView }.count == 1)
  }

  @Test func unregisteredDecorationIsLogged() {
    let section = grid(1)
    section.decorationItems = [.background(elementKind: "back")]
    let log = collectingLog {
      _ = scene([1], UICollectionViewCompositionalLayout(section: section))
    }
    #expect(log.contains { $0.contains("decoration views of kind back") })
  }

  @Test func customGroupPlacesItsItems() {
    var told: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(60))
    ) { environment in
      told.append(environment.container.contentSize)
      let half = environment.container.contentSize.width / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: half, y: 10, width: half, height: 50), zIndex: 3),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let scene = scene([3], UICollectionViewCompositionalLayout(section: section))
    #expect(scene.frames == ["10 0 150 20", "160 10 150 50", "10 64 150 20"])
    #expect(told.first == CGSize(width: 300, height: 60))
    #expect(scene.collection.visibleCells.map(\.layer.zPosition) == [0, 3, 0])
    #expect(scene.collection.contentSize.height == 124)
  }

  /// In any grid, items are in order and inside it, and none overlaps another.
  @Test func itemsNeverOverlap() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<40 {
      let columns = Int.random(in: 1...6, using: &generator)
      let spacing = CGFloat(Int.random(in: 0...12, using: &generator))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(
          .fractionalWidth(1), .absolute(CGFloat.random(in: 5...30, using: &generator))),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      let count = Int.random(in: 1...40, using: &generator)
      let scene = scene([count], UICollectionViewCompositionalLayout(section: section))
      let frames = scene.collection.visibleCells.map(\.frame)
      #expect(!frames.isEmpty)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 0 && frame.maxX <= 320 + 1e-6)
        for other in frames[..<index] {
          #expect(!frame.insetBy(dx: 0.2, dy: 0.2).intersects(other.insetBy(dx: 0.2, dy: 0.2)))
        }
      }
    }
  }
}

private final class BackView: UICollectionReusableView {}
