import DeStijl
import Examples
import Testing

@testable import Demo

@MainActor
struct GalleryTests {
  @Test func theGalleryIsTheSameBytesEveryTime() {
    let first = Gallery().files
    let second = Gallery().files
    #expect(first.map(\.name) == second.map(\.name))
    for (first, second) in zip(first, second) {
      #expect(first.content == second.content, "\(first.name)")
    }
  }

  @Test func thePageNeedsNoOtherFile() throws {
    let page = Page(Gallery(of: [try #require(Catalogue.screen(named: "login"))])).html
    #expect(page.contains("src=\"data:image/svg+xml,"))
    #expect(!page.contains("src=\"neon-grid"))
    #expect(!page.contains("http-equiv"))
  }

  @Test func everyExampleIsOnThePageWithItsSource() {
    for screen in Catalogue.screens {
      #expect(SourceCode.of(screen)?.contains("let name = \"\(screen.name)\"") == true)
    }
  }

  @Test func theSourceOfThePaintingIsThatOfItsView() throws {
    let screen = try #require(Catalogue.screen(named: "mondrian"))
    #expect(SourceCode.of(screen)?.contains("final class PaintingView") == true)
  }

  @Test func columnsOfTheTableLineUp() {
    var table = Table(header: ["example", "views"])
    table.append(["a", "1"])
    table.append(["painting", "1000"])
    #expect(table.text == "example   views\na             1\npainting   1000")
  }

  @Test(arguments: [(0, "0.00"), (1_234_567, "1.23"), (2_000_000_000, "2000.00")])
  func durationsAreMilliseconds(nanoseconds: Int, text: String) {
    #expect(Duration.nanoseconds(nanoseconds).milliseconds == text)
  }
}
