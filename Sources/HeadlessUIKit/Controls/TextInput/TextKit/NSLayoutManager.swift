import Foundation

/// Lays out text in a container, and provides the positions of its characters.
///
/// Each UTF-16 unit of the text is one glyph. All text is in the first container, whatever its
/// height; other containers stay empty.
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// Stored without effect.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the leading of fonts determines the line spacing.
  open var usesFontLeading = true { didSet { forget() } }
  /// Stored without effect.
  open var hyphenationFactor: CGFloat = 0
  /// Stored without effect.
  open var usesDefaultHyphenation = false
  /// Stored without effect.
  open var allowsNonContiguousLayout = false
  /// Stored without effect.
  open var limitsLayoutForSuspiciousContents = false
  /// Stored without effect.
  open var showsInvisibleCharacters = false
  /// Stored without effect.
  open var showsControlCharacters = false

  private var known: LaidOutText?

  public override init() {
    super.init()
  }

  /// Discards the layout, which is computed again on request.
  func forget() { known = nil }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.owner = self
    forget()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).owner = nil
    forget()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Discards the layout, which is computed again on request.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forget()
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Returns the text laid out in a container; nil for a container that stays empty.
  private func text(in container: NSTextContainer?) -> LaidOutText? {
    guard let first = textContainers.first, container == nil || container === first,
      let textStorage
    else { return nil }
    if let known, known.fits(first) { return known }
    let made = LaidOutText(textStorage, in: first, usesLeading: usesFontLeading)
    known = made
    return made
  }

  private var whole: NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { whole.contains(glyphIndex) }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  @discardableResult
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  @discardableResult
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? whole : NSRange(location: 0, length: 0)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    effectiveGlyphRange?.pointee = whole
    return isValidGlyphIndex(glyphIndex) ? textContainers.first : nil
  }

  // MARK: Lines

  /// Returns the bounding box of all lines, including the padding of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = text(in: container), !text.lines.isEmpty else { return .zero }
    return text.lines.dropFirst().reduce(text.lines[0].used) { $0.union($1.used) }
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = text(in: nil)?.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: 0, length: 0)
    return line?.fragment ?? .zero
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = text(in: nil)?.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: 0, length: 0)
    return line?.used ?? .zero
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    guard let container = textContainers.first, let text = text(in: container) else { return }
    var isOver: ObjCBool = false
    for line in text.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(line.fragment, line.used, container, line.range, &isOver)
      if isOver.boolValue { return }
    }
  }

  /// The empty line after a line break at the end.
  open var extraLineFragmentRect: CGRect { text(in: nil)?.extraLine?.fragment ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { text(in: nil)?.extraLine?.used ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? {
    text(in: nil)?.extraLine == nil ? nil : textContainers.first
  }

  // MARK: Places

  /// Returns the origin of a glyph: its distance from the left end of its line, and the distance
  /// from the top of the line to the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let text = text(in: nil), let line = text.line(at: glyphIndex) else { return .zero }
    let rect = text.rects(of: NSRange(location: glyphIndex, length: 1)).first ?? .zero
    return CGPoint(x: rect.minX - line.fragment.minX, y: line.ascender)
  }

  /// Returns the bounding box of a part of the text.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let rects = text(in: container)?.rects(of: glyphRange), let first = rects.first else {
      return .zero
    }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isOver: ObjCBool = false
    for rect in text(in: textContainer)?.rects(of: glyphRange) ?? [] {
      block(rect, &isOver)
      if isOver.boolValue { return }
    }
  }

  /// Returns the range of the text on the lines that intersect a rectangle.
  @discardableResult
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let met = text(in: container)?.lines.filter { $0.fragment.meets(bounds) } ?? []
    guard let first = met.first, let last = met.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(first.range, last.range)
  }

  /// Returns the glyph at a point, or the nearest one on its line.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    text(in: container)?.unit(at: point).index ?? 0
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = text(in: container)?.unit(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.index ?? 0
  }

  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat { text(in: container)?.unit(at: point).fraction ?? 0 }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Has no effect: backgrounds are drawn together with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws all lines that contain part of the range.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    text(in: nil)?.draw(glyphsToShow, at: origin)
  }
}

/// Is told of the work of a layout manager. Its methods are never called here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

extension NSTextContainer {
  /// The layout manager of this container.
  public var layoutManager: NSLayoutManager? {
    get { owner as? NSLayoutManager }
    set {
      guard newValue !== layoutManager else { return }
      layoutManager?.remove(self)
      newValue?.addTextContainer(self)
    }
  }
}

extension NSLayoutManager {
  fileprivate func remove(_ container: NSTextContainer) {
    if let index = textContainers.firstIndex(where: { $0 === container }) {
      removeTextContainer(at: index)
    }
  }
}
