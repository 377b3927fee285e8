import Examples
import Foundation
import Gallery

extension GalleryCommand {
  /// `swift run Demo`: all examples.
  static var demo: GalleryCommand {
    let files = Dictionary(
      uniqueKeysWithValues: Catalogue.screens.map { ($0.name, "\(type(of: $0)).swift") })
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return GalleryCommand(
      "DeStijl", of: Catalogue.screens.map(\.preview), sources: folder,
      files: { [files[$0.name] ?? ""] })
  }
}
