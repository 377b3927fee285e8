import Foundation

/// The animations of a layer.
final class LayerAnimations {
  /// In the order of addition. An animation without a key can't be looked up.
  private(set) var running: [(key: String?, animation: CAAnimation)] = []

  func add(_ animation: CAAnimation, forKey key: String?) {
    // A layer has only one transition, whatever its key.
    let key = animation is CATransition ? kCATransition : key
    if let key { remove { $0 == key } }
    running.append((key, animation))
    Headless.onNextTurn { [weak self] in self?.play(animation) }
  }

  private func play(_ animation: CAAnimation) {
    guard isRunning(animation) else { return }
    animation.delegate?.animationDidStart(animation)
    guard !animation.isEndless, isRunning(animation) else { return }
    if animation.isRemovedOnCompletion { running.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  private func isRunning(_ animation: CAAnimation) -> Bool {
    running.contains { $0.animation === animation }
  }

  func remove(where matches: (String?) -> Bool) {
    let gone = running.filter { matches($0.key) }
    running.removeAll { matches($0.key) }
    for (_, animation) in gone {
      Headless.onNextTurn { animation.delegate?.animationDidStop(animation, finished: false) }
    }
  }
}

extension CALayer {
  /// The animations that were added and have not ended; nil before the first one.
  var animations: LayerAnimations? {
    get { rare?.animations }
    set { ensureRare().animations = newValue }
  }

  /// Replaces an animation with the same key.
  func startAnimation(_ animation: CAAnimation, forKey key: String?) {
    let list = animations ?? LayerAnimations()
    animations = list
    list.add(animation, forKey: key)
  }
}
