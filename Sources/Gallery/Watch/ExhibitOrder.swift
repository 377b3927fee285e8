import Foundation

/// Which previews are drawn before all others: the one that was asked for, and those that come from
/// files that have changed. Whoever changes a file looks at one of these, most likely; a page in the
/// file system can't say at which.
@MainActor
struct ExhibitOrder {
  private let request: PageRequest
  private let files: (LayoutPreview) -> [String]

  /// - Parameter files: Files that belong to a preview.
  init(_ request: PageRequest, files: @escaping (LayoutPreview) -> [String]) {
    self.request = request
    self.files = files
  }

  /// What more of them come from is no hint, and would keep other processes waiting.
  private static let limit = 4

  /// The one that was asked for.
  func asked(of previews: [LayoutPreview]) -> [LayoutPreview] {
    Array(previews.filter { $0.name == request.first }.prefix(1))
  }

  /// Those that come from files that have changed, but for the one that was asked for. To find out
  /// takes a while, since what has been drawn is read.
  func changed(of previews: [LayoutPreview]) -> [LayoutPreview] {
    let names = request.changed.map { URL(fileURLWithPath: $0).lastPathComponent }
    let changed = names.isEmpty ? [] : previews.filter { comes($0, from: names) }
    return changed.count <= Self.limit ? changed.filter { $0.name != request.first } : []
  }

  /// Whether a preview comes from one of some files: as it says itself, or as it was last drawn.
  private func comes(_ preview: LayoutPreview, from names: [String]) -> Bool {
    let own = files(preview).map { URL(fileURLWithPath: $0).lastPathComponent }
    if !Set(own).isDisjoint(with: names) { return true }
    let script = URL(fileURLWithPath: request.output, isDirectory: true)
      .appendingPathComponent(Gallery.path(ofExhibit: preview.name))
    guard let drawn = try? Data(contentsOf: script) else { return false }
    // A file that it shows, or the line of a constraint.
    let traces = names.flatMap { ["\"name\":\"\($0)\"", "\"line\":\"\($0):"] }
    return traces.contains { drawn.range(of: Data($0.utf8)) != nil }
  }
}
