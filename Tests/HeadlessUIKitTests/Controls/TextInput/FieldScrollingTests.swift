import HeadlessUIKit
import Testing

/// Text that is longer than its field.
@MainActor
struct FieldScrollingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 120, height: 34))
  private let text = "A text that is longer than its field"

  init() {
    field.borderStyle = .roundedRect
    field.text = text
    window.addSubview(field)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Ends editing, so that no other test types into the field.
  private func end() { window.endEditing(true) }

  private var room: CGRect { field.textRect(forBounds: field.bounds) }

  private func caret(_ offset: Int) -> CGFloat {
    field.position(from: field.beginningOfDocument, offset: offset).map {
      field.caretRect(for: $0).midX
    } ?? .nan
  }

  private func isSeen(_ offset: Int) -> Bool {
    let place = caret(offset)
    return place > room.minX - 0.01 && place < room.maxX + 0.01
  }

  private func offset(_ place: UITextPosition?) -> Int? {
    place.map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  private func select(_ offset: Int) {
    let place = field.position(from: field.beginningOfDocument, offset: offset)
    field.selectedTextRange = place.flatMap { field.textRange(from: $0, to: $0) }
  }

  @Test func fieldShowsTheBeginningUntilEdited() {
    defer { end() }
    #expect(caret(0) == room.minX && Headless.render(field).contains("…"))
    field.becomeFirstResponder()
    #expect(abs(caret(36) - room.maxX) < 0.01, "the end")
    #expect(caret(0) < room.minX && !Headless.render(field).contains("…"))
    field.resignFirstResponder()
    #expect(caret(0) == room.minX && Headless.render(field).contains("…"))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func fieldScrollsNoFurtherThanNeeded(direction: UISemanticContentAttribute) {
    defer { end() }
    field.semanticContentAttribute = direction
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    let end = caret(36)
    select(34)
    #expect(abs(caret(36) - end) < 0.01, "still in sight")
    select(3)
    #expect(isSeen(3))
    let third = caret(3)
    field.insertText("x")
    #expect(abs(caret(3) - third) < 0.5 && isSeen(4))
    select(0)
    #expect(isSeen(0))
    field.text = "short"
    let isMirrored = direction == .forceRightToLeft
    #expect(isMirrored ? abs(caret(5) - room.maxX) < 0.01 : caret(0) == room.minX)
  }

  @Test func tapFindsPositionInScrolledText() {
    defer { end() }
    let point = CGPoint(x: caret(4), y: room.midY)
    Headless.tap(at: point, in: field)
    #expect(offset(field.selectedTextRange?.start) == 4)
    select(36)
    let seen = CGPoint(x: caret(30), y: room.midY)
    #expect(room.contains(seen))
    #expect(offset(field.closestPosition(to: seen)) == 30)
  }

  @Test func scrollPositionFollowsTheFieldWidth() {
    defer { end() }
    field.becomeFirstResponder()
    field.frame.size.width = 80
    window.layoutIfNeeded()
    #expect(abs(caret(36) - room.maxX) < 0.01)
    field.frame.size.width = 600
    window.layoutIfNeeded()
    #expect(caret(0) == room.minX)
  }
}
