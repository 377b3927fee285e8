import DeStijl

extension UILabel {
  /// A label with as many lines as its text needs, which follows the reader's text size.
  static func text(
    _ text: String, _ style: UIFont.TextStyle = .body, color: UIColor = .ink
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  /// A headline with as many lines as its text needs.
  static func mockMultiline(text: String, textColor: UIColor) -> UILabel {
    .text(text, .headline, color: textColor)
  }
}

/// A headline on a colored background.
@MainActor
func card(_ text: String, _ color: UIColor, padding: CGFloat = 8) -> some Block {
  UILabel.mockMultiline(text: text, textColor: color == .mondrianYellow ? .black : .white)
    .viewBlock
    .padding(padding)
    .background(UIView.mock(backgroundColor: color))
}
