import TestSupport
import Testing

/// The code of the page about coming from DeclarativeLayoutKit.
@MainActor
struct KitPageSnippets {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let avatar = SizedView("avatar")
  private let name = SizedView("name", 50, 20)

  private var frames: [String: CGRect] { stage.frames(of: ["avatar": avatar, "name": name]) }

  @Test func anchors() {
    let card = UIView()
    card.add {
      avatar.sizeAnchor(CGSize(width: 40, height: 40)).leftAnchor(16).centerYAnchor(0)
      name.leftAnchor(8.from(avatar.rightAnchor).priority(.required)).rightAnchor(16.orLess)
        .verticalAnchor(0)
    }
    stage.view.add { card.edgesAnchors() }
    #expect(frames["avatar"] == CGRect(x: 16, y: 30, width: 40, height: 40))
    #expect(frames["name"] == CGRect(x: 64, y: 0, width: 50, height: 100))
  }

  @Test func stacks() {
    let profile = HStack {
      avatar.sizeAnchor(CGSize(width: 40, height: 40)).leftSpace(12).verticalAlignment(.center)
      name.leftSpace(8).rightSpace(16)
    }
    stage.view.add { profile.edgesAnchors() }
    #expect(frames["avatar"] == CGRect(x: 12, y: 30, width: 40, height: 40))
    #expect(frames["name"] == CGRect(x: 60, y: 0, width: 124, height: 100))
  }
}
