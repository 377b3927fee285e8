import TestSupport
import Testing

@MainActor
struct SpacerTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)
  private let c = SizedView("c", 20)

  private func xs(_ width: CGFloat, @BlockBuilder _ content: () -> [any Block]) -> [CGFloat] {
    let stage = Stage(CGSize(width: width, height: 20))
    Mondrian.buildSubviews(on: stage.view) { HStackBlock { content() } }
    let frames = stage.frames(of: ["a": a, "b": b, "c": c].filter { $0.value.superview != nil })
    return ["a", "b", "c"].compactMap { frames[$0]?.minX }
  }

  @Test func expandingSpacerTakesTheRemainingLength() {
    let xs = xs(100) {
      a
      StackingSpacer(minLength: 4)
      b
    }
    #expect(xs == [0, 80])
    #expect(a.frame.width == 20)
  }

  @Test func expandingSpacersOfOneStackAreEquallyLong() {
    let xs = xs(120) {
      StackingSpacer(minLength: 0)
      a
      StackingSpacer(minLength: 0)
      b
      StackingSpacer(minLength: 0)
      c
      StackingSpacer(minLength: 0)
    }
    #expect(xs == [15, 50, 85])
  }

  @Test func spacersOfTheOuterStackExpandFirst() {
    let (a, b, c) = (SizedView("a", 20), SizedView("b", 20), SizedView("c", 20))
    let stage = Stage(CGSize(width: 200, height: 50))
    let context = Mondrian.buildSubviews(on: stage.view) {
      HStackBlock {
        HStackBlock {
          a
          StackingSpacer(minLength: 5)
          b
        }
        StackingSpacer(minLength: 0)
        c
      }
    }
    _ = stage.size
    #expect([a, b, c].map(\.frame.minX) == [0, 25, 180])
    #expect(context.ambiguities.isEmpty)
  }

  @Test func minimumLengthsOutrankEqualSpacerLengths() {
    let xs = xs(100) {
      a
      StackingSpacer(minLength: 30)
      b
      StackingSpacer(minLength: 0)
      c
    }
    #expect(xs == [0, 50, 80])
  }

  @Test func adjacentSpacersMergeIntoOne() {
    let xs = xs(120) {
      a
      StackingSpacer(minLength: 4)
      StackingSpacer(minLength: 10, expands: false)
      b
      StackingSpacer(minLength: 0)
      c
    }
    #expect(xs == [0, 50, 100])
  }

  @Test func unsizedViewStretchesBeforeASpacer() {
    let plain = SizedView("plain")
    let stage = Stage(CGSize(width: 100, height: 20))
    let context = Mondrian.buildSubviews(on: stage.view) {
      HStackBlock {
        plain
        StackingSpacer(minLength: 4)
        b
      }
    }
    #expect(stage.frames(of: ["plain": plain])["plain"]?.width == 76)
    #expect(context.ambiguities.isEmpty)
  }

  @Test func viewBetweenTwoSpacersIsUnambiguous() {
    let stage = Stage(CGSize(width: 100, height: 20))
    let context = Mondrian.buildSubviews(on: stage.view) {
      HStackBlock {
        StackingSpacer(minLength: 0)
        a
        StackingSpacer(minLength: 0)
      }
    }
    #expect(stage.frames(of: ["a": a])["a"]?.minX == 40)
    #expect(context.ambiguities.map(\.name).isEmpty)
  }

  @Test(arguments: [false, true])
  func stackOfOnlySpacersAddsTheirLength(expands: Bool) {
    for length: CGFloat in [0, 20] {
      let stage = Stage()
      let issues = LayoutDiagnostics.collect {
        Mondrian.buildSubviews(on: stage.view) {
          VStackBlock { StackingSpacer(minLength: length, expands: expands) }
          VStackBlock {
            a
            VStackBlock { StackingSpacer(minLength: length, expands: expands) }
            b
          }
        }
      }
      #expect(issues.isEmpty)
      #expect(stage.size == CGSize(width: 20, height: 40 + length))
      a.removeFromSuperview()
      b.removeFromSuperview()
    }
  }

  @Test(arguments: LayoutAxis.allCases)
  func spacersAtTheEndsBelongToTheBoxOfTheirStack(axis: LayoutAxis) {
    let inner: [any Block] = [
      StackingSpacer(minLength: 5), a, StackingSpacer(minLength: 5),
    ]
    let stage = Stage()
    let background = SizedView("bg")
    Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock {
        if axis == .vertical {
          VStackBlock { inner }.background(background)
        } else {
          HStackBlock { inner }.background(background)
        }
      }
    }
    #expect(axis.length(of: stage.size) == 30)
    #expect(stage.frames(of: ["bg": background])["bg"].map { axis.length(of: $0.size) } == 30)
  }

  @Test func spacerOutsideAStackIsAnIssue() {
    let stage = Stage()
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        ZStackBlock {
          a
          StackingSpacer(minLength: 4)
        }
      }
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(a.superview === stage.view)
  }
}
