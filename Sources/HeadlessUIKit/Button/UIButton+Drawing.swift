import Foundation

extension UIButton {
  /// Draws the background that a configuration has.
  func draw(_ configuration: Configuration, into picture: inout Picture) {
    let rect = backgroundFrame(of: configuration)
    let shape = PictureShape(
      rect: rect, radius: configuration.cornerRadius(height: rect.height), corners: .all)
    let fill = configuration.fill(
      tint: tintColor ?? .tintColor, isEnabled: isEnabled,
      isDark: traitCollection.userInterfaceStyle == .dark)
    picture.fill(shape, fill.map(shownColour))
    let stroke = configuration.background
    guard stroke.strokeWidth > 0, stroke.strokeColor != nil,
      let paint = picture.paint(
        "stroke", shownColour(stroke.resolvedStrokeColor(for: tintColor ?? .tintColor)))
    else { return }
    picture.add(
      shape.inset(by: stroke.strokeWidth / 2 - stroke.strokeOutset),
      [("fill", "none")] + paint + [("stroke-width", Headless.number(stroke.strokeWidth))])
  }
}
