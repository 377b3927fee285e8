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

  func components(dark: Bool, column: Int) -> ColourComponents {
    let columns = Self.palette[name] ?? []
    let index = column + (dark ? 1 : 0)
    return columns.indices.contains(index) ? columns[index] : ColourComponents(white: 0, alpha: 0)
  }
}
