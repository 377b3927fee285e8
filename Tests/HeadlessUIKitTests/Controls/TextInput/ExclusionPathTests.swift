import HeadlessUIKit
import Testing
import TestSupport

/// Text that flows around paths.
@MainActor
struct ExclusionPathTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private let words = "Composition with large red plane, yellow, black, gray and blue. "

  /// Returns the fragments of all lines, with their text and their rectangles.
  private func lines(
    _ text: NSAttributedString, _ container: NSTextContainer
  ) -> [(text: String, fragment: CGRect, used: CGRect)] {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [(String, CGRect, CGRect)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) {
      fragment, used, _, range, _ in
      lines.append(((text.string as NSString).substring(with: range), fragment, used))
    }
    return lines
  }

  private func text(_ string: String, _ style: NSParagraphStyle? = nil) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.paragraphStyle] = style
    return NSAttributedString(string: string, attributes: attributes)
  }

  private func container(
    _ width: CGFloat, padding: CGFloat = 0, _ paths: [UIBezierPath]
  ) -> NSTextContainer {
    let container = NSTextContainer(size: CGSize(width: width, height: 10_000))
    container.lineFragmentPadding = padding
    container.exclusionPaths = paths
    return container
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath
  {
    UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
  }

  // MARK: Laws

  /// No text is lost, reordered, or laid out inside a path.
  @Test func textAvoidsPathsAndKeepsItsOrder() {
    for seed in 0..<caseCount(20) {
      var random = SeededGenerator(seed: UInt64(seed))
      let paths = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let rect = CGRect(
          x: CGFloat.random(in: -40...260, using: &random),
          y: CGFloat.random(in: -30...300, using: &random),
          width: CGFloat.random(in: 1...200, using: &random),
          height: CGFloat.random(in: 1...150, using: &random))
        return Bool.random(using: &random) ? UIBezierPath(ovalIn: rect) : UIBezierPath(rect: rect)
      }
      let string = String(repeating: words, count: 8)
      let padding = CGFloat.random(in: 0...8, using: &random)
      let lines = lines(text(string), container(300, padding: padding, paths))
      #expect(lines.map(\.text).joined() == string, "\(seed)")
      for (index, line) in lines.enumerated() {
        let inner = line.used.insetBy(dx: 0.01, dy: 0.01)
        #expect(inner.minX >= 0 && inner.maxX <= 300.01, "\(seed)")
        for x in stride(from: inner.minX, through: inner.maxX, by: 12) {
          for y in [inner.minY, inner.midY, inner.maxY] {
            #expect(!paths.contains { $0.contains(CGPoint(x: x, y: y)) }, "\(seed) \(line)")
          }
        }
        guard index > 0 else { continue }
        let before = lines[index - 1]
        let isBeside = line.fragment.minY == before.fragment.minY
        #expect(
          isBeside
            ? line.fragment.minX >= before.fragment.maxX : line.fragment.minY >= before.used.maxY,
          "\(seed)")
        #expect(before.text.hasSuffix(" ") || before.text.hasSuffix("\n"), "\(seed): a cut word")
      }
    }
  }

  /// Paths beside, above or below the text change nothing, nor do paths without an interior.
  @Test(arguments: [
    CGRect(x: 300, y: 0, width: 50, height: 90), CGRect(x: -50, y: 0, width: 50, height: 90),
    CGRect(x: 0, y: -50, width: 300, height: 50), CGRect(x: 0, y: 5_000, width: 300, height: 50),
    CGRect(x: 20, y: 20, width: 0, height: 50), CGRect(x: 20, y: 20, width: 50, height: 0),
    CGRect(x: CGFloat.nan, y: 20, width: 50, height: 50),
  ])
  func pathsOutsideTheTextChangeNothing(rect: CGRect) {
    let string = text(String(repeating: words, count: 6))
    let plain = lines(string, container(300, []))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    for (x, y) in [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    let around = lines(string, container(300, [path]))
    #expect(around.map(\.text) == plain.map(\.text))
    #expect(around.map(\.used) == plain.map(\.used))
  }

  /// Text may flow inside a ring only with the even-odd rule.
  @Test func fillRuleDefinesTheInterior() {
    let ring = box(60, -10, 180, 400)
    ring.append(box(100, -5, 100, 390))
    let string = text(String(repeating: "ab ", count: 60))
    #expect(
      !lines(string, container(300, [ring])).contains { $0.used.minX > 60 && $0.used.maxX < 240 })
    ring.usesEvenOddFillRule = true
    #expect(
      lines(string, container(300, [ring])).contains { $0.used.minX >= 100 && $0.used.maxX <= 200 })
  }

  // MARK: Cases

  @Test func lineContinuesBeyondThePath() {
    let lines = lines(text("aa aa aa aa aa aa aa aa aa aa"), container(200, [box(80, 0, 40, 10)]))
    #expect(lines[0].fragment.minX == 0 && lines[0].fragment.width == 80)
    #expect(lines[1].fragment.minX == 120 && lines[1].fragment.width == 80)
    #expect(lines[0].fragment.minY == 0 && lines[1].fragment.minY == 0)
    #expect(lines[2].fragment.minX == 0 && lines[2].fragment.width == 200)
    #expect(lines[2].fragment.minY == lines[0].fragment.height)
  }

  /// Each fragment has padding on both sides.
  @Test func lineFragmentsHavePaddingBesideThePath() {
    let lines = lines(
      text("aa aa aa aa aa aa"), container(200, padding: 5, [box(80, 0, 40, 10)]))
    #expect(lines[1].fragment.minX == 120)
    #expect(lines[0].used.minX == 0 && lines[1].used.minX == 120)
    let end = lines[1].used.maxX
    #expect(end <= 200)
  }

  @Test func newParagraphBeginsANewLine() {
    let lines = lines(text("aa\nbb"), container(200, [box(80, 0, 40, 10)]))
    #expect(lines.map(\.text) == ["aa\n", "bb"])
    #expect(lines[1].fragment.minX == 0 && lines[1].fragment.minY > 0)
  }

  @Test func linesWithoutRoomAreSkipped() {
    let lines = lines(text("aa"), container(200, [box(0, 0, 200, 100)]))
    #expect(lines.count == 1 && lines[0].fragment.minY >= 100)
    #expect(lines[0].fragment.minY <= 100 + font.lineHeight)
  }

  @Test func lastLineTruncatesBeforeThePath() {
    let container = container(200, [box(80, 0, 40, 10)])
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let lines = lines(text("aa aa aa aa aa aa aa"), container)
    #expect(lines.count == 1 && lines[0].used.maxX <= 80)
  }

  // MARK: Text views

  private func view(_ paths: [UIBezierPath], _ change: (UITextView) -> Void = { _ in })
    -> UITextView
  {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.font = font
    view.text = String(repeating: "aa ", count: 40)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.textContainer.exclusionPaths = paths
    change(view)
    view.layoutIfNeeded()
    return view
  }

  private func caret(_ view: UITextView, _ offset: Int) -> CGRect {
    guard let place = view.position(from: view.beginningOfDocument, offset: offset) else {
      return .null
    }
    return view.caretRect(for: place)
  }

  @Test func textViewFlowsAroundItsPaths() {
    let (plain, around) = (view([]), view([box(0, 0, 100, 60)]))
    #expect(around.contentSize.height > plain.contentSize.height)
    #expect(around.sizeThatFits(CGSize(width: 200, height: 0)).height == around.contentSize.height)
    #expect(caret(plain, 1).minX < 100 && caret(around, 1).minX > 100)
    #expect(Headless.render(around) != Headless.render(plain))
    around.textContainer.exclusionPaths = []
    around.layoutIfNeeded()
    #expect(around.contentSize == plain.contentSize)
    #expect(Headless.render(around) == Headless.render(plain))
  }

  /// A point maps to the characters of the fragment that contains it.
  @Test func pointsMapToTheFragmentTheyAreIn() {
    let view = view([box(80, 0, 40, 10)])
    for offset in 0..<40 {
      let rect = caret(view, offset)
      let place = view.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY))
      let found = place.map { view.offset(from: view.beginningOfDocument, to: $0) }
      // The end of a fragment maps to the beginning of the next one.
      #expect(found == offset, "\(offset)")
    }
  }

  /// Right to left, lines begin to the right of the excluded path.
  @Test func rightToLeftLinesBeginOnTheRight() {
    let view = view([box(80, 0, 40, 10)]) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(caret(view, 0).midX > 120)
  }
}
