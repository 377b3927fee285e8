import Foundation

/// Builds and draws again whenever a source file changes.
///
/// The process that watches stays what it was when it was started: what has changed is drawn by
/// others, of the program that has just been built.
@MainActor
struct GalleryWatch {
  /// What draws all exhibits.
  @MainActor
  protocol Drawing: AnyObject {
    /// How it has ended; nil as long as it goes on.
    var status: Int32? { get }
    /// Has it end at once.
    func stop()
  }

  private let changes: () -> [String]
  private let build: () -> [String]
  private let draw: (_ number: Int, _ changed: [String]) -> any Drawing
  private let tell: (GalleryStamp) -> Void
  private var drawing: (any Drawing)?
  private var number = 0
  /// The source files that have changed since all was drawn.
  private var changed: Set<String> = []

  /// - Parameters:
  ///   - changes: The source files that have changed since it was last asked.
  ///   - build: Builds, and says what does not compile.
  ///   - draw: Begins to draw what has been built, which tells the page with a number; what comes
  ///     from files that have changed comes first.
  ///   - tell: Tells the page what is wrong.
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

  /// Draws what there is.
  mutating func start() {
    number += 1
    drawing = draw(number, [])
  }

  /// Looks once. What is being drawn when a file changes is not finished.
  mutating func look() {
    let new = changes()
    if !new.isEmpty {
      changed.formUnion(new)
      drawing?.stop()
      drawing = nil
      number += 1
      let errors = build()
      guard errors.isEmpty else {
        return tell("This does not compile; the pictures are those from before", errors)
      }
      drawing = draw(number, changed.sorted())
    } else if let status = drawing?.status {
      drawing = nil
      guard status != 0 else { return changed = [] }
      number += 1
      tell("This could not be drawn", ["the program ended with \(status) while it was drawing"])
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

  /// A process that could not be started has failed.
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
