import TestSupport
import Testing

/// The row that keeps its place on the screen: the first visible one that does not move.
@MainActor
struct AnchorTests {
  private func heroes(_ ids: [Int]) -> [Hero] { ids.map { Hero($0, "\($0)") } }

  /// Scrolls to a row, a little below its top.
  private func look(_ scene: any ListScene, at path: IndexPath) {
    scene.scroll(to: path)
    scene.list.contentOffset.y += 7
    _ = scene.nameCells
  }

  /// Expects the visible rows, except the given ones, to keep their places.
  private func expectStill(
    _ scene: any ListScene, but moved: Set<String> = [], _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation, _ change: () -> Void
  ) {
    let old = scene.places
    change()
    let new = scene.places
    let kept = old.filter { !moved.contains($0.key) && new[$0.key] != nil }
    #expect(!kept.isEmpty, comment, sourceLocation: location)
    for (name, place) in kept {
      #expect(
        abs((new[name] ?? 0) - place) <= onePixel, "row \(name) \(comment ?? "")",
        sourceLocation: location)
    }
  }

  @Test(arguments: ListKind.allCases, [0, 59])
  func firstVisibleRowMovesAwayWithoutShiftingOthers(kind: ListKind, target: Int) {
    let scene = kind.scene()
    var ids = Array(0..<60)
    scene.show(heroes(ids))
    look(scene, at: [0, 25])
    expectStill(scene, but: ["25"]) {
      ids.insert(ids.remove(at: 25), at: target)
      scene.show(heroes(ids))
    }
    #expect(scene.places["25"] == nil && scene.places["27"] != nil)
  }

  @Test(arguments: ListKind.allCases)
  func firstVisibleRowChangesSectionWithoutShiftingOthers(kind: ListKind) {
    let scene = kind.scene()
    func show(_ first: [Int], _ second: [Int]) {
      scene.show([("a", heroes(first)), ("b", heroes(second))])
    }
    show(Array(0..<30), Array(30..<60))
    look(scene, at: [0, 25])
    expectStill(scene, but: ["25"]) {
      show((0..<30).filter { $0 != 25 }, Array(30..<60) + [25])
    }
    look(scene, at: [1, 10])
    expectStill(scene, but: ["40"]) {
      show([40] + (0..<30).filter { $0 != 25 }, (30..<60).filter { $0 != 40 } + [25])
    }
  }

  /// Nothing else is visible, so the list scrolls along with the section.
  @Test(arguments: ListKind.allCases)
  func listFollowsAMovedSectionIfNothingElseIsVisible(kind: ListKind) {
    let scene = kind.scene()
    var sections = (0..<6).map { ("\($0)", heroes(Array($0 * 20..<$0 * 20 + 20))) }
    scene.show(sections)
    look(scene, at: [1, 5])
    expectStill(scene) {
      sections.append(sections.remove(at: 1))
      scene.show(sections)
    }
  }

  /// Sections above the visible rows are inserted, deleted and moved.
  @Test(arguments: ListKind.allCases)
  func visibleRowsStayWhenSectionsAboveChange(kind: ListKind) {
    let scene = kind.scene()
    let seed: UInt64 = 1_125
    var generator = SeededGenerator(seed: seed)
    var next = 10_000
    var sections = (0..<8).map { number in
      ("\(number)", Array(number * 100..<number * 100 + 12))
    }
    func show() { scene.show(sections.map { ($0.0, heroes($0.1)) }) }
    show()
    for step in 0..<caseCount(250) {
      let seen = Int.random(in: 3..<sections.count - 2, using: &generator)
      look(scene, at: [seen, Int.random(in: 0..<4, using: &generator)])
      let above = Int.random(in: 0..<seen, using: &generator)
      let other = Int.random(in: 0..<seen, using: &generator)
      expectStill(scene, "step \(step) of seed \(seed)") {
        switch Int.random(in: 0...5, using: &generator) {
        case 0:
          sections.insert(("new \(next)", Array(next..<next + 9)), at: above)
          next += 20
        case 1 where sections.count > 6: sections.remove(at: above)
        case 2: sections.swapAt(above, other)
        case 3: sections[above].1.shuffle(using: &generator)
        case 4: if let id = sections[above].1.popLast() { sections[other].1.insert(id, at: 0) }
        default: sections[above].1.append(contentsOf: next..<next + 3)
        }
        next += 20
        show()
      }
    }
  }
}
