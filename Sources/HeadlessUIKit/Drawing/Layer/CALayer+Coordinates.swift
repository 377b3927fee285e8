import Foundation

extension CALayer {
  var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
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

/// Holds layers that are turned in space; here it is drawn as any other layer.
open class CATransformLayer: CALayer {}
