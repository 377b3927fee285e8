import HeadlessUIKit
import Testing

/// Text storages, layout managers and text containers, alone and in text views.
@MainActor
struct TextKitTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var log: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      let what =
        (editedMask.contains(.editedCharacters) ? "c" : "")
        + (editedMask.contains(.editedAttributes) ? "a" : "")
      log.append("\(what) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  /// Holds the storages, which nothing else retains.
  private final class Kept {
    var storages: [NSTextStorage] = []
  }

  private let kept = Kept()
  private let font = UIFont.systemFont(ofSize: 20)

  /// Returns text in a container of the given width, without padding.
  private func stack(
    _ text: String, width: CGFloat
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(string: text, attributes: [.font: font]))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    kept.storages.append(storage)
    return (storage, manager, container)
  }

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  // MARK: Storages

  @Test func editReplacesExactlyItsUTF16Units() {
    let (storage, _, _) = stack("a\u{1F600}e\u{301}b", width: 200)
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "x")
    #expect(storage.string == "ax\u{1F600}e\u{301}b", "not between two halves")
    storage.deleteCharacters(in: NSRange(location: 3, length: 1))
    #expect(storage.string == "axe\u{301}b")
    let large = UIFont.systemFont(ofSize: 40)
    storage.addAttribute(.font, value: large, range: NSRange(location: 2, length: 1))
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "y")
    #expect(storage.string == "axeyb", "an accent is replaced alone")
    let fonts = (0..<storage.length).map {
      (storage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(fonts == [20, 20, 40, 20, 20])
    #expect(listener.log == ["c 1+1 1", "c 2+0 -2", "a 2+1 0", "c 3+1 0"])
  }

  @Test func eachEditNotifiesDelegateOnce() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    storage.append(NSAttributedString(string: "!"))
    storage.insert(NSAttributedString(string: "- "), at: 0)
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
    storage.setAttributes([:], range: NSRange(location: 1, length: 1))
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    #expect(storage.string == "one three!")
    #expect(
      listener.log == [
        "c 4+5 2", "ca 9+1 1", "ca 0+2 2", "c 0+0 -2", "a 0+3 0", "a 1+1 0", "a 0+1 0",
      ])
    storage.setAttributedString(NSAttributedString(string: "new"))
    #expect(storage.string == "new" && listener.log.last == "ca 0+3 -7")
  }

  @Test func batchedEditsNotifyDelegateOnce() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 3))
    #expect(listener.log.isEmpty && storage.editedMask == [.editedCharacters, .editedAttributes])
    #expect(storage.changeInLength == -2)
    storage.endEditing()
    #expect(listener.log == ["ca 0+5 -2"])
    #expect(storage.editedMask == [] && storage.changeInLength == 0)
  }

  @Test func editedRangeIsWithinTheTextAfterAnEditedPartIsDeleted() {
    let storage = NSTextStorage(string: "one two three")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 8, length: 5))
    storage.deleteCharacters(in: NSRange(location: 3, length: 10))
    storage.endEditing()
    #expect(storage.string == "one" && listener.log == ["ca 3+0 -10"])
  }

  @Test func mutableStringEditsTheStorage() {
    let (storage, _, _) = stack("one two", width: 200)
    let listener = Listener()
    storage.delegate = listener
    let string = storage.mutableString
    string.append(" three")
    string.insert("- ", at: 0)
    string.deleteCharacters(in: NSRange(location: 0, length: 2))
    string.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    _ = string.replaceOccurrences(
      of: "two", with: "2", options: [], range: NSRange(location: 0, length: string.length))
    #expect(storage.string == "1 2 three" && string as String == storage.string)
    #expect(listener.log == ["c 7+6 6", "c 0+2 2", "c 0+0 -2", "c 0+1 -2", "c 2+1 -2"])
    var range = NSRange()
    let end = storage.attribute(.font, at: storage.length - 1, effectiveRange: &range)
    #expect(end as? UIFont == font && range == NSRange(location: 0, length: 9))
    string.setString("new")
    #expect(storage.string == "new" && listener.log.last == "c 0+3 -6")
  }

  // MARK: Layout managers

  @Test func lineFragmentsMatchContainerWidth() {
    let (storage, manager, container) = stack("one two three", width: width("one two") + 1)
    var ranges: [NSRange] = []
    var fragments: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      fragment, _, _, range, _ in
      fragments.append(fragment)
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    #expect(fragments.allSatisfy { $0.width == container.size.width && $0.minX == 0 })
    #expect(fragments[1].minY == fragments[0].maxY)
    let used = manager.usedRect(for: container)
    let asked = storage.boundingRect(
      with: container.size, options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(used.height - asked.height) < 0.01 && abs(used.width - asked.width) < 0.01)
    var effective = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &effective) == fragments[1])
    #expect(effective == ranges[1] && manager.numberOfGlyphs == 13)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: nil).width < used.width)
    #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === container)
    #expect(manager.location(forGlyphAt: 8).x == 0)
  }

  @Test func lineFragmentPaddingSurroundsEachLine() {
    let (_, manager, container) = stack("one", width: 200)
    container.lineFragmentPadding = 7
    let used = manager.usedRect(for: container)
    #expect(used.minX == 0 && abs(used.width - width("one") - 14) < 0.5)
    let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
    #expect(first.minX == 7)
  }

  @Test func pointsMapToCharacters() {
    let (_, manager, container) = stack("one two three", width: width("one two") + 1)
    for index in [0, 2, 5, 9, 12] {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(rect.width > 0)
      var fraction: CGFloat = 0
      let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
      let found = manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index && abs(fraction - 0.25) < 0.01)
      #expect(manager.glyphIndex(for: point, in: container) == index)
    }
    let far = CGPoint(x: 1000, y: 1)
    #expect(manager.fractionOfDistanceThroughGlyph(for: far, in: container) == 1)
  }

  @Test func changesInvalidateTheLayout() {
    let (storage, manager, container) = stack("one two three", width: 1000)
    let line = manager.usedRect(for: container).height
    container.size.width = width("three") + 1
    #expect(manager.usedRect(for: container).height > 2 * line)
    container.maximumNumberOfLines = 1
    #expect(manager.usedRect(for: container).height == line)
    container.maximumNumberOfLines = 0
    storage.replaceCharacters(in: NSRange(location: 3, length: 10), with: "")
    #expect(abs(manager.usedRect(for: container).width - width("one")) < 0.5)
    storage.removeLayoutManager(manager)
    #expect(manager.usedRect(for: container) == .zero && manager.textStorage == nil)
  }

  @Test func trailingNewlineAddsExtraLineFragment() {
    let (_, manager, container) = stack("one\n", width: 200)
    #expect(manager.extraLineFragmentRect.minY == manager.usedRect(for: container).maxY)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(stack("one", width: 200).manager.extraLineFragmentRect == .zero)
  }

  /// The empty line after a final line feed counts like any other.
  @Test(arguments: 1...4) func lineLimitKeepsTheFirstLines(most: Int) {
    let (_, manager, container) = stack("A\nB\nC\n", width: 200)
    let line = stack("A", width: 200)
    let height = line.manager.usedRect(for: line.container).height
    container.maximumNumberOfLines = most
    #expect(abs(manager.usedRect(for: container).height - height * CGFloat(min(most, 3))) < 0.01)
    #expect((manager.extraLineFragmentRect != .zero) == (most == 4))
  }

  @Test func onlyTheFirstContainerHoldsText() {
    let (_, manager, first) = stack("one", width: 200)
    let second = NSTextContainer(size: CGSize(width: 90, height: 90))
    manager.addTextContainer(second)
    #expect(manager.usedRect(for: second) == .zero && second.layoutManager === manager)
    #expect(manager.glyphRange(for: second).length == 0)
    manager.removeTextContainer(at: 0)
    #expect(first.layoutManager == nil && manager.usedRect(for: second).width > 0)
  }

  /// The point is that of the container's origin.
  @Test func drawGlyphsDrawsTheLinesOfItsRangeAtThePoint() throws {
    let (_, manager, container) = stack("one two three", width: width("one two") + 1)
    for (range, lines) in [
      (8..<13, ["three"]), (4..<7, ["one two"]), (0..<13, ["one two", "three"]),
      (6..<9, ["one two", "three"]),
    ] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in
        manager.drawGlyphs(forGlyphRange: NSRange(range), at: CGPoint(x: 10, y: 20))
      }
      let host = UIImageView(image: image)
      host.frame.size = image.size
      let texts = Headless.render(host).split(separator: "\n").filter { $0.contains("<text") }
      #expect(texts.count == lines.count)
      for (text, line) in zip(texts, lines) {
        let y = 20 + font.ascender + (line == "three" ? font.lineHeight : 0)
        #expect(text.contains(">\(line)<"))
        #expect(text.contains("x=\"10\" y=\"\(Headless.number(y))\""))
      }
    }
    _ = container
  }

  // MARK: Text views

  @Test func textStorageSharesTextWithItsView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = font
    view.text = "one two"
    let storage = view.textStorage
    #expect(storage.string == "one two" && storage === view.textStorage)
    view.text = "three"
    #expect(storage.string == "three")
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "T")
    #expect(view.text == "Three")
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red)
    let window = Headless.host(view)
    view.becomeFirstResponder()
    view.insertText("!")
    #expect(view.text == "Three!" && storage.string == "Three!")
    _ = window
  }

  @Test func mutableStringEditsUpdateTheView() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "one"
    let small = view.intrinsicContentSize
    view.textStorage.mutableString.append("\ntwo")
    #expect(view.text == "one\ntwo" && view.intrinsicContentSize.height > small.height)
    #expect(view.caretRect(for: view.endOfDocument).minY > view.textContainerInset.top)
    view.text = "three"
    #expect(view.textStorage.mutableString as String == "three")
  }

  @Test func offMainEditUpdatesViewOnMainActor() async {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    nonisolated(unsafe) let storage = view.textStorage
    nonisolated(unsafe) let (manager, container) = (view.layoutManager, view.textContainer)
    await Task.detached {
      storage.append(NSAttributedString(string: " two"))
      _ = manager.usedRect(for: container)
    }.value
    for _ in 0..<1000 where view.text == "one" { await Task.yield() }
    #expect(view.text == "one two")
  }

  @Test func layoutManagerMatchesTheView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.font = font
    view.text = "one two three four"
    let used = view.layoutManager.usedRect(for: view.textContainer)
    let insets = view.textContainerInset
    #expect(abs(used.height + insets.top + insets.bottom - view.contentSize.height) < 0.5)
    view.frame.size.width = 400
    #expect(view.layoutManager.usedRect(for: view.textContainer).height < used.height)
    let range = NSRange(location: 4, length: 3)
    let rect = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
    let start = view.position(from: view.beginningOfDocument, offset: 4)
    let end = view.position(from: view.beginningOfDocument, offset: 7)
    let selected = start.flatMap { start in end.flatMap { view.textRange(from: start, to: $0) } }
    let first = selected.map { view.firstRect(for: $0) } ?? .zero
    #expect(abs(rect.minX + insets.left - first.minX) < 0.01)
    #expect(abs(rect.minY + insets.top - first.minY) < 0.01)
  }

  @Test func viewShowsTextOfCustomTextKitStack() {
    let (storage, manager, container) = stack("one", width: 10)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "one" && view.textStorage === storage && view.layoutManager === manager)
    storage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two")
  }
}
