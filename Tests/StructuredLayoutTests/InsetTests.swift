import TestSupport
import Testing

@MainActor
struct InsetTests {
  private let view = SizedView("view", 20, 10)

  private func frame(
    _ block: any Block, in size: CGSize? = CGSize(width: 100, height: 60),
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> CGRect? {
    view.removeFromSuperview()
    let stage = Stage(size, direction: direction)
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock { block } }
    return stage.frames(of: ["view": view])["view"]
  }

  @Test func bothSpellingsOfTheDocumentationCompile() {
    let corner = CGRect(x: 72, y: 42, width: 20, height: 10)
    #expect(frame(view.relative(bottom: 8, right: 8)) == corner)
    #expect(frame(view.relative([.bottom, .trailing], 8)) == corner)
    #expect(frame(view.viewBlock.relative([.bottom, .trailing], 8)) == corner)
    #expect(frame(view.relative(.all, .min(20))) == CGRect(x: 40, y: 25, width: 20, height: 10))
    #expect(frame(view.padding(.horizontal, 10)) == CGRect(x: 10, y: 0, width: 80, height: 60))
    #expect(frame(view.relative(0)) == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func insetsCanBeVariables() {
    let points: CGFloat = 4
    #expect(
      frame(view.padding(top: points, leading: points * 2))
        == CGRect(x: 8, y: 4, width: 92, height: 56))
    #expect(frame(view.padding(points)) == CGRect(x: 4, y: 4, width: 92, height: 52))
    #expect(frame(view.padding(2.5)) == frame(view.padding(CGFloat(2.5))))
  }

  @Test(
    arguments: [
      LayoutEdge.Set.top, .leading, .bottom, .trailing, [.top, .leading], [.bottom, .trailing],
    ],
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func contentThatIsTooLargeStaysInside(
    edges: LayoutEdge.Set, direction: UIUserInterfaceLayoutDirection
  ) {
    view.preferredSize = CGSize(width: 300, height: 300)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    for block in [view.relative(edges, 8) as any Block, HStackBlock { view }.relative(edges, 8)] {
      let frame = frame(block, in: bounds.size, direction)
      #expect(frame.map { bounds.contains($0) } == true)
    }
  }

  @Test func insetsAddUpEdgeByEdge() {
    #expect(
      frame(view.padding(.bottom, 10).padding(.bottom, 10).padding(.bottom, 10))
        == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(
      frame(view.relative(.top, 8).relative(.trailing, 10).padding(20))
        == CGRect(x: 20, y: 28, width: 50, height: 12))
  }

  @Test func paddingInsideRelativeHoldsAllEdges() {
    #expect(
      frame(view.padding(.horizontal, 8).relative(.bottom, 16))
        == CGRect(x: 8, y: 0, width: 84, height: 44))
    #expect(
      frame(view.relative(.horizontal, 8).relative(.bottom, 16))
        == CGRect(x: 8, y: 34, width: 84, height: 10))
  }

  /// The modifiers in between do not affect the position of the block.
  @Test func insetsAddUpAcrossModifiers() {
    let group = ConstraintGroup()
    let between: [(RelativeBlock) -> any Block] = [
      { $0.id("k") }, { $0.capture(in: group) }, { $0.gone(when: false) },
      { $0.transition(.opacity) }, { $0.weight(1) }, { $0.spacingAfter(0) },
      { $0.huggingPriority(.vertical, .defaultLow) }, { $0.id("k").weight(1) },
    ]
    let inner: [(UIView) -> RelativeBlock] = [
      { $0.padding(4) }, { $0.relative(.top, 8) }, { $0.relative(.all, .min(5)) },
      { $0.relative(leading: 5) }, { $0.relative(.leading, .max(5)) },
    ]
    let outer: [(any Block) -> any Block] = [
      { $0.padding(8) }, { $0.relative(.trailing, 10) }, { $0.relative(.top, 10) },
      { $0.relative(.all, .min(3)).alignSelf(.trailing) },
      { $0.relative(.bottom, 2).id("o").padding(.top, 3) },
    ]
    func frame(_ block: (UIView) -> any Block) -> CGRect {
      let view = SizedView("view", 20, 10)
      let stage = Stage(CGSize(width: 100, height: 60))
      let context = Mondrian.buildSubviews(on: stage.view) { VStackBlock { block(view) } }
      _ = stage.size
      #expect(context.ambiguities.map(\.description) == [])
      return view.frame
    }
    for (first, inner) in inner.enumerated() {
      for (second, outer) in outer.enumerated() {
        let sum = frame { outer(inner($0)) }
        for (number, between) in between.enumerated() {
          #expect(frame { outer(between(inner($0))) } == sum, "\(first), \(second), \(number)")
        }
      }
    }
    Mondrian.buildSubviews(on: UIView()) {
      UIView().relative(.all, .min(5)).capture(in: group).padding(3)
    }
    #expect(!group.constraints.isEmpty)
  }

  @Test func aDecorationBetweenInsetsKeepsThemApart() {
    let background = SizedView("bg")
    let stage = Stage(CGSize(width: 100, height: 60))
    Mondrian.buildSubviews(on: stage.view) { view.padding(4).background(background).padding(10) }
    let frames = stage.frames(of: ["bg": background, "view": view])
    #expect(frames["bg"] == CGRect(x: 10, y: 10, width: 80, height: 40))
    #expect(frames["view"] == CGRect(x: 14, y: 14, width: 72, height: 32))
  }

  @Test func onlyDirectionalInsetsMirrorRightToLeft() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
    let left = CGRect(x: 2, y: 1, width: 58, height: 56)
    let mirrored = CGRect(x: 40, y: 1, width: 58, height: 56)
    #expect(frame(view.padding(insets)) == left)
    #expect(frame(view.padding(directional)) == left)
    let size = CGSize(width: 100, height: 60)
    #expect(frame(view.padding(insets), in: size, .rightToLeft) == left)
    #expect(frame(view.padding(directional), in: size, .rightToLeft) == mirrored)
    #expect(
      frame(view.relative(bottom: 8, right: 8), in: size, .rightToLeft)
        == CGRect(x: 72, y: 42, width: 20, height: 10))
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func leftInsetsWorkInAndAroundStacks(
    direction: UIUserInterfaceLayoutDirection
  ) {
    let insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let size = CGSize(width: 100, height: 10)
    let other = SizedView("other", 20, 10)
    let around = HStackBlock {
      view; StackingSpacer(minLength: 0); other
    }.padding(insets)
    let first = direction == .leftToRight ? CGFloat(30) : 80
    #expect(frame(around, in: size, direction)?.minX == first)
    let inside = HStackBlock {
      view.padding(insets); StackingSpacer(minLength: 0); SizedView("x", 20)
    }
    let next = direction == .leftToRight ? CGFloat(30) : 80
    #expect(frame(inside, in: size, direction)?.minX == next)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func unevenInsetsMirrorWithTheirCenteredContent(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(CGSize(width: 100, height: 30), direction: direction)
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        view; SizedView("other", 60, 10)
      }.padding(leading: 20)
    }
    let x = stage.frames(of: ["view": view])["view"]?.minX
    #expect(x == (direction == .leftToRight ? 50 : 30))
  }

  @Test func weakInsetGivesWay() {
    let block = view.height(10).padding(top: .exact(500, .defaultLow))
    #expect(frame(block)?.maxY == 60)
  }

  @Test func insetsCanHaveLimits() {
    #expect(frame(view.relative(.leading, .max(5)))?.minX == 5)
    #expect(frame(view.relative(leading: .min(10), trailing: .min(30)))?.minX == 40)
    #expect(frame(view.relative(leading: .min(60), trailing: .min(10)))?.minX == 60)
  }

  @Test func leadingWithRightIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      _ = frame(view.relative(leading: 4, right: 8))
    }
    #expect(issues.map(\.kind) == [.mismatchedAttributes])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func nonfiniteInsetIsAnIssueAndCountsAsZero(number: CGFloat) {
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      #expect(frame(view.padding(.top, number)) == CGRect(x: 0, y: 0, width: 100, height: 60))
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
    #expect(issues.first?.line?.line == line)
  }

  /// Two distances of one edge form one constraint, with the lower of the two priorities.
  @Test func sumOfTwoInsetsHasTheLowerPriority() {
    let block = view.height(10).padding(top: .exact(200, .defaultHigh))
      .padding(top: .exact(300, .defaultLow))
    let context = Mondrian.buildSubviews(on: UIView()) { block }
    let sum = context.constraints.first { abs($0.constant) == 500 }
    #expect(sum?.priority == .defaultLow)
  }

  /// Left and leading are different sides, even if they are stated one after the other.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func leftAndLeadingInsetsAreIndependent(
    direction: UIUserInterfaceLayoutDirection
  ) {
    let block = view.padding(left: 5, right: 1).padding(leading: 10)
    let x = direction == .leftToRight ? 15.0 : 5.0
    #expect(
      frame(block, in: CGSize(width: 100, height: 60), direction)
        == CGRect(x: x, y: 0, width: 84, height: 60))
  }

  /// A box with a maximum width fills it.
  @Test func boxFillsUpToItsMaximumWidth() {
    #expect(frame(view.padding(10).width(.max(60)))?.width == 40)
  }

  /// The size of a box is not the size of its content.
  @Test func viewKeepsItsWidthInAWiderBox() {
    let inBox = frame(view.width(30).relative(.leading, 10).width(80))
    #expect(inBox?.width == 30)
  }
}
