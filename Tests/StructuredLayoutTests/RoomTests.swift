import TestSupport
import Testing

/// The room of blocks that depend on it.
@MainActor
struct RoomTests {
  private let tags = (0..<4).map { SizedView("tag\($0)", 60, 20) }
  private let title = SizedView("title", 80, 20)
  private let icon = SizedView("icon", 40, 40)

  private func stage(_ width: CGFloat, @BlockBuilder _ content: () -> [any Block]) -> Stage {
    let stage = Stage(CGSize(width: width, height: 400))
    Mondrian.buildSubviews(on: stage.view, content)
    _ = stage.size
    return stage
  }

  /// Beside an icon and with insets, the flow gets the remaining width.
  @Test func aFlowBelowATitleBesideAnIconHasTheRestOfTheRow() {
    let issues = LayoutDiagnostics.collect {
      _ = stage(240) {
        HStackBlock(spacing: 10, alignment: .top) {
          icon
          VStackBlock(alignment: .leading) {
            title
            FlowBlock(spacing: 5) { tags }
          }
        }
        .padding(10)
      }
    }
    #expect(issues.map(\.description) == [])
    // 240 - 20 - 40 - 10 = 170: two tags of 60 with a gap of 5 fit, three do not.
    #expect(tags.map(\.frame.size.width) == [60, 60, 60, 60])
    #expect(tags.map(\.frame.minX) == [60, 125, 60, 125])
    #expect(icon.frame.width == 40)
  }

  /// The source of the width of a view without content.
  enum OwnWidth: CaseIterable, Sendable {
    case anchor, chain, statement, content

    @MainActor
    func set(_ width: CGFloat, of view: UIView) {
      switch self {
      case .anchor: view.widthAnchor.constraint(equalToConstant: width).isActive = true
      case .chain: view.mondrian.layout.width(.exact(width)).activate()
      case .statement: view.widthAnchor(width).build()
      case .content:
        let inner = UIView()
        Mondrian.buildSubviews(on: view) { inner.viewBlock.width(width).relative(0) }
      }
    }
  }

  /// A width that an earlier layout of blocks has stated is not the view's own.
  @Test(arguments: OwnWidth.allCases, [false, true])
  func viewIsMeasuredByItsOwnWidthConstraint(own: OwnWidth, hasHistory: Bool) {
    let (stage, avatar, manager) = (
      Stage(CGSize(width: 185, height: 200)), UIView(), LayoutManager()
    )
    own.set(50, of: avatar)
    var isSized = hasHistory
    manager.setup(on: stage.view) {
      HStackBlock(spacing: 10, alignment: .top) {
        if isSized { avatar.viewBlock.height(90) } else { avatar }
        FlowBlock(spacing: 5) { [tags[0], tags[1]] }
      }
    }
    _ = stage.size
    isSized = false
    manager.reloadLayout()
    _ = stage.size
    // 185 - 50 - 10 = 125: two tags of 60 with a gap of 5.
    #expect(avatar.frame.width == 50 && tags.map(\.frame.minX).prefix(2) == [60, 125])
    #expect(tags[0].frame.minY == tags[1].frame.minY)
  }

  /// Auto Layout reports no changes of constants, so the next reload notices them.
  @Test func reloadNoticesChangedConstantOfANeighborsConstraint() {
    let (stage, manager) = (Stage(CGSize(width: 240, height: 200)), LayoutManager())
    let avatar = UIView()
    let width = avatar.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    manager.setup(on: stage.view) {
      HStackBlock(alignment: .top) {
        avatar.viewBlock.height(40)
        FlowBlock { tags }
      }
    }
    var breaks: [[CGFloat]] = []
    for constant: CGFloat in [40, 100, 170] {
      width.constant = constant
      manager.reloadLayout()
      _ = stage.size
      breaks.append(tags.map { $0.frame.minX - constant })
      #expect(avatar.frame.width == constant)
    }
    #expect(breaks == [[0, 60, 120, 0], [0, 60, 0, 60], [0, 0, 0, 0]])
  }

  @Test func aChoiceBeforeAnIconLeavesTheIconItsWidth() {
    for (width, isRow) in [(170, false), (175, true)] as [(CGFloat, Bool)] {
      _ = stage(width) {
        HStackBlock(spacing: 5) {
          FirstThatFits {
            HStackBlock(spacing: 10) { [tags[0], tags[1]] }
            VStackBlock { [tags[0], tags[1]] }
          }
          icon
        }
      }
      #expect(icon.frame.width == 40)
      #expect((tags[0].frame.minY == tags[1].frame.minY) == isRow, "\(width)")
    }
  }

  /// The space around a neighbor reduces the room, in any order of its modifiers.
  @Test func spacingAroundANeighborReducesTheRoom() {
    let icons: [(any Block, Bool)] = [
      (icon.spacingAfter(10), true), (icon.spacingAfter(10).width(40), true),
      (icon.width(40).spacingAfter(10), true), (icon.width(40).height(20), false),
      (icon.spacingBefore(4).size(40).spacingAfter(6), true),
      (icon.spacingAfter(10).padding(0), true), (icon.spacingAfter(10).alignSelf(.top), true),
    ]
    for (icon, isSpaced) in icons {
      // 40 + 60 + 60 = 160, plus the 10 around the icon.
      for (width, rows) in [(169, isSpaced ? 2 : 1), (170, 1), (159, 2)] as [(CGFloat, Int)] {
        _ = stage(width) {
          HStackBlock(alignment: .top) {
            icon
            FlowBlock { [tags[0], tags[1]] }
          }
        }
        #expect((tags[1].frame.minY == 0 ? 1 : 2) == rows, "\(icon) in \(width)")
        for tag in tags { tag.removeFromSuperview() }
      }
    }
  }

  /// Whatever determines the length of a neighbor, a flow beside it has one line exactly if there is
  /// room for two tags of 60.
  @Test func neighborsAreMeasuredAtTheirFinalLength() {
    func box(_ name: String) -> SizedView { SizedView(name, 30, 20) }
    let kinds: [(String, CGFloat, () -> any Block)] = [
      ("proportion", 40, { UIView().viewBlock.height(40).aspectRatio(1) }),
      ("proportion first", 80, { UIView().viewBlock.aspectRatio(2).height(40) }),
      ("proportion of content", 60, { box("a").viewBlock.aspectRatio(3) }),
      ("limited", 50, { box("a").viewBlock.width(.min(50)) }),
      ("padded", 50, { box("a").viewBlock.padding(10) }),
      (
        "equal sizes", 3 * 50 + 2 * 5,
        {
          HStackBlock(spacing: 5, distribution: .equalSizes) {
            box("a")
            box("b").viewBlock.width(.min(50))
            box("c")
          }
        }
      ),
      (
        "shares", 30 * 4,
        {
          HStackBlock {
            box("a").viewBlock.weight(1)
            box("b").viewBlock.weight(3)
          }
        }
      ),
      (
        "grid", 30 * 2 + 6,
        {
          VGridBlock(columns: [.init(), .init()], columnSpacing: 6) {
            box("a")
            box("b")
            SizedView("c", 50, 20).viewBlock.span(2)
          }
        }
      ),
    ]
    for (name, length, make) in kinds {
      for (slack, rows) in [(-1, 2), (0, 1)] as [(CGFloat, Int)] {
        let stage = stage(length + 120 + slack) {
          HStackBlock(alignment: .top) {
            make()
            FlowBlock { [tags[0], tags[1]] }
          }
        }
        #expect((tags[1].frame.minY == 0 ? 1 : 2) == rows, "\(name), \(slack)")
        #expect(tags[1].frame.width == 60, "\(name), \(slack)")
        for tag in tags { tag.removeFromSuperview() }
        _ = stage
      }
    }
  }

  /// The next block gets the room that a block does not use.
  @Test func flowsShareTheRoomAndUnusedRoomGoesToTheNext() {
    func flow(_ tags: [UIView]) -> FlowBlock { FlowBlock { tags } }
    _ = stage(180) {
      HStackBlock(alignment: .top) {
        flow([tags[0]])
        flow([tags[1], tags[2], tags[3]])
      }
    }
    // The first flow has 90 points and uses 60. The second has the other 120.
    #expect(
      tags.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 120, y: 0), CGPoint(x: 60, y: 20),
      ])
  }

  /// The view is measured with its final number of lines, before anything has been laid out.
  @Test func fittingSizeCountsTheLinesOfAFlow() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    Mondrian.buildSubviews(on: host) { FlowBlock { tags }.padding(10) }
    let size = host.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 150, height: 60))
  }

  @Test func flowAlongAScrollingAxisIsAnIssue() {
    let line: UInt = #line + 4
    let issues = LayoutDiagnostics.collect {
      _ = stage(200) {
        HScrollBlock {
          FlowBlock { tags }
        }
      }
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(issues.first?.line?.line == line)
    #expect(issues.first?.message.contains("give it a width") == true)
  }

  /// A custom block is as long as the views that it places, and its neighbors leave it that room.
  @Test(arguments: LayoutAxis.allCases)
  func customBlockIsMeasuredByTheViewsItPlaces(axis: LayoutAxis) {
    for (length, fits) in [(87, false), (88, true)] as [(CGFloat, Bool)] {
      let size =
        axis == .horizontal
        ? CGSize(width: length, height: 300)
        : CGSize(width: 300, height: length)
      let stage = Stage(size)
      let (a, b, other) = (SizedView("a", 30), SizedView("b", 40), UIView())
      Mondrian.buildSubviews(on: stage.view) {
        FirstThatFits(along: axis) {
          Diagonal(views: [a, b], gap: 10).padding(4)
          other
        }
      }
      _ = stage.size
      #expect((a.superview != nil) == fits)
      #expect((other.superview == nil) == fits)
    }
  }

  /// Places views diagonally, from corner to corner.
  private struct Diagonal: Block {
    let views: [UIView]
    let gap: CGFloat

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      let box = plan.makeGuide(named: "Diagonal", at: proposal.line)
      for axis in LayoutAxis.allCases {
        var cursor = LayoutAnchor(box, axis.start)
        for (index, view) in views.enumerated() {
          let item =
            axis == .horizontal
            ? plan.place(view, at: proposal.line) : plan.item(view)
          guard let item else { continue }
          plan.pin(
            LayoutAnchor(item, axis.start), .equal, cursor + (index == 0 ? 0 : gap), in: proposal)
          cursor = LayoutAnchor(item, axis.end)
        }
        plan.pin(cursor, .equal, LayoutAnchor(box, axis.end), in: proposal)
      }
      return BlockPlacement(plan.align(BlockBox(box), in: proposal))
    }
  }

  /// There is less room between the edges of a container than in the host.
  @Test func roomInAContainerLiesBetweenItsEdges() {
    let stage = Stage(CGSize(width: 240, height: 400))
    stage.view.directionalLayoutMargins.leading = 60
    stage.view.directionalLayoutMargins.trailing = 40
    Mondrian.buildSubviews(on: stage.view) {
      LayoutContainer(leading: .margins(.leading), trailing: .margins(.trailing)) {
        FlowBlock { tags }
      }
    }
    _ = stage.size
    #expect(tags.map(\.frame.minX) == [60, 120, 60, 120])
  }

  /// The padding around a view belongs to the box that its overlay covers.
  @Test func roomOfAnOverlayIncludesThePaddingOfItsBase() {
    _ = stage(400) {
      ZStackBlock {
        icon.viewBlock.width(60).padding(.horizontal, 35).overlay(FlowBlock { tags })
      }
    }
    #expect(tags.map(\.frame.minX).map { $0 - tags[0].frame.minX } == [0, 60, 0, 60])
  }

  /// A width with a low priority does not change the room.
  @Test func weakWidthDoesNotLimitTheRoom() {
    _ = stage(240) {
      VStackBlock(alignment: .leading) {
        FlowBlock { tags }.width(.exact(60, .defaultLow))
      }
    }
    #expect(Set(tags.map(\.frame.minY)).count == 1)
  }

  /// A width that the layout has given a view so far is not the view's own width.
  @Test func neighborThatLosesItsWidthHasItsOwnAtOnce() {
    let (stage, manager) = (Stage(CGSize(width: 185, height: 200)), LayoutManager())
    var isSized = true
    manager.setup(on: stage.view) {
      HStackBlock(spacing: 10, alignment: .top) {
        if isSized { icon.width(100) } else { icon }
        FlowBlock(spacing: 5) { [tags[0], tags[1]] }
      }
    }
    _ = stage.size
    #expect(tags[0].frame.minY != tags[1].frame.minY)
    isSized = false
    manager.reloadLayout()
    _ = stage.size
    #expect(tags[0].frame.minY == tags[1].frame.minY)
  }
}
