import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sections that scroll orthogonally to their collection.
@MainActor
struct OrthogonalSectionTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  @Test func orthogonalSectionHasItsOwnScrollView() throws {
    let scene = OrthogonalScene([4, 2])
    let scroller = try #require(scene.scroller(of: 0))
    #expect(Headless.numbers(scroller.frame) == "0 5 320 40")
    #expect(scroller.contentSize == CGSize(width: 450, height: 40))
    #expect(scene.collection.contentSize == CGSize(width: 320, height: 100))
    #expect(scene.seen(0) == ["0: 20 5 100 40", "1: 130 5 100 40", "2: 240 5 100 40"])
    #expect(scene.seen(1) == ["0: 20 55 100 40", "1: 130 55 100 40"])
    #expect(scroller.subviews.count == 3 && scene.collection.visibleCells.count == 5)
    #expect(scene.scroller(of: 1)?.contentSize.width == 320)
  }

  @Test func swipeDirectionScrollsSectionOrCollection() throws {
    let scene = OrthogonalScene([9] + .init(repeating: 1, count: 20))
    let collection = scene.collection
    let hit = Headless.drag(
      from: CGPoint(x: 200, y: 20), to: CGPoint(x: 90, y: 20), in: collection, duration: 5)
    #expect(hit?.isDescendant(of: try #require(scene.scroller(of: 0))) == true)
    let offset = try #require(scene.scroller(of: 0)).contentOffset.x
    #expect(offset > 100 && collection.contentOffset == .zero)
    let third = CGRect(x: 240 - offset, y: 5, width: 100, height: 40)
    #expect(scene.seen(0).contains("2: \(Headless.numbers(third))"))
    Headless.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 20), in: collection)
    #expect(collection.contentOffset.y > 0)
    #expect(scene.scroller(of: 0).map { $0.contentOffset.x == offset } ?? true)
    // A section with nothing to scroll stays where it is.
    collection.contentOffset.y = 0
    scene.layOut()
    Headless.drag(from: CGPoint(x: 200, y: 70), to: CGPoint(x: 100, y: 70), in: collection)
    #expect(scene.scroller(of: 1)?.contentOffset == .zero)
  }

  /// Groups of 100 points begin at 20, 130, 240 and so on; 320 of 1110 points are visible.
  @Test(
    arguments: [
      (.continuous, 70, 0, 70), (.continuous, 5000, 0, 790),
      (.continuousGroupLeadingBoundary, 70, 0, 110), (.continuousGroupLeadingBoundary, 50, 0, 0),
      (.continuousGroupLeadingBoundary, 250, 0, 220),
      (.continuousGroupLeadingBoundary, 750, 0, 770),
      (.paging, 100, 0, 0), (.paging, 200, 0, 320), (.paging, 20, 900, 320),
      (.groupPaging, 70, 0, 110), (.groupPaging, 20, 900, 110), (.groupPaging, 130, 900, 220),
      (.groupPaging, 40, -900, 0), (.groupPaging, 5000, 0, 790),
      (.groupPagingCentered, 40, 0, -90), (.groupPagingCentered, 70, 0, 20),
      (.groupPagingCentered, 20, 900, 20), (.groupPagingCentered, 5000, 0, 900),
    ] as [(Behavior, CGFloat, CGFloat, CGFloat)])
  func eachBehaviorHasItsRestingOffsets(
    behavior: Behavior, distance: CGFloat, velocity: CGFloat, rest: CGFloat
  ) throws {
    for isRightToLeft in [false, true] {
      let scene = OrthogonalScene([10], behavior, isRightToLeft: isRightToLeft)
      let scroller = try #require(scene.scroller(of: 0))
      let sign: CGFloat = isRightToLeft ? -1 : 1
      Headless.scroll(
        scroller, by: CGPoint(x: sign * distance, y: 0),
        velocity: CGPoint(x: sign * velocity, y: 0))
      let end = scroller.contentSize.width - 320
      let start = isRightToLeft ? end - scroller.contentOffset.x : scroller.contentOffset.x
      #expect(abs(start - rest) < 0.01, "right to left: \(isRightToLeft)")
    }
  }

  typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties

  /// Whether a section can be pulled beyond its beginning, with and without content to scroll.
  @Test(
    arguments: [(.automatic, true, false), (.always, true, true), (.never, false, false)]
      as [(Properties.Bounce, Bool, Bool)], [NSLayoutConstraint.Axis.vertical, .horizontal])
  func sectionsBounceAsConfigured(
    bounce: (Properties.Bounce, Bool, Bool), axis: NSLayoutConstraint.Axis
  ) throws {
    for (count, isPulled) in [(30, bounce.1), (1, bounce.2)] {
      let scene = OrthogonalScene([count], axis: axis)
      let section = scene.section(.continuous)
      #expect(section.orthogonalScrollingProperties.bounce == .automatic)
      section.orthogonalScrollingProperties.bounce = bounce.0
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = axis == .vertical ? .vertical : .horizontal
      scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: section, configuration: configuration)
      scene.layOut()
      let scroller = try #require(scene.scroller(of: 0))
      var far = CGFloat(0)
      let finger = try #require(
        Headless.touchDown(at: CGPoint(x: 50, y: 20), in: scene.collection))
      for step in 1...10 {
        let distance = CGFloat(10 * step)
        finger.move(
          to: axis == .vertical
            ? CGPoint(x: 50 + distance, y: 20) : CGPoint(x: 50, y: 20 + distance),
          in: scene.collection)
        far = min(far, scroller.contentOffset.x, scroller.contentOffset.y)
      }
      finger.lift()
      #expect((far < -10) == isPulled, "\(count) items")
      #expect(scroller.contentOffset == .zero)
    }
  }

  @Test(
    arguments: [
      (nil, .normal, .normal), (nil, .fast, .fast), (.automatic, .fast, .fast),
      (.normal, .fast, .normal), (.fast, .normal, .fast),
    ]
      as [(
        Properties.DecelerationRate?, UIScrollView.DecelerationRate, Properties.DecelerationRate
      )])
  func sectionsDecelerateAsConfigured(
    rate: Properties.DecelerationRate?, ofCollection: UIScrollView.DecelerationRate,
    wanted: Properties.DecelerationRate
  ) throws {
    let scene = OrthogonalScene([100])
    scene.collection.decelerationRate = ofCollection
    let section = scene.section(.continuous)
    if let rate { section.orthogonalScrollingProperties.decelerationRate = rate }
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    scene.layOut()
    let scroller = try #require(scene.scroller(of: 0))
    Headless.scroll(scroller, by: CGPoint(x: 10, y: 0), velocity: CGPoint(x: 1_000, y: 0))
    #expect(abs(scroller.contentOffset.x - (wanted == .fast ? 109 : 509)) < 0.01)
  }

  @Test func centeredGroupStartsInTheMiddle() throws {
    let scene = OrthogonalScene([3], .groupPagingCentered)
    #expect(scene.seen(0) == ["0: 110 5 100 40", "1: 220 5 100 40"])
    let scroller = try #require(scene.scroller(of: 0))
    Headless.scroll(scroller, by: CGPoint(x: 500, y: 0))
    #expect(scene.seen(0) == ["1: 0 5 100 40", "2: 110 5 100 40"])
    let alone = OrthogonalScene([1], .groupPagingCentered, isRightToLeft: true)
    #expect(alone.seen(0) == ["0: 110 5 100 40"])
  }

  @Test func rightToLeftSectionStartsAtTheRight() throws {
    let scene = OrthogonalScene([5, 1], isRightToLeft: true)
    #expect(scene.seen(0) == ["0: 200 5 100 40", "1: 90 5 100 40", "2: -20 5 100 40"])
    #expect(scene.seen(1) == ["0: 200 55 100 40"])
    Headless.drag(
      from: CGPoint(x: 90, y: 20), to: CGPoint(x: 200, y: 20), in: scene.collection, duration: 5)
    #expect(scene.seen(0).contains { $0.hasPrefix("3: ") } && !scene.seen(0)[0].hasPrefix("1: 90"))
  }

  @Test func cellsAreMadeForVisibleItemsAndReused() throws {
    let made = Headless.counters.cellsMade
    let scene = OrthogonalScene([10_000, 10_000])
    #expect(Headless.counters.cellsMade - made == 6)
    let scroller = try #require(scene.scroller(of: 0))
    for step in 1...50 {
      scroller.contentOffset.x = CGFloat(step * 700)
      scene.layOut()
      #expect(scroller.subviews.count <= 4)
    }
    #expect(scene.seen(0).map { $0.prefix { $0 != ":" } } == ["318", "319", "320"])
    #expect(Headless.counters.cellsMade - made <= 10)
  }

  @Test func tapReachesTheVisibleCell() throws {
    let scene = OrthogonalScene([9])
    let scroller = try #require(scene.scroller(of: 0))
    scroller.contentOffset.x = 220
    scene.layOut()
    #expect(scene.collection.indexPathForItem(at: CGPoint(x: 30, y: 20)) == [0, 2])
    Headless.tap(at: CGPoint(x: 30, y: 20), in: scene.collection)
    #expect(scene.collection.indexPathsForSelectedItems == [[0, 2]])
    #expect(scene.collection.cellForItem(at: [0, 2])?.isSelected == true)
    let cell = try #require(scene.collection.cellForItem(at: [0, 2]))
    #expect(scene.collection.indexPath(for: cell) == [0, 2])
  }

  @Test func scrollToItemScrollsItsSection() {
    let scene = OrthogonalScene(.init(repeating: 9, count: 30))
    let collection = scene.collection
    collection.scrollToItem(at: [0, 4], at: .centeredHorizontally, animated: false)
    #expect(scene.seen(0).contains("4: 110 5 100 40") && collection.contentOffset == .zero)
    collection.scrollToItem(at: [20, 8], at: [], animated: false)
    #expect(scene.seen(20).last == "8: 220 1005 100 40")
    #expect(collection.contentOffset.y == 565)
    collection.scrollToItem(at: [2, 1], at: [.left, .top], animated: false)
    #expect(scene.seen(2).first == "1: 0 105 100 40" && collection.contentOffset.y == 105)
    let mirrored = OrthogonalScene([9], isRightToLeft: true)
    mirrored.collection.scrollToItem(at: [0, 3], at: .left, animated: false)
    #expect(mirrored.seen(0).last == "3: 0 5 100 40")
  }

  @Test func sectionsKeepTheirOffsetAcrossUpdates() throws {
    let scene = OrthogonalScene([9, 8, 7])
    try #require(scene.scroller(of: 1)).contentOffset.x = 100
    scene.layOut()
    scene.counts = [1, 9, 8, 7]
    scene.collection.insertSections([0])
    scene.layOut()
    #expect(
      scene.seen(2).first == "0: -80 105 100 40" && scene.scroller(of: 1)?.contentOffset == .zero)
    scene.counts = [1, 9, 2, 7]
    scene.collection.reloadData()
    scene.layOut()
    #expect(scene.seen(2) == ["0: 20 105 100 40", "1: 130 105 100 40"])
    scene.counts = [7]
    scene.collection.deleteSections([0, 1, 2])
    scene.layOut()
    #expect(scene.seen(0).count == 3 && scene.collection.subviews.count == 1)
  }

  @Test func offscreenSectionsKeepTheirOffset() throws {
    let scene = OrthogonalScene(.init(repeating: 9, count: 100))
    #expect(scene.collection.subviews.count == 10)
    try #require(scene.scroller(of: 0)).contentOffset.x = 110
    scene.layOut()
    scene.collection.contentOffset.y = 3000
    scene.layOut()
    #expect(scene.scroller(of: 0) == nil && scene.collection.subviews.count <= 11)
    scene.collection.contentOffset.y = 0
    scene.layOut()
    #expect(scene.seen(0).first == "0: -90 5 100 40")
  }

  @Test func estimatedCellsSizeTheSection() throws {
    let scene = OrthogonalScene([3], estimates: true)
    scene.texts = ["a", "a\nb\nc", "a\nb"]
    scene.collection.reloadData()
    scene.layOut()
    let cells = scene.collection.visibleCells
    let heights = cells.map(\.frame.height)
    #expect(heights[0] < heights[2] && heights[2] < heights[1])
    #expect(scene.scroller(of: 0)?.frame.height == heights[1])
    #expect(scene.collection.contentSize.height == heights[1] + 10)
    for (cell, next) in zip(cells, cells.dropFirst()) {
      #expect(abs(next.frame.minX - cell.frame.maxX - 10) < 0.01)
    }
  }

  @Test func heldItemFollowsTheFinger() throws {
    let scene = OrthogonalScene([9])
    try #require(scene.scroller(of: 0)).contentOffset.x = 220
    scene.layOut()
    let cell = try #require(scene.collection.cellForItem(at: [0, 2]))
    #expect(scene.collection.beginInteractiveMovementForItem(at: [0, 2]))
    scene.layOut()
    #expect(Headless.numbers(scene.frame(of: cell)) == "20 5 100 40")
    scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 20))
    scene.layOut()
    #expect(scene.collection.cellForItem(at: [0, 3]) === cell)
    #expect(Headless.numbers(scene.frame(of: cell)) == "100 0 100 40")
    scene.collection.cancelInteractiveMovement()
    scene.layOut()
    #expect(Headless.numbers(scene.frame(of: cell)) == "20 5 100 40")
  }

  @Test func anotherLayoutReturnsCellsToTheCollection() {
    let scene = OrthogonalScene([3])
    scene.collection.collectionViewLayout = scene.layout(.none)
    scene.layOut()
    #expect(scene.seen(0) == ["0: 20 5 100 40", "1: 20 55 100 40", "2: 20 105 100 40"])
    #expect(scene.collection.subviews.count == 3)
    #expect(scene.collection.subviews.allSatisfy { $0 is UICollectionViewCell })
  }

  @Test func statusBarTapScrollsTheCollection() {
    let scene = OrthogonalScene(.init(repeating: 9, count: 100))
    scene.collection.contentOffset.y = 500
    scene.layOut()
    Headless.tapStatusBar(of: scene.window)
    #expect(scene.collection.contentOffset.y == 0)
  }

  /// However a section is scrolled, on either axis and from either side, cells appear at their
  /// layout places, moved by the section's offset, and no other cells appear.
  @Test func visibleCellsMatchTheSectionOffset() throws {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<caseCount(40) {
      let isRightToLeft = Bool.random(using: &generator)
      let axis = NSLayoutConstraint.Axis.both.randomElement(using: &generator) ?? .vertical
      let behavior = Behavior(rawValue: .random(in: 1...5, using: &generator)) ?? .continuous
      let counts = (0..<3).map { _ in Int.random(in: 0...12, using: &generator) }
      let scene = OrthogonalScene(counts, behavior, axis: axis, isRightToLeft: isRightToLeft)
      for section in 0..<3 {
        guard let scroller = scene.scroller(of: section) else { continue }
        let length = CGFloat.random(in: -300...900, using: &generator)
        Headless.scroll(
          scroller, by: axis == .vertical ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length),
          velocity: CGPoint(x: .random(in: -2000...2000, using: &generator), y: 0))
        var expected: [String] = []
        for item in 0..<counts[section] {
          let place = scene.collection.layoutAttributesForItem(at: [section, item])?.frame ?? .zero
          let far = scroller.contentOffset
          let mirror = isRightToLeft ? scroller.contentSize.width - scroller.frame.width : 0
          let frame = place.offsetBy(dx: -far.x + mirror, dy: -far.y)
          guard frame.intersects(scroller.frame) else { continue }
          expected.append("\(item): \(Headless.numbers(frame))")
        }
        #expect(scene.seen(section) == expected)
      }
    }
  }
}
