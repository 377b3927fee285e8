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

  /// The exhibits of previews, in order. Whoever is done takes the next: this process from the front,
  /// the others from the back, so that what takes long there is begun early. What another process
  /// does not deliver is made here.
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

/// What processes have taken of work that they share: a folder for each part of it, which can be made
/// once.
struct WorkClaims {
  let path: String

  /// A folder of its own; nil if there can be none.
  static func new() -> WorkClaims? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("claims-\(UUID().uuidString)")
    let claims = WorkClaims(path: folder.path)
    return claims.makes(folder) ? claims : nil
  }

  /// Takes a part; false if somebody has it.
  func claim(_ name: String) -> Bool {
    // Names may hold what folders may not.
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
