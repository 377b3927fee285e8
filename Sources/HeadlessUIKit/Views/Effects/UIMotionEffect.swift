import Foundation

/// An effect of tilting the device on a view. Stored without effect: the device is never tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  public override init() { super.init() }

  /// Archives are not supported: always returns nil.
  public required init?(coder: NSCoder) { nil }

  /// Returns the changes of the view at a viewing angle; none by default.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Maps a tilt to a value of a property. Stored without effect.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  open private(set) var keyPath: String
  open private(set) var type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Archives are not supported: always returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// A group of effects. Stored without effect.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Stored without effect.
  public var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { ensureRare().motionEffects = newValue }
  }

  /// Stored without effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Stored without effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
