import Foundation
import HeadlessGraphics

/// A layer that draws text, from the top of its bounds.
open class CATextLayer: CALayer {
  /// A string, or an attributed string with attributes of its own; any other object is not drawn.
  open var string: Any?
  /// A font, whose size is ignored, or a font name.
  open var font: AnyObject?
  /// The font size, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines wrap at the width of the bounds.
  open var isWrapped = false
  /// Applies to text that does not wrap.
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Stored without effect.
  open var allowsFontSubpixelQuantization = false

  private var attributedText: NSAttributedString? {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    if let text = string as? NSAttributedString {
      let styled = NSMutableAttributedString(attributedString: text)
      let whole = NSRange(location: 0, length: styled.length)
      styled.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
        if value == nil { styled.addAttribute(.paragraphStyle, value: paragraph, range: range) }
      }
      return styled
    }
    guard let text = string as? String else { return nil }
    let named = (font as? NSString).flatMap { UIFont(name: "\($0)", size: fontSize) }
    let face = (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: text,
      attributes: [
        .font: face, .paragraphStyle: paragraph,
        .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(gray: 0, alpha: 0)),
      ])
  }

  override func drawContent(into picture: inout Picture) {
    guard bounds.width > 0, bounds.height > 0, bounds.isDrawable, let text = attributedText else {
      return
    }
    let drawing = DrawingContext(size: bounds.size, origin: bounds.origin, scale: contentsScale)
    drawing.perform {
      text.draw(
        with: bounds, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
    picture.draw(drawing.commands, in: bounds)
  }
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }
}
