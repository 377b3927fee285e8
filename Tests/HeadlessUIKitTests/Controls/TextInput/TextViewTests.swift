import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct TextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let recorder = ViewRecorder()

  private func show() -> UIWindow {
    view.delegate = recorder
    recorder.listen(to: view)
    return window(showing: view)
  }

  @Test func editingEventsAreInUIKitsOrder() {
    let window = show()

    Headless.tap(view)
    #expect(recorder.take() == ["shouldBegin", "didBegin", "note begin"])
    Headless.type("a")
    #expect(recorder.take() == ["change 0+0 a", "selection", "didChange", "note change"])
    Headless.type("\n")
    #expect(recorder.take() == ["change 1+0 \n", "selection", "didChange", "note change"])
    #expect(view.text == "a\n")
    view.endEditing(false)
    #expect(recorder.take() == ["shouldEnd", "didEnd", "note end"])
    withExtendedLifetime(window) {}
  }

  /// It has no room for a character.
  @Test(arguments: [0, 5, 20] as [CGFloat])
  func insertionPointOfANarrowViewHasAPlace(width: CGFloat) {
    let window = show()
    view.text = "red"
    view.frame.size.width = width
    window.layoutIfNeeded()
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.minX.isFinite && caret.minY == 8)
    let middle = CGPoint(x: width / 2, y: 10)
    #expect(view.closestPosition(to: middle).map { view.caretRect(for: $0).minX.isFinite } == true)
  }

  @Test func disablingEditingEndsIt() {
    let window = show()
    view.becomeFirstResponder()
    view.setMarkedText("a", selectedRange: NSRange(location: 1, length: 0))
    _ = recorder.take()
    view.isEditable = false
    #expect(!view.isFirstResponder && view.markedTextRange == nil)
    #expect(recorder.take() == ["shouldEnd", "didChange", "note change", "didEnd", "note end"])

    view.becomeFirstResponder()
    view.isEditable = true
    view.resignFirstResponder()
    #expect(recorder.take() == [], "what has not begun does not end")
    withExtendedLifetime(window) {}
  }

  @Test func changesInCodeAreSilent() {
    let window = show()
    view.becomeFirstResponder()
    _ = recorder.take()

    view.text = "code"
    view.attributedText = NSAttributedString(string: "more")

    #expect(recorder.take() == [])
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    withExtendedLifetime(window) {}
  }

  @Test func uneditableTextViewIgnoresTyping() {
    let window = show()
    view.text = "fixed"
    view.isEditable = false

    Headless.tap(view)
    Headless.type("a")

    #expect(view.text == "fixed")
    #expect(!recorder.take().contains("didBegin"))
    withExtendedLifetime(window) {}
  }

  @Test func editableTextViewKeepsItsTaps() {
    let (tap, hearing) = (UITapGestureRecognizer(), Hearing())
    hearing.listen(to: tap)
    let window = show()
    window.addGestureRecognizer(tap)

    Headless.tap(view)
    #expect(view.isFirstResponder && hearing.take() == [])
    view.isEditable = false
    Headless.tap(view)
    #expect(hearing.take() == ["ended"])
  }

  @Test func selectedRangeIsClampedToTheText() {
    let window = show()
    view.text = "one two"
    view.becomeFirstResponder()
    _ = recorder.take()

    view.selectedRange = NSRange(location: 4, length: 99)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(recorder.take() == ["selection"])
    Headless.type("2")
    #expect(view.text == "one 2")
    withExtendedLifetime(window) {}
  }

  // MARK: Sizes

  @Test func scrollingTextViewHasNoIntrinsicSize() {
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    let lines = 2 * UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.contentSize.height - 16 - lines) < 0.4)
  }

  @Test func nonScrollingTextViewFitsItsText() {
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "A line that needs more than one in so little room"
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.intrinsicContentSize.height - 16 - line) < 0.4)
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 16 - 2 * line) < 2 * line)

    let container = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    Headless.host(container)
    #expect(view.frame.width == 200)
    #expect(view.frame.height >= 16 + 2 * line - 1)
  }

  @Test func insetsAndPaddingSurroundTheText() {
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "Text"
    let size = view.intrinsicContentSize
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let label = UILabel()
    label.text = "Text"

    #expect(abs(view.intrinsicContentSize.width - label.intrinsicContentSize.width) < 0.001)
    #expect(abs(size.width - view.intrinsicContentSize.width - 10) < 0.001)
    #expect(abs(size.height - view.intrinsicContentSize.height - 16) < 0.001)
  }

  @Test func emptyLastLineAddsHeight() {
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "a"
    let one = view.intrinsicContentSize.height
    view.text = "a\n"
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.intrinsicContentSize.height - one - line) < 0.4)
    view.text = ""
    #expect(view.intrinsicContentSize.height == one)
  }

  // MARK: Scrolling

  @Test func contentSizeFollowsTheText() {
    view.font = .systemFont(ofSize: 17)
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let window = show()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(view.contentSize.width == 200)
    #expect(abs(view.contentSize.height - 16 - 20 * line) < 0.4)

    Headless.scroll(view, by: CGPoint(x: 0, y: 1000))
    #expect(view.contentOffset.y == view.contentSize.height - 100)
    #expect(recorder.take().contains("scroll"))
    view.text = "short"
    #expect(view.contentSize.height < 40)
    #expect(view.contentOffset == .zero)
    withExtendedLifetime(window) {}
  }

  @Test func typingScrollsToTheInsertionPoint() {
    view.font = .systemFont(ofSize: 17)
    let window = show()
    view.becomeFirstResponder()
    Headless.type("a\nb\nc\nd\ne\nf\ng")
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentOffset.y > 0)
    #expect(view.bounds.contains(caret))

    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
    withExtendedLifetime(window) {}
  }

  @Test func tapFindsPositionInScrolledText() {
    view.font = .systemFont(ofSize: 17)
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let window = show()
    view.contentOffset.y = 100
    let last = view.closestPosition(to: CGPoint(x: 150, y: 150))
    Headless.tap(at: CGPoint(x: 150, y: 150), in: view)
    let expected = last.map { view.offset(from: view.beginningOfDocument, to: $0) }
    #expect(view.selectedRange.location == expected)
    withExtendedLifetime(window) {}
  }

  @Test func delegateIsTheScrollViewsDelegate() {
    let scrollView: UIScrollView = view
    view.delegate = recorder
    #expect(scrollView.delegate === recorder)
    scrollView.delegate = nil
    #expect(view.delegate == nil)
  }

  @Test func pointsAndPositionsMatch() {
    view.font = .systemFont(ofSize: 17)
    view.text = "first\nsecond"
    for offset in [0, 3, 8, 12] {
      let caret =
        view.position(from: view.beginningOfDocument, offset: offset)
        .map { view.caretRect(for: $0) } ?? .zero
      let found = view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))
      #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0) } == offset)
    }
  }
}

@MainActor
private final class ViewRecorder: NSObject, UITextViewDelegate {
  var heard: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func listen(to view: UITextView) {
    let notes = [
      (UITextView.textDidBeginEditingNotification, "note begin"),
      (UITextView.textDidChangeNotification, "note change"),
      (UITextView.textDidEndEditingNotification, "note end"),
    ]
    for (name, text) in notes {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.heard.append(text) }
        })
    }
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldBegin")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("didBegin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldEnd")
    return true
  }

  func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    heard.append("change \(range.location)+\(range.length) \(text)")
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  func textViewDidChange(_ textView: UITextView) { heard.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }

  /// The number of characters visited is proportional to the length of the text.
  @Test(arguments: ["\u{ad}", "a\u{301}", "漢", "\n"])
  func caretCostIsLinearInTextLength(piece: String) {
    let costs = [1000, 2000, 4000].map { count in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.text = String(repeating: piece, count: count)
      let work = TextWork()
      TextWork.$current.withValue(work) {
        let end = view.caretRect(for: view.endOfDocument)
        _ = view.closestPosition(to: CGPoint(x: end.midX, y: end.midY))
      }
      return work.steps
    }

    #expect(costs[0] > 0)
    #expect(costs[1] <= 2 * costs[0] + 40 && costs[2] <= 2 * costs[1] + 40)
  }
}
