import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct DescriptionTests {
  private func line(_ identifier: String) -> String {
    let view = UIView()
    view.accessibilityIdentifier = identifier
    return Headless.frames(of: view)
  }

  @Test func identifiersStayOnOneLine() {
    #expect(line("a\nb") == "UIView a\\nb 0 0 0 0")
    #expect(line("a\r\n\tb") == "UIView a\\r\\n\\tb 0 0 0 0")
    #expect(line("a\u{2028}b\u{85}") == "UIView a\\u{2028}b\\u{0085} 0 0 0 0")
    #expect(line("name \"of\" ü 👩‍👩‍👧") == "UIView name \"of\" ü 👩‍👩‍👧 0 0 0 0")
    #expect(line("") == "UIView - 0 0 0 0")
    let root = makeRoot(10, 10)
    root.accessibilityIdentifier = "x\ny"
    #expect(Headless.layoutTrace(of: root).split(separator: "\n").count == 1)
  }

  @Test func descriptionsWorkOnAnyThread() async {
    let view = Box(1, 2, named: "box")
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    nonisolated(unsafe) let objects: [NSObject] = [view, constraint, appearance]
    let (texts, copy) = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let texts = objects.prefix(2).map(\.description)
        continuation.resume(returning: (texts, objects[2].copy() is UINavigationBarAppearance))
      }
    }
    #expect(
      texts == ["<Box(box); frame = (1 2; 3 4)>", "<NSLayoutConstraint Box(box).width == 5>"])
    #expect(copy)
  }
}
