import TestSupport
import Testing

/// Blocks composed of other blocks.
@MainActor
struct CompositeBlockTests {
  private let views = (0..<4).map { SizedView("\($0)", 20, 10) }
  private let host = SizedView("host")

  private struct Pair: CompositeBlock {
    let first: UIView
    let second: UIView
    var isWhole = true

    var body: some Block {
      first
      if isWhole { second }
    }
  }

  private struct Nested: CompositeBlock {
    let first: UIView
    let pair: Pair

    var body: some Block {
      first
      pair
    }
  }

  private func equations(@BlockBuilder _ content: () -> [any Block]) -> String {
    Mondrian.plan(for: content(), on: host, at: SourceLine()).equations
  }

  /// Several blocks behave as if they were written in the parent directly, whatever the parent is.
  @Test func bodyBlocksBecomeElementsOfTheParent() {
    let pair = Pair(first: views[1], second: views[2])
    for distribution in StackDistribution.allCases {
      #expect(
        equations {
          VStackBlock(spacing: 3, distribution: distribution) {
            views[0]; pair; views[3]
          }
        }
          == equations {
            VStackBlock(spacing: 3, distribution: distribution) { views }
          })
    }
    #expect(
      equations { HStackBlock { Nested(first: views[0], pair: pair) } }
        == equations { HStackBlock { views[0...2].map { $0 } } })
    #expect(
      equations { ZStackBlock { pair } }
        == equations {
          ZStackBlock {
            views[1]; views[2]
          }
        })
    #expect(
      equations {
        VGridBlock(columns: [.init(), .init()]) {
          views[0]; pair
        }
      }
        == equations {
          VGridBlock(columns: [.init(), .init()]) { [views[0], views[1], views[2]] }
        })
    #expect(
      equations { pair }
        == equations {
          views[1]; views[2]
        })
  }

  @Test func separatorsStandBetweenTheBlocksOfABody() {
    Mondrian.buildSubviews(on: host) {
      VStackBlock {
        Pair(first: views[0], second: views[1]); views[2]
      }.separators()
    }
    #expect(host.subviews.count == 5)
  }

  @Test func aBodyOfOneBlockTakesModifiers() {
    let one = Pair(first: views[0], second: views[1], isWhole: false)
    #expect(
      equations { VStackBlock { one.padding(4).background(views[3]) } }
        == equations { VStackBlock { views[0].padding(4).background(views[3]) } })
  }

  /// If one block is required, several blocks share one box.
  @Test func modifiedCompositePlacesItsBlocksInOneBox() {
    let stage = Stage(CGSize(width: 100, height: 50))
    Mondrian.buildSubviews(on: stage.view) {
      Pair(first: views[0], second: views[1]).padding(5)
    }
    _ = stage.size
    #expect(views[0].frame == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(views[1].frame == views[0].frame)
  }

  @Test func blockBuilderFunctionsAddTheirBlocks() {
    @BlockBuilder func header(_ isLong: Bool) -> some Block {
      views[0]
      if isLong { views[1] }
    }
    #expect(
      equations {
        VStackBlock {
          header(true); views[2]
        }
      }
        == equations { VStackBlock { [views[0], views[1], views[2]] } })
  }

  @Test func descriptionPrintsTheBodyOfAComposite() {
    let context = Mondrian.buildSubviews(on: host) {
      VStackBlock { Pair(first: views[0], second: views[1]) }
    }
    #expect(
      context.describe(in: .blocks)
        == """
        Mondrian.buildSubviews(on: host) {
          VStackBlock {
            item0
            item1
          }
        }
        """)
  }
}
