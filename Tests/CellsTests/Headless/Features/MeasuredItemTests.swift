import Foundation
import LayoutStage
import TestSupport
import Testing

/// Item sizes that are known before the items of a collection are visible.
@MainActor
struct MeasuredItemTests {
  /// An item that states its own size.
  private struct Said: MeasuredCollectionItem, Equatable {
    nonisolated(unsafe) static var callsOnMain = 0
    var id: Int

    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroItemCell.self) { $0.show("\(id)") }
    }

    nonisolated func size(for width: CGFloat) -> CGSize {
      if Thread.isMainThread { Self.callsOnMain += 1 }
      return CGSize(width: width, height: id == 0 ? .nan : 39 + CGFloat(id % 3))
    }
  }

  /// An item whose size only its cell knows.
  private struct Lines: CollectionCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(LinesCell.self) {
        $0.label.text = Array(repeating: "\(id)", count: 1 + id % 4).joined(separator: "\n")
      }
    }
  }

  /// A cell as wide as the collection and as high as its text.
  private final class LinesCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      Mondrian.buildSubviews(on: contentView) { VStackBlock { label } }
      contentView.widthAnchor.constraint(equalToConstant: 390).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private struct Scene {
    let flow = UICollectionViewFlowLayout()
    let collection: UICollectionView
    /// The stage has its own device: other tests use theirs while this one is suspended.
    private let stage: LayoutStage.Stage

    init(estimates: Bool = true, textSize: StageTextSize = .large) {
      flow.minimumLineSpacing = 0
      flow.itemSize = CGSize(width: 390, height: 40)
      if estimates { flow.estimatedItemSize = CGSize(width: 390, height: 40) }
      collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
      stage = LayoutStage.Stage(collection, textSize: textSize, size: .fixed(390, 400))
      collection.model.measuresItems = true
    }

    var cells: [UICollectionViewCell] {
      collection.layoutIfNeeded()
      return collection.visibleCells
    }

    /// The lengths of the content, at each step of scrolling to its end.
    func lengthsOnTheWay() -> Set<CGFloat> {
      _ = cells
      var lengths: Set<CGFloat> = [collection.contentSize.height.rounded()]
      while collection.contentOffset.y < collection.contentSize.height - 400 {
        collection.contentOffset.y += 200
        _ = cells
        lengths.insert(collection.contentSize.height.rounded())
      }
      return lengths
    }
  }

  private func sections(_ items: [any CollectionCellModel]) -> [UICollectionView.Section] {
    [UICollectionView.Section(identifier: "a", cells: items)]
  }

  @Test func itemsThatStateTheirSizeHaveItFromTheStart() {
    let scene = Scene(estimates: false)
    scene.collection.sections = sections((1...300).map(Said.init))
    #expect(scene.lengthsOnTheWay() == [12_000])
    scene.collection.contentOffset.y = 0
    #expect(scene.cells.map(\.frame.height).prefix(3) == [40, 41, 39])
    scene.collection.sections = sections((0...1).map(Said.init))
    #expect(scene.cells.last?.frame.minY == 0 && scene.collection.contentSize.height == 40)
  }

  @Test func statedSizesAreComputedOffTheMainActor() async {
    let scene = Scene(estimates: false)
    Said.callsOnMain = 0
    await scene.collection.model.set(sections((1...300).map(Said.init)))
    #expect(scene.lengthsOnTheWay() == [12_000] && Said.callsOnMain == 0)
  }

  @Test(arguments: [StageTextSize.large, .accessibility2])
  func otherItemsAreMeasuredBeforeDisplay(textSize: StageTextSize) async {
    let scene = Scene(textSize: textSize)
    await scene.collection.model.set(sections((0..<60).map(Lines.init)))
    #expect(scene.lengthsOnTheWay().count == 1)
    #expect(scene.collection.subviews.allSatisfy { $0 is LinesCell })
    let unmeasured = Scene(textSize: textSize)
    unmeasured.collection.model.measuresItems = false
    await unmeasured.collection.model.set(sections((0..<60).map(Lines.init)))
    #expect(unmeasured.lengthsOnTheWay().count > 3)
  }

  @Test func sizesOfDisplayedItemsAreRemembered() {
    let scene = Scene()
    let items = (0..<40).map(Lines.init)
    scene.collection.sections = sections(items)
    _ = scene.lengthsOnTheWay()
    scene.collection.contentOffset.y = 0
    _ = scene.cells
    let length = scene.collection.contentSize.height
    scene.collection.model.reloadStrategy = .reloadAll
    scene.collection.sections = sections(items.reversed())
    #expect(scene.lengthsOnTheWay() == [length.rounded()])
  }

  @Test func measuringDoesNotTakeABoundModelFromItsCell() async {
    final class Item: CollectionViewCellModel<HeroItemCell> {
      @ViewState var text: String? = "x"
      override func bind(with view: HeroItemCell) {
        super.bind(with: view)
        $text.bind(with: view.name, \.text)
      }
    }
    let scene = Scene()
    let items = (0..<3).map { _ in Item() }
    scene.collection.sections = sections(items)
    let cells = scene.cells
    await scene.collection.model.set(sections(items + (0..<3).map { _ in Item() }))
    #expect(items.map(\.view) == cells)
    items[0].text = "y"
    #expect((cells[0] as? HeroItemCell)?.name.text == "y")
  }

  @Test func itemsHaveTheWidthInsideTheInsets() {
    final class Delegate: ListDelegate, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 10 * CGFloat(section), bottom: 0, right: 5) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { collectionView.model.itemSize(at: indexPath) }
    }
    let scene = Scene(estimates: false)
    let delegate = Delegate()
    scene.collection.delegate = delegate
    let issues = LayoutDiagnostics.collect {
      scene.collection.sections = (0..<3).map {
        UICollectionView.Section(identifier: $0, cells: [Said(id: 3 * $0 + 3)])
      }
    }
    #expect(issues.isEmpty)
    #expect(scene.cells.map(\.frame.width) == [385, 375, 365])
    #expect(scene.cells.map(\.frame.height) == [39, 39, 39])
  }

  @Test func measuringWithAnUnsuitableDelegateOrLayoutIsAnIssue() {
    let scene = Scene()
    let delegate = ListDelegate()
    scene.collection.model.measuresItems = false
    scene.collection.delegate = delegate
    let issues = LayoutDiagnostics.collect { scene.collection.model.measuresItems = true }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(issues.first?.message.contains("itemSize(at:)") == true)
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let more = LayoutDiagnostics.collect { other.model.measuresItems = true }
    #expect(more.map(\.kind) == [.misplaced] && other.model.itemSize(at: [0, 0]) == .zero)
  }

  @Test func endingMeasurementRestoresTheLayoutsItemSize() {
    let scene = Scene(estimates: false)
    scene.collection.model.onSelect { _, _ in }
    scene.collection.sections = sections((1...9).map(Said.init))
    #expect(scene.cells.map(\.frame.height).prefix(2) == [40, 41])
    scene.collection.model.measuresItems = false
    scene.flow.invalidateLayout()
    #expect(scene.cells.allSatisfy { $0.frame.height == 40 })
    #expect(scene.collection.delegate is ListDelegate)
  }
}
