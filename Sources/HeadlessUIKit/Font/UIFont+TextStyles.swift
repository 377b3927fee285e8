import Foundation

extension UIFont {
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    font(of: style, at: TextStyleSizes.defaultIndex)
  }

  /// The font of a style in the category at a place of the table.
  static func font(of style: UIFont.TextStyle, at index: Int) -> UIFont {
    let sizes = TextStyleSizes.of(style)
    let cell = sizes.cell(at: index)
    var face = FontFace(size: cell.pointSize, weight: sizes.weight)
    face.leading = cell.fontLeading - face.lineHeight
    face.textStyle = style.rawValue
    return UIFont(face: face)
  }
}
