import LayoutCore
import Observation
import TestSupport
import Testing

@testable import StructuredLayout

@Observable @MainActor
private final class Model {
  var isExpanded = false
  var unread = 0
}

@MainActor
struct LayoutManagerTrackingTests {
  private let host = UIView()
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)
  private let model = Model()

  /// Lets everything run that has been put off.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func stateThatTheDescriptionReadsReloadsIt() async {
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

  @Test func stateThatItDoesNotReadDoesNot() async {
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

  /// As on systems that have no Observation, where states that tell in their own way reload all the same.
  @Test func withoutObservationOnlyWhatTellsByItselfReloads() async {
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

  @Test func withoutTrackingNothingReloads() async {
    let manager = LayoutManager()
    manager.setup(on: host) { _ in if model.isExpanded { b } else { a } }
    model.isExpanded = true
    await settle()
    #expect(host.subviews == [a])
  }

  @Test func aReloadByHandIsNotRepeated() async {
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
}
