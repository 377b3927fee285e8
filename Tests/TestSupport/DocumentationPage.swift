import Foundation

/// A page of the documentation, to compare with the source that proves it.
public struct DocumentationPage {
  public let text: String

  /// - Parameters:
  ///   - name: The name of the page, without its extension.
  ///   - module: The module whose catalog contains the page.
  public init(_ name: String, of module: String = "StructuredLayout") throws {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = root.appendingPathComponent("Sources/\(module)/\(module).docc")
    text = try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
  }

  /// The Swift snippets of the page.
  public var snippets: [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// Returns the Swift snippets that a source does not contain, regardless of indentation.
  public func snippets(missingIn path: String) throws -> [String] {
    let source = Self.lines(of: try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8))
    return snippets.filter { !source.contains(Self.lines(of: $0)) }
  }

  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
