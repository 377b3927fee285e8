import Foundation

extension UIButton {
  /// The opacity of a background while a finger is on it.
  private static let opacityUnderFinger: CGFloat = 0.75

  /// Draws the background of a configuration.
  func draw(_ configuration: Configuration, into picture: inout Picture) {
    let rect = backgroundFrame(of: configuration)
    let shape = PictureShape(
      rect: rect, radius: configuration.cornerRadius(height: rect.height), corners: .all)
    let fill = configuration.fill(
      tint: tintColor ?? .tintColor, state: shownState,
      isDark: traitCollection.userInterfaceStyle == .dark)
    var color = fill.map(shownColor)
    if shownState.contains(.highlighted) { color?.alpha *= Self.opacityUnderFinger }
    picture.fill(shape, color)
    drawStroke(
      of: configuration.background, around: shape, tintColor ?? .tintColor, into: &picture)
  }
}
