import Foundation

extension CALayer {
  /// Whether a layer is this one, or around it.
  func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  /// The rectangle that holds the transformed bounds, in the coordinates of the superlayer.
  var outerFrame: CGRect {
    let size = CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    guard !CATransform3DIsIdentity(transform) else {
      // What the size was set to is what it is.
      let origin = size.offsetBy(dx: position.x, dy: position.y).settled.origin
      return CGRect(origin: origin, size: size.size)
    }
    return size.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y).settled
  }

  /// Takes bounds and a position that make a rectangle the frame.
  func fill(_ rect: CGRect) {
    let size = rect.standardized.size
    bounds.size = size.applying(affineTransform().inverted())
    bounds.size = CGSize(width: abs(bounds.width), height: abs(bounds.height))
    position = .zero  // So that nothing is left of what it was.
    let now = frame
    position = CGPoint(x: rect.minX - now.minX, y: rect.minY - now.minY)
  }

  /// From the coordinates of the bounds to those of the superlayer.
  var toSuperlayer: CGAffineTransform {
    let placed = about(anchorInBounds, affineTransform(), at: position)
    return superlayer?.toSublayers.map(placed.concatenating) ?? placed
  }

  /// What moves the sublayers besides their own transforms; nil where nothing does.
  var toSublayers: CGAffineTransform? {
    guard let transform = rare?.sublayerTransform, !CATransform3DIsIdentity(transform) else {
      return nil
    }
    return about(anchorInBounds, CATransform3DGetAffineTransform(transform), at: anchorInBounds)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// A transform about a point, which comes to another place.
  private func about(
    _ anchor: CGPoint, _ transform: CGAffineTransform, at place: CGPoint
  ) -> CGAffineTransform {
    if transform.isIdentity {
      return CGAffineTransform(translationX: place.x - anchor.x, y: place.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }

  /// The deepest layer at a point of the superlayer.
  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, affineTransform().isInvertible else { return nil }
    let inside = point.applying(toSuperlayer.inverted())
    if masksToBounds, !contains(inside) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  var toOutermost: CGAffineTransform {
    var result = toSuperlayer
    var layer = superlayer
    while let current = layer {
      result = result.concatenating(current.toSuperlayer)
      layer = current.superlayer
    }
    return result
  }
}

extension CGAffineTransform {
  /// Whether anything is left of what it is applied to: what is scaled to nothing has no inside.
  var isInvertible: Bool { a * d != b * c }
}

/// Holds layers that are turned in space; here it is drawn as any other layer.
open class CATransformLayer: CALayer {}
