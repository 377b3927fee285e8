import TestSupport
import Testing

/// A block that places nothing is left out, unless its box has modifiers.
@MainActor
struct EmptyBoxTests {
  private let mark = SizedView("mark")
  private let a = SizedView("a", 10)
  private let b = SizedView("b", 10)

  private func frame(
    _ size: CGSize = CGSize(width: 60, height: 60), @BlockBuilder _ content: () -> [any Block]
  ) -> CGRect? {
    let stage = Stage(size)
    let context = Mondrian.buildSubviews(on: stage.view, content)
    let frame = stage.frames(of: ["mark": mark])["mark"]
    #expect(context.ambiguities.map(\.description) == [])
    return mark.superview == nil ? nil : frame
  }

  @Test func decorationOfAnEmptyRootFillsTheHost() {
    #expect(frame { VStackBlock {}.background(mark) } == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(frame { EmptyLayout().overlay(mark) } == CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test func backgroundOfAnEmptyPaddedBlockCoversItsPadding() {
    #expect(
      frame { ZStackBlock { VStackBlock {}.padding(10).background(mark) } }
        == CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(
      frame { VStackBlock {}.padding(10).background(mark) }
        == CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  /// This also holds if nothing else gives the host a size.
  @Test func hostFitsThePaddingOfAnEmptyBlock() {
    func size(@BlockBuilder _ content: () -> [any Block]) -> CGSize {
      let stage = Stage()
      Mondrian.buildSubviews(on: stage.view, content)
      return stage.size
    }
    let padded = VStackBlock {}.padding(10).background(mark)
    #expect(size { padded } == CGSize(width: 20, height: 20))
    #expect(size { VStackBlock { padded } } == CGSize(width: 20, height: 20))
    #expect(size { HStackBlock { padded } } == CGSize(width: 20, height: 20))
    #expect(
      size {
        VStackBlock {
          padded
          a
        }
      } == CGSize(width: 20, height: 30))
  }

  @Test func backgroundOfASpacerIsAsLongAsTheSpacer() {
    #expect(
      frame { ZStackBlock { VStackBlock { StackingSpacer(minLength: 10) }.background(mark) } }
        == CGRect(x: 0, y: 25, width: 60, height: 10))
    #expect(
      frame { VStackBlock { StackingSpacer(minLength: 10) }.background(mark) }
        == CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test(arguments: LayoutAxis.allCases)
  func emptyBlocksAddSpacingOnlyIfTheirBoxHasModifiers(axis: LayoutAxis) {
    func distance(_ nothing: any Block) -> CGFloat {
      let stage = Stage()
      Mondrian.buildSubviews(on: stage.view) {
        if axis == .horizontal {
          HStackBlock(spacing: 5) {
            a
            nothing
            b
          }
        } else {
          VStackBlock(spacing: 5) {
            a
            nothing
            b
          }
        }
      }
      var length: CGFloat = 0
      let issues = LayoutDiagnostics.collect { length = axis.length(of: stage.size) - 20 }
      #expect(issues.isEmpty, "\(nothing)")
      return length
    }
    for nothing in [
      EmptyLayout(), VStackBlock {}, ZStackBlock {}, a.viewBlock.gone(when: true),
      a.viewBlock.gone(when: true).padding(3).background(UIView()), FlowBlock {},
    ] as [any Block] {
      #expect(distance(nothing) == 5, "\(nothing)")
    }
    for (box, length) in [
      (EmptyLayout().padding(0), 0), (VStackBlock {}.padding(3), 6), (ZStackBlock {}.size(7), 7),
      (VStackBlock {}.background(UIView()), 0),
    ] as [(any Block, CGFloat)] {
      #expect(distance(box) == 10 + length, "\(box)")
    }
  }

  @Test func ambiguityNamesItsElementAndLine() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let plain = UIView()
    plain.accessibilityIdentifier = "plain"
    let line: UInt = #line + 1
    let context = Mondrian.buildSubviews(on: host) { HStackBlock { [plain, UIView()] } }
    host.layoutIfNeeded()
    let told = context.ambiguities.map(\.description)
    #expect(told.first == "plain is not settled (EmptyBoxTests.swift:\(line))")
  }
}
