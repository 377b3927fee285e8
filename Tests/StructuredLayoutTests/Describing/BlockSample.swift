import TestSupport

/// Blocks of all kinds, for printing and rebuilding.
enum BlockSample: String, CaseIterable, Sendable {
  case stacks, spacers, layers, insets, sides, sizes, priorities, decorations, alignments, grids
  case scrolls, choices, container, conditions, guides, distributions
  case dividers, made, composites, groups
}

/// The views of a sample and their stage.
@MainActor
struct BlockSampleViews {
  let stage: Stage
  let v: [SizedView]
  let scroll = UIScrollView()
  let guide = UILayoutGuide()

  init(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) {
    stage = Stage(CGSize(width: 320, height: 480), direction: direction)
    let sizes: [(CGFloat, CGFloat)] = [(20, 30), (24, 28), (28, 26), (32, 24), (36, 22), (40, 20)]
    v = sizes.enumerated().map { SizedView("v\($0)", $1.0, $1.1) }
    scroll.accessibilityIdentifier = "scroll"
    guide.identifier = "guide"
  }

  var root: UIView { stage.view }
}

extension BlockSample {
  /// The blocks as written by hand.
  @MainActor
  @BlockBuilder
  func blocks(_ views: BlockSampleViews) -> [any Block] {
    switch self {
    case .stacks, .spacers, .layers, .insets, .sides, .sizes: simple(views)
    case .priorities, .decorations, .alignments, .grids, .distributions, .dividers: modified(views)
    default: containing(views)
    }
  }

  @MainActor
  @BlockBuilder
  private func simple(_ views: BlockSampleViews) -> [any Block] {
    let v = views.v
    switch self {
    case .stacks:
      VStackBlock(spacing: 8, alignment: .leading) {
        v[0]
        HStackBlock {
          v[1].viewBlock; v[2].spacingAfter(3).spacingBefore(2); v[3]
        }
        EmptyLayout()
      }
    case .spacers:
      HStackBlock(spacing: -2.5, alignment: .fill) {
        v[0]
        StackingSpacer(minLength: 4)
        v[1]
        StackingSpacer(minLength: 6, expands: false)
      }
    case .layers:
      ZStackBlock {
        v[0]; ZStackBlock(alignment: .attach(.top)) { v[1] }
      }
      ZStackBlock(alignment: .attach([.bottom, .trailing])) { v[2] }
      ZStackBlock(alignment: .attach(.horizontal)) { v[3] }
      ZStackBlock(alignment: .attach(.all)) { v[4] }
    case .insets:
      v[0].padding(8)
      v[1].padding(.bottom, 10).padding(.top, 4)
      v[2].relative([.top, .trailing], 10).relative(.leading, .min(3))
      v[3].relative(.all, .min(20))
      v[4].relative(.top, .max(9, .defaultHigh)).relative(.bottom, .exact(2, .defaultLow))
      v[5].relative(0).padding(1.5)
    case .sides:
      v[0].relative(bottom: 8, right: 8)
      v[1].padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      v[2].padding(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
      v[3].padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      v[4].relative(left: .max(40))
    default:
      VStackBlock {
        v[0].size(width: 40, height: .min(20)).width(.max(100, .defaultHigh))
        v[1].aspectRatio(1.5)
        v[2].aspectRatio(CGSize(width: 1, height: 4), priority: UILayoutPriority(600))
        v[3].padding(2).height(12).padding(1)
      }
    }
  }

  @MainActor
  @BlockBuilder
  private func modified(_ views: BlockSampleViews) -> [any Block] {
    let v = views.v
    switch self {
    case .priorities:
      HStackBlock {
        v[0].huggingPriority(.horizontal).compressionResistancePriority(.both, .defaultHigh)
        v[1].weight(2)
        v[2].weight(1).huggingPriority(.vertical, UILayoutPriority(30))
      }
    case .decorations:
      VStackBlock {
        v[0].padding(4).background(v[1])
        v[2].overlay(v[3].relative([.bottom, .trailing], 2), resizing: true)
          .background(
            HStackBlock {
              v[4]; v[5]
            }.padding(3))
      }
    case .alignments:
      VStackBlock {
        v[0].alignSelf(.leading)
        v[1].alignSelf(VStackBlock.XAxisAlignment.trailing)
        v[2].alignSelf(.fill)
      }
      ZStackBlock {
        v[3].alignSelf(.attach([.top, .leading]))
        v[4].alignSelf(HStackBlock.YAxisAlignment.bottom)
        v[5].alignSelf(.attach(.vertical))
      }
    case .grids:
      VStackBlock(alignment: .fill) {
        VGridBlock(
          columns: [
            .init(.fixed(60), spacing: 3), .init(), .init(.flexible(minimum: 4, maximum: 90)),
          ],
          rowSpacing: 4, columnSpacing: 8
        ) {
          v[0]; v[1].span(2); StackingSpacer(); v[2]
        }
        HGridBlock(rows: [.init(.adaptive(minimum: 20))], columnSpacing: 2) {
          v[3]; v[4]
        }
      }
    case .dividers:
      VStackBlock {
        v[0]
        DividerBlock()
        v[1].overlay(alignment: .topLeading) { v[2] }
        DividerBlock(thickness: 2, color: UIColor(red: 1, green: 0, blue: 0.25, alpha: 0.5))
        v[3].background(alignment: .bottom, resizing: true) {
          v[4]; v[5]
        }
        StackingSpacer(minLength: 3, maxLength: 40)
      }
    default:
      HStackBlock(spacing: 4, alignment: .top, distribution: .equalCentering) {
        v[0]; v[1]; v[2]
      }
      .separators(thickness: 2)
      VStackBlock(distribution: .equalSizes) {
        v[3]; v[4]
      }
    }
  }

  @MainActor
  @BlockBuilder
  private func containing(_ views: BlockSampleViews) -> [any Block] {
    let v = views.v
    switch self {
    case .scrolls:
      VScrollBlock(views.scroll, spacing: 8, alignment: .fill, fillsFrame: true) {
        v[0]
        HScrollBlock {
          v[1]; v[2].padding(2).fillingScrollFrame(.horizontal)
        }.height(44)
      }
    case .choices:
      VStackBlock(alignment: .fill) {
        FirstThatFits {
          HStackBlock {
            v[0]; v[1]
          };
          VStackBlock {
            v[0]; v[1]
          }
        }
        FlowBlock(spacing: 8, lineSpacing: 4, alignment: .bottom, lastLineAlignment: .trailing) {
          v[2]; v[3]
        }
        HStackBlock(spacing: 3) {
          v[4]; v[5]
        }.reflow(alignment: .trailing)
      }
    case .container:
      LayoutContainer(attachedSafeAreaEdges: [.top, .leading]) { v[0] }
      VStackBlock { v[1] }.container(bottom: .safeArea(.top), trailing: .margins(.centerX)).padding(
        2)
      v[2].container(respectingSafeAreaEdges: .all)
    case .conditions:
      VStackBlock {
        for view in v[0..<2] { view.padding(2).id(view.accessibilityIdentifier ?? "") }
        if v.count > 100 { v[2] } else { v[3].gone(when: v.isEmpty) }
        [v[4], v[5]]
      }
      .capture(in: ConstraintGroup())
    case .groups:
      HStackBlock(alignment: .top) {
        v[0]
        BlockGroup {
          v[1]; v[2]
        }
        .padding(9)
        BlockGroup { v[3].id("x") }.padding(3)
        BlockGroup {}.padding(2)
        FirstThatFits {
          BlockGroup { v[4] }
          BlockGroup {}
        }
        v[5].overlay(
          BlockGroup {
            DividerBlock(); DividerBlock()
          })
      }
    case .made:
      VStackBlock {
        v[0].viewBlock.transition(.opacity)
        ViewBlock(id: "line") { UIView() }.height(7)
        v[1].viewBlock.transition(.move(edge: .leading))
        ViewBlock(id: 2) { UIStackView() }.width(9)
      }
    case .composites:
      VStackBlock {
        Pair(first: v[0], second: v[1])
        ScrollBlock(fillsFrame: true) { v[2].size(width: 400, height: 10) }
        HStackBlock { Pair(first: v[3], second: v[4]) }
      }
    default:
      VStackBlock(spacing: 2) {
        v[0]
        views.guide.layoutGuideBlock.height(20)
        v[1]
        v[2].gone(when: true)
      }
    }
  }
}

private struct Pair: CompositeBlock {
  let first: UIView
  let second: UIView

  var body: some Block {
    first
    second.viewBlock.padding(2)
  }
}
