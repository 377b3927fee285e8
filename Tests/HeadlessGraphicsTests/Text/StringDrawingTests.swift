import Foundation
import Testing

@testable import HeadlessGraphics

/// Measurement of strings without a view.
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let story = "The quick brown fox jumps over the lazy dog"

  private func bounds(
    _ text: String, width: CGFloat = 0, height: CGFloat = 0,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin, font: UIFont? = nil
  ) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: height), options: options,
      attributes: [.font: font ?? self.font], context: nil)
  }

  @Test func stringSizeIsUnrounded() {
    let size = "Hello".size(withAttributes: [.font: font])

    #expect(abs(size.width - FaceAdvances.of(font.face).width(of: "Hello")) < 1e-9)
    #expect(abs(size.height - font.lineHeight) < 1e-9)
    #expect(NSString("Hello").size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == size)
  }

  @Test func textWithoutAFontUsesHelvetica() {
    let helvetica = UIFont(name: "Helvetica", size: 12)

    #expect("Hello".size() == "Hello".size(withAttributes: [.font: helvetica as Any]))
  }

  @Test func newlinesMakeLinesAtAnyWidth() {
    #expect(abs("a\nb\nc".size(withAttributes: [.font: font]).height - 3 * font.lineHeight) < 1e-9)
  }

  @Test func textWrapsOnlyWithUsesLineFragmentOrigin() {
    let wrapped = bounds(story, width: 120)
    let line = bounds(story, width: 120, [])

    #expect(wrapped.origin == .zero)
    #expect(wrapped.width <= 120)
    #expect(wrapped.height > 3 * font.lineHeight)
    #expect(line.width > 300)
    #expect(abs(line.height - font.lineHeight) < 1e-9)
    #expect(abs(line.minY - font.descender) < 1e-9)
  }

  @Test func onlyLinesThatFitTheHeightCount() {
    let two = bounds(story, width: 120, height: 50, [.usesLineFragmentOrigin])

    #expect(abs(two.height - 2 * font.lineHeight) < 1e-9)
    #expect(bounds(story, width: 120, height: 1e6) == bounds(story, width: 120))
  }

  @Test func leadingCountsOnlyWithUsesFontLeading() {
    let style = UIFont.preferredFont(forTextStyle: .subheadline)
    let plain = bounds("a\nb", .usesLineFragmentOrigin, font: style)
    let led = bounds("a\nb", [.usesLineFragmentOrigin, .usesFontLeading], font: style)

    #expect(abs(plain.height - 2 * style.lineHeight) < 1e-9)
    #expect(abs(led.height - plain.height - style.leading) < 1e-9)
  }

  @Test func drawingContextShrinksTextAndReportsItsScale() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let full = bounds(story, []).width
    let text = NSAttributedString(string: story, attributes: [.font: font])
    let size = CGSize(width: full * 0.8, height: 0)
    let fitted = text.boundingRect(with: size, options: [], context: context)

    #expect(fitted.width <= full * 0.8)
    #expect(context.actualScaleFactor < 0.85 && context.actualScaleFactor > 0.7)
    #expect(context.totalBounds == fitted)
    _ = text.boundingRect(
      with: CGSize(width: 10, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor == 0.5)
  }

  @Test func emptyTextHasNoSize() {
    #expect("".size() == .zero)
    #expect(bounds("", width: 50) == .zero)
  }

  @Test func stringsMeasureTheSameOnAllThreads() async {
    let texts = (0..<400).map { "Text number \($0 % 300), \(story)" }
    let expected = texts.map { bounds($0, width: 150) }
    let measured = await withTaskGroup(of: (Int, CGRect).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask {
          let font = UIFont.systemFont(ofSize: 17)
          return (
            index,
            text.boundingRect(
              with: CGSize(width: 150, height: 0), options: .usesLineFragmentOrigin,
              attributes: [.font: font], context: nil)
          )
        }
      }
      return await group.reduce(into: [Int: CGRect]()) { $0[$1.0] = $1.1 }
    }

    #expect(texts.indices.map { measured[$0] } == expected)
  }
}
