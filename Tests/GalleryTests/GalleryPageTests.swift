import DeStijl
import Examples
import Foundation
import Testing

@testable import Gallery

@MainActor
struct GalleryPageTests {
  /// Few combinations of few examples: a label that grows, a list, controls.
  private static let matrix = LayoutMatrix(
    devices: [.iPhone16, .iPadPro13], orientations: [.portrait],
    directions: [.leftToRight, .rightToLeft], textSizes: [.large, .accessibility5],
    styles: [.light, .dark])

  private func gallery(_ names: String...) throws -> Gallery {
    let screens = try names.map { try #require(Catalogue.screen(named: $0)) }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Demo")
    return Gallery(
      "Examples", of: screens.map(\.preview), across: Self.matrix, sources: SourceFolder(folder))
  }

  /// The page explains a size either by everything that leads to it or by the statements about the
  /// view itself.
  @Test(arguments: [false, true]) func sizesAreExplainedInTheRequestedDetail(explains: Bool) throws
  {
    let login = try #require(Catalogue.screen(named: "login")).preview
    let gallery = Gallery(
      "One", of: [login], across: LayoutMatrix(), contracts: [], explains: explains)
    let data = gallery.exhibits[0]
    let number = try #require(data.trees[0].firstIndex { $0.name == "titleLabel" })
    let reasons = data.views[number].reasons
    #expect(reasons.count == 2)
    let begins = explains ? "titleLabel.width is " : "\\d"
    #expect(try reasons[0].firstMatch(of: Regex("^\(begins)")) != nil, "\(reasons)")
    #expect(reasons[0].contains("because of") == explains)
    #expect(reasons[0].contains("LoginView.swift:") == explains)
  }

  @Test func samePreviewsGiveTheSameBytes() throws {
    let first = try gallery("login", "reflow").files
    let second = try gallery("login", "reflow").files
    #expect(first.map(\.path) == ["index.html", "data/login.js", "data/reflow.js"])
    for (first, second) in zip(first, second) { #expect(first.text == second.text) }
  }

  @Test func pageLoadsOnlyTheScriptsBesideIt() throws {
    let page = try gallery("login").files[0].text
    for word in ["http:", "https:", "src=\"", "href=\"/", "fetch(", "import(", "@import", "url("] {
      // Names of formats are not URLs.
      let text = page.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains(word), "\(word)")
    }
    #expect(page.contains("script.src = `${folder}/${encodeURIComponent(fileName(name))}.js"))
  }

  @Test func textInThePageIsEscaped() {
    let preview = LayoutPreview("<b> & \"co\" </script>", name: "it") { UIView() }
    let page = Gallery("<i>", of: [preview], across: LayoutMatrix(), contracts: []).files[0].text
    #expect(page.contains("<h1>&lt;i&gt;</h1>"))
    #expect(page.contains(">&lt;b&gt; &amp; &quot;co&quot; &lt;/script&gt;</h2>"))
    #expect(page.components(separatedBy: "</script>").count == 2)
  }

  /// Browsers read a quotation mark with an accent as a quotation mark, and after `<!--<script` the
  /// end of a script as part of it.
  @Test func textInThePageEndsNoAttributeAndHidesNoEndOfAScript() throws {
    let title = "a \"\u{301} <!--<script>"
    let preview = LayoutPreview(title, name: "it") { UIView() }
    let page = Gallery("it", of: [preview], across: LayoutMatrix(), contracts: []).files[0].text
    #expect(page.contains("aria-label=\"Inspect a &quot;\u{301} &lt;!--&lt;script&gt;\""))
    #expect(page.components(separatedBy: "<script>").count == 2 && !page.contains("<!--"))
    let index = try #require(page.firstMatch(of: /const index = (.*);\n/)).output.1
    let read = try JSONSerialization.jsonObject(with: Data(index.utf8)) as? [String: Any]
    let exhibits = read?["exhibits"] as? [[String: Any]]
    #expect(exhibits?.first?["title"] as? String == title)
  }

  @Test func everyControlHasAnAccessibleName() throws {
    let page = try gallery("login").files[0].text
    let controls = page.matches(of: /<(select|input|button)[^>]*>/)
    #expect(controls.count > 12)
    for control in controls {
      let rest = page[control.range.upperBound...].prefix(80)
      let before = page[..<control.range.lowerBound].suffix(60)
      let id = control.output.0.firstMatch(of: /id="([^"]+)"/)?.output.1 ?? "-"
      let isLabeled =
        control.output.0.contains("aria-label=") || page.contains("for=\"\(id)\"")
        || before.contains("<label") || (control.output.1 == "button" && rest.first != "<")
      #expect(isLabeled, "\(control.output.0)")
    }
    let images = page.matches(of: /<img[^>]*>/)
    #expect(!images.isEmpty && images.allSatisfy { $0.output.contains("alt=") })
    #expect(page.contains("<html lang=\"en\">") && page.contains("prefers-reduced-motion"))
  }

  @Test func everyCombinationHasAPictureAndAFrameForEachView() throws {
    let gallery = try gallery("login")
    let data = gallery.exhibits[0]
    #expect(data.scenes.count == gallery.matrix.count)
    for scene in data.scenes {
      let count = data.trees[scene.tree].count
      #expect(count == data.layouts[scene.layout].count)
      #expect(data.pictures[scene.picture].count > 3)
      #expect(scene.failures.allSatisfy { ($0.view ?? 0) < count })
    }
  }

  @Test func scrollingScreenIsShownInFull() {
    let preview = LayoutPreview("Tall") {
      let view = UIView()
      Mondrian.buildSubviews(on: view) {
        VScrollBlock { VStackBlock { for _ in 0..<3 { UIView().size(width: 100, height: 500) } } }
      }
      view
    }
    let matrix = LayoutMatrix(devices: [.iPhone16, .iPadPro13, .iPhoneSE])
    let gallery = Gallery("One", of: [preview], across: matrix, contracts: [])
    #expect(gallery.exhibits[0].scenes.map(\.height) == [1593, 1544, 1520])
  }

  /// A list first estimates its rows too high. The scene gives the excess height back.
  @Test func listIsAsTallAsItsRows() throws {
    let heroes = try #require(Catalogue.screen(named: "heroes")).preview
    let matrix = LayoutMatrix(
      orientations: [.portrait, .landscape], directions: [.leftToRight, .rightToLeft],
      textSizes: [.accessibility5])
    for environment in matrix.environments.joined() {
      let scene = ExhibitScene(heroes, in: StageEnvironment(textSize: .accessibility5))
      scene.showAll()
      scene.change(to: environment)
      scene.showAll()
      let table = try scene.stage.view(.type(UITableView.self), as: UITableView.self)
      let insets = table.adjustedContentInset
      let wanted = table.contentSize.height + insets.top + insets.bottom
      #expect(scene.stage.view.bounds.height <= max(environment.screenSize.height, wanted + 1))
    }
  }

  /// A picture changed in place, with shared colors and lines, equals one from a fresh stage.
  @Test(arguments: ["reflow", "heroes", "styles-theme"])
  func reusedStageDrawsTheSamePictureAsAFreshOne(name: String) throws {
    let gallery = try gallery(name)
    let preview = gallery.previews[0]
    let environments = Self.matrix.environments.joined()
    for (number, environment) in environments.enumerated() where number % 5 == 2 {
      let fresh = ExhibitScene(preview, in: environment)
      fresh.showAll()
      let lines = (fresh.stage.picture ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(
        PictureReader(gallery.exhibits[0]).lines(of: number) == lines.map(String.init),
        "\(environment)")
    }
  }

  @Test func constraintsAreDescribedInWordsWithTheirLines() throws {
    let data = try gallery("login").exhibits[0]
    let told = data.constraints.map { "\($0.words) (\($0.line ?? ""))" }
    #expect(
      told.contains(
        "the leading edge of titleLabel is 24 points after the leading edge of LoginView"
          + " (LoginView.swift:16)"), "\(told)")
    #expect(data.sources.map(\.name).contains("LoginView.swift"))
    let lines = data.sources.first { $0.name == "LoginView.swift" }?.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines?[15].contains("titleLabel") == true)
  }

  @Test func exhibitExplainsTheSizeOfAView() throws {
    let data = try gallery("login").exhibits[0]
    let title = try #require(data.trees[0].firstIndex { $0.name == "titleLabel" })
    #expect(
      data.views[title].reasons == [
        "211.67 points wide, to fit its content", "40.67 points high, to fit its content",
      ])
  }

  @Test func contractFailureIsMarkedInEachFailingCombination() {
    let contract = LayoutContract("is narrow") { stage in
      stage.view.bounds.width > 400 ? [LayoutFinding(stage.view, "is wide")] : []
    }
    let matrix = LayoutMatrix(devices: [.iPhone16, .iPadPro13])
    let preview = LayoutPreview("Empty") { UIView() }
    let gallery = Gallery("One", of: [preview], across: matrix, contracts: [contract])
    #expect(GalleryIndex(gallery).exhibits.map(\.failures) == [[0: "01"]])
    #expect(gallery.exhibits[0].scenes[1].failures.map(\.view) == [0])
    #expect(gallery.exhibits[0].messages == ["is wide"])
  }

  @Test func galleryWithoutExhibitsIsOnlyAPage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Gallery("None", of: [], across: LayoutMatrix()).write(to: folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["index.html"])
  }

  @Test func scriptsOfRemovedExhibitsAreDeleted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let previews = ["a", "b"].map { LayoutPreview($0) { UIView() } }
    let quick = LayoutMatrix()
    try Gallery("Both", of: previews, across: quick).write(to: folder)
    try Gallery("One", of: [previews[1]], across: quick).write(to: folder)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("data").path)
    #expect(left == ["b.js"])
    // The folder contains no superfluous files.
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(all.sorted() == ["data", "index.html"])
  }

  @Test func comparisonShowsWhatHasChanged() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func command(_ names: String..., text: String) -> GalleryCommand {
      GalleryCommand(
        "Shop",
        of: names.map { name in
          LayoutPreview(name) {
            let label = UILabel()
            label.text = name == "same" ? "Same" : text
            label
          }
        })
    }
    let old = folder.appendingPathComponent("old").path
    let new = folder.appendingPathComponent("new").path
    var request = PageRequest()
    request.isQuick = true
    request.output = old
    let before = command("same", "other", "gone", text: "Before")
    _ = try before.output(of: .gallery(request))
    request.output = new
    let said = try command("same", "other", "new", text: "After")
      .output(of: .compare(request, with: old))
    #expect(
      said == """
        2 of 3 layouts differ from those in \(old)
        gone no longer exists
        Open \(new)/index.html
        """)
    let written = try ["data", "before"].map {
      try FileManager.default.contentsOfDirectory(atPath: "\(new)/\($0)").sorted()
    }
    #expect(written == [["new.js", "other.js"], ["other.js"]])
    let error = #expect(throws: UsageError.self) {
      try before.output(of: .compare(request, with: "/nowhere"))
    }
    #expect(error?.problem == "there is no gallery in '/nowhere'")
  }

  @Test func commandRendersDescribesAndExplainsAPreview() throws {
    let command = GalleryCommand(
      "Examples", of: [try #require(Catalogue.screen(named: "login")).preview])
    let request = FramesRequest(name: "login")
    #expect(try command.output(of: .render(request, output: nil)).hasPrefix("<svg"))
    let described = try command.output(of: .describe(request))
    #expect(
      described.hasPrefix(
        """
        LoginView login (0 0, 320 × 207)
          UILabel titleLabel (24 24, 211.67 × 40.67)

        """))
    #expect(
      described.contains(
        "the top edge of messageLabel is 16 points below the bottom edge of titleLabel"
          + " (LoginView.swift:17)"))
    let explained = try command.output(of: .explain(request, view: "titleLabel"))
    #expect(explained.contains("titleLabel.width is 211.67 because of:"))
    let error = #expect(throws: UsageError.self) {
      try command.output(of: .explain(request, view: "titelLabel"))
    }
    #expect(error?.hint == "did you mean 'titleLabel'?")
  }

  /// A view without a name goes by its explained name, in frames and in constraints.
  @Test func unnamedViewHasTheSameNameInAllCommands() throws {
    let preview = LayoutPreview("Plain", size: .fixed(CGSize(width: 100, height: 80))) {
      let view = UIView()
      Mondrian.buildSubviews(on: view) {
        VStackBlock { for number in 1...2 { UIView().size(width: 100, height: 20 * number) } }
      }
      view
    }
    let command = GalleryCommand("Plain", of: [preview])
    let request = FramesRequest(name: "plain")
    let described = try command.output(of: .describe(request))
    #expect(
      described.hasPrefix(
        """
        UIView plain (0 0, 100 × 80)
          UIView 1 (0 0, 100 × 20)
          UIView 2 (0 20, 100 × 60)

        """))
    #expect(described.contains("the height of UIView 2 is"))
    #expect(!described.contains(" - "))
    let explained = try command.output(of: .explain(request, view: "UIView 2"))
    #expect(explained.contains("UIView 2.width is 100"))
  }
}
