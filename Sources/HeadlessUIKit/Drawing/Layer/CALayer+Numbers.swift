import Foundation

/// Numbers with which nothing can be drawn.
extension CALayer {
  /// Tells of numbers in the words of what UIKit throws.
  ///
  /// - Returns: The old ones.
  func refuse<Numbers>(_ name: String, _ numbers: Numbers, _ old: Numbers) -> Numbers {
    Headless.logFromAnywhere("CALayer \(name) contains NaN: \(numbers). Layer of \(ownerName).")
    return old
  }

  /// A rectangle that was set, or the old one where it is none.
  func usable(_ rect: CGRect, _ name: String, before old: CGRect) -> CGRect {
    rect.isFinite ? rect : refuse(name, rect, old)
  }

  /// What was set, or in its place what a layer can be drawn with.
  func usable<Numbers: LayoutNumbers>(
    _ numbers: Numbers, _ name: String, before old: Numbers
  ) -> Numbers {
    numbers.usable(insteadOf: old, name, of: ownerName)
  }

  var ownerName: String {
    if let delegate { return "\(type(of: delegate))" }
    nonisolated(unsafe) let layer = self  // Used on the main thread only.
    let view =
      MainQueue.isCurrent ? MainActor.assumeIsolated { layer.viewNode?.view?.shortName } : nil
    return view ?? "\(type(of: self))"
  }
}
