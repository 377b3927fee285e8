import Foundation

/// A device that a stage can simulate.
///
/// The size of its screen is given in points, in portrait.
public struct StageDevice: Hashable, Sendable {
  /// The name of the device: `iPhone16`.
  public let name: String
  /// The size of the screen, in points, in portrait.
  public let size: CGSize
  /// Pixels per point, to which frames are rounded.
  public let scale: CGFloat
  let isPad: Bool
  let portraitSafeArea: UIEdgeInsets
  let landscapeSafeArea: UIEdgeInsets

  /// - Parameter insets: The safe area from the top, the left, the bottom and the right, in
  ///   portrait and in landscape.
  private init(
    _ name: String, _ size: CGSize, scale: CGFloat = 3, isPad: Bool = false,
    _ insets: [[CGFloat]]
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isPad = isPad
    let sides = insets.map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    (portraitSafeArea, landscapeSafeArea) = (sides[0], sides[1])
  }

  /// An iPhone SE, 375 × 667 points, with a home button.
  public static let iPhoneSE = StageDevice(
    "iPhoneSE", ScreenSize.iPhoneSE, scale: 2, [[20, 0, 0, 0], [0, 0, 0, 0]])
  /// An iPhone 13 mini, 375 × 812 points.
  public static let iPhone13Mini = StageDevice(
    "iPhone13Mini", ScreenSize.iPhone13Mini, [[50, 0, 34, 0], [0, 50, 21, 50]])
  /// An iPhone 14, 390 × 844 points.
  public static let iPhone14 = StageDevice(
    "iPhone14", ScreenSize.iPhone14, [[47, 0, 34, 0], [0, 47, 21, 47]])
  /// An iPhone 16, 393 × 852 points: the default device of a stage.
  public static let iPhone16 = StageDevice(
    "iPhone16", ScreenSize.iPhone16, [[59, 0, 34, 0], [0, 59, 21, 59]])
  /// An iPhone 16 Pro, 402 × 874 points.
  public static let iPhone16Pro = StageDevice(
    "iPhone16Pro", ScreenSize.iPhone16Pro, [[62, 0, 34, 0], [0, 62, 21, 62]])
  /// An iPhone 16 Pro Max, 440 × 956 points.
  public static let iPhone16ProMax = StageDevice(
    "iPhone16ProMax", ScreenSize.iPhone16ProMax, [[62, 0, 34, 0], [0, 62, 21, 62]])
  /// An iPad mini, 744 × 1133 points.
  public static let iPadMini6 = StageDevice(
    "iPadMini6", ScreenSize.iPadMini6, scale: 2, isPad: true, [[24, 0, 20, 0], [24, 0, 20, 0]])
  /// An iPad Pro of 13 inches, 1032 × 1376 points.
  public static let iPadPro13 = StageDevice(
    "iPadPro13", ScreenSize.iPadPro13, scale: 2, isPad: true, [[24, 0, 20, 0], [24, 0, 20, 0]])

  /// All devices, phones first, from the smallest up: eight for a matrix.
  public static let all: [StageDevice] = [
    .iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone16, .iPhone16Pro, .iPhone16ProMax, .iPadMini6,
    .iPadPro13,
  ]

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension StageDevice: CustomStringConvertible {
  /// The name of the device, as in the names of test cases with several devices.
  public var description: String { name }
}
