import DeStijl
import Foundation
import Testing

@testable import Gallery

@MainActor
struct CommandTests {
  @Test(arguments: [
    [], ["--output", "gallery"], ["--output=gallery"],
  ])
  func galleryIsTheDefaultCommand(arguments: [String]) throws {
    #expect(try Command(arguments: arguments) == .gallery(PageRequest()))
  }

  @Test func galleryOptionsRoundTrip() throws {
    var request = PageRequest()
    request.output = "pages"
    request.only = ["login", "cart"]
    request.isQuick = true
    request.explains = true
    let asked = ["--quick", "--only=login,cart", "--output", "pages", "--explain"]
    #expect(try Command(arguments: asked) == .gallery(request))
    let shared = try Command(
      arguments: request.arguments(for: ["cart"], into: "part.json", claims: "shared"))
    request.output = "gallery"
    request.only = ["cart"]
    request.exhibits = "part.json"
    request.claims = "shared"
    #expect(shared == .gallery(request))
  }

  /// A process skips exhibits that another process has claimed, and claims the ones that it draws.
  @Test func eachExhibitIsDrawnByOneProcess() throws {
    let claims = try #require(WorkClaims.new())
    defer { claims.remove() }
    var drawn: [String] = []
    let command = GalleryCommand(
      "Shop",
      of: ["a", "b/c", "d"].map { name in
        LayoutPreview(name, name: name) {
          drawn.append(name)
          UIView()
        }
      })
    #expect(claims.claim("b/c") && !claims.claim("b/c"))
    let file = "\(claims.path)/part.json"
    var request = PageRequest()
    (request.isQuick, request.exhibits, request.claims) = (true, file, claims.path)
    _ = try command.output(of: .gallery(request))
    #expect(drawn == ["a", "d"])
    #expect(!claims.claim("a") && !claims.claim("d"))
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(try JSONDecoder().decode([ExhibitData].self, from: data).map(\.name) == ["a", "d"])
  }

  /// Previews are identified by their names, and different titles may give the same name.
  @Test func duplicateOrEmptyPreviewNamesAreReported() throws {
    func said(_ titles: [String], _ command: Command = .list) throws -> [String] {
      var said: [String] = []
      let gallery = GalleryCommand(
        "Shop", of: titles.map { title in LayoutPreview(title) { UIView() } })
      _ = try gallery.output(of: command, console: Console(isTerminal: false) { said.append($0) })
      return said
    }
    let same = try #require(try said(["Card +", "Login", "Card -"]).first)
    #expect(same.hasPrefix("error: 'Card +' (CommandTests.swift:"))
    #expect(
      same.contains("'Card -'") && same.contains("are both called 'card', and only the first"))
    #expect(try said(["!!!"]).first?.hasPrefix("error: '!!!' (CommandTests.swift:") == true)
    #expect(try said(["Card +", "Login"]) == [])
    #expect(throws: UsageError.self) {
      try said(["Card +", "Card -"], .frames(FramesRequest(name: "card")))
    }
    #expect(try said(["Card +", "Card -", "Login"], .frames(FramesRequest(name: "login"))) == [])
  }

  /// The command used to make the folder before it found that the name is unknown.
  @Test func unknownPreviewMakesNoFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let command = GalleryCommand("Shop", of: [LayoutPreview("Login") { UIView() }])
    var request = PageRequest()
    (request.isQuick, request.only, request.output) = (true, ["lagin"], folder.path)
    let executable = URL(fileURLWithPath: "/nowhere")
    let error = #expect(throws: UsageError.self) { try command.output(of: .gallery(request)) }
    #expect(error?.description.contains("there is no preview 'lagin'") == true)
    #expect(throws: UsageError.self) {
      try command.output(of: .watch(request), executable: executable)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func explainRequiresAView() throws {
    #expect(
      try Command(arguments: ["explain", "login", "--view", "titleLabel"])
        == .explain(FramesRequest(name: "login"), view: "titleLabel"))
    let error = #expect(throws: UsageError.self) { try Command(arguments: ["explain", "login"]) }
    #expect(error?.hint == "for example --view titleLabel")
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["frames", "--help"]])
  func everySpellingOfHelpIsHelp(arguments: [String]) throws {
    #expect(try Command(arguments: arguments) == .help)
  }

  @Test func framesOptionsMayComeInAnyOrder() throws {
    var request = FramesRequest(name: "mondrian")
    request.size = .points(CGSize(width: 100, height: 50.5))
    request.direction = .rightToLeft
    request.textSize = .accessibilityExtraLarge
    request.style = .dark
    request.device = .iPadAir11
    let first = [
      "frames", "--dark", "--size", "100x50.5", "mondrian", "--direction=rtl", "--text-size",
      "accessibility3", "--device", "ipadair11",
    ]
    let second = [
      "frames", "mondrian", "--device", "iPadAir11", "--direction", "RTL",
      "--text-size", "Accessibility3", "--size=100X50.5", "--dark",
    ]
    #expect(try Command(arguments: first) == .frames(request))
    #expect(try Command(arguments: second) == .frames(request))
  }

  @Test func framesUseThePreviewsOwnSizeByDefault() throws {
    #expect(
      try Command(arguments: ["frames", "login"]) == .frames(FramesRequest(name: "login")))
    let fitting = try Command(arguments: ["frames", "login", "--size", "fit"])
    guard case .frames(let request) = fitting else { return #expect(Bool(false)) }
    #expect(request.size == .fitting)
  }

  @Test(arguments: [
    "x", "375", "375x", "x375", "0x10", "10x0", "-1x10", "1x2x3", "nanx1", "infx1", "1e9x1",
    "axb",
  ])
  func invalidSizeIsExplained(size: String) {
    let error = #expect(throws: UsageError.self) {
      try Command(arguments: ["frames", "mondrian", "--size=\(size)"])
    }
    #expect(error?.description.contains("'\(size)'") == true)
    #expect(error?.hint.contains("375x667") == true)
  }

  @Test func repeatedFlagCountsOnce() throws {
    let once = try Command(arguments: ["frames", "login", "--dark"])
    #expect(try Command(arguments: ["frames", "--dark", "login", "--dark"]) == once)
  }

  @Test(arguments: [
    (["frams"], "did you mean 'frames'?"),
    (["frames", "mondrian", "--sise", "1x1"], "did you mean '--size'?"),
    (["--ouput", "x"], "did you mean '--output'?"),
    (["frames", "mondrian", "--direction", "up"], "one of: ltr, rtl"),
    (["frames", "mondrian", "--text-size", "accessibility9"], "did you mean 'accessibility1'?"),
    (["frames", "mondrian", "--device", "iPhon16"], "did you mean 'iPhone16'?"),
    (["frames", "mondrian", "--size"], "for example --size 375x667"),
    (["frames"], "'list' shows the names"),
    (["frames", "mondrian", "--rtl"], "did you mean '--direction rtl'?"),
    (["frames", "mondrian", "--size=1x1", "--size", "2x2"], "give it once"),
    (["--output", ""], "for example --output gallery"),
    (["--output="], "for example --output gallery"),
    (["frames", "mondrian", "--size="], "for example --size 375x667"),
    (["list", "more"], "'help' shows the commands"),
    (["frames", "mondrian", "login"], "'help' shows the commands"),
    (["zzzzzzzz"], "'help' lists them all"),
  ])
  func usageErrorHasAHint(arguments: [String], hint: String) {
    let error = #expect(throws: UsageError.self) { try Command(arguments: arguments) }
    #expect(error?.hint == hint)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
    ("flaw", "lawn", 2),
  ])
  func editDistanceCountsLetters(source: String, target: String, distance: Int) {
    #expect(editDistance(from: source, to: target) == distance)
  }
}
