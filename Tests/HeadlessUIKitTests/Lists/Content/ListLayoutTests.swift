import Foundation
import Testing

@testable import HeadlessUIKit

/// Collections whose items are rows of a list.
@MainActor
struct ListLayoutTests {
  typealias List = UICollectionLayoutListConfiguration

  private func scene(
    _ sections: [[String]], _ appearance: List.Appearance = .plain,
    _ adjust: (inout List) -> Void = { _ in },
    cell: @escaping (UICollectionViewListCell) -> Void = { _ in }
  ) -> ListCellScene {
    var list = List(appearance: appearance)
    adjust(&list)
    return ListCellScene(sections, list, cell)
  }

  @Test func rowsStackWithTheHeightOfTableRows() {
    for (version, height) in [(Headless.SystemVersion.iOS26, 53.0), (.iOS18, 44)] {
      onSystem(version) {
        let scene = scene([["a", "b"]])
        #expect(scene.rows.map(\.width) == [375, 375])
        #expect(abs(scene.rows[0].height - height) < 1e-6)
        #expect(abs(scene.rows[1].minY - height) < 1e-6)
        #expect(scene.cell(0).contentView.subviews[0].frame.minX == 16)
      }
    }
  }

  @Test func longTextsMakeRowsTaller() {
    let scene = scene([[String(repeating: "many words ", count: 20), "b"]])
    #expect(scene.rows[0].height > 100)
    #expect(abs(scene.rows[0].maxY - scene.rows[1].minY) < 1e-6)
  }

  @Test func insetGroupsAreSeparateCards() {
    let scene = scene([["a", "b"], ["c"]], .insetGrouped)
    #expect(scene.rows.map(\.minX) == [16, 16, 16] && scene.rows.map(\.width) == [343, 343, 343])
    #expect(scene.rows[0].minY > 0 && scene.rows[2].minY - scene.rows[1].maxY > 30)
    let cells = scene.cells
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[2].layer.maskedCorners == .all && cells[2].layer.cornerRadius == 26)
    #expect(cells.map { $0.backgroundConfiguration } == cells.map { _ in .listGroupedCell() })
    #expect(scene.collection.collectionViewLayout.listBackground == .systemGroupedBackground)
  }

  // MARK: Lines

  @Test func separatorsAreBelowRowsExceptGroupEnds() {
    #expect(scene([["a", "b"]]).lines == ["a below", "b below"])
    #expect(scene([["a", "b"]], .grouped).lines == ["a below"])
    #expect(scene([["a", "b"]], .plain) { $0.showsSeparators = false }.lines == [])
    let own = scene([["a", "b"]], .grouped) {
      $0.itemSeparatorHandler = { path, lines in
        var lines = lines
        if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
        if path.item == 1 { lines.topSeparatorVisibility = .visible }
        return lines
      }
    }
    #expect(own.lines == ["b above"])
  }

  @Test func separatorsBeginAtTextOrAsConfigured() {
    let scene = scene([["a"]]) { _ in
    } cell: {
      var content = $0.defaultContentConfiguration()
      (content.text, content.image) = ("Text", UIImage(systemName: "star"))
      $0.contentConfiguration = content
    }
    let cell = scene.cell(0)
    #expect(abs(cell.bottomSeparator.frame.minX - cell.contentView.subviews[0].frame.minX) < 0.5)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5)
      .isActive = true
    scene.layOut()
    #expect(cell.bottomSeparator.frame.minX == 5)
    let told = self.scene([["a"]]) {
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 7, bottom: 0, trailing: 9)
    }
    #expect(Headless.numbers(told.cell(0).bottomSeparator.frame).hasPrefix("7 52.667 359 "))
  }

  // MARK: Headers

  @Test func headerIsFirstItemOrSupplementaryView() throws {
    let first = scene([["h", "a"]], .grouped) { $0.headerMode = .firstItemInSection }
    #expect(first.cell(0).defaultContentConfiguration() == .groupedHeader())
    #expect(first.cell(1).defaultContentConfiguration() == .cell())
    #expect(first.lines == [])
    let own = scene([["a"], ["b"]], .plain) {
      ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
    }
    let header = own.aside(UICollectionView.elementKindSectionHeader, 0)
    let footer = own.aside(UICollectionView.elementKindSectionFooter, 0)
    #expect(header?.defaultContentConfiguration() == .plainHeader())
    #expect(footer?.defaultContentConfiguration() == .plainFooter())
    #expect(header?.frame.minY == 22)
    #expect(abs(try #require(header).frame.maxY - own.rows[0].minY) < 0.01)
    #expect(abs(try #require(footer).frame.minY - own.rows[0].maxY) < 0.01)
  }

  // MARK: Accessories

  @Test func accessoriesAreInSystemOrder() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let scene = scene([["a"]]) { _ in
    } cell: {
      $0.accessories = [
        .disclosureIndicator(), .checkmark(), .delete(),
        .customView(
          configuration: .init(
            customView: custom, placement: .leading(), maintainsFixedSize: true)),
      ]
    }
    let cell = scene.cell(0)
    #expect(scene.accessories(0) == ["customView", "checkmark", "disclosureIndicator"])
    #expect(cell.contentView.frame.minX == 46)
    #expect(abs(cell.contentView.frame.maxX - (375 - 16 - 31.0 / 3 - 8 - 19)) < 0.01)
    scene.collection.isEditing = true
    scene.layOut()
    #expect(
      scene.accessories(0) == ["delete", "customView", "checkmark", "disclosureIndicator"])
    #expect(abs(cell.contentView.frame.minX - (16 + 28 + 8 + 30)) < 0.01)
  }

  @Test func accessoriesAreMirroredAndIndented() {
    let scene = scene([["a"]]) { _ in
    } cell: {
      $0.indentationLevel = 2
      $0.accessories = [.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(40)))]
    }
    let cell = scene.cell(0)
    #expect(cell.contentView.frame.minX == 20 && cell.contentView.frame.maxX == 375 - 16 - 40)
    scene.window.semanticContentAttribute = .forceRightToLeft
    for view in [scene.collection, cell, cell.contentView] as [UIView] {
      view.semanticContentAttribute = .forceRightToLeft
      view.setNeedsLayout()
    }
    scene.layOut()
    #expect(cell.contentView.frame.minX == 16 + 40 && cell.contentView.frame.maxX == 355)
  }

  @Test func accessoryTapRunsItsHandlerOnly() throws {
    var taps = 0
    let scene = scene([["a"]]) { _ in
    } cell: {
      $0.accessories = [.detail(actionHandler: { taps += 1 }), .label(text: "7")]
    }
    let cell = scene.cell(0)
    let detail = try #require(
      cell.subviews.compactMap { $0 as? ListAccessoryView }.first {
        $0.accessory.accessoryType == .detail
      })
    Headless.tap(detail)
    #expect(taps == 1 && scene.collection.indexPathsForSelectedItems == [])
    Headless.tap(cell.contentView)
    #expect(scene.collection.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func selectedRowKeepsCustomBackground() {
    let scene = scene([["a", "b"]])
    let cell = scene.cell(0)
    scene.collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    scene.layOut()
    #expect(cell.parts.backgroundView?.configuration.backgroundColor == .systemGray4)
    cell.backgroundConfiguration = .clear()
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.layOut()
    #expect(cell.backgroundConfiguration == .clear())
  }

  // MARK: Swipes

  @Test func swipeActionsComeFromTheProvider() {
    var heard: [String] = []
    let scene = scene([["a", "b"]]) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item == 1 else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          heard.append("delete \(path.item)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    #expect(Headless.swipeActions(forItemAt: [0, 0], of: scene.collection) == [])
    #expect(Headless.swipeActions(forItemAt: [0, 1], of: scene.collection) == ["Delete"])
    #expect(Headless.swipeActions(forItemAt: [0, 1], of: scene.collection, leading: true) == [])
    Headless.choose("Delete", bySwipingItemAt: [0, 1], of: scene.collection)
    let log = collectingLog {
      Headless.choose("Delete", bySwipingItemAt: [0, 0], of: scene.collection)
    }
    #expect(heard == ["delete 1"] && log.count == 1)
  }
}

/// A collection of list cells in a window.
@MainActor
private final class ListCellScene: NSObject, UICollectionViewDataSource {
  let collection: UICollectionView
  let window: UIWindow
  private let sections: [[String]]
  private let adjust: (UICollectionViewListCell) -> Void

  init(
    _ sections: [[String]], _ list: UICollectionLayoutListConfiguration,
    _ adjust: @escaping (UICollectionViewListCell) -> Void
  ) {
    (self.sections, self.adjust) = (sections, adjust)
    let size = CGSize(width: 375, height: 600)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    super.init()
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in UICollectionView.sectionKinds {
      collection.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "aside")
    }
    collection.dataSource = self
    window.environment = Headless.Environment(size: size)
    window.addSubview(collection)
    window.makeKeyAndVisible()
    layOut()
  }

  func layOut() { window.layoutIfNeeded() }

  var cells: [UICollectionViewListCell] {
    collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }
  var rows: [CGRect] { cells.map(\.frame) }
  func cell(_ index: Int) -> UICollectionViewListCell { cells[index] }

  func aside(_ kind: String, _ section: Int) -> UICollectionViewListCell? {
    collection.supplementaryView(forElementKind: kind, at: [section, 0])
      as? UICollectionViewListCell
  }

  var lines: [String] {
    cells.flatMap { cell in
      let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      return (cell.topSeparator.isHidden ? [] : [text + " above"])
        + (cell.bottomSeparator.isHidden ? [] : [text + " below"])
    }
  }

  /// The accessories from left to right.
  func accessories(_ index: Int) -> [String] {
    cells[index].subviews.compactMap { $0 as? ListAccessoryView }
      .sorted { $0.frame.minX < $1.frame.minX }
      .map { String("\($0.accessory.accessoryType)".prefix { $0 != "(" }) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section][indexPath.item]
      cell.contentConfiguration = content
      adjust(cell)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "aside", for: indexPath)
    if let cell = view as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = kind
      cell.contentConfiguration = content
    }
    return view
  }
}
