import Foundation
import TestSupport
import Testing

/// Sets whose difference is computed off the main actor, and sets from other threads.
@MainActor
@Suite(.serialized) struct BackgroundSetTests {
  private let heroes = (0..<6).map { Hero($0, "\($0)") }

  private func section(_ heroes: [Hero], _ name: String = "a") -> UITableView.Section {
    UITableView.Section(identifier: name, cells: heroes.map { HeroRow(hero: $0) })
  }

  /// An identity that notes on which thread it is compared.
  private struct Probe: Hashable {
    nonisolated(unsafe) static var countsOnMain = 0
    nonisolated(unsafe) static var isCounting = false
    var id: Int

    static func == (left: Probe, right: Probe) -> Bool {
      note()
      return left.id == right.id
    }

    func hash(into hasher: inout Hasher) {
      Self.note()
      hasher.combine(id)
    }

    private static func note() {
      if isCounting, Thread.isMainThread { countsOnMain += 1 }
    }
  }

  private struct Row: TableCellModel, CollectionCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { Probe(id: id) }
    var rowContent: TableCellContent { TableCellContent(HeroCell.self) { $0.show("\(id)") } }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroItemCell.self) { $0.show("\(id)") }
    }
  }

  @Test(arguments: ListKind.allCases)
  func diffIsComputedOffTheMainActor(kind: ListKind) async {
    let scene = kind.scene()
    func set(_ ids: [Int]) async { await scene.setElsewhere(rows: ids.map { Row(id: $0) }) }
    await set(Array(0..<200))
    let cells = scene.cellsByName
    Probe.isCounting = true
    await set(Array((0..<220).reversed()) + Array(300..<320))
    Probe.isCounting = false
    #expect(Probe.countsOnMain == 0)
    // The list was scrolled to the very top, where new rows are visible.
    #expect(scene.shownNames.first == "219" && scene.rowCount(in: 0) == 240)
    await set(Array(0..<5))
    #expect(scene.shownNames == ["0", "1", "2", "3", "4"] && cells.count > 5)
  }

  @Test(arguments: ListKind.allCases)
  func latestSetIsShownWhetherSyncOrAsync(kind: ListKind) async {
    let scene = kind.scene()
    scene.show([("a", heroes)])
    let log = await issues(scene.list) {
      let first = Task { await scene.setElsewhere([("a", [heroes[0]])]) }
      await Task.yield()
      await scene.setElsewhere([("a", [heroes[1]])])
      await first.value
      #expect(scene.shownNames == ["1"])
      let third = Task { await scene.setElsewhere([("a", [heroes[2]])]) }
      await Task.yield()
      scene.show([("a", [heroes[3]])])
      await third.value
      #expect(scene.shownNames == ["3"] && scene.cellCount == 1)
    }
    #expect(log == [])
  }

  /// A set in progress takes a row that the user moves from where it is by then.
  @Test(arguments: ListKind.allCases)
  func asyncSetKeepsTheCellOfARowMovedByHandMeanwhile(kind: ListKind) async {
    let scene = kind.scene()
    scene.showInterruptible([("a", heroes), ("b", [])])
    let cell = scene.cellsByName["0"]
    let log = await issues(scene.list) {
      let isMoved = await scene.set([("a", heroes.reversed()), ("b", [])]) {
        scene.moveByHand(from: [0, 0], to: [1, 0])
      }
      #expect(isMoved && cell != nil)
      #expect(scene.shownNames == ["5", "4", "3", "2", "1", "0"])
      #expect(scene.cellsByName["0"] == cell)
    }
    #expect(log == [])
  }

  @Test func asyncSetInDidReloadIsShown() async {
    let scene = TableScene()
    let model = scene.table.model
    scene.show([("a", heroes)])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      model.didReload { _ in
        model.didReload { _ in }
        Task { @MainActor in
          await model.set([section([heroes[4]])])
          done.resume()
        }
      }
      Task { @MainActor in
        await model.set([section([heroes[3]])])
        Headless.runLoop()
      }
    }
    #expect(scene.names == ["4"])
  }

  @Test func releasingTheListDuringAnAsyncSetIsNoIssue() async {
    var scene: TableScene? = TableScene()
    scene?.show([("a", heroes)])
    let model = scene?.table.model
    // A collector of a view's issues retains the view.
    let log = await issues(nil) {
      let set = Task { await model?.set([section([heroes[0], heroes[1]])]) }
      scene = nil
      #expect(model?.table == nil && model?.cells.count == heroes.count)
      await set.value
    }
    #expect(log == [] && model?.cells.count == 2)
  }

  /// Mixes sets of both kinds, user moves and scrolling; then the list is released during a set.
  @Test(arguments: ListKind.allCases)
  func hundredsOfMixedSetsEndInTheLatest(kind: ListKind) async {
    let seed: UInt64 = 37
    var generator = SeededGenerator(seed: seed)
    var scene: (any ListScene)? = kind.scene()
    var latest = [("a", heroes), ("b", [])]
    var running: [Task<Void, Never>] = []
    func shuffled() -> [(String, [Hero])] {
      let ids = Array(0..<24).shuffled(using: &generator)
      let rows = ids.prefix(Int.random(in: 0...20, using: &generator)).map { id in
        Hero(id, "\(id).\(Int.random(in: 0...1, using: &generator))")
      }
      let cut = Int.random(in: 0...rows.count, using: &generator)
      let names = Bool.random(using: &generator) ? ["a", "b"] : ["b", "a"]
      return [(names[0], Array(rows[..<cut])), (names[1], Array(rows[cut...]))]
    }
    func expectLatest(_ step: Int) async {
      for task in running { await task.value }
      running = []
      let names = latest.map { $0.1.map(\.name) }
      #expect(scene?.namesOfSections == names, "step \(step) of seed \(seed)")
      let shown = scene?.shownNames ?? []
      let all = names.flatMap { $0 }
      #expect(shown.count == min(all.count, 10) && shown == Array(all.prefix(10)), "step \(step)")
    }
    let log = await issues(scene?.list) {
      guard let list = scene else { return }
      list.show(latest)
      for step in 0..<400 {
        switch Int.random(in: 0...5, using: &generator) {
        case 0:
          latest = shuffled()
          list.show(latest)
        case 1, 2:
          latest = shuffled()
          running.append(Task { [latest] in await list.setElsewhere(latest) })
          await Task.yield()
        case 3:
          latest = shuffled()
          await list.setElsewhere(latest)
        case 4 where running.isEmpty:
          let from = Int.random(in: 0...1, using: &generator)
          guard !latest[from].1.isEmpty else { continue }
          let row = Int.random(in: 0..<latest[from].1.count, using: &generator)
          list.moveByHand(from: [from, row], to: [1 - from, 0])
          latest[1 - from].1.insert(latest[from].1.remove(at: row), at: 0)
        default:
          list.list.contentOffset.y = 40
          _ = list.shownNames
          list.list.contentOffset.y = 0
        }
        if step % 7 == 0 { await expectLatest(step) }
      }
      await expectLatest(400)
    }
    #expect(log == [])

    weak let list = scene?.list
    let rest = await issues(nil) {
      let set = scene.map { $0.setterElsewhere([("a", heroes)]) }.map { act in Task { await act() }
      }
      await Task.yield()
      scene = nil
      await set?.value
    }
    #expect(list == nil && rest == [])
  }

  /// The set in progress does not bring back the old place of a row that the user moves.
  @Test(arguments: ListKind.allCases)
  func moveByHandDuringAnAsyncSetDoesNotUndoTheSet(kind: ListKind) async {
    let scene = kind.scene()
    let new = [("a", [heroes[5], heroes[4]]), ("b", [heroes[3]])]
    scene.showInterruptible([("a", heroes), ("b", [])])
    let isMoved = await scene.set(new) { scene.moveByHand(from: [0, 0], to: [1, 0]) }
    #expect(isMoved && scene.shownNames == ["5", "4", "3"])
    #expect(scene.namesOfSections == [["5", "4"], ["3"]])
  }

  @Test func duplicatesInAnAsyncSetAreOneIssue() async {
    let scene = TableScene()
    scene.show([("a", heroes)])
    let log = await issues(scene.table) {
      await scene.table.model.set([section([heroes[0], heroes[1], heroes[0]])])
    }
    #expect(
      log.count == 1 && log[0].contains("rows have the same identifier: 0 ([0, 0], [0, 2]);"),
      "\(log)")
    #expect(scene.names == ["0", "1", "0"])
  }

  /// Such code compiles in Swift 5 mode.
  @Test(
    arguments: ListKind.allCases,
    ["cells", "sections", "cells { }", "sections { }", "model", "set"])
  func setFromAnotherThreadIsOneIssueAndRunsOnMain(
    kind: ListKind, way: String
  ) async {
    let scene = kind.scene()
    scene.show([("a", heroes)])
    _ = scene.nameCells
    let log = await issues(scene.list) {
      let set = scene.setter(of: [heroes[2]], by: way)
      let bare = unsafeBitCast(set, to: (@Sendable () -> Void).self)
      await Task.detached { bare() }.value
      await Task.detached { await MainActor.run {} }.value
      for _ in 0..<100 where scene.shownNames.count > 1 { await Task.yield() }
    }
    #expect(log.count == 1 && log[0].contains("a thread other than"), "\(log)")
    #expect(scene.shownNames == ["2"])
  }

  /// Returns the issues of the list during a closure and the next turns. Other tests report issues
  /// of their own at the same time.
  private func issues(
    _ list: UIView?, _ run: @MainActor () async -> Void
  ) async -> [String] {
    let (old, oldLog) = (LayoutDiagnostics.handler, Headless.log)
    let name = ObjectIdentifier(list ?? UIView())
    var found: [String] = []
    LayoutDiagnostics.handler = { issue in
      let isMeant = issue.view.map { ObjectIdentifier($0) == name } ?? (list == nil)
      if isMeant { found.append(issue.description) }
    }
    Headless.log = { if $0.contains("Invalid") { found.append($0) } }
    await run()
    (LayoutDiagnostics.handler, Headless.log) = (old, oldLog)
    return found
  }
}
