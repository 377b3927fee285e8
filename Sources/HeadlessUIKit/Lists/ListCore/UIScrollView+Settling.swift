import Foundation

extension UIScrollView {
  /// The maximum number of corrections on the way to a position, when sizes turn out different from
  /// their estimates.
  private static let maximumCorrections = 32

  /// Scrolls to a part of the content until the sizes of all visible parts are known.
  ///
  /// - Parameter move: Sets the offset from the currently known frame of the part.
  func settleOffset(_ move: () -> Void) {
    for _ in 0..<Self.maximumCorrections {
      let old = contentOffset
      move()
      layoutIfNeeded()
      if contentOffset == old { break }
    }
  }
}
