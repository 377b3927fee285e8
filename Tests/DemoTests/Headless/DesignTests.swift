import DeStijl
import Examples
import Testing

@testable import Gallery

/// The examples satisfy the design contracts, except those that demonstrate something else.
@MainActor
struct DesignTests {
  private static let matrix = LayoutMatrix(
    devices: [.iPhone16, .iPadPro13], directions: [.leftToRight, .rightToLeft])

  private static let contracts = [
    onGrid(of: 2), keepsApart(by: 2), noCollapsedViews(), staysInside(), standsOut(),
  ]

  /// The reason for each exemption, by example and contract.
  private static let exempt: [String: [String: String]] = [
    "mondrian": ["keepsApart": "two fields of the painting share an edge"],
    "mondrian-demo": ["keepsApart": "two fields of the painting share an edge"],
    "instagram-post": ["keepsApart": "two fields of the painting share an edge"],
    "vstack-spacers": ["keepsApart": "there is nothing between what is stacked without a spacing"],
    "hstack-one-element": ["keepsApart": "the boxes show which of them a stack stretches"],
    "distribution": [
      "keepsApart": "the grounds show how far the texts reach",
      "onGrid": "separators are a point high",
    ],
    "overlay": ["onGrid": "a badge lies over the corner by a third of its size"],
    "classic-first-steps": ["onGrid": "the numbers are those of the original"],
    "classic-restaurant": ["onGrid": "the numbers are those of the original"],
    "styles-stacks": ["keepsApart": "the parts of the stack fill it"],
  ]

  @Test(arguments: Catalogue.screens.map(\.name))
  func exampleKeepsTheDesignContracts(name: String) throws {
    let screen = try #require(Catalogue.screen(named: name))
    var run = MatrixRun(content(of: screen), Self.matrix, Self.contracts)
    let failures = try run.report().failures
    let names = Set(failures.map { String($0.contract.prefix { $0 != "(" }) })
    #expect(names == Set(Self.exempt[name, default: [:]].keys), "\(failures.map(\.text))")
  }

  private func content(of screen: any Screen) -> StageContent {
    let preview = screen.preview
    if case .view = preview.content() {
      return StageContent({ _ in preview.content().controller.view }, size: StageSize(preview.size))
    }
    return StageContent { _ in preview.content().controller }
  }
}
