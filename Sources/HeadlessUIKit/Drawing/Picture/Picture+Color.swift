import Foundation

extension Picture {
  /// Returns the attributes that paint in a color; nil for an invisible color.
  func paint(_ attribute: String, _ color: ColorComponents?) -> [Attribute]? {
    guard let color, color.alpha > 0 else { return nil }
    let channels = maskInk.map { [$0, $0, $0] } ?? [color.red, color.green, color.blue]
    let opacity: Attribute = (
      "\(attribute)-opacity", color.alpha < 1 ? Headless.number(color.alpha) : nil
    )
    return [(attribute, "#" + channels.map(Self.hexadecimal).joined()), opacity]
  }

  private static func hexadecimal(_ channel: CGFloat) -> String {
    let unit = channel.isFinite ? min(max(channel, 0), 1) : 0
    let value = Int((unit * 255).rounded())
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
