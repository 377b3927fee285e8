import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// The cost of editing a long text, in characters visited.
@MainActor
struct TextViewCostTests {
  private static let line = "a line of some words\n"

  private func view(lines: Int) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = String(repeating: Self.line, count: lines)
    view.layoutIfNeeded()
    return view
  }

  private func steps(_ body: () -> Void) -> Int {
    let work = TextWork()
    TextWork.$current.withValue(work, operation: body)
    return work.steps
  }

  private func moveCaret(_ view: UITextView, at offset: Int) {
    view.selectedRange = NSRange(location: offset, length: 0)
    guard let range = view.selectedTextRange else { return }
    let caret = view.caretRect(for: range.start)
    _ = view.firstRect(for: range)
    _ = view.closestPosition(to: CGPoint(x: 40, y: caret.midY))
    view.scrollRangeToVisible(view.selectedRange)
  }

  @Test func caretMovementVisitsOnlyItsLine() {
    for lines in [20, 200] {
      let view = view(lines: lines)
      let length = view.textStorage.length
      moveCaret(view, at: 0)
      for offset in stride(from: 0, through: length, by: length / 10) {
        #expect(steps { moveCaret(view, at: offset) } <= 20 * Self.line.utf16.count)
      }
    }
  }

  @Test func typingLaysOutTextOnce() {
    let window = window(showing: view(lines: 1))
    for lines in [20, 200] {
      let view = view(lines: lines)
      window.addSubview(view)
      view.becomeFirstResponder()
      window.layoutIfNeeded()
      let once = steps { _ = view.layoutOfText }
      #expect(steps { Headless.type("b") } <= once + 20 * Self.line.utf16.count)
    }
  }

  /// Every property that the cached layout depends on invalidates it.
  @Test func everyChangeInvalidatesCachedLayout() {
    let changes: [(UITextView) -> Void] = [
      { $0.text = "other" }, { $0.font = .systemFont(ofSize: 30) },
      { $0.frame.size.width = 90 }, { $0.textContainer.maximumNumberOfLines = 2 },
      { $0.textContainerInset.left = 50 }, { $0.textAlignment = .right },
      { $0.setMarkedText("marked", selectedRange: NSRange(location: 0, length: 0)) },
      { $0.textStorage.append(NSAttributedString(string: "more")) },
      { $0.textContainer.lineFragmentPadding = 20 },
      { $0.semanticContentAttribute = .forceRightToLeft },
      {
        $0.textContainer.exclusionPaths = [
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 20))
        ]
      },
    ]
    let (known, fresh) = (view(lines: 3), view(lines: 3))
    for change in changes {
      _ = known.caretRect(for: known.endOfDocument)
      change(known)
      change(fresh)
      fresh.shownText = nil
      for position in [known.beginningOfDocument, known.endOfDocument] {
        #expect(known.caretRect(for: position) == fresh.caretRect(for: position))
      }
      #expect(known.contentSize == fresh.contentSize)
    }
  }

  @Test func attachmentResizeLaysOutTextAgain() {
    let view = view(lines: 0)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.attributedText = NSAttributedString(attachment: attachment)
    let before = view.caretRect(for: view.endOfDocument)
    attachment.bounds.size.width = 50
    #expect(view.caretRect(for: view.endOfDocument).minX == before.minX + 40)
  }
}

extension UITextView {
  /// The size of the text in a new layout.
  fileprivate var layoutOfText: CGSize {
    shownText = nil
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
}
