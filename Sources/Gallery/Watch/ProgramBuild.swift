import Foundation

/// Builds the program that draws the exhibits.
struct ProgramBuild {
  private let package: URL
  private let executable: URL

  init(of executable: URL, in package: URL) {
    self.executable = executable
    self.package = package
  }

  /// Builds the program.
  ///
  /// - Returns: The errors, one per line; empty if there are none.
  func errors() -> [String] {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = package
    process.environment = environment(ProcessInfo.processInfo.environment)
    (process.standardOutput, process.standardError) = (pipe, pipe)
    do {
      try process.run()
    } catch {
      return ["swift build can't be run: \(error)"]
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? [] : Self.errors(in: output, of: package)
  }

  /// By default, Swift links with a linker that takes twice as long as the one that it includes on
  /// Linux. A flag to change that would rebuild everything, but Clang, which calls the linker, also
  /// accepts it from the environment.
  func environment(_ given: [String: String]) -> [String: String] {
    let options = "CCC_OVERRIDE_OPTIONS"
    guard given[options] == nil, Self.hasFastLinker(given["PATH"] ?? "") else { return given }
    return given.merging([options: "# +-fuse-ld=lld"]) { first, _ in first }
  }

  /// Returns whether the first Swift in a search path has the linker beside it, as on Linux.
  private static func hasFastLinker(_ path: String) -> Bool {
    let files = FileManager.default
    let swift = path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift") }
      .first { files.isExecutableFile(atPath: $0.path) }
    guard let folder = swift?.resolvingSymlinksInPath().deletingLastPathComponent() else {
      return false
    }
    return files.isExecutableFile(atPath: folder.appendingPathComponent("ld.lld").path)
  }

  /// The arguments that build the program in place: in its configuration, and in its build folder.
  var arguments: [String] {
    var folder = executable.deletingLastPathComponent()
    let isRelease = folder.lastPathComponent == "release"
    folder.deleteLastPathComponent()
    // Besides the short path there is one with the platform: x86_64-unknown-linux-gnu/debug.
    let platforms = ["-linux-", "-apple-"]
    if platforms.contains(where: folder.lastPathComponent.contains) {
      folder.deleteLastPathComponent()
    }
    let usual = package.appendingPathComponent(".build")
    let isUsual = folder.standardizedFileURL.path == usual.standardizedFileURL.path
    return ["build", "--product", executable.lastPathComponent]
      + (isRelease ? ["-c", "release"] : [])
      + (isUsual ? [] : ["--scratch-path", folder.path])
  }

  /// Returns the errors in a compiler's output, without repetition, with paths relative to the
  /// package; the last lines if there is no recognized error.
  static func errors(in output: String, of package: URL) -> [String] {
    let lines = output.split(separator: "\n").map {
      $0.replacingOccurrences(of: package.path + "/", with: "")
    }
    var told: Set<String> = []
    // Errors without a path only repeat one with a path, under the line of the source.
    let errors = lines.filter { line in
      guard let end = line.range(of: ": error: ") else { return false }
      return line[..<end.lowerBound].contains(".swift:") && told.insert(line).inserted
    }
    return errors.isEmpty ? Array(lines.suffix(5)) : errors
  }
}
