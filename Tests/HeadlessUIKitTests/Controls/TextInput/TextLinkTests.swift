import Foundation
import HeadlessUIKit
import Testing

/// Links in text that is not editable.
@MainActor
struct TextLinkTests {
  private final class Reader: NSObject, UITextViewDelegate {
    var mayOpen = true
    var told: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in range: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      told.append("\(URL.absoluteString) \(range.location) \(range.length)")
      return mayOpen
    }

    func textView(
      _ textView: UITextView, primaryActionFor item: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      told.append("action of \(item.link?.absoluteString ?? "")")
      return nil
    }
  }

  private func view() -> (UITextView, Reader, UIWindow) {
    let text = NSMutableAttributedString(string: "Read ")
    text.append(NSAttributedString(string: "this", attributes: [.link: "https://a.b"]))
    text.append(NSAttributedString(string: " first"))
    let (view, reader) = (UITextView(), Reader())
    view.attributedText = text
    view.delegate = reader
    view.isEditable = false
    return (view, reader, Headless.host(view))
  }

  private func tap(_ view: UITextView, character: Int) {
    let place = view.position(from: view.beginningOfDocument, offset: character)
    let caret = place.map { view.caretRect(for: $0) } ?? .zero
    Headless.tap(at: CGPoint(x: caret.midX + 3, y: caret.midY), in: view)
  }

  @Test func tapOnLinkAsksTheDelegate() {
    let (view, reader, window) = view()
    tap(view, character: 1)
    tap(view, character: 10)
    #expect(reader.told == [])
    tap(view, character: 6)
    #expect(reader.told == ["https://a.b 5 4", "action of https://a.b"])
    reader.mayOpen = false
    tap(view, character: 8)
    #expect(reader.told.dropFirst(2) == ["https://a.b 5 4"])
    // There is no link beside the text.
    Headless.tap(at: CGPoint(x: 200, y: 400), in: view)
    #expect(reader.told.count == 3)
    withExtendedLifetime(window) {}
  }

  @Test func outerRecognizersReceiveTapsOutsideLinks() {
    let (view, reader, window) = view()
    let recognizer = UITapGestureRecognizer()
    var count = 0
    Headless.onAction(of: recognizer) { _ in count += 1 }
    window.addGestureRecognizer(recognizer)

    tap(view, character: 6)
    #expect(reader.told.count == 2 && count == 0)
    tap(view, character: 1)
    #expect(reader.told.count == 2 && count == 1)
  }

  @Test func linksNeedUneditableSelectableText() {
    let (view, reader, window) = view()
    view.isEditable = true
    tap(view, character: 6)
    view.isEditable = false
    view.isSelectable = false
    tap(view, character: 6)
    #expect(reader.told == [])
    withExtendedLifetime(window) {}
  }
}
