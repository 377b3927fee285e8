import Foundation

/// The time of a layer within that of its superlayer.
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

/// Times are converted; what is shown of animations goes by the time of the window.
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

  /// `(t - beginTime) * speed + timeOffset`, of the superlayer's time.
  func localTime(_ outer: CFTimeInterval) -> CFTimeInterval {
    let time = superlayer?.localTime(outer) ?? outer
    let timing = timing
    return (time - timing.beginTime) * CFTimeInterval(timing.speed) + timing.timeOffset
  }

  /// The way back. A layer that stands still has none: it is its `beginTime`.
  func outerTime(_ local: CFTimeInterval) -> CFTimeInterval {
    let timing = timing
    let speed = CFTimeInterval(timing.speed)
    let time =
      speed == 0 ? timing.beginTime : (local - timing.timeOffset) / speed + timing.beginTime
    return superlayer?.outerTime(time) ?? time
  }
}
