import Foundation

extension UIScrollView {
  /// How often parts may turn out to be of another size than estimated, on the way to one of them.
  private static let mostMoves = 32

  /// Moves the content to a part of it, until all that then is in sight is known.
  ///
  /// - Parameter move: Sets the offset by what is known of the part.
  func settleOffset(_ move: () -> Void) {
    for _ in 0..<Self.mostMoves {
      let old = contentOffset
      move()
      layoutIfNeeded()
      if contentOffset == old { break }
    }
  }
}
