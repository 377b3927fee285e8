import Foundation
import HeadlessUIKit
import Testing

/// A progress view that observes a `Progress`.
@MainActor
struct ObservedProgressTests {
  private let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
  private let progress = Progress(totalUnitCount: 10)

  @Test func progressViewFollowsObservedProgress() {
    progress.completedUnitCount = 2
    view.observedProgress = progress
    #expect(view.progress == 0.2)
    let early = Headless.render(view)
    progress.completedUnitCount = 7
    #expect(Headless.render(view) != early, "drawn without being asked")
    #expect(view.progress == 0.7)
    view.observedProgress = nil
    progress.completedUnitCount = 9
    #expect(view.progress == 0.7)
  }

  @Test func setProgressLastsUntilObservedProgressChanges() {
    view.observedProgress = progress
    view.progress = 0.5
    #expect(view.progress == 0.5)
    progress.completedUnitCount = 3
    #expect(view.progress == 0.3)
  }
}
