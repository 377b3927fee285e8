import Foundation
import TestSupport
import Testing

@testable import Binding

/// Rows of blocks that read states.
@MainActor
struct BoundBlockTests {
  @Test func blocksTrackStatesUntilTheirCellShowsAnotherRow() async {
    let scene = TableScene()
    let (first, second) = (ViewState(wrappedValue: "a"), ViewState<String?>(wrappedValue: "b"))
    let (label, other) = (UILabel(), UILabel())
    var count = 0
    scene.table.cells {
      RowBlock(id: 1) {
        let _ = (count += 1)
        label.text(first.wrappedValue).padding(10)
        other.apply(\.text, from: second)
      }
    }
    scene.table.layoutIfNeeded()
    #expect(label.text == "a" && other.text == "b" && count == 1)
    first.wrappedValue = "c"
    second.wrappedValue = "d"
    await Task.yield()
    Headless.runLoop()
    #expect(label.text == "c" && other.text == "d" && count == 2)

    scene.table.cells { RowBlock(id: 1) { UILabel().text("other") } }
    first.wrappedValue = "late"
    await Task.yield()
    Headless.runLoop()
    #expect(label.text == "c" && count == 2)
    #expect(second.hub?.bindings.isEmpty == true)
  }

  @Test func rowBlockGrowsWithTheStateItReads() async {
    let scene = TableScene()
    let text = ViewState(wrappedValue: "a")
    let label = UILabel().numberOfLines(0)
    scene.table.cells {
      RowBlock(id: 1) { label.text(text.wrappedValue).padding(10) }
      RowBlock(id: 2) { UILabel().text("below").padding(10) }
    }
    scene.table.layoutIfNeeded()
    let before = scene.table.visibleCells.map(\.frame)
    text.wrappedValue = "a\nb\nc"
    await Task.yield()
    Headless.runLoop()
    scene.table.layoutIfNeeded()
    let after = scene.table.visibleCells.map(\.frame)
    #expect(after[0].height > before[0].height + 30 && after[1].minY == after[0].maxY)
    #expect(after[1].height == before[1].height)
  }

  /// The cell waits for reuse. It still shows its last row, but not the objects that the row was
  /// made of.
  @Test(arguments: ListKind.allCases)
  func removedRowReleasesItsObjects(kind: ListKind) async {
    final class Token {}
    let scene = kind.scene()
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      scene.show(rows: [
        RowBlock(id: 1) { UILabel().text("\(type(of: token))") },
        RowBlock(id: 2) { UILabel().text("other") },
      ])
    }
    scene.list.layoutIfNeeded()
    #expect(kept != nil)
    scene.show(rows: [RowBlock(id: 2) { UILabel().text("other") }])
    scene.list.layoutIfNeeded()
    for _ in 0..<20 where kept != nil {
      await Task.yield()
      Headless.runLoop()
    }
    #expect(kept == nil)
  }
}
