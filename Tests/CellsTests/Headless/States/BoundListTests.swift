import Foundation
import TestSupport
import Testing

@testable import Binding

/// Rows and items whose cells follow states, and what remains of them when a cell shows another
/// row.
@MainActor
struct BoundListTests {
  /// Each round reuses at least four cells.
  private static let rounds = caseCount(1_000)

  @Test(arguments: ListKind.allCases)
  func cellAndItsRowsStatesStayInSync(kind: ListKind) {
    let scene = kind.scene()
    let rows = kind.boundRows(3)
    scene.set(rows)
    let fields = scene.fields
    #expect(fields.map(\.text) == ["0", "1", "2"])
    rows[1].text = "one"
    #expect(fields[1].text == "one")
    type("!", into: fields[2])
    #expect(rows.map(\.text) == ["0", "one", "2!"] && rows[2].heard.last == "2!")
  }

  @Test(arguments: ListKind.allCases)
  func rowIsUntouchedAfterItsCellShowsAnother(kind: ListKind) throws {
    let scene = kind.scene(height: 200)
    let rows = kind.boundRows(100)
    scene.set(rows)
    let field = scene.fields[0]
    #expect(rows[0].field === field && rows[0].listeners == 2)
    scene.scroll(to: [0, 60])
    _ = scene.fields
    scene.scroll(to: [0, 30])
    _ = scene.fields
    let other = try #require(rows.first { $0.field === field })
    let shown = field.text
    #expect(other !== rows[0] && rows[0].field == nil)
    rows[0].text = "late"
    #expect(field.text == shown && other.text == shown)
    let heard = rows[0].heard.count
    type("!", into: field)
    #expect(rows[0].text == "late" && other.text == "\(shown ?? "")!")
    #expect(rows[0].heard.count == heard && rows[0].listeners == 0)
  }

  @Test(arguments: ListKind.allCases)
  func bindingsMadeWhileFillingEndAtTheNextFill(kind: ListKind) {
    let scene = kind.scene()
    let (first, second) = (
      ViewState<String?>(wrappedValue: "a"), ViewState<String?>(wrappedValue: "b")
    )
    scene.show(rows: [Line(id: 1, state: first)])
    let field = scene.fields[0]
    #expect(field.text == "a")
    scene.show(rows: [Line(id: 1, state: second)])
    #expect(scene.fields[0] === field && field.text == "b")
    first.wrappedValue = "late"
    #expect(field.text == "b")
    #expect(first.hub?.observers.isEmpty == true && first.hub?.bindings.isEmpty == true)
    #expect(second.hub?.observers.all.count == 1 && second.hub?.bindings.all.count == 1)
  }

  @Test(arguments: ListKind.allCases)
  func removedRowsAreUnbound(kind: ListKind) {
    let scene = kind.scene(height: 300)
    let rows = kind.boundRows(40)
    scene.set(rows)
    _ = scene.fields
    scene.scroll(to: [0, 30])
    _ = scene.fields
    scene.set(Array(rows[20...]))
    _ = scene.fields
    #expect(rows[..<20].allSatisfy { $0.field == nil && $0.listeners == 0 })
    let shown = scene.fields
    #expect(!shown.isEmpty && shown.allSatisfy { field in rows.contains { $0.field === field } })
    scene.set([])
    #expect(rows.allSatisfy { $0.field == nil && $0.listeners == 0 })
  }

  @Test(arguments: ListKind.allCases)
  func movedRowStaysBound(kind: ListKind) {
    let scene = kind.scene()
    let rows = kind.boundRows(3)
    scene.set([("a", rows)])
    _ = scene.fields
    scene.set([("a", [rows[0]]), ("b", [rows[2], rows[1]])])
    for row in rows { row.text = "new \(row.text ?? "")" }
    #expect(scene.fields.map(\.text) == ["new 0", "new 2", "new 1"])
  }

  @Test(arguments: ListKind.allCases)
  func reuseDoesNotAccumulateListeners(kind: ListKind) {
    let scene = kind.scene(height: 200)
    let shared = ViewState<String?>(wrappedValue: "shared")
    scene.show(rows: (0..<1_000).map { Line(id: $0, state: shared) })
    _ = scene.fields
    let rounds = Self.rounds
    var most = 0
    let made = work {
      for round in 0..<rounds {
        scene.list.contentOffset.y = CGFloat(round % 2 == 0 ? 3_000 : 0)
        _ = scene.fields
        most = max(most, shared.hub?.observers.all.count ?? 0, shared.hub?.bindings.all.count ?? 0)
      }
    }
    #expect(made.cellsConfigured >= rounds * 4 && most <= made.cellsMade + 12)
    #expect(most <= 24, "\(most)")
  }

  @Test(arguments: ListKind.allCases)
  func rowsAndBindingsDoNotOutliveTheList(kind: ListKind) {
    let shared = ViewState<String?>(wrappedValue: "shared")
    weak var row: (any BoundRow)?
    weak var field: UITextField?
    do {
      let scene = kind.scene()
      let rows = kind.boundRows(2)
      row = rows[0]
      scene.set([("a", rows), ("b", [])], beside: Line(id: 9, state: shared))
      field = scene.fields[0]
      #expect(shared.hub?.observers.all.count == 1 && shared.hub?.bindings.all.count == 1)
    }
    #expect(row == nil && field == nil)
    shared.observe(observer: shared)
    #expect(shared.hub?.observers.all.count == 1)
    shared.bind(with: UILabel(), \.text)
    #expect((shared.hub?.bindings.all.count ?? 0) <= 1)
  }

  /// A list stores the model of its rows apart from its view model.
  @Test(arguments: ListKind.allCases)
  func viewModelOfAListLeavesItsRowModelAlone(kind: ListKind) {
    final class Screen<List: UIScrollView>: ViewModel<List> {
      @ViewState var alpha: CGFloat = 0.5
      override func bind(with view: List) {
        super.bind(with: view)
        $alpha.bind(with: view, \.alpha)
      }
    }
    func check(_ list: some UIScrollView, in scene: any ListScene) {
      let rows = kind.boundRows(2)
      scene.set(rows)
      let model = scene.modelObject
      let screen = screen(of: list)
      screen.apply(into: list)
      #expect(list.alpha == 0.5 && scene.modelObject === model)
      #expect(list.bindedModel() === screen)
      screen.unbind()
      rows[1].text = "one"
      #expect(scene.modelObject === model && scene.fields.map(\.text) == ["0", "one"])
      #expect(list.bindedModel() == nil)
    }
    func screen<List: UIScrollView>(of list: List) -> Screen<List> { Screen() }
    let scene = kind.scene()
    if let table = scene.list as? UITableView { check(table, in: scene) }
    if let collection = scene.list as? UICollectionView { check(collection, in: scene) }
  }

  private func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    Headless.type(text)
    field.resignFirstResponder()
  }
}
