import Foundation

/// What most layers never use.
final class RareLayerState {
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let needsDisplayOnBoundsChange = Flags(rawValue: 1)
    static let drawsAsynchronously = Flags(rawValue: 2)
    static let allowsEdgeAntialiasing = Flags(rawValue: 4)
  }

  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect.unit
  var contentsCenter = CGRect.unit
  var sublayerTransform = CATransform3DIdentity
  var actions: [String: any CAAction]?
  var compositingFilter: Any?
  private(set) var flags: Flags = []
  var timing = LayerTiming()

  func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension CGRect {
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
