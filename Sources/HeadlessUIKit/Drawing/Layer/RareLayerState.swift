import Foundation

/// The properties that most layers never use.
final class RareLayerState {
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let needsDisplayOnBoundsChange = Flags(rawValue: 1)
    static let drawsAsynchronously = Flags(rawValue: 2)
    static let allowsEdgeAntialiasing = Flags(rawValue: 4)
  }

  var anchorPoint = CGPoint.middle
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var rasterizationScale: CGFloat = 1
  var name: String?
  var mask: CALayer?
  weak var delegate: (any CALayerDelegate)?
  /// The size at which the sublayers were last laid out; nil before the first layout.
  var laidOutSize: CGSize?
  var shownModel: CALayer?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect.unit
  var contentsCenter = CGRect.unit
  var sublayerTransform = CATransform3DIdentity
  var actions: [String: any CAAction]?
  var compositingFilter: Any?
  private(set) var flags: Flags = []
  var timing = LayerTiming()
  var animations: LayerAnimations?

  func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension CALayer {
  func ensureRare() -> RareLayerState {
    let state = rare ?? RareLayerState()
    rare = state
    return state
  }

  /// The layer of which this is a presentation copy.
  var shownModel: CALayer? {
    get { rare?.shownModel }
    set { ensureRare().shownModel = newValue }
  }
}

extension CGPoint {
  /// The center of the unit square.
  static let middle = CGPoint(x: 0.5, y: 0.5)
}

extension CGRect {
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
