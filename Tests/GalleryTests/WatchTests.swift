import DeStijl
import Foundation
import Testing

@testable import Gallery

@MainActor
struct WatchTests {
  /// The actions of a watch, in order.
  private final class Log {
    var words: [String] = []
    var changes: [String] = []
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
      changes: {
        defer { log.changes = [] }
        return log.changes
      },
      build: {
        log.words.append("build")
        return log.errors
      },
      draw: { number, changed in
        log.words.append((["draw \(number)"] + changed).joined(separator: " "))
        let drawing = Drawing()
        log.drawings.append(drawing)
        return drawing
      },
      tell: { stamp in
        log.words.append("tell \(stamp.number) \(stamp.errors) \(stamp.exhibits.count)")
      })
  }

  @Test func changedSourcesAreBuiltAndDrawn() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    watch.look()
    log.drawings[0].status = 0
    watch.look()
    #expect(log.words == ["draw 1"])
    log.changes = ["Card.swift"]
    watch.look()
    watch.look()
    #expect(log.words == ["draw 1", "build", "draw 2 Card.swift"])
  }

  /// The changes accumulate until everything has been drawn once.
  @Test func drawingReceivesTheChangedFiles() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    (log.changes, log.errors) = (["Card.swift"], ["Card.swift:3:5: error: no"])
    watch.look()
    (log.changes, log.errors) = (["Theme.swift"], [])
    watch.look()
    log.drawings[1].status = 0
    watch.look()
    log.changes = ["Row.swift"]
    watch.look()
    #expect(
      log.words.filter { $0.hasPrefix("draw") }
        == ["draw 1", "draw 3 Card.swift Theme.swift", "draw 4 Row.swift"])
  }

  @Test func changeStopsTheCurrentDrawing() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    log.changes = ["Card.swift"]
    watch.look()
    #expect(log.drawings.map(\.isStopped) == [true, false])
  }

  @Test func compileErrorIsShownAndThePicturesStay() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    (log.changes, log.errors) = (["Card.swift"], ["Sources/Card.swift:3:5: error: no"])
    watch.look()
    #expect(log.words == ["draw 1", "build", "tell 4 [\"Sources/Card.swift:3:5: error: no\"] 0"])
    (log.changes, log.errors) = (["Card.swift"], [])
    watch.look()
    #expect(log.words.suffix(2) == ["build", "draw 3 Card.swift"])
  }

  @Test func failureWhileDrawingIsShown() {
    let log = Log()
    var watch = watch(log)
    watch.start()
    log.drawings[0].status = 5
    watch.look()
    #expect(
      log.words.last == "tell 4 [\"the program exited with status 5 while it was drawing\"] 0")
  }

  @Test func watchSeesAddedChangedAndRemovedFiles() throws {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("watched-\(UUID().uuidString)")
    let sources = package.appendingPathComponent("Sources/Shop")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    #expect(throws: UsageError.self) { try SourceWatch(sources) }
    try Data("// a package".utf8).write(to: package.appendingPathComponent("Package.swift"))
    var watch = try SourceWatch(sources)
    #expect(watch.package.lastPathComponent == package.lastPathComponent)
    var seen = [watch.changes()]
    let card = sources.appendingPathComponent("Card.swift")
    for text in ["let a = 1", "let a = 10"] {
      try Data(text.utf8).write(to: card)
      seen += [watch.changes(), watch.changes()]
    }
    try Data("a page".utf8).write(to: package.appendingPathComponent("page.html"))
    seen.append(watch.changes())
    try FileManager.default.removeItem(at: card)
    seen.append(watch.changes())
    let changed = seen.map { $0.map { String($0.split(separator: "/").last ?? "") } }
    let it = ["Card.swift"]
    #expect(changed == [[], it, [], it, [], [], it])
    #expect(watch.interval >= 0.2)
  }

  /// Resources, targets with a path of their own, and neighboring packages that refer to each
  /// other.
  @Test(arguments: [
    ("Shop/Sources/Shop/Resources/logo.json", true), ("Shop/Package.swift", true),
    ("Shop/App/main.swift", true), ("Kit/Sources/Kit/Button.swift", true),
    ("Kit/Package.swift", true), ("Far/Sources/Far.swift", true),
    ("Shop/Tests/ShopTests/ShopTests.swift", false), ("Shop/README.md", false),
    ("Kit/Tests/KitTests.swift", false), ("Other/Sources/Other.swift", false),
    ("Shop/.build/debug/Shop.swift", false), ("Shop/Sources/gallery/data/login.js", false),
    ("Far/Pages/Page.swift", true), ("Far/Pages/page.html", false),
    ("Notes/Sources/a.swift", false),
  ])
  func onlyFilesOfTheBuildAreWatched(path: String, isWatched: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watched-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      """
      dependencies: [.package(name: "Kit", path: "../Kit")],
      .target(name: "Shop"), .executableTarget(name: "App", path:"App"),
      .target(name: "Notes", path: "../Notes")
      """, to: "Shop/Package.swift")
    try write(
      ".package(path: \"../Far\"), .package(path: \"../Shop\")", to: "Kit/Package.swift")
    try write(".target(name: \"Far\", path: \".\")", to: "Far/Package.swift")
    try write("a", to: path.hasSuffix("Package.swift") ? "Shop/Sources/a.swift" : path)
    let shop = folder.appendingPathComponent("Shop")
    var watch = try SourceWatch(shop, except: shop.appendingPathComponent("Sources/gallery"))
    try write("// changed: path: \"../Kit\"", to: path)
    #expect(watch.changes().isEmpty != isWatched)
  }

  /// The page exists before anything is drawn and lists more and more exhibits. The requested
  /// exhibit comes first.
  @Test func pageFillsWhileItIsDrawn() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    func stamp() -> String {
      (try? String(contentsOf: url.appendingPathComponent("stamp.js"), encoding: .utf8)) ?? ""
    }
    var told: [[String]] = []
    let names = ["a", "b", "c"]
    let previews = names.map { name in
      LayoutPreview(name) {
        let page = url.appendingPathComponent("index.html")
        #expect(FileManager.default.fileExists(atPath: page.path))
        told.append(names.filter { stamp().contains("\"name\":\"\($0)\"") })
        UIView()
      }
    }
    var request = PageRequest()
    (request.output, request.isQuick) = (url.path, true)
    (request.first, request.stamp) = ("b", 1)
    _ = try GalleryCommand("Shop", of: previews).output(of: .gallery(request))
    #expect(told == [[], ["b"], ["a", "b"]])
    #expect(stamp().contains("\"isWhole\":true"))
    let data = try FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent("data").path)
    #expect(data.sorted() == ["a.js", "b.js", "c.js"])
  }

  /// The exhibits of a changed file come before the others, according to the previews or to an
  /// earlier drawing. If there are more than four of them, the order stays.
  @Test func exhibitsOfAChangedFileAreDrawnFirst() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let names = ["a", "b", "c", "d", "e"]
    let previews = names.map { LayoutPreview($0) { UIView() } }
    func first(_ changed: String..., named name: String? = nil) -> [String] {
      var request = PageRequest()
      (request.output, request.first, request.changed) = (url.path, name, changed)
      let order = ExhibitOrder(request) { ["Shop/\($0.name).swift", "Shop/All.swift"] }
      return (order.asked(of: previews) + order.changed(of: previews)).map(\.name)
    }
    #expect(first() == [] && first(named: "c") == ["c"])
    #expect(first("/shop/Sources/d.swift", named: "c") == ["c", "d"])
    #expect(first("/shop/Sources/d.swift", named: "d") == ["d"])
    #expect(first("/shop/Sources/All.swift", named: "c") == ["c"])
    #expect(first("/shop/Sources/Row.swift") == [])
    let folder = try OutputFolder(url.path)
    var data = ExhibitData(name: "b")
    data.sources = [ExhibitData.Source(name: "Row.swift", text: "")]
    let file = Gallery.file(of: data)
    try folder.write(file.text, to: file.path)
    #expect(first("/shop/Sources/Row.swift", named: "e") == ["e", "b"])
    #expect(first("/shop/Sources/OtherRow.swift") == [])
  }

  @Test func duplicatePreviewNamesDoNotStopTheGallery() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    var request = PageRequest()
    (request.output, request.isQuick) = (url.path, true)
    let previews = [LayoutPreview("a") { UIView() }, LayoutPreview("a") { UILabel() }]
    let said = try GalleryCommand("Shop", of: previews).output(of: .gallery(request))
    #expect(said.hasPrefix("2 layouts"))
  }

  @Test func buildErrorsAreListedOnceWithRelativePaths() {
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
  func buildTargetsTheRunningProgram(path: String, words: String) {
    let build = ProgramBuild(
      of: URL(fileURLWithPath: path), in: URL(fileURLWithPath: "/a/Shop"))
    let suffix = words.isEmpty ? "" : " " + words
    #expect(build.arguments.joined(separator: " ") == "build --product Pages\(suffix)")
  }

  /// If Swift's own linker lies beside the compiler, the build uses it. Existing options for Clang
  /// take precedence.
  @Test func watchedBuildUsesTheFastLinkerIfPresent() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: folder) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let build = ProgramBuild(of: folder, in: folder)
    func options(_ others: [String: String] = [:]) -> String? {
      build.environment(others.merging(["PATH": "/nowhere:\(folder.path)"]) { first, _ in first })[
        "CCC_OVERRIDE_OPTIONS"]
    }
    func make(_ name: String) {
      _ = files.createFile(
        atPath: folder.appendingPathComponent(name).path, contents: nil,
        attributes: [.posixPermissions: 0o755])
    }
    #expect(options() == nil)
    make("swift")
    #expect(options() == nil)
    make("ld.lld")
    #expect(options() == "# +-fuse-ld=lld")
    #expect(options(["CCC_OVERRIDE_OPTIONS": "+-v"]) == "+-v")
  }

  @Test func watchRequestsTheNamedPreviewFirst() throws {
    var request = PageRequest()
    (request.first, request.isQuick) = ("login", true)
    #expect(try Command(arguments: ["watch", "login", "--quick"]) == .watch(request))
    request.stamp = 7
    #expect(try Command(arguments: request.arguments(stamp: 7)) == .gallery(request))
    request.changed = ["/a/My Card, old.swift", "/a/Row.swift"]
    let arguments = request.arguments(stamp: 7, changed: request.changed)
    #expect(try Command(arguments: arguments) == .gallery(request))
  }

  /// A page that is not watched stays as it is.
  @Test func onlyAWatchedPageIsMarkedAsWatched() {
    let preview = LayoutPreview("card") { UIView() }
    var gallery = Gallery("Shop", of: [preview], across: LayoutMatrix())
    #expect(!Gallery.json(GalleryIndex(gallery)).contains("isWatched"))
    gallery.isWatched = true
    let index = GalleryIndex(gallery)
    #expect(index.isWatched == true && index.exhibits[0].print == gallery.exhibits[0].fingerprint)
  }
}
