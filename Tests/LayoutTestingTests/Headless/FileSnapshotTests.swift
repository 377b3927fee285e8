import DeStijl
import LayoutTesting
import Testing

/// The contents of the files of each kind.
@MainActor
struct FileSnapshotTests {
  private func badge(_ size: CGFloat) -> (view: UIView, context: LayoutBuilderContext) {
    let (badge, dot) = (UIView(), UIView())
    badge.backgroundColor = .white
    dot.backgroundColor = .red
    dot.accessibilityIdentifier = "dot"
    let context = Mondrian.buildSubviews(on: badge) {
      VStackBlock(alignment: .leading) { dot.viewBlock.size(width: size, height: 8) }.padding(4)
    }
    return (badge, context)
  }

  @Test func aPictureIsKeptInAFile() throws {
    try assertLayout(of: badge(8).view, size: .width(40), as: .svg)
  }

  @Test func blocksAreKeptInAFile() throws {
    let badge = badge(8)
    try assertLayout(of: badge.view, size: .width(40), as: .blocks(of: badge.context))
  }

  /// A different layout would give different files.
  @Test func differentLayoutsHaveDifferentTexts() {
    func texts(_ size: CGFloat) -> [String] {
      let badge = badge(size)
      let stage = Stage(badge.view, size: .width(40))
      return [LayoutText.svg, .blocks(of: badge.context)].map { $0.text(of: stage) }
    }
    #expect(zip(texts(8), texts(9)).allSatisfy { $0 != $1 })
    #expect(texts(8) == texts(8))
  }
}
