import Foundation

/// Lays out the sublayers of a layer and provides its content. All methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
  func layerWillDraw(_ layer: CALayer)
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
