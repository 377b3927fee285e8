import TestSupport
import Testing

/// Every alignment that a layer can request: the center, and each set of edges.
@MainActor
struct AlignSelfTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let alignment: ZStackBlock.ZAxisAlignment
    let frame: CGRect
    var testDescription: String { "\(alignment)" }

    init(
      _ alignment: ZStackBlock.ZAxisAlignment, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
      _ height: CGFloat
    ) {
      self.alignment = alignment
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// The frame of a layer of 20 by 10 points in a box of 100 by 60.
  nonisolated static let cases: [Case] = [
    Case(.center, 40, 25, 20, 10), Case(.attach([]), 40, 25, 20, 10),
    Case(.attach(.top), 40, 0, 20, 10), Case(.attach(.leading), 0, 25, 20, 10),
    Case(.attach(.bottom), 40, 50, 20, 10), Case(.attach(.trailing), 80, 25, 20, 10),
    Case(.attach([.top, .leading]), 0, 0, 20, 10),
    Case(.attach([.top, .trailing]), 80, 0, 20, 10),
    Case(.attach([.bottom, .leading]), 0, 50, 20, 10),
    Case(.attach([.bottom, .trailing]), 80, 50, 20, 10),
    Case(.attach(.vertical), 40, 0, 20, 60), Case(.attach(.horizontal), 0, 25, 100, 10),
    Case(.attach([.vertical, .leading]), 0, 0, 20, 60),
    Case(.attach([.vertical, .trailing]), 80, 0, 20, 60),
    Case(.attach([.horizontal, .top]), 0, 0, 100, 10),
    Case(.attach([.horizontal, .bottom]), 0, 50, 100, 10),
    Case(.attach(.all), 0, 0, 100, 60),
  ]

  @Test func thereAreSeventeenAlignments() { #expect(Self.cases.count == 17) }

  /// A relative block fills the space that it is offered. On an axis without held edges, its content follows
  /// the alignment. It keeps the stated distances.
  @Test(arguments: cases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func alignSelfPlacesContentOfRelativeBlock(
    _ wanted: Case, direction: UIUserInterfaceLayoutDirection
  ) {
    let view = SizedView("view", 20, 10)
    func frame(_ block: any Block) -> CGRect? {
      let stage = Stage(CGSize(width: 100, height: 60), direction: direction)
      let context = Mondrian.buildSubviews(on: stage.view) { ZStackBlock { block } }
      let frame = stage.frames(of: ["view": view])["view"]
      #expect(context.ambiguities.map(\.description) == [])
      return frame
    }
    func place(_ start: CGFloat, _ length: CGFloat, of room: CGFloat, inset: CGFloat) -> CGFloat {
      let own: CGFloat = room == 100 ? 20 : 10
      if length == room || start == (room - own) / 2 { return (room - own) / 2 }
      return start == 0 ? inset : room - own - inset
    }
    func expected(inset: CGFloat, top: CGFloat?) -> CGRect {
      let (x, y) = (
        place(wanted.frame.minX, wanted.frame.width, of: 100, inset: inset),
        place(wanted.frame.minY, wanted.frame.height, of: 60, inset: inset)
      )
      return CGRect(
        x: direction == .rightToLeft ? 80 - x : x, y: top ?? y, width: 20, height: 10)
    }
    #expect(
      frame(view.viewBlock.relative(.all, .min(5)).alignSelf(wanted.alignment))
        == expected(inset: 5, top: nil))
    #expect(
      frame(view.viewBlock.relative(.top, 7).alignSelf(wanted.alignment))
        == expected(inset: 0, top: 7))
  }

  /// The layer is alone, beside other layers, with a size of its own, or aligned together with all layers.
  @Test(arguments: cases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func alignSelfPlacesLayer(_ wanted: Case, direction: UIUserInterfaceLayoutDirection) {
    let view = SizedView("view", 20, 10)
    let alignment = wanted.alignment
    let layouts: [any Block] = [
      ZStackBlock { view.alignSelf(alignment) },
      ZStackBlock {
        SizedView("other", 30, 30)
        view.alignSelf(alignment)
        SizedView("third").alignSelf(.attach(.all))
      },
      ZStackBlock { view.viewBlock.alignSelf(alignment).id("view") },
      ZStackBlock(alignment: alignment) { view },
    ]
    var expected = wanted.frame
    if direction == .rightToLeft { expected.origin.x = 100 - wanted.frame.maxX }
    for (index, layout) in layouts.enumerated() {
      let stage = Stage(CGSize(width: 100, height: 60), direction: direction)
      let context = Mondrian.buildSubviews(on: stage.view) { layout }
      _ = stage.size
      #expect(view.frame == expected, "layout \(index)")
      #expect(context.ambiguities.isEmpty)
    }
  }

  /// A layer without a size of its own fills the box, whichever edges it is attached to.
  @Test(arguments: cases)
  func aLayerWithoutASizeFillsTheBox(_ wanted: Case) {
    let view = SizedView("view")
    let stage = Stage(CGSize(width: 100, height: 60))
    let context = Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock { view.alignSelf(wanted.alignment) }
    }
    _ = stage.size
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(context.ambiguities.isEmpty)
  }

  /// This applies to each axis separately.
  @Test func lastAlignSelfWinsOnEachAxis() {
    let view = SizedView("view", 20, 10)
    let blocks: [(any Block, CGPoint)] = [
      (view.alignSelf(.attach(.top)).alignSelf(.attach(.bottom)), CGPoint(x: 40, y: 50)),
      (
        view.alignSelf(.attach([.top, .leading])).alignSelf(.trailing),
        CGPoint(x: 80, y: 0)
      ),
      (
        view.alignSelf(.bottom).alignSelf(.attach(.leading)),
        CGPoint(x: 0, y: 25)
      ),
    ]
    for (block, origin) in blocks {
      let stage = Stage(CGSize(width: 100, height: 60))
      Mondrian.buildSubviews(on: stage.view) { ZStackBlock { block } }
      _ = stage.size
      #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
      view.removeFromSuperview()
    }
    let row = Stage(CGSize(width: 100, height: 60))
    Mondrian.buildSubviews(on: row.view) {
      HStackBlock { view.alignSelf(.top).alignSelf(.bottom) }
    }
    _ = row.size
    #expect(view.frame.maxY == 60)
  }

  /// This holds for any modifiers in between. An axis that the last alignment leaves out keeps the earlier
  /// one.
  @Test func lastAlignSelfWinsAcrossModifiers() {
    let blocks: [(AlignedBlock) -> any Block] = [
      { $0 }, { $0.id("k") }, { $0.weight(1) }, { $0.huggingPriority(.vertical) },
      { $0.spacingAfter(3) }, { $0.width(20) }, { $0.background(SizedView("bg")) },
      { $0.padding(0) }, { $0.relative(.top) }, { $0.relative(.all, .min(0)) },
      { $0.id("k").padding(0).weight(1) },
    ]
    for (number, block) in blocks.enumerated() {
      func frame(_ aligned: (UIView) -> any Block) -> CGRect {
        let view = SizedView("v", 20, 10)
        let stage = Stage(CGSize(width: 100, height: 60))
        Mondrian.buildSubviews(on: stage.view) { VStackBlock { aligned(view) } }
        _ = stage.size
        return view.frame
      }
      let moved = frame { block($0.alignSelf(.leading)).alignSelf(.trailing) }
      #expect(moved.minX == 80 && moved.width == 20, "\(number)")
      let filling = frame { block($0.alignSelf(.fill)).alignSelf(.leading) }
      #expect(filling.minX == 0 && filling.width == 20, "\(number)")
    }
    let view = SizedView("v", 20, 10)
    let stage = Stage(CGSize(width: 100, height: 60))
    Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock { view.alignSelf(.topLeading).padding(4).alignSelf(.trailing) }
    }
    _ = stage.size
    #expect(view.frame == CGRect(x: 76, y: 4, width: 20, height: 10))
  }

  /// The other modifiers in between do not affect the alignment.
  @Test func alignSelfReachesRelativeBlockThroughModifiers() {
    let group = ConstraintGroup()
    let blocks: [(RelativeBlock) -> any Block] = [
      { $0.alignSelf(.trailing) },
      { $0.id("k").alignSelf(.trailing) },
      { $0.capture(in: group).alignSelf(.trailing) },
      { $0.gone(when: false).alignSelf(.trailing) },
      { $0.transition(.opacity).alignSelf(.trailing) },
      { $0.spacingAfter(9).alignSelf(.trailing) },
      { $0.weight(1).alignSelf(.trailing) },
      { $0.huggingPriority(.vertical, .required).alignSelf(.trailing) },
      { $0.id("k").gone(when: false).weight(1).alignSelf(.trailing) },
      { $0.alignSelf(.leading).id("k").alignSelf(.trailing) },
    ]
    for (number, block) in blocks.enumerated() {
      let view = SizedView("v", 20)
      let stage = Stage(CGSize(width: 400, height: 100))
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock { block(view.viewBlock.relative([], 10)) }
      }
      _ = stage.size
      #expect(view.frame.maxX == 400 && view.frame.width == 20, "\(number)")
    }
  }
}
