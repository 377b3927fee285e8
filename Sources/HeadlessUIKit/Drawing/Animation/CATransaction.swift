import Foundation

/// A group of layer changes.
///
/// Changes take effect at once. The completion block is called on the next turn of the main run
/// loop, after the animations that were added in the transaction have ended. Each thread has its
/// own transactions.
open class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
  }

  private static let key = "CATransaction"

  /// The open transactions, the innermost last. The first is the implicit one, which is always
  /// there.
  private static var states: [State] {
    get { Thread.current.threadDictionary[key] as? [State] ?? [State()] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static var current: State {
    get { states.last ?? State() }
    set { states[max(states.count - 1, 0)] = newValue }
  }

  open class func begin() {
    var inner = current
    inner.completion = nil
    states.append(inner)
  }

  open class func commit() {
    guard states.count > 1, let done = states.popLast() else { return }
    finish(done)
  }

  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}

  private static func finish(_ state: State) {
    guard let completion = state.completion else { return }
    Headless.onNextTurn(completion)
  }

  open class func animationDuration() -> CFTimeInterval { current.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }
  open class func disableActions() -> Bool { current.disablesActions }
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  open class func completionBlock() -> (() -> Void)? { current.completion }

  /// Outside an explicit transaction, the block is called on the next turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion = block
    guard states.count == 1 else { return }
    finish(current)
    current.completion = nil
  }

  open class func value(forKey key: String) -> Any? { current.values[key] }
  open class func setValue(_ anObject: Any?, forKey key: String) { current.values[key] = anObject }
}
