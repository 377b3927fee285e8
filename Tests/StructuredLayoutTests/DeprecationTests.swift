import TestSupport
import Testing

/// Former names still work and name their replacements.
@MainActor
struct DeprecationTests {
  private let a = SizedView("a", 20)

  @available(*, deprecated)
  @Test func buildSubviewsOnAViewStillWorks() {
    let stage = Stage(CGSize(width: 100, height: 50))
    let context = stage.view.mondrian.buildSubviews {
      if stage.view.isHidden { UIView() } else { a.padding(10) }
    }
    _ = stage.size
    #expect(a.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(context.isActive && context.targetView === stage.view)
  }

  @available(*, deprecated)
  @Test func buildSelfSizingStillWorks() {
    let stage = Stage(CGSize(width: 100, height: 50))
    stage.view.addSubview(a)
    let group = a.mondrian.buildSelfSizing {
      $0.width(30).height(.min(5, .defaultLow)).aspectRatio(2)
        .huggingPriority(.horizontal, .init(300)).width(40)
    }
    #expect(
      equations(group.constraints) == [
        "a.height >= 5.0 @250.0", "a.width == 40.0 @1000.0",
        "a.width == a.height * 2.0 + 0.0 @1000.0",
      ])
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    #expect(a.superview === stage.view)
    #expect(a.contentHuggingPriority(for: .horizontal) == UILayoutPriority(300))
  }

  @available(*, deprecated)
  @Test func batchLayoutStillActivatesChains() {
    let stage = Stage(CGSize(width: 100, height: 50))
    stage.view.addSubview(a)
    let group = mondrianBatchLayout {
      a.mondrian.layout.edges(.toSuperview, 5)
    }
    _ = stage.size
    #expect(group.isActive)
    #expect(a.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
  }
}
