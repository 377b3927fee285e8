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

  private var hasChanged: () -> Bool
  private let build: () -> [String]
  private let draw: (_ number: Int) -> any Drawing
  private let tell: (GalleryStamp) -> Void
  private var drawing: (any Drawing)?
  private var number = 0

  /// - Parameters:
  ///   - hasChanged: Whether a source file has changed since it was last asked.
  ///   - build: Builds, and says what does not compile.
  ///   - draw: Begins to draw what has been built, which tells the page with a number.
  ///   - tell: Tells the page what is wrong.
  init(
    hasChanged: @escaping () -> Bool, build: @escaping () -> [String],
    draw: @escaping (_ number: Int) -> any Drawing, tell: @escaping (GalleryStamp) -> Void
  ) {
    self.hasChanged = hasChanged
    self.build = build
    self.draw = draw
    self.tell = tell
  }

  /// Draws what there is.
  mutating func start() {
    number += 1
    drawing = draw(number)
  }

  /// Looks once. What is being drawn when a file changes is not finished.
  mutating func look() {
    if hasChanged() {
      drawing?.stop()
      drawing = nil
      number += 1
      let errors = build()
      guard errors.isEmpty else {
        return tell("This does not compile; the pictures are those from before", errors)
      }
      drawing = draw(number)
    } else if let status = drawing?.status {
      drawing = nil
      guard status != 0 else { return }
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
