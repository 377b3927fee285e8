import TestSupport
import Testing

/// Measuring a layout gives the result of the layout itself and leaves no trace.
@MainActor
struct MeasureTests {
  private func card(_ text: String) -> (host: UIView, views: [UIView]) {
    let (title, body) = (UILabel(), UILabel())
    title.text = "Title"
    body.text = text
    body.numberOfLines = 0
    let (icon, ground) = (SizedView("icon", 40), SizedView("ground"))
    let host = UIView()
    Mondrian.buildSubviews(on: host) {
      HStackBlock(spacing: 8, alignment: .top) {
        icon
        VStackBlock(spacing: 4, alignment: .leading) {
          title
          body
        }
      }
      .padding(16)
      .background(ground)
    }
    return (host, [title, body, icon, ground])
  }

  private static let text = String(repeating: "A word and another one. ", count: 8)

  @Test(arguments: [120, 200, 375, 1000] as [CGFloat])
  func measuredHeightFitsTheLayout(width: CGFloat) {
    let (host, views) = card(Self.text)
    let measured = host.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let stage = Stage(CGSize(width: width, height: measured.height))
    Mondrian.buildSubviews(on: stage.view) { host }
    _ = stage.size
    #expect(measured.width == width)
    let whole = CGRect(origin: .zero, size: measured)
    #expect(views[3].frame.isClose(to: whole))
    #expect(abs(max(views[1].frame.maxY, views[2].frame.maxY) - (measured.height - 16)) < 0.5)
  }

  @Test func measuringMovesNothing() {
    let (host, views) = card(Self.text)
    let stage = Stage(CGSize(width: 200, height: 500))
    Mondrian.buildSubviews(on: stage.view) { host }
    _ = stage.size
    let before = (views + [host]).map(\.frame)
    let counters = Headless.counters
    for width in [100, 300, 0] as [CGFloat] {
      _ = host.systemLayoutSizeFitting(CGSize(width: width, height: 0))
    }
    let work = Headless.counters - counters
    #expect((views + [host]).map(\.frame) == before)
    #expect(work.viewsLaidOut == 0)
    #expect((work.constraintsAdded, work.constraintsRemoved) == (0, 0))
    _ = stage.size
    #expect((views + [host]).map(\.frame) == before)
  }
}
