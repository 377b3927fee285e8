import Foundation
import Testing

@testable import HeadlessUIKit

/// Frames in stack views, as printed on devices.
@MainActor
struct StackFrameFactsTests {
  nonisolated static let facts =
    RecordedFact.all(startingWith: "stack.fillEqually.")
    + RecordedFact.all(startingWith: "stack.v.")

  @Test func equalWidthsShareTheWidthLessSpacing() throws {
    let fact = try RecordedFact.named("stack.fillEqually.366")
    let size = try #require(fact.inputs["stack"].size)
    let count = Int(try #require(fact.inputs["n"].number))
    let spacing = try #require(fact.inputs["spacing"].number)
    let stack = UIStackView.of(
      (1...count).map { (CGFloat($0) * 10, size.height) }, spacing: spacing)
    stack.distribution = .fillEqually
    stack.laidOut(size.width, size.height)

    let frames = fact.value["frames"].list.compactMap(\.rect)
    #expect(frames.count == 2)
    #expect(
      Array(stack.rects.prefix(2)) == frames.map { Headless.numbers(fact.pixels($0)) })
  }

  @Test func centeredViewsAreRoundedToPixels() throws {
    let fact = try RecordedFact.named("stack.v.center.343")
    let widths = fact.inputs["childWidths"].numbers
    let stack = UIStackView.of(widths.map { ($0, 10) }, axis: .vertical)
    stack.alignment = .center
    onDevice(.iPhoneSE) { _ = stack.laidOut(343) }

    #expect(widths.count == 3)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == fact.value["x"].numbers)
  }
}
