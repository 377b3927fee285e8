import Foundation

extension UILabel {
  /// The fraction of the free width that is on the left of the text.
  var horizontalShare: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

  /// Draws the text in the rectangle that `drawText(in:)` specifies.
  func drawLabel(into picture: inout Picture) {
    drawingRect = nil
    drawText(in: bounds)
    guard let rect = drawingRect, rect.width > 0, rect.height > 0 else { return }
    drawingRect = nil
    let (content, layout, top) = fittedLayout(in: rect)
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var placement = TextPlacement(
      rect: CGRect(x: rect.minX, y: top, width: rect.width, height: layout.height),
      alignment: textAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      color: shownColor(color ?? .label), traits: traitCollection)
    if !isEnabled { placement.color.alpha *= 0.5 }
    if let shadowColor {
      placement.shadow = (shadowOffset, shownColor(shadowColor))
    }
    picture.draw(layout, of: content, at: placement)
  }

  /// Returns the lines that fit into a rectangle, and the y at which they begin.
  ///
  /// A single line that is too wide is tightened if that is allowed and sufficient, otherwise
  /// scaled down if that is requested. Text that is still too wide is truncated with an ellipsis.
  private func fittedLayout(in rect: CGRect) -> (TextContent, TextLayout, CGFloat) {
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    let content = content
    let layout = textLayout(width: rect.width, maximumLines: maximumLines(in: rect))
    let top = rect.minY + pixels.round((rect.height - pixels.roundedUp(layout.height)) / 2)
    guard numberOfLines == 1, layout.isTruncated else { return (content, layout, top) }
    if let tight = tightened(content, width: rect.width) {
      return (tight, lineLayout(of: tight, width: rect.width), top)
    }
    guard adjustsFontSizeToFitWidth else { return (content, layout, top) }
    return shrunk(content, layout, in: rect, top: top)
  }

  private func shrunk(
    _ content: TextContent, _ layout: TextLayout, in rect: CGRect, top: CGFloat
  ) -> (TextContent, TextLayout, CGFloat) {
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.1
    let small = content.scaled(by: content.scale(toFit: rect.width, least: least))
    let smallLayout = lineLayout(of: small, width: rect.width)
    var top = top
    switch baselineAdjustment {
    case .alignBaselines:
      let ascenders = [layout, smallLayout].map { $0.lines.first?.ascender ?? 0 }
      top += ascenders[0] - ascenders[1]
    case .alignCenters:
      top = rect.minY + (rect.height - smallLayout.height) / 2
    case .none: break
    }
    return (small, smallLayout, top)
  }

  private func lineLayout(of content: TextContent, width: CGFloat) -> TextLayout {
    TextLayout(content, width: width, maximumLines: 1, breaking: breaking)
  }

  /// Returns text whose characters are closer by up to a twentieth of their size, if the text fits
  /// that way.
  private func tightened(_ content: TextContent, width: CGFloat) -> TextContent? {
    guard allowsDefaultTighteningForTruncation || content.formats.last?.allowsTightening == true
    else { return nil }
    let tightest: CGFloat = 0.05
    func excess(_ content: TextContent) -> CGFloat {
      lineLayout(of: content, width: .infinity).width - width
    }
    let (loose, tight) = (excess(content), excess(content.tightened(by: tightest)))
    guard tight <= 0, loose > tight else { return nil }
    return content.tightened(by: min(tightest, tightest * loose / (loose - tight) + 1e-6))
  }

  /// Returns the requested number of lines, as far as the height permits; at least one.
  private func maximumLines(in rect: CGRect) -> Int {
    let natural = textLayout(width: rect.width, maximumLines: max(0, numberOfLines))
    guard natural.height > rect.height + 0.5 else { return max(0, numberOfLines) }
    let fitting = natural.lines.prefix { $0.bottom <= rect.height + 0.5 }
    return max(1, fitting.count)
  }
}
