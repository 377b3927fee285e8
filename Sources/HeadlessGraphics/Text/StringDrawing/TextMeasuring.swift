import Foundation

/// Measures text that is not shown by a view.
struct TextMeasuring {
  let content: TextContent

  private struct Request: Hashable, Sendable {
    var content: TextContent
    var width: CGFloat
    var maximumLines: Int
    var usesLeading: Bool
  }

  private static let layouts = LockedCache<Request, TextLayout>(limit: 256)

  /// Text without a font is set in Helvetica at 12 points.
  init(_ string: NSAttributedString) {
    let face = UIFont(name: "Helvetica", size: 12)?.face ?? FontFace(size: 12)
    content = TextContent(string, base: TextContent.Run(text: "", face: face))
  }

  /// A text laid out in a given size.
  struct Fitted {
    var content: TextContent
    var layout: TextLayout
    /// Whether the text wraps and is placed by its top rather than its baseline.
    var isBlock: Bool
    /// The rectangle of the text when drawn at the origin.
    var bounds: CGRect
  }

  func fitted(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> Fitted {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = wraps && size.width > 0 ? size.width : .infinity
    let leading = options.contains(.usesFontLeading)
    let factor = scale(toFit: size, least: context?.minimumScaleFactor ?? 0)
    let content = factor < 1 ? content.scaled(by: factor) : content
    var layout = layout(of: content, width, wraps ? 0 : 1, leading)
    if wraps, size.height > 0 {
      let fitting = layout.lines.prefix { $0.bottom <= size.height + 0.5 }.count
      if fitting < layout.lines.count {
        layout = self.layout(of: content, width, max(1, fitting), leading)
      }
    }
    var bounds = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    if !wraps, let line = layout.lines.first { bounds.origin.y = line.ascender - line.height }
    context?.actualScaleFactor = factor
    context?.totalBounds = bounds
    return Fitted(content: content, layout: layout, isBlock: wraps, bounds: bounds)
  }

  private func layout(
    of content: TextContent, _ width: CGFloat, _ lines: Int, _ usesLeading: Bool
  ) -> TextLayout {
    let request = Request(
      content: content, width: width, maximumLines: lines, usesLeading: usesLeading)
    return Self.layouts.value(for: request) {
      TextLayout(
        content, width: width, maximumLines: lines, breaking: TextBreaking(),
        usesLeading: usesLeading)
    }
  }

  /// The scale at which one line fits a width.
  private func scale(toFit size: CGSize, least: CGFloat) -> CGFloat {
    guard least > 0, least < 1, size.width > 0 else { return 1 }
    return content.scale(toFit: size.width, least: least)
  }
}

extension TextContent {
  /// The scale at which all text fits on one line of a width.
  ///
  /// Tracking depends on the size, so the scale is found in a few steps.
  package func scale(toFit width: CGFloat, least: CGFloat) -> CGFloat {
    var scale: CGFloat = 1
    for _ in 0..<8 {
      let natural = TextLayout(
        scaled(by: scale), width: .infinity, maximumLines: 1, breaking: TextBreaking()
      ).width
      guard natural > width else { break }
      scale = max(least, scale * width / natural * 0.999)
    }
    return scale
  }
}
