import Foundation

/// Processes that share the drawing of exhibits: views are the main actor's, of which each process
/// has one.
@MainActor
struct ExhibitTeam {
  private let request: PageRequest
  private let executable: URL?

  init(_ request: PageRequest, executable: URL?) {
    self.request = request
    self.executable = executable
  }

  /// More than this don't make it quicker.
  private static let largest = 8

  /// The exhibits of previews, in order. What another process does not deliver is made here.
  func exhibits(
    of previews: [LayoutPreview], here: (LayoutPreview) -> ExhibitData
  ) -> [ExhibitData] {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, previews.count / 2, Self.largest)
    var known: [String: ExhibitData] = [:]
    guard let executable, count > 1 else { return previews.map(here) }
    // Those that are alike lie beside each other, so that each gets some of all.
    let shares = (0..<count).map { member in
      previews.enumerated().filter { $0.offset % count == member }.map(\.element)
    }
    let helpers = shares.dropFirst().map { share in
      ExhibitHelper(executable) { request.arguments(for: share.map(\.name), into: $0) }
    }
    for preview in shares[0] { known[preview.name] = here(preview) }
    for helper in helpers {
      for exhibit in helper.exhibits { known[exhibit.name] = exhibit }
    }
    return previews.map { known[$0.name] ?? here($0) }
  }
}

/// Another process that draws exhibits.
private struct ExhibitHelper {
  private let process = Process()
  private let file: URL

  /// - Parameter arguments: Those of the process, from the path of the file that it writes.
  init(_ executable: URL, arguments: (String) -> [String]) {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("exhibits-\(UUID().uuidString).json")
    process.executableURL = executable
    process.arguments = arguments(file.path)
    process.standardOutput = FileHandle.nullDevice
    try? process.run()
  }

  /// What it has drawn; nothing if it could not.
  var exhibits: [ExhibitData] {
    defer { try? FileManager.default.removeItem(at: file) }
    guard process.processIdentifier > 0 else { return [] }
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([ExhibitData].self, from: data)) ?? []
  }
}
