import Foundation

/// A folder that is deleted with the test that holds it. The first writer creates it.
final class TemporaryFolder {
  let url: URL

  init(_ name: String) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
