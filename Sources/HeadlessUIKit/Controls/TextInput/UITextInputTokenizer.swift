import Foundation

/// Finds the units of a text around its positions.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns nil if the position is in no unit; at a boundary the direction says which unit counts.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at the position in this direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next position where a unit ends in this direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the units in the string of a text. Of texts other than text fields and text views it does
/// not know the lines.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let textInput, let search = Search(textInput, position, granularity, direction),
      let unit = search.enclosing,
      let start = textInput.position(from: textInput.beginningOfDocument, offset: unit.location),
      let end = textInput.position(from: start, offset: unit.length)
    else { return nil }
    return textInput.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let textInput, let search = Search(textInput, position, granularity, direction) else {
      return false
    }
    return search.boundaries.contains(search.offset)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let textInput, let search = Search(textInput, position, granularity, direction),
      let next = search.nextBoundary
    else { return nil }
    return textInput.position(from: textInput.beginningOfDocument, offset: next)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let textInput else { return false }
    return Search(textInput, position, granularity, direction)?.enclosing != nil
  }
}

extension UITextInputStringTokenizer {
  /// A search from a position, as its offset in UTF-16 units.
  private struct Search {
    let offset: Int
    private let units: [NSRange]
    private let isForward: Bool

    /// Returns nil if the text has no such position.
    @MainActor
    init?(
      _ input: any UITextInput, _ position: UITextPosition, _ granularity: UITextGranularity,
      _ direction: UITextDirection
    ) {
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      guard let whole = input.textRange(from: start, to: end), let text = input.text(in: whole)
      else { return nil }
      offset = input.offset(from: start, to: position)
      units =
        granularity == .line
        ? (input as? any TextEditor)?.textGeometry.lineRanges ?? []
        : TextUnits(text: text).ranges(of: granularity)
      let writing = input.baseWritingDirection(for: position, in: .forward)
      isForward = direction.leadsForward(isRightToLeft: writing == .rightToLeft)
    }

    var enclosing: NSRange? {
      units.first {
        isForward
          ? $0.location <= offset && offset < $0.upperBound
          : $0.location < offset && offset <= $0.upperBound
      }
    }

    /// Where units end in the direction of the search.
    var boundaries: [Int] { units.map { isForward ? $0.upperBound : $0.location } }

    var nextBoundary: Int? {
      isForward ? boundaries.first { $0 > offset } : boundaries.last { $0 < offset }
    }
  }
}
