import TestSupport
import Testing

/// Blocks that stand for several blocks or for none, where one block is required and where several
/// are.
@MainActor
struct GroupTests {
  private let a = SizedView("a", 50, 20)
  private let b = SizedView("b", 40, 10)
  private let c = SizedView("c", 90, 30)
  private let d = SizedView("d", 30, 10)

  private struct Several: CompositeBlock {
    let views: [UIView]
    var body: some Block { for view in views { view } }
  }

  /// Two blocks as one, as a group and as a body.
  private var pairs: [any ValueBlock] {
    [BlockGroup([b, c]), Several(views: [b, c]), BlockGroup([Several(views: [b]), c])]
  }

  private func layOut(_ width: CGFloat, @BlockBuilder _ blocks: () -> [any Block]) -> [String] {
    let stage = Stage(CGSize(width: width, height: 200))
    let issues = LayoutDiagnostics.collect {
      let context = Mondrian.buildSubviews(on: stage.view) {
        VStackBlock(alignment: .leading) {
          blocks()
          StackingSpacer()
        }
      }
      _ = stage.size
      #expect(context.ambiguities.map(\.name).filter { $0.count == 1 } == [])
    }
    #expect(issues.map(\.description) == [])
    return [a, b, c, d].map { $0.superview == nil ? "-" : $0.frame.text }
  }

  /// Below a modifier, the blocks share one box as long as the longest, wherever the box is in a
  /// stack.
  @Test func groupWithAModifierIsOneElement() {
    let modifiers: [(any ValueBlock) -> any Block] = [
      { $0.id("x") }, { $0.capture(in: ConstraintGroup()) },
      { $0.spacingAfter(0) }, { $0.padding(0) }, { $0.alignSelf(HStackBlock.YAxisAlignment.top) },
      { $0.transition(.opacity) }, { $0.width(.min(0)) }, { $0.background(UIView()) },
    ]
    for modifier in modifiers {
      for pair in pairs {
        let frames = layOut(300) {
          HStackBlock(alignment: .top) {
            a
            modifier(pair)
            d
            StackingSpacer()
          }
        }
        #expect(a.frame.maxX == b.frame.minX && b.frame.minX == c.frame.minX, "\(frames)")
        #expect(d.frame.minX == 140 && c.frame.width == 90, "\(frames)")
      }
    }
  }

  @Test func widthAndOverlayApplyToTheBoxOfAGroup() {
    for pair in pairs {
      _ = layOut(300) {
        HStackBlock {
          pair.width(60).overlay(d)
          StackingSpacer()
        }
      }
      #expect(d.frame.width == 60 && b.frame.maxX <= 60 && c.frame.maxX <= 60)
    }
  }

  @Test func groupCanBePlacedInACorner() {
    let stage = Stage(CGSize(width: 300, height: 200))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        BlockGroup {
          a; b
        }.padding(9)
      }.relative([.top, .trailing], 3)
    }
    _ = stage.size
    #expect(a.frame == CGRect(x: 238, y: 12, width: 50, height: 20) && b.frame == a.frame)
  }

  /// A gone block leaves nothing behind, and an empty block takes no place.
  @Test func goneOrEmptyGroupTakesNoPlace() {
    let groups: [any Block] = [
      BlockGroup([b.gone(when: true), c.gone(when: true)]), BlockGroup([b, c]).gone(when: true),
      Several(views: []),
    ]
    for group in groups {
      let frames = layOut(300) {
        HStackBlock(spacing: 7, alignment: .top) {
          a
          group.id("x")
          d
          StackingSpacer()
        }
      }
      #expect(frames == ["0,0 50x20", "-", "-", "57,0 30x10"])
    }
  }

  /// In a flow, the blocks behave as if each were written there directly.
  @Test(arguments: [60, 95, 100, 140, 180, 300] as [CGFloat])
  func flowBreaksBetweenTheBlocksOfAGroup(width: CGFloat) {
    let written = layOut(width) {
      FlowBlock(spacing: 5, lineSpacing: 3) {
        a; b; c; d
      }
    }
    let ways: [any Block] = [
      BlockGroup([b, c]), BlockGroup([b, c]).gone(when: false), Several(views: [b, c]),
      BlockGroup([Several(views: []), b, Several(views: [c])]),
    ]
    for way in ways {
      #expect(
        layOut(width) {
          FlowBlock(spacing: 5, lineSpacing: 3) {
            a; way; d
          }
        } == written)
    }
  }

  @Test func groupInAChoiceIsMeasuredAsItIsPlaced() {
    for pair in pairs {
      let frames = [100, 80].map { width in
        layOut(width) {
          HStackBlock {
            FirstThatFits {
              pair
              a
            }
            StackingSpacer()
          }
        }
      }
      #expect(frames == [["-", "0,0 90x30", "0,0 90x30", "-"], ["0,0 50x20", "-", "-", "-"]])
    }
  }

  /// A block that places nothing also takes no space when lines are broken or a choice is made.
  @Test func emptyBlocksTakeNoRoomInFlowsAndChoices() {
    let nothings: [any Block] = [
      c.gone(when: true).padding(5), c.gone(when: true).width(90), EmptyLayout(),
      c.gone(when: true).background(UIView()), VStackBlock { c.gone(when: true) },
      HStackBlock { ZStackBlock { c.gone(when: true) } }, FlowBlock { c.gone(when: true) },
      FirstThatFits { EmptyLayout() }, Several(views: []), BlockGroup([]),
      VGridBlock(columns: [.init()]) { c.gone(when: true) }, VStackBlock { Several(views: []) },
      VStackBlock { BlockGroup { EmptyLayout() } }.id("x"),
    ]
    for (index, nothing) in nothings.enumerated() {
      #expect(
        layOut(115) {
          FlowBlock(spacing: 20) {
            a; nothing; b
          }
        }
          == layOut(115) {
            FlowBlock(spacing: 20) {
              a; b
            }
          })
      let row = layOut(115) {
        FirstThatFits {
          HStackBlock(spacing: 20) {
            a; nothing; b
          }
          d
        }
      }
      #expect(row[3] == "-", "\(index): \(row)")
      let flow = layOut(175) {
        HStackBlock(spacing: 20) {
          a; nothing;
          FlowBlock(spacing: 15) {
            b; d
          }
        }
      }
      #expect(b.frame.minY == d.frame.minY, "\(index): \(flow)")
    }
  }

  private struct Tags: CompositeBlock {
    let views: [UIView]
    var body: some Block { FlowBlock(spacing: 5) { views } }
  }

  /// An app's own block gets the room that its body would get.
  @Test func compositeBlockGetsTheRoomOfItsBody() {
    for width in [130, 170, 300] as [CGFloat] {
      #expect(
        layOut(width) {
          HStackBlock(spacing: 4) {
            d; Tags(views: [a, b])
          }
        }
          == layOut(width) {
            HStackBlock(spacing: 4) {
              d;
              FlowBlock(spacing: 5) {
                a; b
              }
            }
          })
    }
  }

  /// A gone block takes no share of the room. Two flows, a view and a choice share a row, however
  /// they are grouped.
  @Test(arguments: [false, true]) func groupingDoesNotChangeSharesOfARow(isFlipped: Bool) {
    let tags = (0..<6).map { SizedView("t\($0)", 30, 10) }
    let (first, second) = (
      FlowBlock(spacing: 2) { Array(tags.prefix(3)) },
      FlowBlock(spacing: 2) { Array(tags.suffix(3)) }
    )
    struct Body: CompositeBlock {
      let parts: [any Block]
      var body: some Block { for part in parts { part } }
    }
    let choice = FirstThatFits {
      b
      d
    }
    let parts: [any Block] = isFlipped ? [second, choice, a, first] : [first, a, second, choice]
    let groupings: [[any Block]] = [
      parts, [BlockGroup(parts)], [BlockGroup(Array(parts.prefix(2)))] + parts.suffix(2),
      [parts[0], Body(parts: Array(parts.dropFirst()))],
      [BlockGroup([]), BlockGroup([parts[0], BlockGroup(Array(parts[1...2]))]), parts[3]],
      [Body(parts: [BlockGroup(Array(parts.prefix(3)))]).gone(when: false), parts[3]],
    ]
    for width in [120, 160, 200, 260, 330] as [CGFloat] {
      let all = groupings.map { grouping -> [String] in
        let stage = Stage(CGSize(width: width, height: 200))
        Mondrian.buildSubviews(on: stage.view) {
          HStackBlock(spacing: 4, alignment: .top) { grouping }
        }
        _ = stage.size
        return (tags + [a, b, d]).map { $0.superview == nil ? "-" : $0.frame.text }
      }
      for frames in all.dropFirst() { #expect(frames == all[0], "\(width)") }
    }
  }

  /// Containers that turn out to be empty cause no ambiguity, beside, above and around other
  /// blocks.
  @Test(arguments: ["composite", "two", "gone"]) func emptyContainerCausesNoAmbiguity(
    kind: String
  ) {
    let nothing: [any Block] =
      switch kind {
      case "composite": [Several(views: [])]
      case "two": [Several(views: []), Several(views: [])]
      default: [b.viewBlock.gone(when: true), Several(views: [c]).gone(when: true)]
      }
    let containers: [any Block] = [
      VStackBlock { nothing }, HStackBlock(alignment: .top) { nothing }, ZStackBlock { nothing },
      VStackBlock { VStackBlock { nothing } }, VGridBlock(columns: [.init(), .init()]) { nothing },
      VStackBlock(distribution: .equalSpacing) { nothing },
    ]
    let surroundings: [(any Block) -> any Block] = [
      { empty in
        HStackBlock(spacing: 5) {
          empty; a
        }
      },
      { empty in
        VStackBlock(alignment: .leading) {
          a; empty; StackingSpacer()
        }
      },
      { empty in
        ZStackBlock {
          a; empty
        }
      },
      { empty in
        HStackBlock {
          VStackBlock { empty }.padding(3); a
        }
      },
    ]
    for container in containers {
      for surround in surroundings {
        let stage = Stage(CGSize(width: 200, height: 200))
        let issues = LayoutDiagnostics.collect {
          let context = Mondrian.buildSubviews(on: stage.view) { surround(container) }
          _ = stage.size
          #expect(context.ambiguities.map(\.description) == [])
        }
        #expect(issues.map(\.description) == [] && a.superview != nil)
      }
    }
  }

  @Test func goneBlockClaimsNoRoom() {
    let other = SizedView("other", 70, 10)
    let gone: [any Block] = [
      FlowBlock { other }.gone(when: true), FirstThatFits { other }.gone(when: true),
      other.weight(1).gone(when: true), other.gone(when: true).spacingBefore(60),
      VGridBlock(columns: [.init(.adaptive(minimum: 40))]) { other }.gone(when: true),
      FlowBlock {}, FlowBlock { other.gone(when: true) },
    ]
    let without = layOut(200) {
      HStackBlock {
        FlowBlock {
          a; b; c
        }
      }
    }
    for (index, block) in gone.enumerated() {
      let frames = layOut(200) {
        HStackBlock {
          FlowBlock {
            a; b; c
          }
          block
        }
      }
      #expect(frames == without, "\(index)")
    }
  }

  /// Beside a gone block, a block of a group behaves as if it were alone.
  @Test func goneBlockDoesNotAffectItsGroup() {
    for nothing in [b.gone(when: true), EmptyLayout()] as [any Block] {
      #expect(
        layOut(300) { ZStackBlock { BlockGroup([a, nothing]).width(.max(150)) }.height(100) }
          == layOut(300) { ZStackBlock { a.width(.max(150)) }.height(100) })
    }
  }

  @Test func choiceSkipsGoneBlocks() {
    #expect(
      layOut(300) {
        FirstThatFits {
          b.gone(when: true)
          a
        }
      } == ["0,0 50x20", "-", "-", "-"])
  }

  @Test func gridOfGoneCellsTakesNoSpace() {
    let cells: [any Block] = [b.gone(when: true), EmptyLayout()]
    for cell in cells {
      let stage = Stage()
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock(spacing: 9) {
          a
          VGridBlock(columns: [.init(.fixed(90)), .init(.fixed(50))]) { cell }
        }
      }
      #expect(stage.size == CGSize(width: 50, height: 20))
    }
  }

  /// A spacer with modifiers that leave it a spacer is measured as space.
  @Test func aSpacerWithAModifierIsMeasuredAsSpace() {
    let modifiers: [(StackingSpacer) -> any Block] = [
      { $0 }, { $0.id("x") }, { $0.gone(when: false) }, { $0.transition(.opacity) },
      { $0.capture(in: ConstraintGroup()) }, { $0.spacingAfter(0) }, { $0.id("x").id("y") },
    ]
    for modifier in modifiers {
      let frames = layOut(115) {
        FirstThatFits {
          HStackBlock(spacing: 20) {
            a; modifier(StackingSpacer()); b
          }
          d
        }
      }
      #expect(frames[3] == "-")
    }
  }

  @Test func resizingDecorationIsMeasured() {
    let frames = layOut(120) {
      FlowBlock {
        d.background(c, resizing: true)
        a
      }
    }
    #expect(frames[0] == "0,30 50x20" && frames[2] == "0,0 90x30")
    #expect(
      layOut(120) {
        FlowBlock {
          d.background(c); a
        }
      }[0].hasPrefix("30,"))
  }
}

extension CGRect {
  fileprivate var text: String {
    let numbers = [minX, minY, width, height].map { Int($0.rounded()) }
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }
}
