import DeStijl
import Testing

@testable import LayoutStage

@MainActor
struct OverlapTests {
  private func rectangles(_ count: Int, seed: UInt64, within length: Int) -> [CGRect] {
    var numbers = Numbers(state: seed)
    return (0..<count).map { _ in
      CGRect(
        x: numbers.next(length), y: numbers.next(length), width: numbers.next(12),
        height: numbers.next(12))
    }
  }

  @Test(arguments: [20, 100, 400])
  func overlapsMatchAPairwiseComparison(length: Int) {
    for seed in 0..<UInt64(20) {
      let all = rectangles(60, seed: seed, within: length) + [.null, .zero, .infinite]
      let pairs = all.indices.flatMap { first in
        all.indices.dropFirst(first + 1).filter { second in
          let shared = all[first].intersection(all[second])
          return !shared.isNull && min(shared.width, shared.height) > 0
        }.map { [first, $0] }
      }
      #expect(Overlaps(of: all).pairs.map { [$0.first, $0.second] } == pairs)
    }
  }

  /// The arguments give a column, a grid and a row.
  @Test(arguments: [1, 10, 1_600])
  func comparisonsInAGridGrowLinearly(columns: Int) {
    let comparisons = [400, 1_600].map { count in
      let grid = (0..<count).map { number in
        CGRect(x: number % columns * 20, y: number / columns * 20, width: 21, height: 21)
      }
      return Overlaps(of: grid).comparisons
    }
    #expect(comparisons[0] > 0 && comparisons[1] <= 5 * comparisons[0])
  }

  /// How a column is wrapped in a layout.
  private enum Wrapping: CaseIterable {
    case none, layer, padded, background, overlay, layerOfLayers, aligned

    @MainActor func block(_ column: any Block) -> any Block {
      let ground = UIView()
      ground.backgroundColor = .systemBackground
      switch self {
      case .none: return column
      case .layer:
        return ZStackBlock {
          ground.viewBlock.alignSelf(.fill)
          column
        }
      case .padded:
        return ZStackBlock {
          ground.viewBlock.alignSelf(.fill)
          column.padding(4)
        }
      case .background: return column.background(ground)
      case .overlay: return ground.viewBlock.size(200).overlay { column }
      case .layerOfLayers:
        return ZStackBlock {
          ground.viewBlock.alignSelf(.fill)
          ZStackBlock { column }
        }
      case .aligned:
        return ZStackBlock {
          ground.viewBlock.alignSelf(.fill)
          column.alignSelf(.attach([.top, .leading]))
        }
      }
    }
  }

  private func told(_ block: @escaping @MainActor () -> any Block) throws -> Int {
    try found(noOverlap(), size: .fixed(300, 300)) {
      let view = UIView()
      Mondrian.buildSubviews(on: view) { block() }
      return view
    }.count
  }

  /// The elements of one column are not layers of each other, whatever layer the column belongs to.
  @Test(.ourTextMetrics, arguments: Wrapping.allCases, [-12, 0] as [CGFloat])
  private func overlappingElementsOfAColumnAreFound(
    wrapping: Wrapping, spacing: CGFloat
  ) throws {
    let count = try told {
      wrapping.block(
        VStackBlock(spacing: spacing) {
          label("One")
          label("Two")
        })
    }
    #expect(count == (spacing < 0 ? 1 : 0))
  }

  /// Neither are the elements of a row inside the column.
  @Test(.ourTextMetrics, arguments: [-12, 0] as [CGFloat])
  func rowOverlappingTheElementAboveIsFound(spacing: CGFloat) throws {
    let count = try told {
      ZStackBlock {
        VStackBlock(spacing: spacing) {
          label("One")
          HStackBlock { label("Two") }
        }
      }
    }
    #expect(count == (spacing < 0 ? 1 : 0))
  }

  /// Columns in different layers may overlap within those layers.
  @Test(.ourTextMetrics, arguments: Wrapping.allCases)
  private func columnsInDifferentLayersMayOverlap(wrapping: Wrapping) throws {
    let count = try told {
      wrapping.block(
        ZStackBlock {
          VStackBlock {
            label("One")
            label("Two")
          }
          VStackBlock {
            label("Three")
            label("Four")
          }
          label("Five").viewBlock.overlay(label("Six"))
        })
    }
    #expect(count == 0)
  }

  @Test func overlapsAreReportedInViewOrder() {
    let view = UIView()
    for (number, place) in [(0, 0), (300, 0), (0, 10), (310, 0), (10, 5)].enumerated() {
      let label = label("\(number)", "view\(number)")
      label.frame = CGRect(x: place.0, y: place.1, width: 40, height: 20)
      view.addSubview(label)
    }
    let findings = noOverlap().findings(on: Stage(view, size: .fixed(400, 100)))
    #expect(
      findings.map { "\($0.view?.accessibilityIdentifier ?? "") \($0.message.prefix(15))" } == [
        "view2 lies over view0", "view4 lies over view0", "view3 lies over view1",
        "view4 lies over view2",
      ])
  }

  /// A layer within one view overlaps nothing outside that view.
  @Test(.ourTextMetrics) func layersInsideViewsDoNotExcuseTheirOverlap() throws {
    func card(_ text: String) -> UIView {
      let (card, plane) = (UIView(), UIView())
      plane.backgroundColor = .white
      Mondrian.buildSubviews(on: card) {
        ZStackBlock {
          plane.viewBlock.alignSelf(.fill)
          label(text)
        }
      }
      return card
    }
    let count = try told {
      VStackBlock(spacing: -35) {
        card("One").viewBlock.height(60)
        card("Two").viewBlock.height(60)
      }
    }
    #expect(count > 0)
  }

  /// The background of a column does not allow its elements to overlap each other, wherever the
  /// background is.
  @Test(.ourTextMetrics) func backgroundDoesNotExcuseOverlapInItsColumn() throws {
    let ground = UIView()
    ground.backgroundColor = .systemBackground
    let count = try told {
      VStackBlock {
        VStackBlock(spacing: -10, alignment: .leading) {
          label("One")
          label("Two")
          label("Three")
        }
        .padding(10).background(ground)
        StackingSpacer(minLength: 0)
      }
      .padding(80)
    }
    #expect(count == 2)
  }
}
