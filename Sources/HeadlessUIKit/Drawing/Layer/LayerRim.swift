import Foundation

/// The appearance of a layer's edges: its corners, its border and its shadow.
final class LayerRim {
  /// The default appearance. It is never changed.
  nonisolated(unsafe) static let plain = LayerRim()

  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
}

extension CALayer {
  var rim: LayerRim { ownRim ?? .plain }

  func ensureRim() -> LayerRim {
    let rim = ownRim ?? LayerRim()
    ownRim = rim
    return rim
  }
}
