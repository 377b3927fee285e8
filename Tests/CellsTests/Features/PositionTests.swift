import TestSupport
import Testing

/// What is seen stays where it is on the screen, whatever becomes of the rows above it.
@MainActor
@Suite struct PositionTests {
  /// Rows of many heights.
  private struct Row: TableCellModel, Equatable {
    var id: Int
    var lines: Int

    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) {
        $0.name.numberOfLines = 0
        $0.show(([String(id)] + Array(repeating: "line", count: lines - 1)).joined(separator: "\n"))
      }
    }
  }

  private func row(_ id: Int) -> Row { Row(id: id, lines: 1 + abs(id) % 4) }

  /// Where each row is on the screen.
  private func places(_ scene: TableScene) -> [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in scene.cells {
      let name = String((cell.name.text ?? "").prefix { $0 != "\n" })
      places[name] = cell.frame.minY - scene.table.bounds.minY
    }
    return places
  }

  private func expectStill(
    _ scene: TableScene, _ change: () -> Void, _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let old = places(scene)
    change()
    let new = places(scene)
    let kept = old.filter { new[$0.key] != nil }
    #expect(!kept.isEmpty, comment, sourceLocation: location)
    for (name, place) in kept {
      #expect(abs((new[name] ?? 0) - place) <= 1, "row \(name)", sourceLocation: location)
    }
  }

  @Test func rowsThatComeAndGoAboveDoNotMoveWhatIsSeen() {
    let scene = TableScene(height: 600)
    var ids = Array(0..<60)
    func show() { scene.table.cells = ids.map(row) }
    show()
    scene.table.scrollToRow(at: [0, 30], at: .top, animated: false)
    var generator = SeededGenerator(seed: 15)
    var next = 1_000
    for _ in 0..<60 {
      expectStill(scene) {
        switch Int.random(in: 0...2, using: &generator) {
        case 0:
          ids.insert(contentsOf: next..<next + 5, at: Int.random(in: 0...10, using: &generator))
          next += 5
        case 1 where ids.count > 40:
          ids.removeSubrange(0..<Int.random(in: 1...4, using: &generator))
        default: ids.swapAt(0, 5)
        }
        show()
      }
    }
  }

  @Test func atTheVeryTopNewRowsAreSeen() {
    let scene = TableScene(height: 600)
    scene.table.cells = (0..<60).map(row)
    _ = scene.cells
    scene.table.cells = (-5..<60).map(row)
    #expect(scene.cells.first?.name.text?.hasPrefix("-5") == true)
  }

  @Test func aChatStaysEvenAtTheTop() {
    let scene = TableScene(height: 600)
    scene.table.model.keepsPosition = .always
    scene.table.cells = (0..<60).map(row)
    expectStill(scene) { scene.table.cells = (-20..<60).map(row) }
    expectStill(scene) { scene.table.cells = (-20..<90).map(row) }
    expectStill(scene) {
      scene.table.model.reloadStrategy = .reloadAll
      scene.table.cells = (-40..<90).map(row)
    }
  }

  @Test func whereNothingIsKeptTheOffsetStays() {
    let scene = TableScene(height: 600)
    scene.table.model.keepsPosition = .never
    scene.table.rowHeight = 44
    scene.table.cells = (0..<60).map(row)
    scene.table.scrollToRow(at: [0, 30], at: .top, animated: false)
    let offset = scene.table.contentOffset
    scene.table.cells = (-1..<60).map(row)
    #expect(scene.table.contentOffset == offset)
  }

  @Test func itemsStayToo() {
    let scene = CollectionScene()
    func show(_ range: Range<Int>) {
      scene.show([("a", range.map { Hero($0, "\($0)") })])
      scene.collection.layoutIfNeeded()
    }
    show(0..<400)
    scene.collection.contentOffset.y = 1_005
    scene.collection.layoutIfNeeded()
    show(-30..<400)
    #expect(scene.collection.contentOffset.y == 1_605)
    show(-30..<10)
    #expect(scene.collection.contentOffset.y == 0)
  }
}
