import Foundation

/// A folder that goes with the test that holds it. It is made by who writes into it first.
final class TemporaryFolder {
  let url: URL

  init(_ name: String) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
