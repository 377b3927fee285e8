import Foundation

extension UIView {
  /// The distances of the first and the last baseline from the top of the view, in points, for its
  /// text as drawn: in the middle of a label that is higher than its text. Nil for a view without
  /// text of its own.
  package var textBaselines: (first: CGFloat, last: CGFloat)? {
    switch self {
    case let label as UILabel: label.isWritten ? label.linesOfText : nil
    case let button as UIButton:
      button.writtenLabel.flatMap { label in
        (label.isWritten ? label.linesOfText : nil).map { lines in
          let top = convert(label.bounds.origin, from: label).y
          return (top + lines.first, top + lines.last)
        }
      }
    case let field as UITextField: field.isWritten ? field.lineOfText.map { ($0, $0) } : nil
    default: nil
    }
  }

  /// The baselines that a label, field or text view without text would have.
  private var emptyBaselines: (first: CGFloat, last: CGFloat)? {
    switch self {
    case let label as UILabel: label.linesOfText
    case let field as UITextField: field.lineOfText.map { ($0, $0) }
    case let view as UITextView: view.linesOfText
    default: nil
    }
  }

  /// Returns the distance of a baseline from the top: that of the text, of the text that the view
  /// could have, or of the view that it names for its baseline; otherwise the bottom, as on UIKit.
  func baseline(isFirst: Bool) -> CGFloat {
    if let lines = textBaselines ?? emptyBaselines { return isFirst ? lines.first : lines.last }
    let carrier = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard carrier !== self, carrier.isDescendant(of: self) else { return bounds.height }
    let place = CGPoint(x: 0, y: carrier.bounds.minY + carrier.baseline(isFirst: isFirst))
    return convert(place, from: carrier).y - bounds.minY
  }
}

extension UILabel {
  fileprivate var isWritten: Bool { !(text ?? "").isEmpty }

  fileprivate var linesOfText: (first: CGFloat, last: CGFloat)? {
    guard let font else { return nil }
    let text = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let height = isWritten ? text.height : font.lineHeight
    let top = max(0, (bounds.height - height) / 2)
    return (top + font.ascender, top + height + font.descender)
  }
}

extension UITextField {
  fileprivate var isWritten: Bool { writtenText?.isEmpty == false }

  fileprivate var lineOfText: CGFloat? {
    guard let font else { return nil }
    let area = textRect(forBounds: bounds)
    let room = area.height - font.lineHeight
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: room
      default: room / 2
      }
    return area.minY - bounds.minY + top + font.ascender
  }
}

extension UITextView {
  fileprivate var linesOfText: (first: CGFloat, last: CGFloat)? {
    guard let font else { return nil }
    let first = textContainerInset.top + font.ascender
    return (first, max(first, contentSize.height - textContainerInset.bottom + font.descender))
  }
}
