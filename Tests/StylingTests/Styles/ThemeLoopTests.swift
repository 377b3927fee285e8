import DeStijl
import Testing

/// Themes that apply themes and would never return.
@MainActor
struct ThemeLoopTests {
  /// Each theme starts again with the first one, so ten themes allow more paths than can be
  /// followed.
  @Test func themesThatApplyEachOtherEndlesslyAreStopped() {
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

  /// An example is a container whose theme sets what the themes of its contents depend on.
  @Test func themeMayApplyTheThemesOfItsContents() {
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
