import Foundation

extension LayoutMatrix {
  /// The default matrix of a gallery: three phones and an iPad, both orientations and directions,
  /// the default text size, a larger one and the largest, light and dark: 96 combinations.
  public static let gallery = LayoutMatrix(
    devices: [.iPhone16, .iPhoneSE, .iPhone16ProMax, .iPadPro13],
    orientations: [.portrait, .landscape], directions: [.leftToRight, .rightToLeft],
    textSizes: [.large, .xxxLarge, .accessibility5], styles: [.light, .dark])

  /// All environments, with an array for each text size, as each has new views. Those that differ
  /// only in style are adjacent. The page counts in the same order.
  var environments: [[StageEnvironment]] {
    textSizes.map { textSize in
      devices.flatMap { device in
        orientations.flatMap { orientation in
          directions.flatMap { direction in
            styles.map {
              StageEnvironment(
                device: device, orientation: orientation, direction: direction, textSize: textSize,
                style: $0)
            }
          }
        }
      }
    }
  }

  /// The number of combinations, with texts as they are.
  public var count: Int { environments.joined().count }

  /// The number of combinations for each device and text size.
  var countOfOneDevice: Int { orientations.count * directions.count * styles.count }
}
