import DeStijl
import Examples

/// Does what the arguments of `swift run Demo` ask for.
@MainActor
enum Runner {
  /// Runs the command, and returns the code to exit with.
  static func run(arguments: [String], console: Console = .standardError) -> Int32 {
    do {
      print(try output(of: Command(arguments: arguments), console: console))
      return 0
    } catch let error as UsageError {
      console.error(error)
    } catch {
      console.error(UsageError("\(error)", hint: "'swift run Demo help' shows the commands"))
    }
    return UsageError.exitCode
  }

  /// What a command prints.
  ///
  /// - Throws: `UsageError` if it can't be done.
  static func output(of command: Command, console: Console = .standardError) throws -> String {
    switch command {
    case .help: Command.usage
    case .list: list
    case .frames(let request): try frames(request)
    case .gallery(let folder): try gallery(in: folder, console: console)
    }
  }

  private static var list: String {
    let width = Catalogue.screens.map(\.name.count).max() ?? 0
    return Catalogue.screens
      .map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary }
      .joined(separator: "\n")
  }

  private static func frames(_ request: FramesRequest) throws -> String {
    try Staging(request).frames
  }

  private static func gallery(in folder: String, console: Console) throws -> String {
    let output = try OutputFolder(folder)
    let gallery = Gallery { console.progress($0) }
    console.endProgress()
    try output.write(gallery.files)
    return """
      \(gallery.table)

      \(gallery.exhibits.count) examples on \(Gallery.devices.count) devices, light and dark; \
      counted on \(Gallery.measured.identifier), times of the best of \(Measurement.runs) runs.
      Look at \(output.path("index.html"))
      """
  }
}
