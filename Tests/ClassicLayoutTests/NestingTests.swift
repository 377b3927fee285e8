import TestSupport
import Testing

/// Every dialect nests inside every other.
@MainActor
struct NestingTests {
  private let stage = Stage(CGSize(width: 100, height: 100))
  private let card = SizedView("card")
  private let title = SizedView("title", 30, 10)
  private let badge = SizedView("badge", 6, 6)
  private let inner = SizedView("inner", 4, 4)

  private var frames: [String: CGRect] {
    stage.frames(of: ["card": card, "title": title, "badge": badge, "inner": inner])
  }

  @Test func blocksInsideContentInsideBlocks() {
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock { card.viewBlock.padding(10) } }
    card.layoutContent { content in
      content.put(title).at(.topLeft, .equalTo(2), to: .parent).layoutContent { inside in
        Mondrian.buildSubviews(on: inside.view) { ZStackBlock { inner.viewBlock.padding(3) } }
      }
      content.put(badge).right(.equal, to: .parent)
    }
    badge.mondrian.layout.bottom(.toSuperview, 1).activate()
    #expect(frames["card"] == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(frames["badge"] == CGRect(x: 84, y: 83, width: 6, height: 6))
    #expect(frames["title"]?.origin == CGPoint(x: 12, y: 12))
    #expect(frames["inner"]?.minX == 15 && frames["inner"]?.minY == 15)
  }

  @Test func contentInsideAnchors() {
    stage.view.add {
      card.edgesAnchors(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    }
    card.layoutContent { $0.put(title).center(.equal, to: .parent) }
    title.add { badge.rightAnchor(0).topAnchor(0) }
    #expect(frames["title"] == CGRect(x: 35, y: 45, width: 30, height: 10))
    #expect(frames["badge"] == CGRect(x: 59, y: 45, width: 6, height: 6))
  }

  @Test func anchorStacksAndStackViewsAreBlocks() {
    let free = Stage()
    let row = HStack {
      title.verticalAlignment(.top(0))
      badge.leadingSpace(4).verticalAlignment(.top(0))
    }
    let column = VStackView { inner }
    Mondrian.buildSubviews(on: free.view) {
      VStackBlock(spacing: 2, alignment: .leading) {
        row
        column
      }
    }
    let frames = free.frames(of: ["badge": badge, "inner": inner])
    #expect(frames["badge"]?.minX == 34)
    #expect(frames["inner"]?.origin == CGPoint(x: 0, y: 12) && free.size.height == 16)
  }

  @Test func chainsApplyToViewsOfEveryDialect() {
    let guide = UILayoutGuide()
    stage.view.addLayoutGuide(guide)
    Mondrian.buildSubviews(on: stage.view) { card.viewBlock.padding(.top, 40) }
    stage.view.layoutContent { $0.put(title).left(.equalTo(7), to: .parent) }
    stage.view.add { badge.topAnchor(3) }
    Mondrian.layout {
      guide.mondrian.layout.bottom(.to(card).top).vertical(.toSuperview, .min(0)).height(20)
      title.mondrian.layout.bottom(.to(guide).bottom)
      badge.mondrian.layout.leading(.to(title).trailing, 1)
      inner.mondrian.layout.size(3)
    }
    let frames = frames
    #expect(guide.layoutFrame == CGRect(x: 0, y: 20, width: guide.layoutFrame.width, height: 20))
    #expect(frames["title"] == CGRect(x: 7, y: 30, width: 30, height: 10))
    #expect(frames["badge"]?.origin == CGPoint(x: 38, y: 3))
  }

  @Test func editingContentOfAChildKeepsSurroundingBlocks() {
    let context = Mondrian.buildSubviews(on: stage.view) { card.viewBlock.padding(10) }
    for points in [1, 2] as [CGFloat] {
      card.layoutContent(.editExisting) { $0.put(title).top(.equalTo(points), to: .parent) }
    }
    card.layoutContent(.cleanLayoutAndAddNew) { $0.put(inner) }
    #expect(context.constraints.allSatisfy(\.isActive) && card.subviews == [inner])
  }
}
