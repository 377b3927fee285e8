import TestSupport
import Testing

/// Sizes that cells calculate and layouts don't use: each is one issue, which says what to do.
@MainActor
struct CalculatedSizeTests {
  private class SmallCell: CollectionMoleculeCell {
    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize {
      CGSize(width: .automatic, height: 40)
    }
  }

  private final class ThirdCell: SmallCell {
    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize {
      CGSize(width: collectionContentWidth / 3, height: 40)
    }
  }

  private struct Item: CollectionCellModel {
    var id: Int
    var isThird = true
    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      isThird ? CollectionCellContent(ThirdCell.self) : CollectionCellContent(SmallCell.self)
    }
  }

  private func issues(
    _ scene: CollectionScene, header: Item? = nil, items: [Item]
  ) -> (issues: [LayoutIssue], line: UInt) {
    let line: UInt = #line + 3
    let issues = LayoutDiagnostics.collect {
      scene.collection.sections {
        SectionBlock("a", header: header) { for item in items { item } }
      }
      scene.collection.layoutIfNeeded()
    }
    return (issues, line)
  }

  private func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0) } }

  @Test func flowLayoutWithoutEstimateIsReportedOncePerDimension() throws {
    let scene = CollectionScene()
    let (issues, line) = issues(scene, items: items(5))
    #expect(issues.map(\.kind) == [.misplaced, .misplaced])
    #expect(
      issues.first?.message
        == "ThirdCell calculates 130.0 as its width, but is given 390.0 by the "
        + "UICollectionViewFlowLayout, which does not ask for it: set its estimatedItemSize, or return "
        + ".automatic")
    #expect(issues.last?.message.contains("40.0 as its height, but is given 20.0") == true)
    #expect(issues.allSatisfy { $0.view is ThirdCell && $0.line?.line == line })
    #expect(self.issues(scene, items: items(7)).issues.isEmpty)
    let other = self.issues(scene, items: items(7) + [Item(id: 7, isThird: false)]).issues
    #expect(other.count == 1 && other[0].message.hasPrefix("SmallCell calculates "))
  }

  @Test func matchingSizesRaiseNoIssue() {
    let scene = CollectionScene()
    scene.flow.itemSize = CGSize(width: 130, height: 40)
    #expect(issues(scene, items: items(5)).issues.isEmpty)
    let estimating = CollectionScene()
    estimating.flow.estimatedItemSize = CGSize(width: 50, height: 50)
    #expect(issues(estimating, items: items(5)).issues.isEmpty)
    #expect(estimating.collection.visibleCells.allSatisfy { $0.bounds.width == 130 })
  }

  @Test(arguments: [false, true])
  func compositionalLayoutTakesOnlyEstimatedDimensions(estimatesHeight: Bool) {
    let scene = CollectionScene()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: estimatesHeight ? .estimated(50) : .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let issues = issues(scene, items: items(3)).issues
    #expect(issues.count == (estimatesHeight ? 1 : 2))
    #expect(
      issues.first?.message.hasSuffix("give the cell an estimated width, or return .automatic")
        == true)
  }

  @Test(arguments: [false, true])
  func headerThatDiffersFromItsReferenceSizeIsAnIssue(isEstimated: Bool) {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize.height = 30
    if isEstimated { scene.flow.estimatedItemSize = CGSize(width: 50, height: 50) }
    let (issues, line) = issues(scene, header: Item(id: 0, isThird: false), items: [])
    #expect(issues.map(\.line?.line) == [line])
    #expect(issues.first?.message.contains("set its headerReferenceSize") == true)
  }

  private final class ForeignItems: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var heights: [CGFloat] = [30, 60]
    /// The heights that the cells calculate.
    let calculated: [CGFloat] = [30, 60]
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }
    /// Lays cells out before it returns them.
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? FreeCell)?.height = calculated[indexPath.item % 2]
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 390, height: heights[indexPath.item % heights.count]) }
  }

  private final class FreeCell: CollectionMoleculeCell {
    var height: CGFloat = 0
    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize {
      CGSize(width: .automatic, height: height)
    }
  }

  /// A cell that waits for reuse has the size of another item.
  @Test(arguments: [[30, 60], [30, 50], [30, 0]] as [[CGFloat]], [false, true])
  func reusedCellsAreChecked(heights: [CGFloat], isEstimated: Bool) {
    let (scene, items) = (CollectionScene(height: 200), ForeignItems())
    if isEstimated { scene.flow.estimatedItemSize = CGSize(width: 390, height: 45) }
    items.heights = heights
    scene.collection.register(FreeCell.self, forCellWithReuseIdentifier: "cell")
    scene.collection.dataSource = items
    scene.collection.delegate = items
    let issues = LayoutDiagnostics.collect {
      for item in [0, 30, 7, 44, 3, 20] {
        scene.collection.scrollToItem(at: [0, item], at: .top, animated: false)
        scene.collection.layoutIfNeeded()
      }
    }
    #expect(issues.count == (heights[1] == 50 && !isEstimated ? 1 : 0), "\(issues)")
  }

  /// Items appear and disappear at a different size.
  private final class GrowingFlow: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: itemIndexPath)?.copy()
      (attributes as? UICollectionViewLayoutAttributes)?.size = CGSize(width: 10, height: 10)
      return attributes as? UICollectionViewLayoutAttributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
  }

  @Test func sizesAreNotCheckedDuringChanges() {
    let (scene, flow) = (CollectionScene(), GrowingFlow())
    flow.itemSize = CGSize(width: 130, height: 40)
    flow.minimumInteritemSpacing = 0
    scene.collection.collectionViewLayout = flow
    let issues = LayoutDiagnostics.collect {
      for ids in [[1, 2, 3], [3, 4, 1], [], [5, 1], [1, 5]] {
        scene.collection.cells = ids.map { Item(id: $0) }
        scene.collection.layoutIfNeeded()
        Headless.wait(0.1)
        UIView.animate(withDuration: 1) {
          scene.collection.visibleCells.first?.bounds.size.height = 20
          scene.collection.visibleCells.first?.layoutIfNeeded()
        }
        Headless.wait(0.1)
      }
    }
    #expect(issues.isEmpty, "\(issues)")
  }
}
