import Foundation
import Testing

@testable import HeadlessGraphics

/// Attachments, and the attributes that affect the size of single characters.
struct TextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func attachment(_ bounds: CGRect) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds = bounds
    return attachment
  }

  private func layOut(_ parts: [Any], width: CGFloat = .infinity) -> TextLayout {
    let text = NSMutableAttributedString(string: "")
    for part in parts {
      switch part {
      case let part as NSTextAttachment: text.append(NSAttributedString(attachment: part))
      case let part as NSAttributedString: text.append(part)
      default: text.append(NSAttributedString(string: "\(part)"))
      }
    }
    return TextLayout(
      TextContent(text, base: TextContent.Run(text: "", face: font.face)), width: width,
      maximumLines: 0, mode: .byWordWrapping)
  }

  private func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any])
    -> NSAttributedString
  {
    NSAttributedString(string: text, attributes: attributes)
  }

  @Test func attachmentIsAsWideAsItsBounds() {
    let mark = attachment(CGRect(x: 0, y: 0, width: 30, height: 10))

    #expect(abs(layOut(["ab", mark]).width - layOut(["ab"]).width - 30) < 1e-9)
    mark.lineLayoutPadding = 4
    #expect(abs(layOut(["ab", mark]).width - layOut(["ab"]).width - 38) < 1e-9)
  }

  @Test func attachmentWithoutBoundsHasItsImagesSize() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 40)).image { _ in }
    let layout = layOut([NSTextAttachment(image: image)])

    #expect(layout.width == 24)
    #expect(abs(layout.height - 40 + font.descender) < 1e-9)
  }

  @Test func attachmentBelowTheBaselineDeepensTheLine() {
    let high = layOut(["a", attachment(CGRect(x: 0, y: 0, width: 9, height: 50))])
    let deep = layOut(["a", attachment(CGRect(x: 0, y: -20, width: 9, height: 30))])
    let small = layOut(["a", attachment(CGRect(x: 0, y: -2, width: 9, height: 9))])

    #expect(abs(high.height - 50 + font.descender) < 1e-9)
    #expect(high.lines[0].ascender == 50)
    #expect(abs(deep.height - 20 - font.ascender) < 1e-9)
    #expect(abs(small.height - font.lineHeight) < 1e-9)
  }

  @Test func linesBreakAroundAttachments() {
    let mark = attachment(CGRect(x: 0, y: 0, width: 60, height: 10))

    #expect(layOut(["a", mark, mark, "b"], width: 75).lines.count == 2)
    #expect(layOut(["a", mark, mark, "b"], width: 61).lines.count == 4)
  }

  @Test func overriddenAttachmentBoundsAreUsed() {
    final class Centered: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: -5, width: lineFrag.height, height: lineFrag.height)
      }
    }

    #expect(abs(layOut([Centered()]).width - font.lineHeight) < 1e-9)
  }

  @Test func attachmentsAreFoundInTheirRange() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment()))

    #expect(text.string == "ab\u{fffc}")
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
  }

  // MARK: Kerning and baselines

  @Test func kerningIsAddedToEachCharacter() {
    let plain = layOut(["abcd"])
    let spaced = layOut([styled("abcd", [.kern: 2.5])])

    #expect(abs(spaced.width - plain.width - 10) < 1e-9)
  }

  @Test func kerningOfZeroDisablesPairKerning() {
    let (paired, plain) = (layOut(["AVAVA"]).width, layOut([styled("AVAVA", [.kern: 0])]).width)

    #expect(plain > paired)
  }

  @Test func baselineOffsetMakesTheLineTaller() {
    let raised = layOut(["a", styled("b", [.baselineOffset: 6])])
    let lowered = layOut(["a", styled("b", [.baselineOffset: -6])])

    #expect(abs(raised.height - font.lineHeight - 6) < 1e-9)
    #expect(abs(raised.lines[0].ascender - font.ascender - 6) < 1e-9)
    #expect(abs(lowered.height - font.lineHeight - 6) < 1e-9)
    #expect(abs(lowered.lines[0].ascender - font.ascender) < 1e-9)
  }

  @Test(
    arguments: [
      [.kern: CGFloat.nan], [.baselineOffset: CGFloat.infinity], [.kern: "wide"],
      [.font: "Helvetica"],
    ] as [[NSAttributedString.Key: any Sendable]])
  func invalidAttributesHaveNoEffect(attributes: [NSAttributedString.Key: any Sendable]) {
    let (odd, plain) = (layOut([styled("abc", attributes)]), layOut(["abc"]))

    #expect(abs(odd.width - plain.width) < 1e-9)
    #expect(odd.height == plain.height)
  }
}
