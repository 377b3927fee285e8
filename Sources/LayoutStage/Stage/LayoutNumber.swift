import Foundation

/// Formats a number of points for messages, with up to two decimals.
package func layoutNumber(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
  let hundredths = (value * 100).rounded()
  if hundredths == (hundredths / 100).rounded() * 100 { return "\(Int(hundredths / 100))" }
  return "\(Double(hundredths / 100))"
}

/// Formats a number of points for messages, with the unit: `1 point`, `8.5 points`.
package func layoutPoints(_ value: CGFloat) -> String {
  let number = layoutNumber(value)
  return "\(number) point\(number == "1" || number == "-1" ? "" : "s")"
}

/// Formats a rectangle for messages: `16 20, 100 × 44`.
package func layoutNumbers(_ rect: CGRect) -> String {
  let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(layoutNumber)
  return "\(numbers[0]) \(numbers[1]), \(numbers[2]) × \(numbers[3])"
}
