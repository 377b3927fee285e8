import Foundation

/// Builds and draws again whenever a source file changes.
///
/// The watching process remains the one that was started. Other processes, of the program just
/// built, draw the changes.
@MainActor
struct GalleryWatch {
  /// A drawing of all exhibits.
  @MainActor
  protocol Drawing: AnyObject {
    /// The exit status; nil while the drawing continues.
    var status: Int32? { get }
    /// Ends the drawing at once.
    func stop()
  }

  private let changes: () -> [String]
  private let build: () -> [String]
  private let draw: (_ number: Int, _ changed: [String]) -> any Drawing
  private let tell: (GalleryStamp) -> Void
  private var drawing: (any Drawing)?
  private var number = 0
  /// The source files that have changed since the last complete drawing.
  private var changed: Set<String> = []

  /// - Parameters:
  ///   - changes: Returns the source files that have changed since the last call.
  ///   - build: Builds, and returns the errors.
  ///   - draw: Begins to draw the built program. The drawing tells the page its number; exhibits
  ///     from changed files come first.
  ///   - tell: Tells the page about errors.
  init(
    changes: @escaping () -> [String], build: @escaping () -> [String],
    draw: @escaping (_ number: Int, _ changed: [String]) -> any Drawing,
    tell: @escaping (GalleryStamp) -> Void
  ) {
    self.changes = changes
    self.build = build
    self.draw = draw
    self.tell = tell
  }

  /// Draws the program as it is.
  mutating func start() {
    number += 1
    drawing = draw(number, [])
  }

  /// Checks for changes once. A drawing during which a file changes is stopped.
  mutating func look() {
    let new = changes()
    if !new.isEmpty {
      changed.formUnion(new)
      drawing?.stop()
      drawing = nil
      number += 1
      let errors = build()
      guard errors.isEmpty else {
        return tell("This does not compile; the pictures are from the last build", errors)
      }
      drawing = draw(number, changed.sorted())
    } else if let status = drawing?.status {
      drawing = nil
      guard status != 0 else { return changed = [] }
      number += 1
      tell(
        "This could not be drawn",
        ["the program exited with status \(status) while it was drawing"])
    }
  }

  private func tell(_ title: String, _ errors: [String]) {
    tell(GalleryStamp(number: 2 * number, title: title, errors: errors))
  }
}

/// A process that draws.
final class DrawingProcess: GalleryWatch.Drawing {
  private let process = Process()

  init(_ executable: URL, _ arguments: [String]) {
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try? process.run()
  }

  /// The exit status; a process that could not be started has failed.
  var status: Int32? {
    guard process.processIdentifier > 0 else { return -1 }
    return process.isRunning ? nil : process.terminationStatus
  }

  func stop() {
    guard process.processIdentifier > 0, process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
