import Foundation
import HeadlessUIKit
import Testing

/// What a layout hears of updates.
@MainActor
struct LayoutUpdateTests {
  private final class Layout: UICollectionViewFlowLayout {
    var told: [String] = []

    override func prepare() {
      super.prepare()
      told.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      told += updateItems.map {
        "\($0.updateAction) \(Self.text($0.indexPathBeforeUpdate)) \(Self.text($0.indexPathAfterUpdate))"
      }
    }

    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      told.append("come \(Self.text(path))")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      told.append("gone \(Self.text(path))")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let place = super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: path)
      told.append("come \(Self.name(kind)) \(Self.text(path)) \(place?.frame.height ?? -1)")
      return place
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      told.append("gone \(Self.name(kind)) \(Self.text(path))")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      told.append("come \(kind) \(Self.text(path))")
      return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      told.append("gone \(kind) \(Self.text(path))")
      return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }

    // Whether each section has a line before it.
    var hasLines = false

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect) ?? []
      guard hasLines else { return all }
      let sections = Set(all.map(\.indexPath.section)).sorted()
      return all
        + sections.map { section in
          let line = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: section))
          line.frame = CGRect(x: 0, y: 0, width: 1, height: 200)
          return line
        }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      told.append("finalize")
    }

    private static func name(_ kind: String) -> String {
      kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    }

    private static func text(_ path: IndexPath?) -> String {
      guard let path else { return "-" }
      return path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [3]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    }
  }

  private let layout = Layout()
  private let source = Source()

  /// Four items of 50 points fit.
  private func show() -> (UICollectionView, UIWindow) {
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "end")
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    collection.contentInsetAdjustmentBehavior = .never
    collection.dataSource = source
    let window = UIWindow(frame: frame)
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
    layout.told = []
    return (collection, window)
  }

  @Test func layoutHearsBatchUpdatesInOrder() {
    let (collection, window) = show()
    collection.performBatchUpdates {
      source.counts = [4]
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collection.insertItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
      collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
    }
    let changes = Set(layout.told.dropFirst().prefix(4))
    #expect(layout.told.first == "prepare" && layout.told.last == "finalize")
    #expect(changes == ["delete 0.0 -", "insert - 0.2", "insert - 0.3", "reload 0.1 0.1"])
    #expect(
      layout.told.dropFirst(5) == [
        "come 0.1", "come 0.2", "come 0.3", "gone 0.0", "gone 0.1", "finalize",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func sectionUpdateCoversItsVisibleItems() {
    let (collection, window) = show()
    source.counts = [3, 3]
    collection.insertSections([1])
    window.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.count == 4)
    #expect(layout.told == ["prepare", "insert - 1", "come 1.0", "finalize"])
    layout.told = []
    source.counts = [3]
    collection.deleteSections([1])
    window.layoutIfNeeded()
    #expect(layout.told == ["prepare", "delete 1 -", "gone 1.0", "finalize"])
    layout.told = []
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(layout.told == ["prepare"])
  }

  /// Headers, footers and decorations come and go with their sections, not with the items that have
  /// the same index paths.
  @Test func supplementariesUpdateWithTheirSection() {
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    layout.footerReferenceSize = CGSize(width: 100, height: 5)
    layout.hasLines = true
    source.counts = [1]
    let (collection, window) = show()
    source.counts = [1, 1]
    collection.insertSections([0])
    window.layoutIfNeeded()
    #expect(
      layout.told == [
        "prepare", "insert - 0", "come 0.0", "come footer 0.0 5.0", "come header 0.0 10.0",
        "come line 0.0", "finalize",
      ])
    layout.told = []
    source.counts = [0, 1]
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    window.layoutIfNeeded()
    #expect(layout.told == ["prepare", "delete 0.0 -", "gone 0.0", "finalize"])
    layout.told = []
    source.counts = [1]
    collection.deleteSections([0])
    window.layoutIfNeeded()
    #expect(
      layout.told == [
        "prepare", "delete 0 -", "gone footer 0.0", "gone header 0.0", "gone line 0.0",
        "finalize",
      ])
    layout.told = []
    collection.reloadSections([0])
    window.layoutIfNeeded()
    #expect(
      layout.told.sorted() == [
        "come 0.0", "come footer 0.0 5.0", "come header 0.0 10.0", "come line 0.0", "finalize",
        "gone 0.0", "gone footer 0.0", "gone header 0.0", "gone line 0.0", "prepare",
        "reload 0 0",
      ])
    withExtendedLifetime(window) {}
  }

  /// A diffable data source changes its collection by updates, animated or not.
  @Test(arguments: [true, false])
  func layoutHearsSnapshotAsBatch(isAnimated: Bool) {
    let (collection, window) = show()
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    layout.told = []
    snapshot.deleteItems([1])
    snapshot.moveItem(2, afterItem: 3)
    snapshot.appendItems([4])
    source.apply(snapshot, animatingDifferences: isAnimated)
    window.layoutIfNeeded()
    #expect(
      layout.told == [
        "prepare", "delete 0.0 -", "move 0.1 0.1", "insert - 0.2", "come 0.2", "gone 0.0",
        "finalize",
      ])
    layout.told = []
    source.apply(snapshot, animatingDifferences: isAnimated)
    window.layoutIfNeeded()
    #expect(!layout.told.contains("finalize"))
  }
}
