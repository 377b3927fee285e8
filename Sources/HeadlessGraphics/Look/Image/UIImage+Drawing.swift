import Foundation

extension UIImage {
  /// Draws into what is being drawn, at the image's size; outside of drawing without effect.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Modes that pictures lack are drawn as the normal one.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingContext.current else { return }
    context.commands.append(
      DrawingCommand(
        shape: .image(state, rect), fill: context.fill, blendMode: blendMode, alpha: alpha))
  }
}
