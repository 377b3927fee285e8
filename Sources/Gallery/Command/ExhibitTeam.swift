import Foundation

/// Processes that share the drawing of exhibits. Views need the main actor, and each process has
/// only one.
@MainActor
struct ExhibitTeam {
  private let request: PageRequest
  private let executable: URL?

  init(_ request: PageRequest, executable: URL?) {
    self.request = request
    self.executable = executable
  }

  /// The largest number of processes; more are not faster.
  private static let largest = 8

  /// Returns the exhibits of previews, in order. Each idle process takes the next: this process
  /// from the front, the others from the back, so that slow ones there begin early. This process
  /// makes exhibits that another one fails to deliver.
  func exhibits(
    of previews: [LayoutPreview], here: (LayoutPreview) -> ExhibitData
  ) -> [ExhibitData] {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, previews.count / 2, Self.largest)
    var known: [String: ExhibitData] = [:]
    guard let executable, count > 1, let claims = WorkClaims.new() else {
      return previews.map(here)
    }
    defer { claims.remove() }
    let names = previews.reversed().map(\.name)
    let helpers = (1..<count).map { _ in
      ExhibitHelper(executable) { request.arguments(for: names, into: $0, claims: claims.path) }
    }
    for preview in previews where claims.claim(preview.name) { known[preview.name] = here(preview) }
    for helper in helpers {
      for exhibit in helper.exhibits { known[exhibit.name] = exhibit }
    }
    return previews.map { known[$0.name] ?? here($0) }
  }
}

/// The parts of shared work that processes have claimed. Each claim is a folder, which can be
/// created only once.
struct WorkClaims {
  let path: String

  /// Returns claims in a new folder; nil if it can't be created.
  static func new() -> WorkClaims? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("claims-\(UUID().uuidString)")
    let claims = WorkClaims(path: folder.path)
    return claims.makes(folder) ? claims : nil
  }

  /// Claims a part; returns false if another process has it.
  func claim(_ name: String) -> Bool {
    // Names may contain characters that folder names may not.
    let word = name.utf8.map { String($0, radix: 16) }.joined()
    return makes(URL(fileURLWithPath: path).appendingPathComponent(word))
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func makes(_ folder: URL) -> Bool {
    let isMade: ()? = try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false)
    return isMade != nil
  }
}

/// Another process that draws exhibits.
private struct ExhibitHelper {
  private let process = Process()
  private let file: URL

  /// - Parameter arguments: Returns the arguments of the process for the path of the file that it
  ///   writes.
  init(_ executable: URL, arguments: (String) -> [String]) {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("exhibits-\(UUID().uuidString).json")
    process.executableURL = executable
    process.arguments = arguments(file.path)
    process.standardOutput = FileHandle.nullDevice
    try? process.run()
  }

  /// The exhibits that the process has drawn; empty if it has failed.
  var exhibits: [ExhibitData] {
    defer { try? FileManager.default.removeItem(at: file) }
    guard process.processIdentifier > 0 else { return [] }
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([ExhibitData].self, from: data)) ?? []
  }
}
