import Foundation

/// A colour of the system's palette by name; its components depend on style and system version.
struct SystemColour: Hashable, Sendable {
  let name: String

  /// Light and dark, in the order of the table's columns.
  private static let palette: [String: [ColourComponents]] = {
    var palette: [String: [ColourComponents]] = [:]
    for line in systemColourTable.split(separator: "\n") {
      let cells = line.split(separator: " ")
      guard let name = cells.first else { continue }
      palette[String(name)] = cells.dropFirst().map { cell in
        let parts = cell.split(separator: ",").map { CGFloat(Double($0) ?? 0) }
        return ColourComponents(
          red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts[3])
      }
    }
    return palette
  }()

  /// The colour for a style; light where none is said.
  func components(in traits: UITraitCollection) -> ColourComponents {
    let version = Headless.systemVersion == .iOS26 ? 0 : 2
    let column = version + (traits.userInterfaceStyle == .dark ? 1 : 0)
    return components(column: column)
  }

  private func components(column index: Int) -> ColourComponents {
    let columns = Self.palette[name] ?? []
    return columns.indices.contains(index) ? columns[index] : ColourComponents(white: 0, alpha: 0)
  }
}
