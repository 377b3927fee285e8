import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The places that a flow layout gives items.
@MainActor
struct FlowLayoutTests {
  /// A cell may return a copy of the attributes or the instance that it was given.
  @Test(arguments: [false, true])
  func cellsMayChangeFittingAttributes(copies: Bool) {
    WillfulCell.copies = copies
    let scene = CollectionScene([["a", "b", "c"]], cell: WillfulCell.self)
    scene.flow.estimatedItemSize = CGSize(width: 50, height: 50)
    scene.layOut()
    #expect(scene.collection.visibleCells.map(\.frame.height) == [77, 77, 77])
    #expect(scene.collection.visibleCells.map(\.frame.width) == [320, 320, 320])
    #expect(scene.collection.visibleCells.map(\.frame.minY) == [0, 87, 174])
  }

  @Test func fullLinesSpanTheWidth() {
    let scene = CollectionScene(items: 5)
    scene.flow.itemSize = CGSize(width: 100, height: 40)
    scene.flow.minimumInteritemSpacing = 5
    scene.layOut()
    #expect(
      scene.frames == [
        "0 0 100 40", "110 0 100 40", "220 0 100 40", "0 50 100 40", "110 50 100 40",
      ])
    #expect(scene.collection.contentSize == CGSize(width: 320, height: 90))
  }

  @Test func lastLineOfMixedSizesHasMinimumSpacing() {
    let scene = CollectionScene(items: 4)
    scene.size = { CGSize(width: [150, 100, 60, 80][$0.item], height: [40, 20, 10, 30][$0.item]) }
    scene.layOut()
    #expect(
      scene.frames == ["0 0 150 40", "220 10 100 20", "0 60 60 10", "70 50 80 30"])
  }

  @Test func singleItemInALineIsCentered() {
    let scene = CollectionScene(items: 2)
    scene.flow.itemSize = CGSize(width: 200, height: 40)
    scene.layOut()
    #expect(scene.frames == ["60 0 200 40", "60 50 200 40"])
  }

  @Test func headersFootersAndInsetsSurroundTheLines() throws {
    let scene = CollectionScene([["a"], [], ["b"]])
    scene.flow.itemSize = CGSize(width: 50, height: 50)
    scene.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    scene.flow.footerReferenceSize = CGSize(width: 0, height: 20)
    scene.flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    scene.layOut()
    let header = UICollectionView.elementKindSectionHeader
    let headers = scene.collection.visibleSupplementaryViews(ofKind: header)
    #expect(
      headers.map { Headless.numbers($0.frame) } == ["0 0 320 30", "0 112 320 30", "0 174 320 30"])
    #expect(scene.frames == ["10 35 50 50", "10 209 50 50"])
    #expect(scene.collection.contentSize.height == 286)

    scene.flow.sectionHeadersPinToVisibleBounds = true
    scene.collection.frame.size.height = 100
    scene.layOut()
    scene.collection.contentOffset.y = 40
    scene.layOut()
    let pinned = try #require(
      scene.collection.supplementaryView(forElementKind: header, at: [0, 0]))
    #expect(pinned.frame.minY == 40)
    scene.collection.contentOffset.y = 75
    scene.layOut()
    #expect(pinned.frame.minY == 62)
  }

  /// The line spacing applies only between lines, on either axis: not before the first line nor
  /// after the last. The default is 10 points.
  @Test(
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [nil, 0, 25] as [CGFloat?])
  func lineSpacingIsBetweenLinesOnly(
    direction: UICollectionView.ScrollDirection, spacing: CGFloat?
  ) {
    let scene = CollectionScene([(0..<5).map { "\($0)" }, [], ["a"]])
    scene.flow.scrollDirection = direction
    if let spacing { scene.flow.minimumLineSpacing = spacing }
    // Three items to a line.
    scene.flow.itemSize =
      direction == .vertical ? CGSize(width: 100, height: 40) : CGSize(width: 40, height: 150)
    scene.flow.headerReferenceSize = CGSize(width: 30, height: 30)
    scene.flow.footerReferenceSize = CGSize(width: 20, height: 20)
    scene.layOut()
    let space = spacing ?? 10
    func along(_ frame: CGRect) -> [CGFloat] {
      direction == .vertical ? [frame.minY, frame.maxY] : [frame.minX, frame.maxX]
    }
    let first = [30, 30, 30, 70 + space, 70 + space] as [CGFloat]
    let end = 110 + space + 20
    #expect(
      scene.collection.visibleCells.map { along($0.frame)[0] } == first + [end + 50 + 30])
    let kinds = UICollectionView.sectionKinds
    let ends = (0..<3).map { section in
      kinds.map { kind in
        scene.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])
          .map { along($0.frame) }
      }
    }
    #expect(
      ends == [
        [[0, 30], [110 + space, end]], [[end, end + 30], [end + 30, end + 50]],
        [[end + 50, end + 80], [end + 120, end + 140]],
      ])
  }

  private final class AskedCell: ItemCell {
    static var count = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.count += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// Each cell is asked once, whatever the nonzero estimate.
  @Test func anyNonzeroEstimateAsksEachCellOnce() {
    let sizes = [(0, 0), (1, 1), (60, 0), (0, 60), (300, 9)].map { CGSize(width: $0, height: $1) }
    for estimate in sizes + [UICollectionViewFlowLayout.automaticSize] {
      let scene = CollectionScene([["a", "b", "longer"]], cell: AskedCell.self)
      scene.flow.estimatedItemSize = estimate
      AskedCell.count = 0
      scene.layOut()
      #expect(AskedCell.count == (estimate == .zero ? 0 : 3), "\(estimate)")
      let widths = Set(scene.collection.visibleCells.map(\.frame.width))
      #expect((widths == [50]) == (estimate == .zero), "\(estimate)")
    }
  }

  @Test func tooWideItemIsLoggedOnceAndShown() {
    let scene = CollectionScene(items: 3)
    scene.flow.itemSize = CGSize(width: 400, height: 40)
    let log = collectingLog {
      scene.layOut()
      scene.flow.invalidateLayout()
      scene.layOut()
    }
    #expect(log.count == 1)
    #expect(
      log.first?.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must "
          + "be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values.") == true)
    #expect(scene.frames == ["-40 0 400 40", "-40 50 400 40", "-40 100 400 40"])
  }

  @Test func itemWidthMustFitBetweenInsets() {
    expectRoom(
      .vertical, for: CGSize(width: 290, height: 40),
      within: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15),
      "the item width must be less than the width", frames: "15 0 290 40", "0 0 290 40")
  }

  @Test func itemHeightMustFitInHorizontalLayout() {
    expectRoom(
      .horizontal, for: CGSize(width: 40, height: 450),
      within: UIEdgeInsets(top: 15, left: 0, bottom: 15, right: 0),
      "the item height must be less than the height", frames: "0 15 40 450", "0 0 40 450")
  }

  /// Insets of the section and of the collection both reduce the room for items, on both sides. An
  /// item that fits beside either of them is too large beside both.
  private func expectRoom(
    _ direction: UICollectionView.ScrollDirection, for size: CGSize, within insets: UIEdgeInsets,
    _ complaint: String, frames inset: String, _ plain: String
  ) {
    for (inner, outer, frame) in [
      (insets, UIEdgeInsets.zero, inset), (.zero, insets, plain), (insets, insets, plain),
    ] {
      let scene = CollectionScene(items: 1)
      scene.flow.scrollDirection = direction
      scene.flow.itemSize = size
      scene.flow.sectionInset = inner
      scene.collection.contentInset = outer
      let log = collectingLog {
        scene.layOut()
        scene.flow.invalidateLayout()
        scene.layOut()
      }
      #expect(log.count == (inner == outer ? 1 : 0), "\(log)")
      #expect(log.allSatisfy { $0.contains(complaint) })
      #expect(scene.frames == [frame])
    }
  }

  /// Sums of fractions sometimes exceed the whole a little.
  @Test(arguments: [false, true])
  func itemsThatExactlyFillALineFit(isEstimated: Bool) {
    for count in 1...40 {
      let scene = CollectionScene(
        [(0..<count).map { "\($0)" }], cell: UICollectionViewCell.self)
      scene.flow.itemSize = CGSize(width: 320.0 / CGFloat(count), height: 40)
      if isEstimated { scene.flow.estimatedItemSize = scene.flow.itemSize }
      scene.flow.minimumInteritemSpacing = 0
      let log = collectingLog {
        scene.layOut()
        scene.collection.performBatchUpdates {
          scene.collection.moveItem(at: [0, count - 1], to: [0, 0])
        }
        scene.layOut()
      }
      let places = Set(scene.collection.visibleCells.map(\.frame.minY))
      #expect(places.count == 1 && log == [], "\(count) in a line: \(log)")
      #expect(scene.collection.visibleCells.count == count)
    }
  }

  @Test func linesRunDownInHorizontalLayout() {
    let scene = CollectionScene(items: 5)
    scene.flow.scrollDirection = .horizontal
    scene.flow.itemSize = CGSize(width: 40, height: 150)
    scene.layOut()
    #expect(
      scene.frames == [
        "0 0 40 150", "0 165 40 150", "0 330 40 150", "50 0 40 150", "50 165 40 150",
      ])
    #expect(scene.collection.contentSize == CGSize(width: 90, height: 480))
  }

  @Test func cellsAreMeasuredOnlyWithAnEstimate() {
    let scene = CollectionScene([["short", "a text that is longer"]])
    scene.flow.itemSize = CGSize(width: 60, height: 60)
    scene.layOut()
    #expect(scene.collection.visibleCells.map(\.frame.size.width) == [60, 60])

    scene.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    scene.collection.reloadData()
    let log = collectingLog { scene.layOut() }
    let widths = scene.collection.visibleCells.compactMap { cell in
      (cell as? ItemCell)?.label.intrinsicContentSize.width
    }
    #expect(log == [])
    for (cell, width) in zip(scene.collection.visibleCells, widths) {
      #expect(abs(cell.frame.width - width - 8) < 1e-6)
      #expect(cell.frame.height < 30)
    }
    scene.collection.performBatchUpdates {
      scene.sections[0].insert("first", at: 0)
      scene.collection.insertItems(at: [[0, 0]])
    }
    #expect(abs(scene.collection.visibleCells[2].frame.width - widths[1] - 8) < 1e-6)
  }

  /// Items shuffle, grow and shrink in each frame; the collection still shows the data.
  @Test func shufflingAndResizingItemsStaysCurrent() {
    for seed in 0..<8 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let scene = CollectionScene([(0..<12).map { "\($0)" }])
      scene.flow.estimatedItemSize = CGSize(width: 50, height: 20)
      scene.layOut()
      let log = collectingLog {
        for _ in 0..<10 {
          let count = scene.sections[0].count
          let from = Int.random(in: 0..<count, using: &generator)
          let to = Int.random(in: 0..<count, using: &generator)
          scene.collection.performBatchUpdates {
            let text = scene.sections[0].remove(at: from)
            scene.sections[0].insert(text, at: to)
            scene.collection.moveItem(at: [0, from], to: [0, to])
          }
          scene.sections[0][to] += "!"
          scene.collection.reloadItems(at: [[0, to]])
          scene.layOut()
        }
      }
      #expect(log == [], "seed \(seed)")
      #expect(scene.texts == scene.sections[0], "seed \(seed)")
      for cell in scene.collection.visibleCells {
        let wanted = ((cell as? ItemCell)?.label.intrinsicContentSize.width ?? 0) + 8
        #expect(abs(cell.frame.width - wanted) < 0.5 / 3, "seed \(seed)")
      }
    }
  }
}

private final class WillfulCell: UICollectionViewCell {
  static var copies = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      Self.copies
      ? layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      : layoutAttributes
    attributes.size = CGSize(width: 320, height: 77)
    return attributes
  }
}
