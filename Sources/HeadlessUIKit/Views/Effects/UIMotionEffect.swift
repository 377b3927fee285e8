import Foundation

/// What a view does when the device is tilted. Stored without effect: it never is.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  public override init() { super.init() }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) { nil }

  /// How the view differs for somebody who looks from an angle; nothing by itself.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes a property with an angle. Stored without effect.
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

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) { nil }
}

/// Several effects. Stored without effect.
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
