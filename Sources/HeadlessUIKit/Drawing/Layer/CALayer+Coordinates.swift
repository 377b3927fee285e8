import Foundation

extension CALayer {
  /// Returns whether the given layer is this layer or contains it.
  func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  /// The bounding box of the transformed bounds, in the coordinates of the superlayer.
  var outerFrame: CGRect {
    let size = CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    guard !CATransform3DIsIdentity(transform) else {
      // Only the origin is rounded: the size remains what it was set to.
      let origin = size.offsetBy(dx: position.x, dy: position.y).settled.origin
      return CGRect(origin: origin, size: size.size)
    }
    return size.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y).settled
  }

  /// Sets bounds and position so that the frame becomes the given rectangle.
  func fill(_ rect: CGRect) {
    let size = rect.standardized.size
    bounds.size = size.applying(affineTransform().inverted())
    bounds.size = CGSize(width: abs(bounds.width), height: abs(bounds.height))
    position = .zero  // So that the old position does not affect `now`.
    let now = frame
    position = CGPoint(x: rect.minX - now.minX, y: rect.minY - now.minY)
  }

  /// The transform from the coordinates of the bounds to those of the superlayer.
  var toSuperlayer: CGAffineTransform {
    let placed = about(anchorInBounds, affineTransform(), at: position)
    return superlayer?.toSublayers.map(placed.concatenating) ?? placed
  }

  /// The transform of the sublayers in addition to their own; nil if it is the identity.
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

  /// Returns a transform about an anchor that moves the anchor to another place.
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

  /// Returns the deepest layer at a point in the superlayer's coordinates.
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
  /// Whether the transform has an inverse: it has none if it scales to nothing.
  var isInvertible: Bool { a * d != b * c }
}

/// Holds layers that are rotated in space. Drawn like any other layer.
open class CATransformLayer: CALayer {}
