import DeStijl
import Foundation
import Testing

@testable import Gallery

/// Pictures of single previews.
@MainActor
struct RenderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "RenderTests-\(ProcessInfo.processInfo.globallyUniqueString)")

  private let command = GalleryCommand(
    "Boxes",
    of: [
      LayoutPreview("box", size: .fixed(CGSize(width: 120, height: 40))) {
        let view = UIView()
        view.backgroundColor = .red
        view
      }
    ])

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Renders into a file with the given name and returns its data.
  private func file(_ name: String, _ options: [String] = []) throws -> Data {
    let file = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["render", "box", "--output", file.path] + options
    #expect(try command.output(of: Command(arguments: arguments)) == "Open \(file.path)")
    return try Data(contentsOf: file)
  }

  @Test func fileExtensionDeterminesThePictureFormat() throws {
    #expect(String(decoding: try file("a.svg"), as: UTF8.self).hasPrefix("<svg "))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(String(decoding: try file("a.HTML"), as: UTF8.self).hasPrefix("<!doctype html>"))
    for name in ["a.jpg", "a"] {
      let error = #expect(throws: UsageError.self) { try file(name) }
      #expect(error?.hint == "name it .svg, .png or .html")
    }
  }

  @Test func pngRequiresABrowser() {
    let picture = BrowserPicture(svg: "<svg/>", size: CGSize(width: 1, height: 1), scale: 1)
    #expect(BrowserPicture.browser(in: [folder.path]) == nil)
    let error = #expect(throws: UsageError.self) {
      try picture.write(to: folder.appendingPathComponent("a.png"), with: nil)
    }
    #expect(error?.hint == "write an .svg or an .html file instead")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(.enabled(if: BrowserPicture.browser() != nil, "no browser is installed"))
  func pngHasThePixelSizeOfTheDevice() throws {
    let bytes = [UInt8](try file("a.png", ["--device", "iPhone16"]))
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 * 256 + Int($1) } }
    #expect(number(16) == 360 && number(20) == 120)
  }
}
