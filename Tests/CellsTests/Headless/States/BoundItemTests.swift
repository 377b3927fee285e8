import TestSupport
import Testing

@testable import Binding

/// Items whose states their cells follow, as rows are in ``BoundRowTests``.
@MainActor
@Suite struct BoundItemTests {
  private final class FieldItemCell: UICollectionViewCell {
    let field = UITextField()

    override init(frame: CGRect) {
      super.init(frame: frame)
      Mondrian.buildSubviews(on: contentView) { VStackBlock { field } }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Item: CollectionViewCellModel<FieldItemCell> {
    @ViewState var text: String?
    var heard: [String?] = []

    override func bind(with view: FieldItemCell) {
      super.bind(with: view)
      $text.bind(with: view.field, \.text)
      $text.observe(observer: self).didSet { item, changes in item.heard.append(changes.new) }
    }

    var listeners: Int { ($text.hub?.observers.count ?? 0) + ($text.hub?.bindings.count ?? 0) }
  }

  /// A value, whose cells follow a state of somebody else.
  private struct Line: CollectionCellModel {
    var id: Int
    var state: ViewState<String?>

    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(FieldItemCell.self) { cell in
        state.apply(into: cell.field, \.text)
        state.observe(observer: cell).didSet { _, _ in }
      }
    }
  }

  private func items(_ count: Int) -> [Item] {
    (0..<count).map { index in
      build {
        $0.cellIdentifier = index
        $0.text = "\(index)"
      }
    }
  }

  private func cells(of scene: CollectionScene) -> [FieldItemCell] {
    scene.collection.layoutIfNeeded()
    return scene.collection.visibleCells.compactMap { $0 as? FieldItemCell }
  }

  private func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    Headless.type(text)
    field.resignFirstResponder()
  }

  @Test func k5AnItemIsUntouchedAfterItsCellShowsAnother() throws {
    let scene = CollectionScene(height: 200, itemHeight: 40)
    let items = items(100)
    scene.collection.cells = items
    let cell = cells(of: scene)[0]
    #expect(items[0].view === cell && items[0].listeners == 2)
    scene.scroll(to: [0, 60])
    _ = cells(of: scene)
    scene.scroll(to: [0, 30])
    _ = cells(of: scene)
    let other = try #require(items.first { $0.view === cell })
    let shown = cell.field.text
    #expect(other !== items[0] && items[0].view == nil)
    items[0].text = "late"
    #expect(cell.field.text == shown && other.text == shown)
    let heard = items[0].heard.count
    type("!", into: cell.field)
    #expect(items[0].text == "late" && other.text == "\(shown ?? "")!")
    #expect(items[0].heard.count == heard && items[0].listeners == 0)
  }

  /// The model of a list is in a place of its own.
  @Test func aViewModelOfTheCollectionLeavesTheModelOfItsItemsAlone() {
    final class Screen: ViewModel<UICollectionView> {
      @ViewState var alpha: CGFloat = 0.5
      override func bind(with view: UICollectionView) {
        super.bind(with: view)
        $alpha.bind(with: view, \.alpha)
      }
    }
    let scene = CollectionScene()
    let items = items(2)
    scene.collection.cells = items
    let (screen, model) = (Screen(), scene.collection.model)
    screen.apply(into: scene.collection)
    #expect(scene.collection.alpha == 0.5 && scene.collection.model === model)
    screen.unbind()
    items[1].text = "one"
    #expect(scene.collection.model === model && cells(of: scene).map(\.field.text) == ["0", "one"])
    #expect(scene.collection.bindedModel() == nil)
  }

  @Test func anItemThatIsTakenOutIsLetGoOf() {
    let scene = CollectionScene(height: 300, itemHeight: 40)
    let items = items(40)
    scene.collection.cells = items
    _ = cells(of: scene)
    scene.scroll(to: [0, 30])
    _ = cells(of: scene)
    scene.collection.cells = Array(items[20...])
    _ = cells(of: scene)
    #expect(items[..<20].allSatisfy { $0.view == nil && $0.listeners == 0 })
    let shown = cells(of: scene)
    #expect(!shown.isEmpty && shown.allSatisfy { cell in items.contains { $0.view === cell } })
    scene.collection.cells = []
    #expect(items.allSatisfy { $0.view == nil && $0.listeners == 0 })
  }

  @Test func thousandsOfReusesLeaveAsManyListenersAsThereAreCells() {
    let scene = CollectionScene(height: 200, itemHeight: 40)
    let shared = ViewState<String?>(wrappedValue: "shared")
    scene.collection.cells = (0..<1_000).map { Line(id: $0, state: shared) }
    _ = cells(of: scene)
    let rounds = caseCount(500)
    var most = 0
    let made = work {
      for round in 0..<rounds {
        scene.collection.contentOffset.y = CGFloat(round % 2 == 0 ? 3_000 : 0)
        _ = cells(of: scene)
        most = max(most, shared.hub?.observers.count ?? 0, shared.hub?.bindings.count ?? 0)
      }
    }
    #expect(made.cellsConfigured >= rounds * 4 && most <= made.cellsMade + 12)
    #expect(most <= 24, "\(most)")
  }
}
