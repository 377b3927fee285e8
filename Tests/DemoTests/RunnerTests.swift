import DeStijl
import Examples
import Foundation
import Testing

@testable import Demo
@testable import Gallery

@MainActor
struct RunnerTests {
  /// Runs the command and returns its exit code and its output to standard error.
  private func run(_ arguments: [String]) -> (code: Int32, errors: String) {
    let log = Log()
    let console = Console(isTerminal: false) { log.text += $0 }
    return (GalleryCommand.demo.run(arguments: arguments, console: console), log.text)
  }

  private final class Log {
    var text = ""
  }

  @Test(arguments: [
    (["frames", "mondrain"], "error: there is no preview 'mondrain' (did you mean 'mondrian'?)\n"),
    (
      ["frames", "mondrian", "--size", "big"],
      "error: 'big' is not a size (write 375x667, in points, or fit)\n"
    ),
    (
      ["--output", "/dev/null/gallery"],
      "error: the folder '/dev/null/gallery' can't be written (choose another with --output DIR)\n"
    ),
    (
      ["--frames"],
      "error: there is no option '--frames' here ('help' lists them all)\n"
    ),
  ])
  func usageErrorIsOneLineAndExitCode2(arguments: [String], message: String) {
    let result = run(arguments)
    #expect(result.code == 2)
    #expect(result.errors == message)
  }

  @Test func fileInPlaceOfTheOutputFolderIsAUsageError() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = run(["--output", file.path])
    #expect(result.code == 2)
    #expect(result.errors.contains(file.path))
  }

  @Test func listNamesEveryExampleOnce() throws {
    let lines = try GalleryCommand.demo.output(of: .list).split(separator: "\n")
    #expect(
      lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        == Catalogue.screens.map(\.name))
  }

  @Test func progressIsShownOnlyOnATerminal() {
    let log = Log()
    Console(isTerminal: false) { log.text += $0 }.progress("busy")
    #expect(log.text.isEmpty)
    Console(isTerminal: true) { log.text += $0 }.progress("busy")
    #expect(log.text.hasSuffix("busy"))
  }
}
