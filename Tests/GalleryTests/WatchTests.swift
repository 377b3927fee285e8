import DeStijl
import Foundation
import Testing

@testable import Gallery

@MainActor
@Suite struct WatchTests {
  /// What a watch does, in order.
  private final class Log {
    var words: [String] = []
    var hasChanged = false
    var errors: [String] = []
    var drawings: [Drawing] = []
  }

  private final class Drawing: GalleryWatch.Drawing {
    var status: Int32?
    var isStopped = false
    func stop() { isStopped = true }
  }

  private func watch(_ log: Log) -> GalleryWatch {
    GalleryWatch(
      hasChanged: {
        defer { log.hasChanged = false }
        return log.hasChanged
      },
      build: {
        log.words.append("build")
        return log.errors
      },
      draw: { number in
        log.words.append("draw \(number)")
        let drawing = Drawing()
        log.drawings.append(drawing)
        return drawing
      },
      tell: { stamp in
        log.words.append("tell \(stamp.number) \(stamp.errors) \(stamp.exhibits.count)")
      })
  }

  @Test func whatHasChangedIsBuiltAndDrawn() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    watch.look()
    log.drawings[0].status = 0
    watch.look()
    #expect(log.words == ["draw 1"])
    log.hasChanged = true
    watch.look()
    watch.look()
    #expect(log.words == ["draw 1", "build", "draw 2"])
  }

  @Test func aChangeEndsWhatIsBeingDrawn() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    log.hasChanged = true
    watch.look()
    #expect(log.drawings.map(\.isStopped) == [true, false])
  }

  @Test func whatDoesNotCompileIsToldAndThePicturesStay() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    (log.hasChanged, log.errors) = (true, ["Sources/Card.swift:3:5: error: no"])
    watch.look()
    #expect(log.words == ["draw 1", "build", "tell 4 [\"Sources/Card.swift:3:5: error: no\"] 0"])
    (log.hasChanged, log.errors) = (true, [])
    watch.look()
    #expect(log.words.suffix(2) == ["build", "draw 3"])
  }

  @Test func aProgramThatStopsWhileItDrawsIsTold() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    log.drawings[0].status = 5
    watch.look()
    #expect(log.words.last == "tell 4 [\"the program ended with 5 while it was drawing\"] 0")
  }

  @Test func filesOfAPackageThatComeGoOrChangeAreSeen() throws {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("watched-\(UUID().uuidString)")
    let sources = package.appendingPathComponent("Sources/Shop")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    #expect(throws: UsageError.self) { try SourceWatch(sources) }
    try Data("// a package".utf8).write(to: package.appendingPathComponent("Package.swift"))
    var watch = try SourceWatch(sources)
    #expect(watch.package.lastPathComponent == package.lastPathComponent)
    var seen = [watch.hasChanged()]
    let card = sources.appendingPathComponent("Card.swift")
    for text in ["let a = 1", "let a = 10"] {
      try Data(text.utf8).write(to: card)
      seen += [watch.hasChanged(), watch.hasChanged()]
    }
    try Data("a page".utf8).write(to: sources.appendingPathComponent("page.html"))
    seen.append(watch.hasChanged())
    try FileManager.default.removeItem(at: card)
    seen.append(watch.hasChanged())
    #expect(seen == [false, true, false, true, false, false, true])
  }

  @Test func errorsAreToldOnceWithPathsFromThePackage() {
    let output = """
      Building for debugging...
      /a/Shop/Sources/Card.swift:3:5: error: cannot find 'x' in scope
      1 | x
        | `- error: cannot find 'x' in scope
      /a/Shop/Sources/Card.swift:3:5: error: cannot find 'x' in scope
      /a/Shop/Sources/Card.swift:9:1: warning: unused
      error: fatalError
      """
    let package = URL(fileURLWithPath: "/a/Shop")
    #expect(
      ProgramBuild.errors(in: output, of: package)
        == ["Sources/Card.swift:3:5: error: cannot find 'x' in scope"])
    #expect(ProgramBuild.errors(in: "a\nerror: no such product", of: package).count == 2)
  }

  @Test(arguments: [
    ("/a/Shop/.build/debug/Pages", ""), ("/a/Shop/.build/x86_64-unknown-linux-gnu/debug/Pages", ""),
    ("/a/Shop/.build/release/Pages", "-c release"),
    ("/tmp/my-build/arm64-apple-macosx/debug/Pages", "--scratch-path /tmp/my-build"),
    ("/tmp/my-build/release/Pages", "-c release --scratch-path /tmp/my-build"),
  ])
  func theProgramIsBuiltWhereItIs(path: String, words: String) {
    let build = ProgramBuild(
      of: URL(fileURLWithPath: path), in: URL(fileURLWithPath: "/a/Shop"))
    let suffix = words.isEmpty ? "" : " " + words
    #expect(build.arguments.joined(separator: " ") == "build --product Pages\(suffix)")
  }

  @Test func watchingAsksForOnePreviewFirst() throws {
    var request = PageRequest()
    (request.first, request.isQuick) = ("login", true)
    #expect(try Command(arguments: ["watch", "login", "--quick"]) == .watch(request))
    request.stamp = 7
    #expect(try Command(arguments: request.arguments(stamp: 7)) == .gallery(request))
  }

  /// A page that is not watched is as it was.
  @Test func onlyAWatchedPageAsksForItsStamp() {
    let preview = LayoutPreview("card") { UIView() }
    var gallery = Gallery("Shop", of: [preview], across: LayoutMatrix())
    #expect(!Gallery.json(GalleryIndex(gallery)).contains("isWatched"))
    gallery.isWatched = true
    let index = GalleryIndex(gallery)
    #expect(index.isWatched == true && index.exhibits[0].print == gallery.exhibits[0].fingerprint)
  }
}
