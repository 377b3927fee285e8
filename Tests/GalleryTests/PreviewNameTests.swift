import DeStijl
import Foundation
import Testing

@testable import Gallery

/// Names and texts of previews in other scripts, and with characters that file systems reserve.
@MainActor
struct PreviewNameTests {
  private func preview(_ title: String, name: String? = nil, text: String = "") -> LayoutPreview {
    LayoutPreview(title, name: name, summary: "Seen.") {
      let label = UILabel()
      label.text = text
      label
    }
  }

  /// A letter of several code units counts as one visible character.
  @Test func previewNamesAreListedInFull() throws {
    let titles = ["हिन्दी में स्वागत", "Short", "สวัสดี"]
    let gallery = GalleryCommand("Shop", of: titles.map { preview($0) })
    let lines = try gallery.output(of: .list).split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: " ") }
        == [["हिन्दी-में-स्वागत", "Seen."], ["short", "Seen."], ["สวัสดี", "Seen."]])
    #expect(Set(lines.map(\.count)).count == 1)
  }

  @Test func slashInANameMakesNoFolder() throws {
    let names = ["cart/empty", "../cart", "50%", "50%25", "50%2F"]
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = Gallery(
      "Shop", of: names.map { preview("It", name: $0) }, across: LayoutMatrix(), contracts: [])
    try gallery.write(to: folder)
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(written.count == names.count + 2)
    #expect(written.contains("data/cart%2Fempty.js") && written.contains("data/50%25.js"))
    #expect(try ExhibitData.all(in: folder.path).map(\.name).sorted() == names.sorted())
  }

  /// The lines share their last letter, but in one of them an accent follows.
  @Test func linesThatDifferInAnAccentAreReadBackUnchanged() {
    let lines = ["cafe", "cafe\u{301}", "cafe\u{301}s"]
    var pictures = PictureTable()
    let number = pictures.add(lines.joined(separator: "\n"))
    var data = ExhibitData(name: "cafe")
    (data.lines, data.pictures) = pictures.sorted
    data.palettes = pictures.palettes.values
    data.scenes = [
      ExhibitData.Scene(
        picture: number.picture, palette: number.palette, width: 1, height: 1, tree: 0, layout: 0,
        guides: 0, safeArea: "", failures: [])
    ]
    let read = PictureReader(data).lines(of: 0)
    #expect(read.map { Array($0.unicodeScalars) } == lines.map { Array($0.unicodeScalars) })
  }
}
