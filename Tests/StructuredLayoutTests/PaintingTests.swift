import Foundation
import TestSupport
import Testing

@MainActor
struct PaintingTests {
  @Test func unsizedPaintingFitsItsRectangles() {
    let stage = Stage()
    let (context, views) = Painting().sketch.buildBlocks(on: stage.view)
    #expect(context.constraints.count == 55)
    #expect(context.managedLayoutGuides.isEmpty)
    expectFrames(
      stage.frames(of: views),
      """
      A1 0 0 56 36, A2 0 38 56 50, A3 0 90 56 28, A4 0 120 56 28, A5a 0 150 28 28,
      A5b 28 150 28 28, B1 58 0 28 58, B2 88 0 28 28, B3 118 0 28 28, B4 88 30 58 28,
      C1 58 60 28 28, C2 58 90 28 28, C3 88 60 28 58, C4 118 60 28 28, C5 118 90 28 28,
      D1 58 120 58 58, D2 118 120 28 28, D3 118 150 28 28
      """)
    #expect(stage.size == CGSize(width: 146, height: 178))
  }

  @Test func firstOfEqualRectanglesTakesTheSlackInALargeSquare() {
    let stage = Stage(CGSize(width: 375, height: 375))
    let (_, views) = Painting().sketch.buildBlocks(on: stage.view)
    expectFrames(
      stage.frames(of: views),
      """
      A1 0 0 56 233, A2 0 235 56 50, A3 0 287 56 28, A4 0 317 56 28, A5a 0 347 28 28,
      A5b 28 347 28 28, B1 58 0 257 255, B2 317 0 28 28, B3 347 0 28 28, B4 317 30 58 225,
      C1 58 257 28 28, C2 58 287 28 28, C3 88 257 257 58, C4 347 257 28 28, C5 347 287 28 28,
      D1 58 317 287 58, D2 347 317 28 28, D3 347 347 28 28
      """)
  }

  @Test func paintingWithBadgeHasExpectedFramesInTheDemosSize() {
    let painting = Painting(square: 20, label: CGSize(width: 133.5, height: 20.5))
    let stage = Stage(CGSize(width: 200, height: 200), device: .iPhoneSE)
    let (context, views) = painting.sketch.buildBlocks(on: stage.view)
    #expect(context.constraints.count == 63)
    #expect(context.managedLayoutGuides.isEmpty)
    expectFrames(
      stage.frames(of: views),
      """
      A1 0 0 40 82, A2 0 84 40 50, A3 0 136 40 20, A4 0 158 40 20, A5a 0 180 20 20,
      A5b 20 180 20 20, B1 42 0 114 112, B2 158 0 20 20, B3 180 0 20 20, B4 158 22 42 90,
      C1 42 114 20 20, C2 42 136 20 20, C3 64 114 114 42, C4 180 114 20 20, C5 180 136 20 20,
      D1 42 158 136 42, D2 180 158 20 20, D3 180 180 20 20,
      badge 50.5 163.5 141.5 28.5, label 54.5 167.5 133.5 20.5
      """)
  }

  @Test func paintingWithSpacedRowsAndInsetBadgeHasExpectedFrames() {
    let painting = Painting(
      square: 20, innerSpacing: 2, inset: 10, label: CGSize(width: 133.5, height: 20.5))
    let stage = Stage(CGSize(width: 200, height: 200), device: .iPhoneSE)
    let (context, views) = painting.sketch.buildBlocks(on: stage.view)
    #expect(context.constraints.count == 63)
    #expect(context.managedLayoutGuides.isEmpty)
    expectFrames(
      stage.frames(of: views),
      """
      A1 0 0 42 82, A2 0 84 42 50, A3 0 136 42 20, A4 0 158 42 20, A5a 0 180 20 20,
      A5b 22 180 20 20, B1 44 0 112 112, B2 158 0 20 20, B3 180 0 20 20, B4 158 22 42 90,
      C1 44 114 20 20, C2 44 136 20 20, C3 66 114 112 42, C4 180 114 20 20, C5 180 136 20 20,
      D1 44 158 134 42, D2 180 158 20 20, D3 180 180 20 20,
      badge 48.5 161.5 141.5 28.5, label 52.5 165.5 133.5 20.5
      """)
  }

  @Test func tooWideBadgeStaysInsideAndWidensNothing() {
    let stage = Stage(device: .iPhoneSE)
    let (_, views) = Painting(label: CGSize(width: 133.5, height: 20.5)).sketch
      .buildBlocks(on: stage.view)
    let frames = stage.frames(of: views)
    #expect(stage.size == CGSize(width: 146, height: 178))
    #expect(frames["badge"] == CGRect(x: 0, y: 141.5, width: 138, height: 28.5))
    #expect(frames["label"] == CGRect(x: 4, y: 145.5, width: 130, height: 20.5))
  }
}

/// Compares frames with a list of `name x y width height`.
@MainActor
func expectFrames(
  _ frames: [String: CGRect], _ list: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  for line in list.split(separator: ",") {
    let words = line.split(whereSeparator: \.isWhitespace)
    let numbers = words.dropFirst().compactMap { Double($0) }
    let expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let name = String(words[0])
    #expect(frames[name] == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
