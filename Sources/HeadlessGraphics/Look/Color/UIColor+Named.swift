import Foundation

extension UIColor {
  // MARK: Fixed

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  // MARK: Depending on traits

  public class var label: UIColor { UIColor(system: "label") }
  public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
  public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
  public class var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabel") }
  public class var placeholderText: UIColor { UIColor(system: "placeholderText") }
  public class var separator: UIColor { UIColor(system: "separator") }
  public class var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparator") }
  public class var link: UIColor { UIColor(system: "link") }
  public class var tintColor: UIColor { UIColor(system: "tintColor") }
  public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
  public class var secondarySystemBackground: UIColor {
    UIColor(system: "secondarySystemBackground")
  }
  public class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
  @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(system: "secondarySystemGroupedBackground")
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(system: "tertiarySystemGroupedBackground")
  }
  public class var systemFill: UIColor { UIColor(system: "systemFill") }
  public class var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFill") }
  public class var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFill") }
  public class var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFill") }
  public class var systemRed: UIColor { UIColor(system: "systemRed") }
  public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
  public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
  public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
  public class var systemMint: UIColor { UIColor(system: "systemMint") }
  public class var systemTeal: UIColor { UIColor(system: "systemTeal") }
  public class var systemCyan: UIColor { UIColor(system: "systemCyan") }
  public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
  public class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
  public class var systemPurple: UIColor { UIColor(system: "systemPurple") }
  public class var systemPink: UIColor { UIColor(system: "systemPink") }
  public class var systemBrown: UIColor { UIColor(system: "systemBrown") }
  public class var systemGray: UIColor { UIColor(system: "systemGray") }
  public class var systemGray2: UIColor { UIColor(system: "systemGray2") }
  public class var systemGray3: UIColor { UIColor(system: "systemGray3") }
  public class var systemGray4: UIColor { UIColor(system: "systemGray4") }
  public class var systemGray5: UIColor { UIColor(system: "systemGray5") }
  public class var systemGray6: UIColor { UIColor(system: "systemGray6") }

  private convenience init(system name: String) {
    self.init(source: .system(SystemColor(name: name)))
  }
}
