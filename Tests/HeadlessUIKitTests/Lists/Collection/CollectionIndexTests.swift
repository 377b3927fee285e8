import Foundation
import Testing

@testable import HeadlessUIKit

/// The index at the side of a collection.
@MainActor
struct CollectionIndexTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "C", "?"]
    var asked = 0
    var sizes = [10, 10, 10]
    /// The section to which all titles lead, instead of items.
    var section: Int?

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes[section] }
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      asked += 1
      return titles
    }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      section.map { IndexPath(index: $0) }
        ?? IndexPath(item: 0, section: ["A": 0, "C": 2][title] ?? 9)
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()
  private let collection: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 520))

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 375, height: 40)
    flow.minimumLineSpacing = 0
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.environment = Headless.Environment(size: window.bounds.size)
    window.addSubview(collection)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var index: SectionIndexView? {
    window.layoutIfNeeded()
    return collection.subviews.last as? SectionIndexView
  }

  @Test func indexTitlesAreAboveItemsAtTrailingEdge() throws {
    let index = try #require(index)
    #expect(Headless.numbers(index.frame) == "360 0 15 520")
    let picture = Headless.render(window)
    for title in ["A", "C"] { #expect(picture.contains(">\(title)<")) }
    #expect(collection.visibleCells.allSatisfy { $0.frame.width == 375 })
    collection.contentOffset.y = 300
    #expect(self.index === index && Headless.numbers(index.frame) == "360 300 15 520")
    collection.semanticContentAttribute = .forceRightToLeft
    #expect(self.index?.frame.minX == 0)
  }

  @Test func reloadAsksForIndexTitlesAgain() {
    #expect(index != nil && source.asked == 1)
    collection.contentOffset.y = 100
    #expect(index != nil && source.asked == 1)
    source.titles = nil
    collection.reloadData()
    #expect(index == nil && source.asked == 2)
    (source.titles, source.sizes) = (["A"], [0])
    collection.reloadData()
    #expect(index == nil)
  }

  @Test func tapOnIndexTitleScrollsToItsItem() throws {
    let index = try #require(index)
    let middle = index.bounds.midY
    Headless.tap(at: CGPoint(x: 5, y: middle - 14), in: index)
    #expect(collection.contentOffset.y == 0)
    Headless.tap(at: CGPoint(x: 5, y: middle), in: index)
    #expect(collection.contentOffset.y == 680)
    let log = collectingLog { Headless.tapIndexTitle("?", of: collection) }
    #expect(log.count == 1 && log[0].contains("path = 9 - 0"), "\(log)")
    #expect(collection.contentOffset.y == 680)
  }

  /// A path with a single index indicates an entire section.
  @Test func indexTitleMayLeadToASection() {
    source.sizes = [10, 0, 20]
    collection.reloadData()
    var log: [String] = []
    for (section, offset) in [(2, 400), (0, 0), (2, 400), (1, 400), (7, 400)] {
      source.section = section
      log += collectingLog { Headless.tapIndexTitle("A", of: collection) }
      #expect(collection.contentOffset.y == CGFloat(offset), "section \(section)")
    }
    #expect(log.count == 1 && log.first?.contains("path = 7") == true, "\(log)")
  }
}
