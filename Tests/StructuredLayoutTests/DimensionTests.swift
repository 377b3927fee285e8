import TestSupport
import Testing

@MainActor
struct DimensionTests {
  private var view: SizedView { SizedView("view", 20, 10) }

  private func size(_ block: any Block) -> CGSize {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock { block } }
    return stage.size
  }

  @Test func everyBlockHasDimensions() {
    let blocks: [(SizedView) -> any Block] = [
      { $0 }, { $0.viewBlock }, { $0.padding(3) }, { $0.relative(.top, 2) },
      { view in VStackBlock { view } },
      { view in
        VStackBlock {
          view; SizedView("b", 5)
        }
      },
      { view in
        HStackBlock {
          view; SizedView("b", 5)
        }
      }, { view in ZStackBlock { view } },
      { $0.background(SizedView("bg")) }, { $0.overlay(SizedView("over", 90)) },
      { $0.alignSelf(.fill) },
      { view in VStackBlock { view }.padding(4).background(SizedView("bg")) },
    ]
    for make in blocks {
      #expect(
        size(make(SizedView("v", 20, 10)).width(50).height(40)) == CGSize(width: 50, height: 40))
      #expect(
        size(make(SizedView("v", 20, 10)).size(width: .min(44), height: .exact(40))).width >= 44)
      #expect(size(make(SizedView("v", 20, 10)).width(.max(18)).height(40)).width <= 18)
      #expect(
        size(make(SizedView("v", 20, 10)).height(40).aspectRatio(2))
          == CGSize(width: 80, height: 40))
    }
  }

  @Test func lastDimensionOfAKindWins() {
    #expect(size(view.width(10).width(50)).width == 50)
    #expect(size(view.width(10).alignSelf(.center).width(50)).width == 50)
    #expect(size(view.width(.min(100)).width(.max(200))).width == 100)
  }

  @Test func dimensionOfTheRootDoesNotSizeTheHost() {
    let stage = Stage(CGSize(width: 100, height: 100))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        view; SizedView("b", 10)
      }.width(40)
      view.width(10)
    }
    #expect(stage.size == CGSize(width: 100, height: 100))
    let makers: [(SizedView) -> any Block] = [
      { $0.size(width: 50, height: 20) }, { $0.size(width: 30, height: 0).padding(10) },
    ]
    for make in makers {
      let view = view
      let stage = Stage(CGSize(width: 100, height: 60))
      Mondrian.buildSubviews(on: stage.view) { make(view) }
      #expect(stage.frames(of: ["": view])[""]?.midX == 50)
      #expect(stage.frames(of: ["": view])[""]?.midY == 30)
    }
  }

  @Test func unsizedHostTakesTheSizeOfItsRoot() {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) { view.size(40).padding(5) }
    #expect(stage.size == CGSize(width: 50, height: 50))
  }

  @Test(arguments: [CGSize(width: 100, height: 60), CGSize(width: 60, height: 100)])
  func rootWithAspectRatioIsAsLargeAsFits(size: CGSize) {
    let view = SizedView("view")
    let stage = Stage(size)
    Mondrian.buildSubviews(on: stage.view) { view.aspectRatio(1) }
    let frame = stage.frames(of: ["": view])[""]
    #expect(stage.size == size)
    #expect(frame?.size == CGSize(width: 60, height: 60))
    #expect(frame?.midX == size.width / 2 && frame?.midY == size.height / 2)
  }

  @Test func aspectRatioCanBeGivenAsASize() {
    #expect(size(view.height(9).aspectRatio(CGSize(width: 16, height: 9))).width == 16)
  }

  @Test func invalidDimensionsAreIssuesAndAreIgnored() {
    var lines: [UInt] = []
    let issues = LayoutDiagnostics.collect {
      lines = [#line + 1, #line + 2, #line + 3, #line + 4]
      #expect(size(view.width(CGFloat.nan).height(30)) == CGSize(width: 20, height: 30))
      #expect(size(view.width(-5)) == CGSize(width: 20, height: 10))
      #expect(size(view.aspectRatio(CGSize(width: 16, height: 0))) == CGSize(width: 20, height: 10))
      #expect(size(view.aspectRatio(0)) == CGSize(width: 20, height: 10))
    }
    #expect(issues.map(\.kind) == [.invalidNumber, .negativeSize, .invalidNumber, .invalidNumber])
    #expect(issues.compactMap(\.line?.line) == lines)
  }

  private nonisolated static let refused: [(ConstraintValue, isRatio: Bool)] =
    [Float(2000), 0, -1, .nan].flatMap { number in
      let priority = UILayoutPriority(rawValue: number)
      return [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual].flatMap {
        [(ConstraintValue($0, 50, priority: priority), false)]
          + ($0 == .equal ? [(ConstraintValue($0, 0.5, priority: priority), true)] : [])
      }
    } + [.nan, .infinity, -1].map { (ConstraintValue(.equal, $0), false) }

  /// A rejected value decides nothing: neither whether a choice fits nor the available length
  /// inside.
  @Test(arguments: refused, LayoutAxis.allCases)
  func rejectedDimensionChangesNothing(
    refused: (value: ConstraintValue, isRatio: Bool), axis: LayoutAxis
  ) {
    func sized(_ block: any Block) -> any Block {
      if refused.isRatio {
        return block.aspectRatio(refused.value.value, priority: refused.value.priority)
      }
      return axis == .horizontal ? block.width(refused.value) : block.height(refused.value)
    }
    func layOut(_ size: (any Block) -> any Block) -> (frames: [CGRect], issues: [LayoutIssue]) {
      let views = [SizedView("a", 80, 80), SizedView("b", 10, 10), SizedView("c", 30, 30)]
      let stage = Stage(CGSize(width: 100, height: 100))
      let issues = LayoutDiagnostics.collect {
        Mondrian.buildSubviews(on: stage.view) {
          ZStackBlock {
            FirstThatFits(along: axis) {
              size(views[0])
              views[1]
            }
            size(FlowBlock { views[2] })
          }
        }
        _ = stage.size
      }
      return (views.map { $0.superview == nil ? .null : $0.frame }, issues)
    }
    let (plain, told) = (layOut { $0 }, layOut(sized))
    #expect(plain.issues.isEmpty && plain.frames == told.frames)
    #expect(told.issues.count == 2)
    #expect(told.issues.allSatisfy { [.invalidNumber, .negativeSize].contains($0.kind) })
  }
}
