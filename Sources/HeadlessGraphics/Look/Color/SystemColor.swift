import Foundation

/// A named color of the system; its components depend on the style and the system version.
struct SystemColor: Hashable, Sendable {
  let name: String

  var isTint: Bool { name == "tintColor" }

  /// The light and dark components, in the order of the table's columns.
  private static let palette: [String: [ColorComponents]] = {
    var palette: [String: [ColorComponents]] = [:]
    for line in systemColorTable.split(separator: "\n") {
      let cells = line.split(separator: " ")
      guard let name = cells.first else { continue }
      palette[String(name)] = cells.dropFirst().map { cell in
        let parts = cell.split(separator: ",").map { CGFloat(Double($0) ?? 0) }
        return ColorComponents(
          red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts[3])
      }
    }
    return palette
  }()

  /// The components for a style; the light ones if it is unspecified.
  func components(in traits: UITraitCollection) -> ColorComponents {
    let version = Headless.systemVersion.isRedesigned ? 0 : 2
    let column = version + (traits.userInterfaceStyle == .dark ? 1 : 0)
    return components(column: column)
  }

  private func components(column index: Int) -> ColorComponents {
    let columns = Self.palette[name] ?? []
    return columns.indices.contains(index) ? columns[index] : ColorComponents(white: 0, alpha: 0)
  }
}
