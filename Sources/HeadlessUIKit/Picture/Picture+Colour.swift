import Foundation

extension Picture {
  /// The attributes that paint in a colour, or nil for a colour that can't be seen.
  func paint(_ attribute: String, _ colour: ColourComponents?) -> [Attribute]? {
    guard let colour, colour.alpha > 0 else { return nil }
    let channels = isMask ? [1, 1, 1] : [colour.red, colour.green, colour.blue]
    let opacity: Attribute = (
      "\(attribute)-opacity", colour.alpha < 1 ? Headless.number(colour.alpha) : nil
    )
    return [(attribute, "#" + channels.map(Self.hexadecimal).joined()), opacity]
  }

  private static func hexadecimal(_ channel: CGFloat) -> String {
    let unit = channel.isFinite ? min(max(channel, 0), 1) : 0
    let value = Int((unit * 255).rounded())
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
