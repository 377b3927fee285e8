import Foundation

extension LayoutPreview {
  /// A device that a preview is shown on.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    /// An iPhone SE, 375 × 667 points.
    case iPhoneSE
    /// An iPhone 16, 393 × 852 points: the default.
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
      case .iPhoneSE: ScreenSize.iPhoneSE
      case .iPhone16: ScreenSize.iPhone16
      case .iPhone16ProMax: ScreenSize.iPhone16ProMax
      case .iPadMini6: ScreenSize.iPadMini6
      case .iPadPro13: ScreenSize.iPadPro13
      }
    }
  }
}
