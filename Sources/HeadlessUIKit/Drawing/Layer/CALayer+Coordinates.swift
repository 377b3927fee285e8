import Foundation

extension CALayer {
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Nil stands for the outermost layer's superlayer, if it had one.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outside = l.map { p.applying($0.toOutermost) } ?? p
    return outside.applying(toOutermost.inverted())
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outside = p.applying(toOutermost)
    return l.map { outside.applying($0.toOutermost.inverted()) } ?? outside
  }

  /// The rectangle that holds the converted one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let outside = l.map { r.applying($0.toOutermost) } ?? r
    return outside.applying(toOutermost.inverted())
  }

  /// The rectangle that holds the converted one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let outside = r.applying(toOutermost)
    return l.map { outside.applying($0.toOutermost.inverted()) } ?? outside
  }

  /// The deepest layer at a point of the superlayer.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = p.applying(toSuperlayer.inverted())
    if masksToBounds, !contains(inside) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// Nothing moves here, so that what is shown is what was set.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }

  private var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var toOutermost: CGAffineTransform {
    var result = toSuperlayer
    var layer = superlayer
    while let current = layer {
      result = result.concatenating(current.toSuperlayer)
      layer = current.superlayer
    }
    return result
  }
}

/// Holds layers that are turned in space; here it is drawn as any other layer.
open class CATransformLayer: CALayer {}
