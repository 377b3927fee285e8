import Foundation

extension UILabel {
  /// The part of free room that is in front of the text, from the left.
  var horizontalShare: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

  /// Draws the text where `drawText(in:)` says.
  func drawLabel(into picture: inout Picture) {
    drawingRect = nil
    drawText(in: bounds)
    guard let rect = drawingRect, rect.width > 0, rect.height > 0 else { return }
    drawingRect = nil
    let (content, layout, top) = fittedLayout(in: rect)
    let colour = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var placement = TextPlacement(
      rect: CGRect(x: rect.minX, y: top, width: rect.width, height: layout.height),
      alignment: content.alignment ?? textAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      colour: shownColour(colour ?? .label), traits: traitCollection)
    if !isEnabled { placement.colour.alpha *= 0.5 }
    if let shadowColor {
      var shadow = placement
      shadow.rect = shadow.rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      shadow.colour = shownColour(shadowColor)
      picture.draw(layout, of: content.withoutColours, at: shadow)
    }
    picture.draw(layout, of: content, at: placement)
  }

  /// The lines that fit into a rectangle, and where they begin.
  private func fittedLayout(in rect: CGRect) -> (TextContent, TextLayout, CGFloat) {
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    let lines = maximumLines(in: rect)
    var content = content
    var layout = textLayout(width: rect.width, maximumLines: lines)
    var top = rect.minY + pixels.round((rect.height - pixels.roundedUp(layout.height)) / 2)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.isTruncated else {
      return (content, layout, top)
    }
    let fullSizeAscender = layout.lines.first?.ascender ?? 0
    content = content.scaled(by: scaleToFit(content, width: rect.width))
    layout = TextLayout(content, width: rect.width, maximumLines: 1, mode: lineBreakMode)
    if baselineAdjustment == .alignBaselines {
      top += fullSizeAscender - (layout.lines.first?.ascender ?? 0)
    } else if baselineAdjustment == .alignCenters {
      top = rect.minY + (rect.height - layout.height) / 2
    }
    return (content, layout, top)
  }

  /// As many lines as asked for and as the height has room for, one at least.
  private func maximumLines(in rect: CGRect) -> Int {
    let natural = textLayout(width: rect.width, maximumLines: max(0, numberOfLines))
    guard natural.height > rect.height + 0.5 else { return max(0, numberOfLines) }
    let fitting = zip(natural.lines, natural.tops).prefix {
      $1 + $0.height <= rect.height + 0.5
    }
    return max(1, fitting.count)
  }

  /// Tracking depends on the size, so the scale is found in a few steps.
  private func scaleToFit(_ content: TextContent, width: CGFloat) -> CGFloat {
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.1
    var scale: CGFloat = 1
    for _ in 0..<8 {
      let natural = TextLayout(
        content.scaled(by: scale), width: .infinity, maximumLines: 1, mode: lineBreakMode)
      guard natural.width > width else { break }
      scale = max(least, scale * width / natural.width * 0.999)
    }
    return scale
  }
}

extension TextContent {
  /// The text as its shadow has it.
  fileprivate var withoutColours: TextContent {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].colour = nil }
    return copy
  }
}
