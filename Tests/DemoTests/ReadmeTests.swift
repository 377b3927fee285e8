import DeStijl
import Examples
import Foundation
import Testing

@testable import Demo

@MainActor
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines of a text without their indentation.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func theFirstCodeIsThatOfTheExampleBesideIt() throws {
    let readme = try text("README.md")
    let code = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
    let shown = lines(try #require(code.components(separatedBy: "```").first))
    let source = lines(try text("Demo/Examples/Pages/LoginView.swift"))
    #expect(shown.count == 10)
    #expect(source.indices.contains { source[$0...].starts(with: shown) })
  }

  @Test(arguments: ["light", "dark"])
  func thePictureIsWhatTheDemoRenders(appearance: String) throws {
    var request = FramesRequest(name: "login")
    request.style = appearance == "dark" ? .dark : .light
    let picture = try Staging(request).picture
    let path = "Documentation/login-\(appearance).svg"
    if ProcessInfo.processInfo.environment["DESTIJL_RECORD"] != nil {
      try Data(picture.utf8).write(to: Self.root.appendingPathComponent(path))
    }
    #expect(try text(path) == picture)
    #expect(try text("README.md").contains(path))
  }

  @Test func theReadmeIsShort() throws {
    #expect(try lines(text("README.md")).count < 200)
  }
}
