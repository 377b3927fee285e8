import TestSupport
import Testing

/// Whatever happens to a description, its layout is what a fresh one would be, and what did not
/// change costs nothing.
@MainActor
@Suite struct EditScriptTests {
  /// A list of rows of boxes, all with names.
  private struct Document: Equatable {
    struct Row: Equatable {
      var name: Int
      var boxes: [Int]
      var spacing: CGFloat
    }

    var rows: [Row] = []
    var spacing: CGFloat = 4

    mutating func edit(with generator: inout SeededGenerator, next: inout Int) {
      next += 1
      let at = Int.random(in: 0...rows.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: rows.insert(Row(name: next, boxes: [next], spacing: 2), at: at)
      case 2 where at < rows.count: rows.remove(at: at)
      case 3 where at < rows.count: rows.append(rows.remove(at: at))
      case 4 where at < rows.count: rows[at].spacing += 3
      case 5 where at < rows.count: rows[at].boxes.insert(next, at: 0)
      case 6 where at < rows.count && rows[at].boxes.count > 1: rows[at].boxes.removeLast()
      default: spacing = CGFloat(next % 9)
      }
    }

    /// How many boxes lie in rows that are not what they were, or not where they were.
    func changes(since old: Document) -> Int {
      let known = Dictionary(uniqueKeysWithValues: old.rows.map { ($0.name, $0) })
      let before = Dictionary(
        uniqueKeysWithValues: zip(old.rows, [nil] + old.rows).map {
          ($0.name, $1?.name)
        })
      var count = spacing == old.spacing ? 0 : rows.count
      var previous: Row?
      for row in rows {
        let isMoved = before[row.name] != previous?.name
        let isNear = previous.map { known[$0.name]?.boxes.first != $0.boxes.first } ?? false
        if known[row.name] != row || isMoved || isNear { count += row.boxes.count + 1 }
        previous = row
      }
      let names = Set(rows.map(\.name))
      count += old.rows.filter { !names.contains($0.name) }.map { $0.boxes.count + 1 }.reduce(0, +)
      count += rows.last?.name == old.rows.last?.name ? 0 : 4
      return count + 1
    }
  }

  /// The views of a document, made when they are first named.
  @MainActor
  private final class Boxes {
    private var views: [Int: SizedView] = [:]

    func view(_ name: Int) -> SizedView {
      let known = views[name] ?? SizedView("\(name)", CGFloat(10 + name % 7))
      views[name] = known
      return known
    }

    func blocks(of document: Document) -> [any Block] {
      let rows = document.rows.map { row in
        HStackBlock(spacing: row.spacing, alignment: .fill) {
          row.boxes.map { view($0) }
          StackingSpacer(minLength: 3)
        }
        .id(row.name)
      }
      return [
        VStackBlock(spacing: document.spacing, alignment: .fill) {
          rows
          StackingSpacer(minLength: 0)
        }
      ]
    }
  }

  private func frames(_ stage: Stage) -> [String] {
    _ = stage.size
    return stage.view.subviews.map { "\($0.accessibilityIdentifier ?? "-") \($0.frame)" }
  }

  @Test func aThousandEditsEachGiveWhatAFreshBuildGivesAtTheCostOfWhatChanged() {
    var generator = SeededGenerator(seed: 7)
    var name = 0
    for _ in 0..<50 {
      let stage = Stage(CGSize(width: 400, height: 900))
      let boxes = Boxes()
      let manager = LayoutManager()
      var document = Document()
      manager.setup(on: stage.view) { boxes.blocks(of: document) }
      for _ in 0..<20 {
        let old = document
        document.edit(with: &generator, next: &name)
        let before = Headless.counters
        manager.reloadLayout()
        let work = Headless.counters - before
        let operations = work.constraintsAdded + work.constraintsRemoved + work.constraintsEdited
        let changes = document.changes(since: old)
        #expect(document == old ? operations == 0 : operations <= 8 * changes)

        let fresh = Stage(CGSize(width: 400, height: 900))
        let freshBoxes = Boxes()
        Mondrian.buildSubviews(on: fresh.view) { freshBoxes.blocks(of: document) }
        #expect(frames(stage) == frames(fresh))
      }
    }
  }
}
