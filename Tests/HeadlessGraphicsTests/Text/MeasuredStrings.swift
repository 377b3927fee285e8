import Foundation
import Testing

@testable import HeadlessGraphics

/// A string with its width as measured on a device, unrounded and including kerning.
struct MeasuredString: Sendable, CustomTestStringConvertible {
  var weight: UIFont.Weight
  var size: CGFloat
  var text: String
  var width: CGFloat

  var testDescription: String { "\(text) \(weight.styleName) \(size)" }

  static let all: [MeasuredString] = [
    table(.regular, 8, [50.453, 76, 41.957, 19.805, 176.977, 63.016]),
    table(.semibold, 17, [103.498, 152.042, 83.684, 38.279, 352.372, 129.072]),
    table(.bold, 17, [106.345, 155.063, 86.013, 40.574, 360.142, 130.771]),
    table(.regular, 28, [165.334, 229.291, 126.971, 55.152, 530.455, 205.734]),
    table(.semibold, 28, [172.304, 238.538, 133.642, 60.928, 558.37, 210.678]),
    table(.bold, 28, [176.34, 243.893, 137.505, 64.271, 574.533, 213.541]),
  ].flatMap { $0 }

  private static let strings = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  private static func table(
    _ weight: UIFont.Weight, _ size: CGFloat, _ widths: [CGFloat]
  ) -> [MeasuredString] {
    zip(strings, widths).map {
      MeasuredString(weight: weight, size: size, text: $0, width: $1)
    }
  }
}
