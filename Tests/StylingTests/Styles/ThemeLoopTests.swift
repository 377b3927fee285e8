import DeStijl
import Testing

/// Themes that apply themes, which would not come back.
@MainActor
struct ThemeLoopTests {
  /// Each begins with the first again: there are more ways through ten of them than can be gone.
  @Test func theyAreEnded() {
    let window = UIView()
    var count = 0
    let issues = LayoutDiagnostics.collect {
      for _ in 0..<10 {
        let view = UIView()
        window.addSubview(view)
        view.set(
          style: Style<UIView> { view, _ in
            count += 1
            view.alpha = 0.5
            Theme.apply(to: window)
          })
      }
    }
    #expect(!issues.isEmpty && issues.allSatisfy { $0.kind == .endlessChange })
    #expect(issues.count <= 10 && count < 1_000)
    #expect(window.subviews.allSatisfy { $0.alpha == 0.5 })
    #expect(LayoutDiagnostics.collect { Theme.apply(to: window) }.count == 10)
  }

  /// Such as a container whose theme says what those in it go by.
  @Test func oneMayApplyThoseOfOthers() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var color = UIColor.red
    inner.set(style: Style<UIView> { view, _ in view.backgroundColor = color })
    outer.set(
      style: Style<UIView> { _, _ in
        color = .blue
        Theme.apply(to: inner)
      })
    #expect(LayoutDiagnostics.collect { Theme.apply(to: outer) }.isEmpty)
    #expect(inner.backgroundColor == .blue)
  }
}
