import DeStijl
import LayoutStage
import Testing

/// Waiting on a stage whose clock is in use.
@MainActor
struct WaitOnClockTests {
  private final class Model {
    var isLoaded = false
  }

  @Test func waitForAnAnimationTakesNoRealTime() async throws {
    let (box, model) = (UIView(), Model())
    let stage = Stage(box)
    try stage.advance(by: 0)
    stage.run {
      UIView.animate(withDuration: 500, animations: { box.alpha = 0 }) { _ in
        model.isLoaded = true
      }
    }
    try stage.advance(by: 499)
    #expect(!model.isLoaded)
    try await stage.wait { model.isLoaded }
    #expect(box.layer.presentation()?.opacity == 0)
  }

  private final class Search: UIView {
    @ViewState var phrase = ""
    var heard: [String] = []

    func listen() {
      $phrase.observe(observer: self).debounceSetTrigger(by: 60)
        .didSet { view, changes in view.heard.append(changes.new) }
    }
  }

  @Test func debouncedChangesFollowTheClock() throws {
    let search = Search()
    let stage = Stage(search)
    stage.run { search.listen() }
    search.phrase = "a"
    try stage.advance(by: 59)
    search.phrase = "ab"
    try stage.advance(by: 59)
    #expect(search.heard.isEmpty)
    try stage.advance(by: 1)
    #expect(search.heard == ["ab"])
  }

  /// The second animation begins in the first round of the wait, and its completion comes in the same round.
  @Test func waitIncludesCompletionsOfTheSameRound() async throws {
    let (page, spinner, model) = (UIView(), UIView(), Model())
    page.addSubview(spinner)
    let stage = Stage(page)
    stage.run {
      UIView.animate(withDuration: 0.3, animations: { page.alpha = 0.5 }) { _ in
        model.isLoaded = true
        UIView.animate(withDuration: 0.3, animations: { spinner.alpha = 0 }) { _ in
          spinner.removeFromSuperview()
        }
      }
    }
    try await stage.wait { model.isLoaded }
    #expect(page.subviews.isEmpty)
  }
}
