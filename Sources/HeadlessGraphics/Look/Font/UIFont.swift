import Foundation

/// A font whose metrics are tables, so that text measures the same on every machine.
// Unchecked: like UIKit's it is Sendable, its stored properties are constants of Sendable types,
// and NSObject adds no state.
open class UIFont: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  package let face: FontFace

  package init(face: FontFace) {
    self.face = face
    super.init()
  }

  /// Creates the system font in its standard size. On a device, it can't be used for drawing.
  public convenience override init() {
    self.init(face: FontFace(size: UIFont.systemFontSize, weight: .regular))
  }

  /// Finds only Helvetica, Helvetica Neue, Arial, Menlo and Courier; nil for any other family.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = UIFont.valid(fontSize)
    guard let face = FontFamily.face(named: fontName, size: size) else { return nil }
    self.init(face: face)
  }

  // MARK: Making fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(size: valid(fontSize), weight: weight))
  }

  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    UIFont(face: FontFace(size: valid(fontSize), weight: weight, width: width))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(size: valid(fontSize), isItalic: true))
  }

  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(face: FontFace(size: valid(fontSize), weight: weight, hasTabularDigits: true))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(design: .monospaced, size: valid(fontSize), weight: weight))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = UIFont.valid(fontSize)
    return UIFont(face: face)
  }

  /// Replaces a size that is not a positive number by the default size; logs one that is not
  /// finite.
  static func valid(_ size: CGFloat) -> CGFloat {
    if size.isFinite { return size > 0 ? size : systemFontSize }
    Headless.logFromAnyThread(
      "The size \(size) of a font is not finite, and counts as \(Headless.number(systemFontSize)).")
    return systemFontSize
  }

  // MARK: Sizes

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Metrics

  open var pointSize: CGFloat { face.size }
  open var ascender: CGFloat { face.ascender }
  open var descender: CGFloat { face.descender }
  open var capHeight: CGFloat { face.capHeight }
  open var xHeight: CGFloat { face.xHeight }
  open var lineHeight: CGFloat { face.lineHeight }
  open var leading: CGFloat { face.leading }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  open override var hash: Int { face.hashValue }

  open override var description: String { "<UIFont: \(fontName) \(pointSize)pt>" }
}
