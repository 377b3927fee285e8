import TestSupport
import Testing

/// Backgrounds and overlays do not affect the size of the content that they decorate.
@MainActor
struct DecorationTests {
  private let base = SizedView("base", 60, 20)
  private let large = SizedView("large", 300, 300)

  private func frames(
    _ size: CGSize? = nil, _ block: any Block
  ) -> (base: CGRect?, large: CGRect?, size: CGSize) {
    let stage = Stage(size)
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock { block } }
    let frames = stage.frames(of: ["base": base, "large": large])
    return (frames["base"], frames["large"], stage.size)
  }

  @Test(arguments: [nil, CGSize(width: 200, height: 100), CGSize(width: 40, height: 10)])
  func largeDecorationLeavesItsBaseUnchanged(size: CGSize?) {
    let alone = frames(size, base).base
    base.removeFromSuperview()
    let blocks: [any Block] = [
      base.background(large), base.overlay(large), base.background(large.padding(4)),
      base.overlay(HStackBlock { large }), base.overlay(large.relative([.top, .trailing], 2)),
      base.overlay(large.width(500)), base.background(large.padding(40)),
      base.overlay(ZStackBlock { large.size(400) }),
      base.overlay(large.padding(4)).overlay(SizedView("other", 400)),
    ]
    for block in blocks {
      #expect(frames(size, block).base == alone)
      base.removeFromSuperview()
      large.removeFromSuperview()
    }
  }

  @Test func smallDecorationKeepsItsSizeWhereItIsAligned() {
    let badge = SizedView("large", 10, 10)
    let stage = Stage(CGSize(width: 60, height: 20))
    Mondrian.buildSubviews(on: stage.view) { base.overlay(badge.relative([.top, .trailing], 2)) }
    #expect(stage.frames(of: ["": badge])[""] == CGRect(x: 48, y: 2, width: 10, height: 10))
  }

  @Test func nestedDecorationShrinksToItsBase() {
    let inner = SizedView("inner", 10, 10)
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      base.overlay(inner.overlay(large).relative([.top, .leading], 2))
    }
    let frames = stage.frames(of: ["inner": inner, "large": large])
    #expect(frames["inner"] == CGRect(x: 2, y: 2, width: 10, height: 10))
    #expect(frames["large"] == frames["inner"])
  }

  @Test func unsizedBaseGetsNoSizeFromItsDecoration() {
    base.preferredSize = nil
    let (base, large, size) = frames(nil, base.background(large))
    #expect(size == .zero)
    #expect(base?.size == .zero && large?.size == .zero)
  }

  @Test func resizingDecorationEnlargesItsBase() {
    let (base, large, _) = frames(nil, base.background(large, resizing: true))
    #expect(base?.size == CGSize(width: 300, height: 300))
    #expect(large == base)
  }

  @Test func prioritiesSetByTheAppAreKept() {
    large.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      base.overlay(large.huggingPriority(.vertical, .defaultHigh))
    }
    #expect(stage.size == CGSize(width: 60, height: 20))
    #expect(large.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(large.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test func deactivationRestoresPrioritiesOfADecoration() {
    let host = UIView()
    let context = Mondrian.buildSubviews(on: host) { base.background(large) }
    #expect(large.contentHuggingPriority(for: .horizontal).rawValue < 50)
    context.deactivate()
    #expect(large.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(large.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func sizeOfADecoratedBlockAlsoSizesItsBackground() {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock { base.background(large).size(width: 100, height: 50) }
    }
    #expect(stage.size == CGSize(width: 100, height: 50))
    #expect(stage.frames(of: ["": large])[""]?.size == stage.size)
  }

  @Test func backgroundsLieBehindAndOverlaysInFront() {
    let host = UIView()
    let back = SizedView("back")
    let front = SizedView("front")
    Mondrian.buildSubviews(on: host) {
      HStackBlock {
        base; large
      }.background(VStackBlock { back }).overlay(front)
    }
    #expect(host.subviews == [back, base, large, front])
  }

  @Test func innerStacksHugBeforeOuterOnesStretchThem() {
    let background = SizedView("bg")
    for depth in 1...3 {
      let stage = Stage(CGSize(width: 200, height: 20))
      var block: any Block = base
      for _ in 0..<depth { block = VStackBlock { block } }
      let content = block.background(background)
      let context = Mondrian.buildSubviews(on: stage.view) { ZStackBlock { content } }
      let frame = stage.frames(of: ["": background])[""]
      #expect(frame == CGRect(x: 70, y: 0, width: 60, height: 20))
      #expect(context.ambiguities.isEmpty)
      base.removeFromSuperview()
    }
  }

  @Test func noConstraintHasTheFittingSizePriority() {
    let context = Mondrian.buildSubviews(on: UIView()) {
      ZStackBlock {
        VStackBlock(spacing: 4) {
          base.background(large)
          HStackBlock {
            StackingSpacer(minLength: 0); SizedView("x"); StackingSpacer(minLength: 0)
          }
        }
        .overlay(ZStackBlock { SizedView("over") })
      }
    }
    #expect(context.constraints.allSatisfy { $0.priority != .fittingSizeLevel } as Bool)
    let weak = Set(context.constraints.map(\.priority.rawValue)).filter { $0 < 250 }
    #expect(weak.allSatisfy { $0 < 50 && $0 >= 1 } as Bool)
  }

  /// An overlay of several blocks in a container covers the first of them.
  @Test func anOverlayOfAContainerCoversItsFirstBlock() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let (other, cover) = (SizedView("other"), SizedView("cover"))
    Mondrian.buildSubviews(on: stage.view) {
      LayoutContainer(attachedSafeAreaEdges: []) {
        base.size(40)
        other.size(20)
      }
      .overlay(cover.relative(0))
    }
    _ = stage.size
    #expect(base.frame.width == 40 && cover.frame == base.frame)
  }
}
