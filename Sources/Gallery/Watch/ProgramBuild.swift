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
    let isRelease = executable.deletingLastPathComponent().lastPathComponent == "release"
    process.arguments =
      ["swift", "build", "--product", executable.lastPathComponent]
      + (isRelease ? ["-c", "release"] : [])
    process.currentDirectoryURL = package
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

  /// The errors that a compiler has printed, each once, with paths from the folder of the package; its last
  /// lines if none is known as one.
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
