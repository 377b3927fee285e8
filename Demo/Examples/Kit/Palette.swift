import DeStijl

/// The colors of the demo, each for light and dark.
extension UIColor {
  static let mondrianRed = UIColor(light: 0xD0_2C_1F, dark: 0xB7_22_17)
  static let mondrianYellow = UIColor(light: 0xF6_C7_1E, dark: 0xD9_AA_0E)
  static let mondrianBlue = UIColor(light: 0x1E_4D_9B, dark: 0x1B_43_86)
  /// The lines of a painting.
  static let mondrianBlack = UIColor(light: 0x16_16_16, dark: 0x00_00_00)
  /// The canvas between the colors.
  static let layeringColor = UIColor(light: 0xF7_F4_EC, dark: 0x2B_2B_2E)
  /// The paper that a page is printed on.
  static let paper = UIColor(light: 0xFF_FF_FF, dark: 0x14_14_16)
  /// The faint background that shows the extent of a sample's container.
  static let faintBackground = UIColor(light: 0xE9_E6_DE, dark: 0x36_36_3A)
  /// Text on the paper.
  static let ink = UIColor(light: 0x16_16_16, dark: 0xF2_F0_EA)
  /// Less important text on the paper.
  static let fadedInk = UIColor(light: 0x6B_68_61, dark: 0xA5_A2_9B)

  /// A color given as `0xRRGGBB` for each appearance.
  convenience init(light: Int, dark: Int) {
    self.init { traits in
      UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }

  private convenience init(hex: Int) {
    let channel = { (shift: Int) in CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
