import LayoutCore
import Observation
import TestSupport
import Testing

@testable import StructuredLayout

@available(iOS 17, tvOS 17, macOS 14, *)
@Observable @MainActor
private final class Model {
  var isExpanded = false
  var unread = 0
}

@MainActor
private final class Heard {
  var issues: [LayoutIssue] = []
}

@MainActor
struct LayoutManagerTrackingTests {
  private let host = UIView()
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)

  /// Lets all deferred work run.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func changeOfReadStateReloadsTheLayout() async {
    let model = Model()
    let manager = LayoutManager(tracking: true)
    var builds = 0
    manager.setup(on: host) { _ in
      let _ = (builds += 1)
      VStackBlock {
        a
        if model.isExpanded { b }
      }
    }
    model.isExpanded = true
    await settle()
    #expect(host.subviews == [a, b])
    model.isExpanded = false
    model.isExpanded = true
    model.isExpanded = false
    await settle()
    #expect(host.subviews == [a])
    #expect(builds == 3)
  }

  /// The view never has the sizes of both layouts, whichever is reloaded first.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test(arguments: [true, false], [LayoutAnimation.none, .standard])
  func aViewGoesFromOneLayoutToAnother(takerIsFirst: Bool, animation: LayoutAnimation) async {
    let model = Model()
    let stage = Stage(CGSize(width: 200, height: 200))
    let (left, right, card) = (UIView(), UIView(), UIView())
    let managers = (0..<2).map { _ in LayoutManager(tracking: true, animation: animation) }
    let heard = Heard()
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in
        Mondrian.buildSubviews(on: stage.view) {
          HStackBlock(alignment: .fill) {
            left.viewBlock.width(100)
            right
          }
        }
        let setups: [() -> Void] = [
          {
            managers[0].setup(on: left) { _ in
              VStackBlock(alignment: .leading) {
                if !model.isExpanded { card.viewBlock.size(50) }
                StackingSpacer(minLength: 0)
              }
            }
          },
          {
            managers[1].setup(on: right) { _ in
              VStackBlock(alignment: .leading) {
                if model.isExpanded { card.viewBlock.size(80) }
                StackingSpacer(minLength: 0)
              }
            }
          },
        ]
        for setup in takerIsFirst ? setups.reversed() : setups { setup() }
        for _ in 0..<3 {
          model.isExpanded.toggle()
          await settle()
          _ = stage.size
          #expect(card.superview === (model.isExpanded ? right : left))
          #expect(card.frame.width == (model.isExpanded ? 80 : 50))
        }
      }
    }.value
    #expect(heard.issues.map(\.description) == [])
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func changeOfUnreadStateDoesNotReload() async {
    let model = Model()
    let manager = LayoutManager(tracking: true)
    var builds = 0
    manager.setup(on: host) { _ in
      let _ = (builds += 1)
      a
    }
    model.unread = 3
    await settle()
    #expect(builds == 1)
  }

  /// This is the behavior on systems without Observation. States with notifications of their own still
  /// cause a reload.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func withoutObservationOnlyDidChangeReloads() async {
    let model = Model()
    let manager = LayoutManager(tracking: true)
    var reads: DescriptionReads?
    onRelease(16) {
      manager.setup(on: host) { _ in
        let _ = (reads = .current)
        if model.isExpanded { b } else { a }
      }
    }
    model.isExpanded = true
    await settle()
    #expect(host.subviews == [a])
    reads?.didChange()
    await settle()
    #expect(host.subviews == [b])
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func withoutTrackingNothingReloads() async {
    let model = Model()
    let manager = LayoutManager()
    manager.setup(on: host) { _ in if model.isExpanded { b } else { a } }
    model.isExpanded = true
    await settle()
    #expect(host.subviews == [a])
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func aReloadByHandIsNotRepeated() async {
    let model = Model()
    let manager = LayoutManager(tracking: true)
    var builds = 0
    manager.setup(on: host) { _ in
      let _ = (builds += 1)
      if model.isExpanded { b } else { a }
    }
    model.isExpanded = true
    manager.reloadLayout()
    await settle()
    #expect(builds == 2)
    #expect(host.subviews == [b])
  }

  /// Either a description changes what it reads itself, or each of two descriptions changes what the
  /// other reads.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test(arguments: [1, 2])
  func descriptionsThatKeepChangingTheirStateAreStopped(count: Int) async {
    let managers = (0..<count).map { _ in LayoutManager(tracking: true) }
    let (models, hosts) = (managers.map { _ in Model() }, managers.map { _ in UIView() })
    let heard = Heard()
    var builds = 0
    var isChanging = true
    let line = #line + 4
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in
        for (number, manager) in managers.enumerated() {
          manager.setup(on: hosts[number]) { _ in
            let _ = (builds += 1)
            let _ = models[number].unread
            let _ = {
              guard isChanging else { return }
              // Observation considers changes only once the description has ended.
              if count == 1 { DescriptionReads.current?.didChange() }
              models[(number + 1) % count].unread += 1
            }()
            a
          }
        }
        for _ in 0..<40 { await settle() }
      }
    }.value
    #expect(builds > count && builds <= 10 * count)
    #expect(Set(heard.issues.map(\.kind)) == [.endlessChange] && heard.issues.count <= count)
    #expect(heard.issues.first?.line == SourceLine(line: UInt(line)))
    isChanging = false
    managers[0].reloadLayout()
    builds = 0
    models[0].unread = 0
    await settle()
    #expect(builds > 0)
  }

  /// An example is a description that configures a view whose own layout follows. It may do so any number
  /// of times.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func descriptionCanChangeStateThatAnotherReads() async {
    let model = Model()
    let (outer, inner) = (LayoutManager(tracking: true), LayoutManager(tracking: true))
    let (shown, hosts, heard) = (Model(), [UIView(), UIView()], Heard())
    var seen = -1
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in
        inner.setup(on: hosts[1]) { _ in
          let _ = (seen = shown.unread)
          b
        }
        outer.setup(on: hosts[0]) { _ in
          let _ = (shown.unread = model.unread)
          a
        }
        for number in 1...30 {
          model.unread = number
          await settle()
          #expect(seen == number)
        }
      }
    }.value
    #expect(heard.issues.isEmpty)
  }

  /// The description is built until it is right, and again after each change from outside.
  @Test func descriptionCanChangeItsStateUntilItSettles() async {
    let manager = LayoutManager(tracking: true)
    let heard = Heard()
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in
        var (number, reads) = (0, DescriptionReads?.none)
        manager.setup(on: host) { _ in
          let _ = (reads = .current)
          let _ = {
            guard number % 4 > 0 else { return }
            number += 1
            reads?.didChange()
          }()
          a
        }
        for _ in 0..<20 {
          number += 1
          reads?.didChange()
          await settle()
          #expect(number % 4 == 0)
        }
      }
    }.value
    #expect(heard.issues.isEmpty)
  }

  /// The reloads that led to the last one no longer count.
  @Test func requestedReloadStartsANewCountOfReloads() async {
    let manager = LayoutManager(tracking: true)
    let heard = Heard()
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in
        var (changes, reads) = (0, DescriptionReads?.none)
        manager.setup(on: host) { _ in
          let _ = (reads = .current)
          let _ = {
            guard changes > 0 else { return }
            changes -= 1
            reads?.didChange()
          }()
          a
        }
        for _ in 0..<4 {
          changes = 5
          manager.reloadLayout()
          await settle()
          #expect(changes == 0)
        }
      }
    }.value
    #expect(heard.issues.isEmpty)
  }

  /// The last layout stays in force until then.
  @Test func aDescriptionThatHasBeenStoppedFollowsTheNextChange() async {
    let manager = LayoutManager(tracking: true)
    let heard = Heard()
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in
        var (builds, isChanging, reads) = (0, true, DescriptionReads?.none)
        manager.setup(on: host) { _ in
          let _ = (builds += 1)
          let _ = (reads = .current)
          let _ = { if isChanging { reads?.didChange() } }()
          if isChanging { a } else { b }
        }
        await settle()
        let stopped = builds
        await settle()
        #expect(builds == stopped && host.subviews == [a])
        isChanging = false
        reads?.didChange()
        await settle()
        #expect(builds == stopped + 1 && host.subviews == [b])
      }
    }.value
    #expect(heard.issues.map(\.kind) == [.endlessChange])
  }
}
