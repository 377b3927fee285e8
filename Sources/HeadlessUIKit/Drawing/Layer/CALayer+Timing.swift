import Foundation

/// The time of a layer relative to its superlayer's.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

/// Times are converted. Animations follow the clock of the window.
extension CALayer: CAMediaTiming {
  private var timing: LayerTiming {
    get { rare?.timing ?? LayerTiming() }
    set { ensureRare().timing = newValue }
  }

  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Stored without effect.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Stored without effect.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Stored without effect.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Stored without effect.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Stored without effect.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns `(t - beginTime) * speed + timeOffset`, where `t` is the superlayer's time.
  func localTime(_ outer: CFTimeInterval) -> CFTimeInterval {
    let time = superlayer?.localTime(outer) ?? outer
    let timing = timing
    return (time - timing.beginTime) * CFTimeInterval(timing.speed) + timing.timeOffset
  }

  /// Returns the inverse of `localTime(_:)`. At speed 0 there is none, so the result is the
  /// `beginTime`.
  func outerTime(_ local: CFTimeInterval) -> CFTimeInterval {
    let timing = timing
    let speed = CFTimeInterval(timing.speed)
    let time =
      speed == 0 ? timing.beginTime : (local - timing.timeOffset) / speed + timing.beginTime
    return superlayer?.outerTime(time) ?? time
  }
}
