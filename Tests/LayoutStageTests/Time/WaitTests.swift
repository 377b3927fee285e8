import DeStijl
import Foundation
import LayoutStage
import Testing

@MainActor
struct WaitTests {
  private final class Model {
    var isLoaded = false
  }

  @Test func waitIncludesWorkOfTasks() async throws {
    let (title, model) = (label("Loading"), Model())
    let stage = Stage(title, size: .content)
    let width = title.frame.width
    Task {
      for _ in 0..<5 { await Task.yield() }
      title.text = "Loaded at last, and longer"
      model.isLoaded = true
    }
    try await stage.wait { model.isLoaded && title.frame.width > width }
    #expect(try stage.view(.text("Loaded at last, and longer")) === title)
  }

  @Test func waitIncludesRealTime() async throws {
    let (box, model) = (UIView(), Model())
    let stage = Stage(box)
    Task {
      try? await Task.sleep(nanoseconds: 30_000_000)
      model.isLoaded = true
    }
    try await stage.wait(limit: 20) { model.isLoaded }
    #expect(model.isLoaded)
  }

  @Test func waitCompletesAnimationsAtOnce() async throws {
    let (box, model) = (UIView(), Model())
    let stage = Stage(box)
    stage.run {
      UIView.animate(withDuration: 500, animations: { box.alpha = 0 }) { _ in
        model.isLoaded = true
      }
    }
    #expect(!model.isLoaded)
    try await stage.wait { model.isLoaded }
    #expect(model.isLoaded)
  }

  private final class Search: UIView {
    @ViewState var phrase = ""
    var heard: [String] = []

    func listen() {
      $phrase.observe(observer: self).debounceSetTrigger(by: 60)
        .didSet { view, changes in view.heard.append(changes.new) }
    }
  }

  @Test func waitForDebouncedChangesTakesNoRealTime() async throws {
    let search = Search()
    let stage = Stage(search)
    stage.run { search.listen() }
    search.phrase = "a"
    search.phrase = "ab"
    try await stage.wait { !search.heard.isEmpty }
    #expect(search.heard == ["ab"])
  }

  @Test func debouncedChangesOutliveTheirStage() async throws {
    let search = Search()
    do {
      let stage = Stage(UIView())
      stage.run {
        search.$phrase.observe(observer: search).debounceSetTrigger(by: 0.001)
          .didSet { view, changes in view.heard.append(changes.new) }
      }
    }
    search.phrase = "a"
    let other = Stage(UIView())
    try await other.wait(limit: 20) { !search.heard.isEmpty }
    #expect(search.heard == ["a"])
  }

  @Test func failedWaitListsTheViews() async {
    let stage = Stage(label("Loading", "title"), size: .content)
    let line = #line + 1
    let error = await #expect(throws: StageWaitError.self) {
      try await stage.wait(limit: 0.01) { false }
    }
    let told = error?.description ?? ""
    #expect(
      told.hasPrefix(
        "WaitTests.swift:\(line): The condition is still false after 0.01 s. The views are:\n"))
    #expect(told.contains("UILabel title \"Loading\" (0 0, "))
  }
}
