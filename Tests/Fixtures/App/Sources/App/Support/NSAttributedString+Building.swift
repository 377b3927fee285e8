import UIKit

extension NSAttributedString {
  static func price(_ text: String, old: String? = nil) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .natural
    style.lineSpacing = 2
    let result = NSMutableAttributedString()
    result.append(
      NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold),
          .foregroundColor: UIColor.label, .paragraphStyle: style,
        ]))
    if let old = old {
      result.append(
        NSAttributedString(
          string: " " + old,
          attributes: [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            .foregroundColor: UIColor.secondaryLabel,
          ]))
    }
    return result
  }

  func height(width: CGFloat) -> CGFloat {
    let box = boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    return ceil(box.height)
  }
}
