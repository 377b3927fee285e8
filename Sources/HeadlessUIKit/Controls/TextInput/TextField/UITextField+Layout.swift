import Foundation

extension UITextField {
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The button is shown only while there is text to clear.
  var showsClearButton: Bool { hasText && shows(clearButtonMode) }

  // MARK: Sizes

  /// The text, or a bullet for each character of secure text.
  var shownString: String {
    isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : edited.string
  }

  /// The content of the text as it is displayed.
  var shownContent: TextContent {
    let base = TextContent.Run(text: "", face: currentFont.face)
    if isSecureTextEntry { return TextContent(shownString, face: base.face) }
    return TextContent(edited.shown(markedAs: markedTextStyle), base: base)
  }

  var placeholderContent: TextContent {
    let base = TextContent.Run(text: "", face: currentFont.face)
    return TextContent(attributedPlaceholder ?? NSAttributedString(string: ""), base: base)
  }

  private var textWidth: CGFloat {
    if hasText { return lineWidth(shownContent).rounded(.up) }
    if placeholder?.isEmpty == false { return lineWidth(placeholderContent) }
    return borderStyle == .none ? 0 : ControlMeasure.textFieldEmptyWidth.length
  }

  /// The intrinsic size. If `textRect(forBounds:)` is overridden with larger insets, the size is
  /// larger by the difference.
  var fieldSize: CGSize {
    let room = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let (standard, own) = (standardTextRect(in: room), textRect(forBounds: room))
    let more = CGSize(
      width: standard.width - own.width, height: standard.height - own.height)
    let line = pixels.roundedUp(currentFont.lineHeight) + ControlMeasure.textFieldLeading.length
    let hasBorder = borderStyle != .none
    let height = hasBorder ? max(ControlMeasure.textFieldHeight.length, line + 12) : line
    let sides = hasBorder ? 2 * ControlMeasure.textFieldSides.length : 0
    let accessories = accessoryWidth(isLeading: true) + accessoryWidth(isLeading: false)
    return CGSize(
      width: max(0, textWidth + sides + accessories + more.width),
      height: max(0, height + more.height))
  }

  var fieldBaseline: CGFloat {
    let line = pixels.roundedUp(currentFont.lineHeight)
    return pixels.round((fieldSize.height - line) / 2 + currentFont.ascender)
  }

  // MARK: Rectangles

  func standardTextRect(in bounds: CGRect) -> CGRect {
    var rect = bounds
    if borderStyle != .none { rect = rect.inset(by: ControlMeasure.textFieldInset.insets) }
    let (leading, trailing) = (accessoryWidth(isLeading: true), accessoryWidth(isLeading: false))
    rect.origin.x += isRightToLeft ? trailing : leading
    rect.size.width = max(0, rect.width - leading - trailing)
    return rect
  }

  func standardClearRect(in bounds: CGRect) -> CGRect {
    let size = ControlMeasure.textFieldClearButton.size
    let rect = CGRect(
      x: bounds.maxX - ControlMeasure.textFieldClearButtonMargin.length - size.width,
      y: pixels.round(bounds.midY - size.height / 2 + 0.5), width: size.width,
      height: size.height)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  func accessoryRect(_ view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.accessorySize
    let rect = CGRect(
      x: bounds.minX, y: pixels.round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    return isLeading != isRightToLeft ? rect : rect.mirrored(in: bounds)
  }

  /// Returns the width beside the text for the view at a side or for the clear button, which a view
  /// on the right replaces.
  private func accessoryWidth(isLeading: Bool) -> CGFloat {
    if isLeading {
      return shows(leftViewMode) ? leftView?.accessorySize.width ?? 0 : 0
    }
    if let rightView, shows(rightViewMode) { return rightView.accessorySize.width }
    guard showsClearButton else { return 0 }
    return ControlMeasure.textFieldClearButton.length
      + ControlMeasure.textFieldClearButtonMargin.length
  }

  func placeAccessories() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if !shows(mode) {
        if view.superview === self { view.removeFromSuperview() }
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    if let leftView, shows(leftViewMode) { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, shows(rightViewMode) { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  // MARK: Drawing

  var currentTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the text scaled down to fit, if that is permitted.
  func fitted(_ content: TextContent, _ rect: CGRect) -> TextContent {
    let size = currentFont.pointSize
    guard adjustsFontSizeToFitWidth, size > 0, rect.width > 0 else { return content }
    let least = min(1, max(Self.minimumScale, minimumFontSize / size))
    return content.scaled(by: content.scale(toFit: rect.width, least: least))
  }

  /// The minimum scale of text if none is set.
  private static let minimumScale: CGFloat = 0.1

  func drawField(into picture: inout Picture) {
    drawBorder(into: &picture)
    drawFieldText(into: &picture)
  }

  /// Draws the text or the placeholder, and the clear button.
  func drawFieldText(into picture: inout Picture) {
    drawingRects = (nil, nil)
    if hasText {
      drawText(in: currentTextRect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if let rect = drawingRects.text { drawEditedText(in: rect, into: &picture) }
    if let rect = drawingRects.placeholder {
      drawLine(
        fitted(placeholderContent, rect), in: rect, alignment: textAlignment,
        color: faded(.placeholderText), into: &picture)
    }
    drawingRects = (nil, nil)
    if showsClearButton, rightView == nil || !shows(rightViewMode) {
      let rect = clearButtonRect(forBounds: bounds)
      if let clearImage {
        picture.draw(clearImage, in: rect.centered(clearImage.size), of: self)
      } else {
        picture.fillCapsule(rect, faded(.tertiaryLabel))
      }
    }
  }

  /// Draws the border. An image replaces any border except a rounded one.
  private func drawBorder(into picture: inout Picture) {
    if borderStyle != .roundedRect, let image = backgroundImage {
      return picture.draw(image, in: borderRect(forBounds: bounds), of: self)
    }
    guard borderStyle != .none else { return }
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let shape = PictureShape(
      rect: borderRect(forBounds: bounds), radius: radius, corners: .all)
    if borderStyle == .roundedRect { picture.fill(shape, shownColor(.systemBackground)) }
    let color = borderStyle == .line ? UIColor.label : .systemGray4
    guard let paint = picture.paint("stroke", faded(color)) else { return }
    picture.add(shape.inset(by: 0.5), [("fill", "none")] + paint)
  }
}

extension UIView {
  /// The size of a view beside the text: that of its frame or, if it has none, of its content.
  fileprivate var accessorySize: CGSize {
    if bounds.width > 0, bounds.height > 0 { return bounds.size }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
