import Foundation
import Testing

struct TutorialLineTests {
  /// The message in the tutorial names the line of the view on the page. So does the README, which
  /// shows no view of its own.
  @Test func theMessageNamesTheLineOfThePage() throws {
    let folder = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let path = "Sources/LayoutTesting/LayoutTesting.docc/TestingAScreenOnLinux.md"
    let page = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    let view = try #require(
      page.components(separatedBy: "```swift\n").first { $0.contains("class ProfileView") })
    let lines = view.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let number = try #require(lines.firstIndex(of: "title")) + 1
    let readme = try String(
      contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    for text in [page, readme] {
      #expect(text.contains("noTruncation: title is cut off"))
      #expect(text.contains("points more in width (ProfileView.swift:\(number))"))
    }
  }
}
