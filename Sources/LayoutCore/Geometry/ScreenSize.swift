import Foundation

/// The screen sizes of the devices that layouts are shown on, in points, in portrait.
package enum ScreenSize {
  package static let iPhoneSE = CGSize(width: 375, height: 667)
  package static let iPhone13Mini = CGSize(width: 375, height: 812)
  package static let iPhone14 = CGSize(width: 390, height: 844)
  package static let iPhone16 = CGSize(width: 393, height: 852)
  package static let iPhone16Pro = CGSize(width: 402, height: 874)
  package static let iPhone16ProMax = CGSize(width: 440, height: 956)
  package static let iPadMini6 = CGSize(width: 744, height: 1133)
  package static let iPadPro13 = CGSize(width: 1032, height: 1376)
}
