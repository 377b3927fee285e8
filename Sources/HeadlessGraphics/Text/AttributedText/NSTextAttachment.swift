import Foundation

/// The room that text is laid out in.
open class NSTextContainer: NSObject {
  /// In a text view, stored without effect: the text is as wide as the view.
  open var size: CGSize { didSet { didChange?() } }
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  /// What text flows around, from the left top corner of the container, in points. Of a row it takes all that is
  /// free on both sides; words are not cut where there is room for them further down.
  ///
  /// Coordinates that are no numbers exclude nothing.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange?() } }
  package var exclusions: TextExclusions? {
    TextExclusions(exclusionPaths, padding: lineFragmentPadding)
  }
  /// Called after something has changed.
  package var didChange: (() -> Void)?
  /// What lays text out in it.
  package weak var owner: NSObject?
  /// How large a view makes it, if one does.
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

/// Something that stands in text in place of a character, an image mostly.
///
/// An attachment without bounds is as large as its image and stands on the baseline.
open class NSTextAttachment: NSObject {
  /// The character that an attachment belongs to.
  open class var character: Int { 0xfffc }

  private let mark = FoundationMark()

  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// The origin is relative to the place on the baseline, and positive above it.
  open var bounds = CGRect.zero
  /// Added on both sides of the attachment.
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

  /// The bounds that text is laid out with; an override may give others.
  ///
  /// The proposed line is as high as the font's and has no end, as the bounds are asked for once,
  /// before there are lines.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty, let image else { return bounds }
    return CGRect(origin: bounds.origin, size: image.size)
  }

  /// The image that is drawn in the bounds; an override may give another.
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
