import Foundation

/// Builds the program that draws the exhibits anew.
struct ProgramBuild {
  private let package: URL
  private let executable: URL

  init(of executable: URL, in package: URL) {
    self.executable = executable
    self.package = package
  }

  /// Builds it.
  ///
  /// - Returns: What does not compile, a line each; nothing if all is well.
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

  /// Swift links by a linker that takes twice as long as the one that comes with it on Linux, and a
  /// flag for that would build all anew: Clang, which calls the linker, takes it from here, too.
  func environment(_ given: [String: String]) -> [String: String] {
    let options = "CCC_OVERRIDE_OPTIONS"
    guard given[options] == nil, Self.hasFastLinker(given["PATH"] ?? "") else { return given }
    return given.merging([options: "# +-fuse-ld=lld"]) { first, _ in first }
  }

  /// Whether the first Swift of a search path has the linker beside it, as on Linux.
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

  /// What builds the program where it is: in its configuration, and in the folder where it was
  /// built before.
  var arguments: [String] {
    var folder = executable.deletingLastPathComponent()
    let isRelease = folder.lastPathComponent == "release"
    folder.deleteLastPathComponent()
    // Beside the short way there is one by the platform: x86_64-unknown-linux-gnu/debug.
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

  /// The errors that a compiler has printed, each once, with paths from the folder of the package;
  /// its last lines if none is known as one.
  static func errors(in output: String, of package: URL) -> [String] {
    let lines = output.split(separator: "\n").map {
      $0.replacingOccurrences(of: package.path + "/", with: "")
    }
    var told: Set<String> = []
    // Those without a path repeat one with it, under the line of the source.
    let errors = lines.filter { line in
      guard let end = line.range(of: ": error: ") else { return false }
      return line[..<end.lowerBound].contains(".swift:") && told.insert(line).inserted
    }
    return errors.isEmpty ? Array(lines.suffix(5)) : errors
  }
}
