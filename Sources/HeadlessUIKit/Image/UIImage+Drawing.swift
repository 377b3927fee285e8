import Foundation

extension UIImage {
  /// Draws into what is being drawn, at the image's size; outside of drawing without effect.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    context.commands.append(DrawingCommand(shape: .image(state, rect), fill: context.fill))
  }
}
