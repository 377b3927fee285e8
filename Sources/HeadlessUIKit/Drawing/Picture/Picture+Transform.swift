import Foundation

extension CGAffineTransform {
  /// The transform in SVG syntax; nil for the identity.
  var attributeText: String? {
    if isIdentity { return nil }
    if a == 1, b == 0, c == 0, d == 1 {
      return "translate(\(Headless.number(tx)) \(Headless.number(ty)))"
    }
    // Sines and cosines need more digits than points do.
    let linear = [a, b, c, d].map { Headless.number($0, places: 6) }
    return "matrix(\((linear + [tx, ty].map { Headless.number($0) }).joined(separator: " ")))"
  }
}
