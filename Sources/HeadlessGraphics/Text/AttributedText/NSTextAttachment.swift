import Foundation

/// The area in which text is laid out.
open class NSTextContainer: NSObject {
  /// In a text view, stored without effect: the text has the width of the view.
  open var size: CGSize { didSet { didChange?() } }
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  /// The shapes that text flows around, in points from the top left corner of the container. Text fills all free parts
  /// of a row on both sides of a shape; a word is not cut if there is room for it further down.
  ///
  /// Coordinates that are not numbers exclude nothing.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange?() } }
  package var exclusions: TextExclusions? {
    TextExclusions(exclusionPaths, padding: lineFragmentPadding)
  }
  /// Stored without effect: in a text view, text always has the width of the view.
  open var widthTracksTextView = false
  /// Stored without effect: in a text view, text is as high as its lines.
  open var heightTracksTextView = false
  /// Called after a change.
  package var didChange: (() -> Void)?
  /// The object that lays out text in this container.
  package weak var owner: NSObject?
  /// The size that a view gives the container, if a view tracks it.
  package var tracked: (() -> CGSize?)?
  package var room: CGSize { tracked?() ?? size }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(size: .zero)
  }
}

/// An object in text in place of a character, usually an image.
///
/// An attachment without bounds has the size of its image and stands on the baseline.
open class NSTextAttachment: NSObject {
  /// The character that stands for an attachment.
  open class var character: Int { 0xfffc }

  private let mark = FoundationMark()

  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// The bounds; the origin is relative to the position on the baseline, and positive y is above it.
  open var bounds = CGRect.zero
  /// The padding on both sides of the attachment.
  open var lineLayoutPadding: CGFloat = 0

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The bounds for laying out text; an override may return others.
  ///
  /// The proposed line fragment has the height of the font's lines and unlimited width, since the bounds are requested
  /// once, before there are lines.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty, let image else { return bounds }
    return CGRect(origin: bounds.origin, size: image.size)
  }

  /// The image drawn in the bounds; an override may return another.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image
  }

  func value(lineHeight: CGFloat) -> TextAttachment {
    let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: lineHeight)
    var bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    if !bounds.isDrawable { bounds = .zero }
    let image = image(forBounds: bounds, textContainer: nil, characterIndex: 0)
    return TextAttachment(bounds: bounds, padding: max(0, lineLayoutPadding), image: image)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }

  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    let own: [NSAttributedString.Key: Any] = [.attachment: attachment]
    self.init(string: "\u{fffc}", attributes: attributes.merging(own) { $1 })
  }

  public func containsAttachments(in range: NSRange) -> Bool {
    let all = NSRange(location: 0, length: length)
    var contains = false
    let shared = NSIntersectionRange(all, range)
    enumerateAttribute(.attachment, in: shared, options: []) { value, _, stop in
      guard value is NSTextAttachment else { return }
      contains = true
      stop.pointee = true
    }
    return contains
  }
}
