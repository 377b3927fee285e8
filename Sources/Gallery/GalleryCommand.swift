import Foundation

/// A command that makes a gallery of previews, and draws, describes and explains single ones.
///
/// ```swift
/// import Foundation
/// import Gallery
///
/// let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
/// exit(GalleryCommand("Shop", of: [Previews.login, Previews.cart], sources: sources).run())
/// ```
///
/// The argument `help` prints the usage.
@preconcurrency @MainActor
public struct GalleryCommand {
  private let title: String
  let previews: [LayoutPreview]
  private let contracts: [LayoutContract]
  private let sources: SourceFolder?
  private let folder: URL?
  private let files: (LayoutPreview) -> [String]

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - previews: The previews. Each has a unique name; duplicates are reported.
  ///   - contracts: The contracts that each preview is checked against.
  ///   - sources: The folder of the package, whose files are shown beside the pictures.
  ///   - files: Files that belong to a preview, besides those that its constraints come from.
  public init(
    _ title: String, of previews: [LayoutPreview], contracts: [LayoutContract] = Gallery.contracts,
    sources: URL? = nil, files: @escaping (LayoutPreview) -> [String] = { [$0.line.fileID] }
  ) {
    self.title = title
    self.previews = previews
    self.contracts = contracts
    self.sources = sources.map(SourceFolder.init)
    folder = sources
    self.files = files
  }

  /// Performs the command that the arguments of the process name, and returns the exit code: 2 for
  /// invalid arguments.
  ///
  /// Exhibits are drawn by as many processes as there are cores.
  public func run() -> Int32 {
    run(
      arguments: Array(CommandLine.arguments.dropFirst()), console: .standardError,
      executable: CommandLine.arguments.first.map { URL(fileURLWithPath: $0) })
  }

  /// - Parameter executable: The program itself, started again for processes that share the work;
  ///   nil does all work in this process.
  func run(arguments: [String], console: Console, executable: URL? = nil) -> Int32 {
    do {
      let command = try Command(arguments: arguments)
      print(try output(of: command, console: console, executable: executable))
      return 0
    } catch let error as UsageError {
      console.error(error)
    } catch {
      console.error(UsageError("\(error)", hint: "'help' shows the commands"))
    }
    return UsageError.exitCode
  }

  /// Returns the output of a command.
  ///
  /// - Throws: `UsageError` if the command fails.
  func output(
    of command: Command, console: Console = .standardError, executable: URL? = nil
  ) throws -> String {
    if command.showsAllPreviews, let nameMistake { console.error(nameMistake) }
    return switch command {
    case .help: Command.usage
    case .list: list
    case .frames(let request): try staging(request).frames
    case .describe(let request): try staging(request).description
    case .explain(let request, let view): try staging(request).explanation(of: view)
    case .render(let request, let output): try render(request, output)
    case .gallery(let request): try page(request, console: console, executable: executable)
    case .watch(let request): try watch(request, executable: executable)
    case .compare(let request, let old):
      try comparison(request, with: old, console: console, executable: executable)
    }
  }

  /// The error in the names of the previews, which have to be unique on the page and in commands.
  private var nameMistake: UsageError? {
    let hint = #"give it a name: LayoutPreview("…", name: "…")"#
    var known: [String: LayoutPreview] = [:]
    for preview in previews {
      if preview.name.isEmpty {
        return UsageError(
          "'\(preview.title)' (\(preview.line)) has no letter or digit to form a name from",
          hint: hint)
      }
      guard let other = known.updateValue(preview, forKey: preview.name) else { continue }
      return UsageError(
        """
        '\(other.title)' (\(other.line)) and '\(preview.title)' (\(preview.line)) are both called \
        '\(preview.name)', and only the first is shown
        """, hint: hint)
    }
    return nil
  }

  private var list: String {
    let width = previews.map(\.name.count).max() ?? 0
    return
      previews
      .map { $0.name + String(repeating: " ", count: width + 2 - $0.name.count) + $0.summary }
      .joined(separator: "\n")
  }

  func staging(_ request: FramesRequest) throws -> Staging {
    Staging(try preview(named: request.name), request)
  }

  private func preview(named name: String) throws -> LayoutPreview {
    let called = previews.filter { $0.name == name }
    if called.count > 1, let nameMistake { throw nameMistake }
    if let preview = called.first { return preview }
    throw UsageError(
      "there is no preview '\(name)'", wrote: name, insteadOf: previews.map(\.name),
      otherwise: "'list' shows them all")
  }

  private func render(_ request: FramesRequest, _ output: String?) throws -> String {
    let staging = try staging(request)
    let picture = staging.picture
    guard let output else { return picture }
    let file = URL(fileURLWithPath: output)
    switch file.pathExtension.lowercased() {
    case "svg": try write(picture, to: file)
    case "html":
      try write(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>\(request.name.html)</title>\n\(picture)",
        to: file)
    case "png":
      let scale = staging.window.traitCollection.displayScale
      try BrowserPicture(svg: picture, size: staging.root.bounds.size, scale: scale).write(to: file)
    default:
      throw UsageError(
        "'\(output)' is not a supported kind of picture", hint: "name it .svg, .png or .html")
    }
    return "Open \(output)"
  }

  private func write(_ text: String, to file: URL) throws {
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw UsageError(
        "'\(file.relativePath)' can't be written", hint: "choose another with --output FILE")
    }
  }

  // MARK: The page

  private func page(_ request: PageRequest, console: Console, executable: URL?) throws -> String {
    if let file = request.exhibits {
      let (exhibits, parent) = (exhibits(request), getppid())
      let claims = request.claims.map(WorkClaims.init)
      // The process that asked may have ended, because sources have changed.
      let made = try chosen(request).compactMap { preview in
        guard getppid() == parent else {
          throw UsageError("the process that started this has ended", hint: "run it again")
        }
        return claims?.claim(preview.name) ?? true ? exhibits.exhibit(of: preview) : nil
      }
      try Data(Gallery.json(made).utf8).write(to: URL(fileURLWithPath: file))
      return ""
    }
    let folder = try outputFolder(request)
    let page = try request.stamp.map { try WatchedPage(of: try unmade(request), in: folder, $0) }
    let gallery = try gallery(request, console: console, executable: executable, page: page)
    if let page { try page.finish(gallery) } else { try folder.write(gallery) }
    return """
      \(gallery.previews.count) layouts in \(gallery.matrix.count) combinations of devices, orientations, \
      directions, text sizes and appearances.
      Open \(folder.path("index.html"))
      """
  }

  /// Returns the output folder, which is not created if a preview is unknown.
  private func outputFolder(_ request: PageRequest) throws -> OutputFolder {
    _ = try chosen(request)
    return try OutputFolder(request.output)
  }

  private func chosen(_ request: PageRequest) throws -> [LayoutPreview] {
    try request.only.map { try $0.map(preview) } ?? previews
  }

  private func exhibits(_ request: PageRequest) -> Exhibits {
    Exhibits(
      matrix: request.matrix, contracts: contracts, sources: sources, files: files,
      explains: request.explains)
  }

  /// Returns the page before anything is drawn.
  private func unmade(_ request: PageRequest) throws -> Gallery {
    Gallery(
      title, of: try chosen(request), across: request.matrix, contracts: contracts, exhibits: [])
  }

  /// - Parameter page: The page that shows each exhibit as soon as it is drawn.
  private func gallery(
    _ request: PageRequest, console: Console, executable: URL?, page: WatchedPage? = nil
  ) throws -> Gallery {
    let chosen = try chosen(request)
    let exhibits = exhibits(request)
    var count = 0
    func draw(_ preview: LayoutPreview) -> ExhibitData {
      count += 1
      console.progress("[\(count)/\(chosen.count)] \(preview.title)")
      let exhibit = exhibits.exhibit(of: preview)
      page?.show(exhibit, of: preview)
      return exhibit
    }
    // Exhibits that somebody is looking at come first.
    let order = ExhibitOrder(request, files: files)
    var first = order.asked(of: chosen).map(draw)
    first += order.changed(of: chosen).map(draw)
    let names = Set(first.map(\.name))
    let others = chosen.filter { !names.contains($0.name) }
    let made = ExhibitTeam(request, executable: executable).exhibits(of: others, here: draw)
    console.endProgress()
    let drawn = (first + made).map { ($0.name, $0) }
    let known = Dictionary(drawn, uniquingKeysWith: { first, _ in first })
    var gallery = try unmade(request)
    gallery.exhibits = chosen.compactMap { known[$0.name] }
    return gallery
  }

  private func comparison(
    _ request: PageRequest, with old: String, console: Console, executable: URL?
  ) throws -> String {
    let known = try ExhibitData.all(in: old)
    let folder = try outputFolder(request)
    let now = try gallery(request, console: console, executable: executable)
    let comparison = GalleryComparison(now.exhibits, with: known)
    try folder.write(now.showing(comparison))
    let gone = request.only == nil ? comparison.gone : []
    return
      ([
        "\(comparison.changed.count) of \(now.exhibits.count) layouts differ from those in \(old)"
      ] + gone.map { "\($0) no longer exists" } + ["Open \(folder.path("index.html"))"])
      .joined(separator: "\n")
  }
}

// MARK: Watching

extension GalleryCommand {
  /// Watches until the process ends.
  private func watch(_ request: PageRequest, executable: URL?) throws -> String {
    guard let executable else {
      throw UsageError("watch needs a program of its own", hint: "run it with 'swift run'")
    }
    if let first = request.first { _ = try preview(named: first) }
    let folder = try outputFolder(request)
    var sources = try SourceWatch(
      self.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      except: URL(fileURLWithPath: request.output, isDirectory: true))
    let build = ProgramBuild(of: executable, in: sources.package)
    var watch = GalleryWatch(
      changes: { sources.changes() }, build: build.errors,
      draw: { DrawingProcess(executable, request.arguments(stamp: $0, changed: $1)) },
      tell: { try? folder.write($0.script, to: GalleryStamp.path) })
    print(
      "Open \(folder.path("index.html")): it follows the sources. Press Control-C to stop.")
    fflush(nil)
    watch.start()
    while true {
      Thread.sleep(forTimeInterval: sources.interval)
      watch.look()
    }
  }
}
