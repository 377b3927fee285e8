import Foundation

extension LayoutPreview {
  /// A device that a preview is shown on.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    /// An iPhone SE, 375 × 667 points.
    case iPhoneSE
    /// An iPhone 16, 393 × 852 points: where nothing else is said.
    case iPhone16
    /// An iPhone 16 Pro Max, 440 × 956 points.
    case iPhone16ProMax
    /// An iPad mini, 744 × 1133 points.
    case iPadMini6
    /// An iPad Pro of 13 inches, 1032 × 1376 points.
    case iPadPro13

    /// The size of the screen, in points, in portrait.
    public var size: CGSize {
      switch self {
      case .iPhoneSE: CGSize(width: 375, height: 667)
      case .iPhone16: CGSize(width: 393, height: 852)
      case .iPhone16ProMax: CGSize(width: 440, height: 956)
      case .iPadMini6: CGSize(width: 744, height: 1133)
      case .iPadPro13: CGSize(width: 1032, height: 1376)
      }
    }
  }
}
