import TestSupport
import Testing

/// Lines between elements, as blocks.
@MainActor
struct DividerBlockTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 30)

  private func line(on host: UIView) -> UIView? { host.subviews.first { $0 !== a && $0 !== b } }

  @Test func dividerCrossesTheStackFromEdgeToEdge() {
    let column = Stage(CGSize(width: 100, height: 61))
    Mondrian.buildSubviews(on: column.view) {
      VStackBlock(spacing: 5) {
        a; DividerBlock(); b
      }
    }
    _ = column.size
    #expect(line(on: column.view)?.frame == CGRect(x: 0, y: 25, width: 100, height: 1))
    let row = Stage(CGSize(width: 62, height: 40))
    Mondrian.buildSubviews(on: row.view) {
      HStackBlock(spacing: 5) {
        a; DividerBlock(thickness: 2, color: .red); b
      }
    }
    _ = row.size
    #expect(line(on: row.view)?.frame == CGRect(x: 25, y: 0, width: 2, height: 40))
    #expect(line(on: row.view)?.backgroundColor == .red)
  }

  @Test func dividerOutsideAStackIsHorizontal() {
    let stage = Stage(CGSize(width: 80, height: 60))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) { ZStackBlock { DividerBlock(thickness: 4) } }
      _ = stage.size
    }
    #expect(line(on: stage.view)?.frame == CGRect(x: 0, y: 28, width: 80, height: 4))
    #expect(issues.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity])
  func unusableThicknessIsReportedOnceAndCountsAsZero(thickness: CGFloat) {
    let stage = Stage(CGSize(width: 100, height: 200))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock {
          a
          DividerBlock(thickness: thickness)
          b
        }
      }
      _ = stage.size
    }
    #expect(issues.map(\.kind) == [thickness < 0 ? .negativeSize : .invalidNumber])
    #expect(line(on: stage.view)?.frame.height == 0)
  }

  @Test func reloadKeepsDividersAndUpdatesTheirColors() {
    let host = UIView()
    let manager = LayoutManager()
    var colors: [UIColor?] = [.red, nil]
    manager.setup(on: host) {
      VStackBlock {
        a
        for color in colors { DividerBlock(color: color) }
      }
    }
    let lines = host.subviews.filter { $0 !== a }
    #expect(lines.map(\.backgroundColor) == [.red, .separator])
    colors = [.blue, .red, .green]
    manager.reloadLayout()
    let now = host.subviews.filter { $0 !== a }
    #expect(now.map(\.backgroundColor) == [.blue, .red, .green])
    #expect(now[0] === lines[0] && now[1] === lines[1])
  }
}
