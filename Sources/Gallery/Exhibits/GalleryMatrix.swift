import Foundation

extension LayoutMatrix {
  /// What a gallery shows where nothing else is said: three phones and a pad, both orientations and
  /// directions, the usual, a larger and the largest size of text, light and dark: 96 combinations.
  public static let gallery = LayoutMatrix(
    devices: [.iPhone16, .iPhoneSE, .iPhone16ProMax, .iPadPro13],
    orientations: [.portrait, .landscape], directions: [.leftToRight, .rightToLeft],
    textSizes: [.large, .xxxLarge, .accessibility5], styles: [.light, .dark])

  /// All environments: those that only differ in style one after another, and those of a size of
  /// text together, for which views are made anew. The page counts in the same order.
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

  /// How many combinations there are, with texts as they are.
  public var count: Int { environments.joined().count }

  /// How many of them there are on each device, at each size of text.
  var countOfOneDevice: Int { orientations.count * directions.count * styles.count }
}
