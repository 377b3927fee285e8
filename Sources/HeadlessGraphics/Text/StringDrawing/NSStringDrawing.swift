import Foundation

/// Options for measuring and drawing text without a view.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Wraps the text at the given width; without this option, text is on one line, measured from its
  /// baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: glyphs have no outlines here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The limit for shrinking text, and the result.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale that fonts may shrink to; 0 prevents shrinking.
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size with one line for each paragraph, whatever its width.
  public func size() -> CGSize {
    let request = TextMeasuring(self)
    return request.fitted(in: .zero, options: .usesLineFragmentOrigin, context: nil).bounds.size
  }

  /// The rectangle that the text takes, not rounded. A width or height of 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextMeasuring(self).fitted(in: size, options: options, context: context).bounds
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }

  /// The rectangle that the text takes, not rounded. A width or height of 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// The methods that strings have where they are bridged to `NSString`.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

// MARK: Drawing

extension NSAttributedString {
  /// Draws the text from its top left corner, with lines of any length; has no effect outside of
  /// drawing.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text wrapped at the width; lines that don't fit the height are left out.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text; without `.usesLineFragmentOrigin`, on one line with the origin on its
  /// baseline.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let drawing = DrawingContext.current else { return }
    let fitted = TextMeasuring(self).fitted(in: rect.size, options: options, context: context)
    let width = fitted.isBlock && rect.width > 0 ? rect.width : fitted.bounds.width
    let place = CGRect(
      x: rect.minX, y: rect.minY + fitted.bounds.minY, width: width,
      height: fitted.bounds.height)
    drawing.draw(fitted.layout, of: fitted.content, in: place)
  }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

/// The methods that strings have where they are bridged to `NSString`.
extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }
}
