import Foundation

extension UIButton {
  /// Draws the background that a configuration has.
  func draw(_ configuration: Configuration, into picture: inout Picture) {
    let insets = configuration.background.backgroundInsets
    let rect = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let shape = PictureShape(
      rect: rect, radius: configuration.cornerRadius(height: rect.height), corners: .all)
    let fill = configuration.fill(
      tint: tintColor ?? .tintColor, isEnabled: isEnabled,
      isDark: traitCollection.userInterfaceStyle == .dark)
    picture.fill(shape, fill.map(shownColour))
    let stroke = configuration.background
    guard stroke.strokeWidth > 0, let colour = stroke.strokeColor.map(shownColour),
      let paint = picture.paint("stroke", colour)
    else { return }
    picture.add(
      shape.inset(by: stroke.strokeWidth / 2),
      [("fill", "none")] + paint + [("stroke-width", Headless.number(stroke.strokeWidth))])
  }
}
