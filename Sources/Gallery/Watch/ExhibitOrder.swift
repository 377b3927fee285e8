import Foundation

/// The previews that are drawn first: the requested one, and those from files that have changed.
/// Someone who changes a file most likely looks at one of these; a page in the file system can't
/// tell which.
@MainActor
struct ExhibitOrder {
  private let request: PageRequest
  private let files: (LayoutPreview) -> [String]

  /// - Parameter files: Returns the files that belong to a preview.
  init(_ request: PageRequest, files: @escaping (LayoutPreview) -> [String]) {
    self.request = request
    self.files = files
  }

  /// The largest number of changed previews. A file with more previews is no hint, and drawing them
  /// first would keep other processes waiting.
  private static let limit = 4

  /// Returns the requested preview.
  func asked(of previews: [LayoutPreview]) -> [LayoutPreview] {
    Array(previews.filter { $0.name == request.first }.prefix(1))
  }

  /// Returns the previews from files that have changed, except the requested one. This is slow,
  /// since it reads the drawn exhibits.
  func changed(of previews: [LayoutPreview]) -> [LayoutPreview] {
    let names = request.changed.map { URL(fileURLWithPath: $0).lastPathComponent }
    let changed = names.isEmpty ? [] : previews.filter { comes($0, from: names) }
    return changed.count <= Self.limit ? changed.filter { $0.name != request.first } : []
  }

  /// Returns whether a preview comes from one of some files: as it declares itself, or as it was
  /// last drawn.
  private func comes(_ preview: LayoutPreview, from names: [String]) -> Bool {
    let own = files(preview).map { URL(fileURLWithPath: $0).lastPathComponent }
    if !Set(own).isDisjoint(with: names) { return true }
    let script = URL(fileURLWithPath: request.output, isDirectory: true)
      .appendingPathComponent(Gallery.path(ofExhibit: preview.name))
    guard let drawn = try? Data(contentsOf: script) else { return false }
    // A file that the exhibit shows, or the line of a constraint.
    let traces = names.flatMap { ["\"name\":\"\($0)\"", "\"line\":\"\($0):"] }
    return traces.contains { drawn.range(of: Data($0.utf8)) != nil }
  }
}
