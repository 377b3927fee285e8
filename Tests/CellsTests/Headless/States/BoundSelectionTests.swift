import TestSupport
import Testing

/// The selection of a list, as a state.
@MainActor
struct BoundSelectionTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob"), Hero(3, "Cid")]

  private func paths(_ scene: TableScene) -> [IndexPath] {
    (scene.table.indexPathsForSelectedRows ?? []).sorted()
  }

  @Test func userSelectionSetsTheState() {
    let scene = TableScene()
    let selected = ViewState<Int?>(wrappedValue: nil)
    scene.table.model.bindSelection(to: selected)
    scene.show(heroes)
    Headless.tap(scene.cells[1])
    #expect(selected.wrappedValue == 2)
    var told: [Int?] = []
    selected.observe(observer: selected).didSet { _, changes in told.append(changes.new) }
    Headless.tap(scene.cells[2])
    #expect(told == [3] && paths(scene) == [[0, 2]])
  }

  /// Where several rows can be selected, the user can deselect the only one.
  @Test func userDeselectionSetsNil() {
    let scene = TableScene()
    scene.table.allowsMultipleSelection = true
    let selected = ViewState<Int?>(wrappedValue: nil)
    scene.table.model.bindSelection(to: selected)
    scene.show(heroes)
    for (row, value, shown) in [(1, 2, [1]), (2, 3, [2]), (2, nil, []), (2, 3, [2])]
      as [(Int, Int?, [Int])]
    {
      Headless.tap(scene.cells[row])
      #expect(selected.wrappedValue == value && paths(scene).map(\.row) == shown)
    }
  }

  /// A list can allow several selected rows during editing.
  @Test func deselectionWhileEditingSetsNil() {
    let scene = TableScene()
    scene.table.allowsMultipleSelectionDuringEditing = true
    let selected = ViewState<Int?>(wrappedValue: nil)
    scene.table.model.bindSelection(to: selected)
    scene.show(heroes)
    scene.table.isEditing = true
    for (row, value, shown) in [(1, 2, [1]), (2, 3, [2]), (2, nil, []), (0, 1, [0])]
      as [(Int, Int?, [Int])]
    {
      Headless.tap(scene.cells[row])
      #expect(selected.wrappedValue == value && paths(scene).map(\.row) == shown)
    }
  }

  @Test func selectionFollowsTheStateWhereverItsRowMoves() {
    let scene = TableScene()
    let selected = ViewState<Int?>(wrappedValue: 3)
    scene.table.model.bindSelection(to: selected)
    scene.show([heroes[0], heroes[1]])
    #expect(paths(scene).isEmpty)
    scene.show(heroes)
    #expect(paths(scene) == [[0, 2]])
    scene.show([heroes[2], heroes[0]])
    #expect(paths(scene) == [[0, 0]])
    selected.wrappedValue = 1
    #expect(paths(scene) == [[0, 1]])
    selected.wrappedValue = nil
    #expect(paths(scene).isEmpty)
    scene.table.reloadData()
    selected.wrappedValue = 3
    #expect(paths(scene) == [[0, 0]] && scene.cells[0].isSelected)
  }

  @Test func boundSelectionSurvivesTheAppsReload() async {
    let (rows, items) = (TableScene(), CollectionScene())
    let selected = ViewState<Int?>(wrappedValue: 2)
    rows.table.model.bindSelection(to: selected)
    items.collection.model.bindSelection(to: selected)
    rows.show(heroes)
    items.show([("a", heroes)])
    var found: [[IndexPath]] { [paths(rows), items.collection.indexPathsForSelectedItems ?? []] }
    let before = found
    for _ in 0..<2 {
      rows.table.reloadData()
      items.collection.reloadData()
      items.collection.layoutIfNeeded()
      for _ in 0..<1_000 where found != before { await Task.yield() }
      #expect(found == [[[0, 1]], [[0, 1]]] && selected.wrappedValue == 2)
    }
    // The other list follows a selection in this one.
    Headless.tap(rows.cells[0])
    #expect(found == [[[0, 0]], [[0, 0]]] && selected.wrappedValue == 1)
  }

  @Test func reloadBeforeTheFirstSetShowsNoEmptyView() async {
    let scene = TableScene()
    let (selected, empty) = (ViewState<Int?>(wrappedValue: 2), UILabel())
    scene.table.model.emptyView = empty
    scene.table.model.bindSelection(to: selected)
    scene.table.reloadData()
    for _ in 0..<100 { await Task.yield() }
    #expect(scene.table.backgroundView == nil)
    scene.show([Hero]())
    #expect(scene.table.backgroundView === empty)
  }

  @Test func setOfIdentifiersSelectsSeveralRows() {
    let scene = TableScene()
    let selected = ViewState<Set<Int>>(wrappedValue: [1])
    scene.table.model.bindSelection(to: selected)
    scene.show(heroes)
    Headless.tap(scene.cells[2])
    #expect(selected.wrappedValue == [1, 3] && paths(scene) == [[0, 0], [0, 2]])
    Headless.tap(scene.cells[0])
    #expect(selected.wrappedValue == [3] && paths(scene) == [[0, 2]])
  }

  /// One row is selected, and the state does not say which of the two it is.
  @Test(arguments: [false, true])
  func tappedDuplicateIsTheSelectedOne(inOneSection: Bool) {
    let scene = TableScene()
    let selected = ViewState<Int?>(wrappedValue: nil)
    scene.table.model.bindSelection(to: selected)
    let doubles = [heroes[0], heroes[1]]
    func show() {
      _ = complaints {
        if inOneSection {
          scene.show(doubles + doubles)
        } else {
          scene.show([("a", doubles), ("b", doubles)])
        }
      }
    }
    show()
    let path: IndexPath = inOneSection ? [0, 3] : [1, 1]
    Headless.tap(scene.cells[3])
    #expect(selected.wrappedValue == 2 && paths(scene) == [path])
    for _ in 0..<3 {
      show()
      #expect(paths(scene) == [path])
    }
    Headless.tap(scene.cells[1])
    #expect(paths(scene) == [[0, 1]])
    selected.wrappedValue = 1
    #expect(paths(scene) == [[0, 0]])
  }

  @Test func releasedStateLeavesTheSelectionAlone() {
    let scene = TableScene()
    scene.show(heroes)
    do {
      let selected = ViewState<Int?>(wrappedValue: 1)
      scene.table.model.bindSelection(to: selected)
      #expect(paths(scene) == [[0, 0]])
    }
    Headless.tap(scene.cells[2])
    scene.show(heroes + [Hero(4, "Dan")])
    #expect(paths(scene) == [[0, 2]])
  }

  @Test func bindingAnotherStateReplacesTheFirst() {
    let scene = TableScene()
    let (first, second) = (ViewState<Int?>(wrappedValue: 1), ViewState<Int?>(wrappedValue: 2))
    scene.show(heroes)
    scene.table.model.bindSelection(to: first)
    scene.table.model.bindSelection(to: second)
    first.wrappedValue = 3
    #expect(paths(scene) == [[0, 1]])
    Headless.tap(scene.cells[0])
    #expect(first.wrappedValue == 3 && second.wrappedValue == 1)
  }

  @Test func collectionItemsAreSelectedToo() {
    let scene = CollectionScene()
    let selected = ViewState<Int?>(wrappedValue: 2)
    scene.collection.model.bindSelection(to: selected)
    scene.show([("a", heroes)])
    #expect(scene.collection.indexPathsForSelectedItems == [[0, 1]])
    Headless.tap(scene.cells[2])
    #expect(selected.wrappedValue == 3)
  }

  @Test func boundSelectionDoesNotRetainTheList() {
    let selected = ViewState<Int?>(wrappedValue: 2)
    weak var model: UITableView.Model?
    do {
      let scene = TableScene()
      scene.table.model.bindSelection(to: selected)
      scene.show(heroes)
      model = scene.table.model
    }
    #expect(model == nil)
    selected.wrappedValue = 1
  }
}
