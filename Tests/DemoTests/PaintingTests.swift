import DeStijl
import Testing

@testable import Demo
@testable import Gallery

@MainActor
struct PaintingTests {
  /// The lines that `frames` prints for the leaves of an example: `name x y width height`.
  private func leaves(_ arguments: String...) throws -> [String] {
    let text = try GalleryCommand.demo.output(of: Command(arguments: ["frames"] + arguments))
    return text.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().joined(separator: " ")
    }
  }

  @Test func paintingHasItsFittingFrames() throws {
    #expect(
      try leaves("mondrian", "--size", "fit").prefix(19) == [
        "mondrian 0 0 146 178",
        "A1 0 0 56 36", "A2 0 38 56 50", "A3 0 90 56 28", "A4 0 120 56 28",
        "A5a 0 150 28 28", "A5b 28 150 28 28",
        "B1 58 0 28 58", "B2 88 0 28 28", "B3 118 0 28 28", "B4 88 30 58 28",
        "C1 58 60 28 28", "C2 58 90 28 28", "C3 88 60 28 58", "C4 118 60 28 28",
        "C5 118 90 28 28",
        "D1 58 120 58 58", "D2 118 120 28 28", "D3 118 150 28 28",
      ])
  }

  @Test func paintingHasItsSquareFrames() throws {
    #expect(
      try leaves("mondrian", "--size", "375x375").prefix(19) == [
        "mondrian 0 0 375 375",
        "A1 0 0 56 233", "A2 0 235 56 50", "A3 0 287 56 28", "A4 0 317 56 28",
        "A5a 0 347 28 28", "A5b 28 347 28 28",
        "B1 58 0 257 255", "B2 317 0 28 28", "B3 347 0 28 28", "B4 317 30 58 225",
        "C1 58 257 28 28", "C2 58 287 28 28", "C3 88 257 257 58", "C4 347 257 28 28",
        "C5 347 287 28 28",
        "D1 58 317 287 58", "D2 347 317 28 28", "D3 347 347 28 28",
      ])
  }

  @Test func smallPaintingHasItsFrames() throws {
    #expect(
      try leaves("mondrian-demo", "--size", "200x200").prefix(19) == [
        "mondrian-demo 0 0 200 200",
        "A1 0 0 40 82", "A2 0 84 40 50", "A3 0 136 40 20", "A4 0 158 40 20",
        "A5a 0 180 20 20", "A5b 20 180 20 20",
        "B1 42 0 114 112", "B2 158 0 20 20", "B3 180 0 20 20", "B4 158 22 42 90",
        "C1 42 114 20 20", "C2 42 136 20 20", "C3 64 114 114 42", "C4 180 114 20 20",
        "C5 180 136 20 20",
        "D1 42 158 136 42", "D2 180 158 20 20", "D3 180 180 20 20",
      ])
  }

  @Test func paintingIsMirroredInRightToLeft() throws {
    let forth = try leaves("mondrian", "--size", "375x375").dropFirst().prefix(18)
    let back = try leaves("mondrian", "--size", "375x375", "--direction", "rtl").dropFirst().prefix(
      18)
    for (forth, back) in zip(forth, back) {
      var fields = back.split(separator: " ").map(String.init)
      let x = try #require(Int(fields[1]))
      let width = try #require(Int(fields[3]))
      fields[1] = "\(375 - x - width)"
      #expect(fields.joined(separator: " ") == forth)
    }
  }

  @Test(arguments: [FramesRequest.Size.fitting, .points(CGSize(width: 375, height: 375))])
  func badgeStaysInsideThePainting(size: FramesRequest.Size) throws {
    var request = FramesRequest(name: "mondrian")
    request.size = size
    let staging = try GalleryCommand.demo.staging(request)
    let painting = staging.root
    let badge = try #require(
      painting.subviews.first { $0.accessibilityIdentifier == "badge" }?.frame)
    #expect(painting.bounds.contains(badge))
    #expect(abs(painting.bounds.maxX - 8 - badge.maxX) < 0.001)
    #expect(abs(painting.bounds.maxY - 8 - badge.maxY) < 0.001)
  }
}
