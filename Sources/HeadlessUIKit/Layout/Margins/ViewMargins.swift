import Foundation

/// The margins of a view, as they were set.
struct ViewMargins {
  /// Indirect, so that views without margins of their own have no room for them.
  private indirect enum Own {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  private var own = Own.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true

  var areStandard: Bool {
    if case .standard = own { return true }
    return false
  }

  mutating func set(_ insets: UIEdgeInsets) { own = .absolute(insets) }
  mutating func set(_ insets: NSDirectionalEdgeInsets) { own = .directional(insets) }

  func insets(rightToLeft: Bool, standard: UIEdgeInsets) -> UIEdgeInsets {
    switch own {
    case .standard: standard
    case .absolute(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, rightToLeft: rightToLeft)
    }
  }
}
