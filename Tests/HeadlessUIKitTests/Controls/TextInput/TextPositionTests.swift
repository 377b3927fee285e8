import Foundation
import Testing

@testable import HeadlessUIKit

/// The places of characters, and the words and other units around a position.
@MainActor
struct TextPositionTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let text = "One, two. It's three\nfour"

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = text
  }

  private func position(_ offset: Int) -> UITextPosition {
    view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
  }

  private func range(_ start: Int, _ end: Int) -> UITextRange {
    view.textRange(from: position(start), to: position(end)) ?? UITextRange()
  }

  private func offset(_ position: UITextPosition?) -> Int? {
    position.map { view.offset(from: view.beginningOfDocument, to: $0) }
  }

  private func enclosing(
    _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> String? {
    view.tokenizer.rangeEnclosingPosition(
      position(offset), with: granularity, inDirection: direction
    ).flatMap { view.text(in: $0) }
  }

  // MARK: Units

  @Test func directionDecidesWhichUnitEnclosesABoundary() {
    #expect(enclosing(1, .word, .storage(.forward)) == "One")
    #expect(enclosing(0, .word, .storage(.backward)) == nil)
    #expect(enclosing(3, .word, .storage(.forward)) == nil)
    #expect(enclosing(3, .word, .storage(.backward)) == "One")
    #expect(enclosing(12, .word, .storage(.forward)) == "It's")
    #expect(enclosing(1, .character, .layout(.right)) == "n")
    #expect(enclosing(1, .character, .layout(.left)) == "O")
    #expect(enclosing(0, .character, .layout(.left)) == nil)
  }

  @Test func sentencesParagraphsLinesAndDocumentAreUnits() {
    #expect(enclosing(2, .sentence, .storage(.forward)) == "One, two. ")
    #expect(enclosing(12, .sentence, .storage(.forward)) == "It's three")
    #expect(enclosing(12, .paragraph, .storage(.forward)) == "One, two. It's three")
    #expect(enclosing(22, .line, .storage(.forward)) == "four")
    #expect(enclosing(22, .document, .storage(.forward)) == text)
  }

  @Test func boundariesAreWhereUnitsEndInTheDirection() {
    let tokenizer = view.tokenizer
    let forward = UITextDirection.storage(.forward)
    let backward = UITextDirection.storage(.backward)

    #expect(tokenizer.isPosition(position(3), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(position(3), atBoundary: .word, inDirection: backward))
    #expect(tokenizer.isPosition(position(5), atBoundary: .word, inDirection: backward))
    #expect(
      offset(tokenizer.position(from: position(3), toBoundary: .word, inDirection: forward)) == 8)
    #expect(
      offset(tokenizer.position(from: position(7), toBoundary: .word, inDirection: backward)) == 5)
    #expect(
      tokenizer.position(from: position(25), toBoundary: .word, inDirection: forward) == nil)
    #expect(!tokenizer.isPosition(position(4), withinTextUnit: .word, inDirection: forward))
  }

  @Test func directionsOnTheScreenFollowTheWritingDirection() {
    view.semanticContentAttribute = .forceRightToLeft

    #expect(enclosing(1, .character, .layout(.left)) == "n")
    #expect(offset(view.position(within: range(2, 6), farthestIn: .left)) == 6)
    #expect(offset(view.position(from: position(2), in: .right, offset: 1)) == 1)
  }

  // MARK: Places

  @Test func selectionHasARectanglePerLine() {
    let rects = view.selectionRects(for: range(5, 23))

    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(rects[0].rect.minX == view.caretRect(for: position(5)).midX)
    #expect(rects[1].rect.maxX == view.caretRect(for: position(23)).midX)
    #expect(rects[1].rect.minY == rects[0].rect.maxY)
    #expect(view.selectionRects(for: range(5, 5)).isEmpty)
  }

  @Test func pointsAndDirectionsLeadToPositions() {
    let caret = view.caretRect(for: position(6))
    let inside = CGPoint(x: caret.midX + 2, y: caret.midY)

    #expect(view.characterRange(at: inside).flatMap { view.text(in: $0) } == "w")
    #expect(offset(view.closestPosition(to: inside, within: range(8, 10))) == 8)
    #expect(offset(view.position(from: position(6), in: .right, offset: 2)) == 8)
    #expect(view.position(from: position(0), in: .left, offset: 1) == nil)
    #expect(offset(view.position(from: position(1), in: .down, offset: 1)).map { $0 > 20 } == true)
    #expect(view.position(from: position(1), in: .up, offset: 1) == nil)
    let rest = view.characterRange(byExtending: position(5), in: .right)
    #expect(rest.flatMap { view.text(in: $0) } == "two. It's three")
  }

  @Test func writingDirectionOfARangeCanBeSet() {
    #expect(view.baseWritingDirection(for: position(2), in: .forward) == .leftToRight)

    view.setBaseWritingDirection(.rightToLeft, for: range(0, 20))

    #expect(view.baseWritingDirection(for: position(2), in: .forward) == .rightToLeft)
    #expect(view.text == text)
  }

  /// Fields for codes hide the insertion point and the selection.
  private final class CodeField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  }

  @Test func fieldsHaveTheSamePositions() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "Piet Mondriaan"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 7))
    let word = field.tokenizer.rangeEnclosingPosition(
      place, with: .word, inDirection: .storage(.forward))

    #expect(word.flatMap { field.text(in: $0) } == "Mondriaan")
    #expect(word.map { field.selectionRects(for: $0).count } == 1)
    #expect(CodeField().selectionRects(for: UITextRange()).isEmpty)
  }
}
