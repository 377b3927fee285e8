import Foundation

/// A page of the documentation, and the source that has to show that it is true.
public struct DocumentationPage {
  public let text: String

  /// - Parameters:
  ///   - name: What the page is called, without its ending.
  ///   - module: The module whose catalogue it is in.
  public init(_ name: String, of module: String = "StructuredLayout") throws {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = root.appendingPathComponent("Sources/\(module)/\(module).docc")
    text = try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
  }

  /// The pieces of Swift on the page.
  public var snippets: [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The pieces of Swift that a source does not contain, however it is indented.
  public func snippets(missingIn path: String) throws -> [String] {
    let source = Self.lines(of: try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8))
    return snippets.filter { !source.contains(Self.lines(of: $0)) }
  }

  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
