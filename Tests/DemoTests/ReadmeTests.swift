import DeStijl
import Examples
import Foundation
import Testing

@testable import Demo
@testable import Gallery

@MainActor
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The nonempty lines of a text, without indentation.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The lines of a Swift snippet in the README.
  private func snippet(_ index: Int) throws -> [String] {
    let parts = try text("README.md").components(separatedBy: "```swift\n").dropFirst(index + 1)
    return lines(try #require(parts.first?.components(separatedBy: "```").first))
  }

  @Test func readmesFirstSnippetIsInTheLoginExample() throws {
    let shown = try snippet(0)
    let source = lines(try text("Demo/Examples/Pages/LoginView.swift"))
    #expect(shown.count == 10)
    #expect(source.indices.contains { source[$0...].starts(with: shown) })
  }

  @Test func readmesClassicSnippetCompilesAndMatches() throws {
    let view = UIView()
    let cancelButton = UIButton(type: .system)
    let sendButton = UIButton(type: .system)
    view.addSubview(cancelButton)
    view.addSubview(sendButton)

    let group = sendButton.mondrian.layout
      .width(120)
      .top(.toSuperview)
      .leading(.to(cancelButton).trailing, 8)
      .activate()

    #expect(group.constraints.count == 3)
    let shown = try snippet(1)
    let source = lines(try text("Tests/DemoTests/ReadmeTests.swift"))
    #expect(shown.first == "sendButton.mondrian.layout")
    #expect(source.indices.contains { source[$0...].starts(with: shown.dropFirst()) })
  }

  @Test(arguments: ["light", "dark"])
  func readmesPictureIsWhatTheDemoRenders(appearance: String) throws {
    var request = FramesRequest(name: "login")
    request.style = appearance == "dark" ? .dark : .light
    let picture = try GalleryCommand.demo.staging(request).picture
    let path = "Documentation/login-\(appearance).svg"
    if ProcessInfo.processInfo.environment["DESTIJL_RECORD"] != nil {
      try Data(picture.utf8).write(to: Self.root.appendingPathComponent(path))
    }
    #expect(try text(path) == picture)
    #expect(try text("README.md").contains(path))
  }

  @Test func readmeIsShort() throws {
    #expect(try text("README.md").components(separatedBy: "\n").count < 200)
  }
}
