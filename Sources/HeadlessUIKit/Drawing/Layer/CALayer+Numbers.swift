import Foundation

/// Rejects numbers that can't be drawn.
extension CALayer {
  /// Logs invalid numbers with the message of the exception that UIKit throws.
  ///
  /// - Returns: The old numbers.
  func refuse<Numbers>(_ name: String, _ numbers: Numbers, _ old: Numbers) -> Numbers {
    Headless.logFromAnyThread("CALayer \(name) contains NaN: \(numbers). Layer of \(ownerName).")
    return old
  }

  /// Returns the new rectangle, or the old one if the new one is not finite.
  func usable(_ rect: CGRect, _ name: String, before old: CGRect) -> CGRect {
    rect.isFinite ? rect : refuse(name, rect, old)
  }

  /// Returns the new numbers, or numbers in their place that a layer can be drawn with.
  func usable<Numbers: LayoutNumbers>(
    _ numbers: Numbers, _ name: String, before old: Numbers
  ) -> Numbers {
    numbers.usable(insteadOf: old, name, of: ownerName)
  }

  var ownerName: String {
    if let delegate { return "\(type(of: delegate))" }
    nonisolated(unsafe) let layer = self  // Used only on the main thread.
    let view =
      MainQueue.isCurrent ? MainActor.assumeIsolated { layer.viewNode?.view?.shortName } : nil
    return view ?? "\(type(of: self))"
  }
}
