import Foundation
import TestSupport
import Testing

/// The pages of blocks show actual layouts: code, pictures, equations and costs.
@MainActor
struct BlockPageTests {
  nonisolated private static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/StructuredLayout/StructuredLayout.docc")

  nonisolated private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_BLOCK_PAGES"] != nil

  /// Compares a file with its expected contents, or writes it.
  private func check(_ path: String, is text: String) throws {
    let file = Self.catalogue.appendingPathComponent(path)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "RECORD_BLOCK_PAGES=1 swift test --filter BlockPageTests writes it")
  }

  @Test(arguments: BlockPage.all) func pageShowsItsLaidOutExamples(page: BlockPage) throws {
    let sources = try ["Containers", "Modifiers"].map { part in
      let path = #filePath.replacing("BlockPageTests", with: "BlockExamples+\(part)")
      return try #require(SourceText(of: path))
    }
    let text = page.text { function in
      sources.map { $0.body(of: function) }.first { !$0.isEmpty } ?? ""
    }
    #expect(!text.contains("```swift\n\n"))
    try check(page.file, is: text)
    for example in page.examples {
      let laidOut = LaidOutExample(example)
      #expect(laidOut.picture.contains("<rect") && !laidOut.equations.isEmpty)
      try check("Resources/\(example.picture).svg", is: laidOut.picture)
    }
  }

  @Test func theOverviewShowsAllBlocks() throws {
    try check("BlocksInPictures.md", is: BlockPage.overview)
  }

  /// Every public block has a page, and there is no other page.
  @Test(.disabled(if: isRecording)) func everyBlockHasAPage() throws {
    let sources = Self.catalogue.deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var blocks: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\npublic struct (\w+): [^{]*\bValueBlock\b/) {
        blocks.insert(String(match.output.1))
      }
    }
    let pages = BlockPage.all
    #expect(blocks.count > 20 && blocks == Set(pages.map(\.name)))
    let pictures = pages.flatMap(\.examples).map { "\($0.picture).svg" }
    #expect(Set(pictures).count == pictures.count)
    #expect(try Self.names(in: "Blocks") == Set(pages.map { "\($0.name).md" }))
    #expect(try Self.names(in: "Resources") == Set(pictures))
  }

  private static func names(in folder: String) throws -> Set<String> {
    let path = catalogue.appendingPathComponent(folder).path
    return Set(try FileManager.default.contentsOfDirectory(atPath: path))
  }

  @Test func noExampleHasAMistake() {
    for example in BlockPage.all.flatMap(\.examples) {
      let issues = LayoutDiagnostics.collect { _ = LaidOutExample(example) }
      #expect(issues.map(\.description) == [], "\(example.picture)")
    }
  }
}
