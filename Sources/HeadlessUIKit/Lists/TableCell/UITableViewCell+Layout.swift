import Foundation

/// The layout of a cell from left to right, which is mirrored for the other direction.
extension UITableViewCell {
  private var metrics: TableMetrics { TableMetrics(traitCollection) }

  /// The height of the separator, one pixel of the cell's height.
  var separatorHeight: CGFloat { place.hasSeparator ? metrics.pixel : 0 }

  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// Returns the insets of the content.
  private func outside() -> UIEdgeInsets {
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: separatorHeight, right: 0)
    if isEditing, shouldIndentWhileEditing, place.indentsWhileEditing {
      insets.left += metrics.editedContentStart
    }
    if let view = shownAccessoryView {
      insets.right += view.bounds.width + place.sideMargin
    } else if shownAccessoryType != .none {
      insets.right +=
        metrics.size(of: shownAccessoryType).width + metrics.inset(of: shownAccessoryType)
        + place.sideMargin
    }
    if isEditing, showsReorderControl, place.isMovable { insets.right += metrics.reorderWidth }
    insets.right += indexWidth
    guard place.insetsToSafeArea else { return insets }
    let safe = safeAreaInsets
    insets.left += isRightToLeft ? safe.right : safe.left
    insets.right += isRightToLeft ? safe.left : safe.right
    return insets
  }

  private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  func placeContent() {
    let outside = outside()
    var rect = CGRect(origin: .zero, size: bounds.size).inset(by: outside)
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    let frame = mirrored(rect, in: bounds)
    if contentView.frame != frame { contentView.frame = frame }
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      view?.frame = bounds
    }
    placeBackground()
    placeAccessory(right: bounds.width - outside.right)
  }

  /// - Parameter right: The right edge of the content.
  private func placeAccessory(right: CGFloat) {
    let height = bounds.height - separatorHeight
    accessory.type = shownAccessoryView == nil ? shownAccessoryType : .none
    accessory.isHidden = accessory.type == .none
    let size = metrics.size(of: accessory.type)
    let y = pixels.round((height - size.height) / 2)
    accessory.frame = mirrored(CGRect(origin: CGPoint(x: right, y: y), size: size), in: bounds)
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
      view?.removeFromSuperview()
    }
    guard let view = shownAccessoryView else { return }
    if view.superview !== self { addSubview(view) }
    view.frame = mirrored(
      CGRect(
        x: right, y: pixels.round((height - view.bounds.height) / 2), width: view.bounds.width,
        height: view.bounds.height),
      in: bounds)
  }

  // MARK: Texts

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    plainContent.addSubview(label)
    setNeedsLayout()
    return label
  }

  var madeTextLabel: UILabel {
    if let storedTextLabel { return storedTextLabel }
    let label = makeLabel(style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.textAlignment = alignmentTowardsValue(isRightToLeft)
      label.textColor = .tintColor
    }
    storedTextLabel = label
    return label
  }

  /// Returns the alignment of a text towards its value.
  private func alignmentTowardsValue(_ isRightToLeft: Bool) -> NSTextAlignment {
    isRightToLeft ? .left : .right
  }

  /// Updates the alignment of a text beside its value, unless the app has set another one.
  func turnText(from old: UITraitCollection?) {
    guard style == .value2, let label = storedTextLabel, semanticContentAttribute == .unspecified,
      old?.layoutDirection != traitCollection.layoutDirection,
      label.textAlignment == alignmentTowardsValue(!isRightToLeft)
    else { return }
    label.textAlignment = alignmentTowardsValue(isRightToLeft)
  }

  var madeDetailLabel: UILabel? {
    if let storedDetailLabel { return storedDetailLabel }
    let label: UILabel
    switch style {
    case .default: return nil
    case .value1:
      label = makeLabel(.body)
      label.textColor = .secondaryLabel
    case .value2: label = makeLabel(.caption1)
    case .subtitle: label = makeLabel(metrics.detailStyle)
    }
    storedDetailLabel = label
    return label
  }

  var madeImageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    plainContent.addSubview(view)
    setNeedsLayout()
    storedImageView = view
    return view
  }

  /// The start of the image, or else of the text, in the content.
  private var imageStart: CGFloat {
    let margins = contentView.layoutMargins
    let margin = isRightToLeft ? margins.right : margins.left
    return margin + CGFloat(indentationLevel) * indentationWidth
  }

  private var textStart: CGFloat {
    guard let image = storedImageView?.image else { return imageStart }
    return imageStart + image.size.width + metrics.imageGap
  }

  /// Returns the width available for texts.
  private func textRoom(_ width: CGFloat) -> CGFloat {
    let margins = contentView.layoutMargins
    return max(0, width - (isRightToLeft ? margins.left : margins.right) - textStart)
  }

  /// Returns the widths of a text and a detail text that share a line.
  private func textWidths(sharing width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    switch style {
    case .default, .subtitle: return (width, width)
    case .value1:
      // The value takes the width that it needs, and the text the rest.
      let wanted = storedDetailLabel?.intrinsicContentSize.width ?? 0
      let value = min(max(wanted, 0), width)
      return (max(0, width - value - (value > 0 ? metrics.valueGap : 0)), value)
    case .value2:
      let text = min(metrics.value2Width, width)
      return (text, max(0, width - metrics.value2Width - metrics.valueGap))
    }
  }

  func placeTexts() {
    guard parts.content == nil else { return }
    guard storedTextLabel != nil || storedDetailLabel != nil || storedImageView != nil else {
      return
    }
    let area = contentView.bounds
    if let view = storedImageView {
      let size = view.image?.size ?? .zero
      let height = min(size.height, area.height)
      view.frame = mirrored(
        CGRect(
          x: imageStart, y: pixels.round((area.height - height) / 2), width: size.width,
          height: height),
        in: area)
    }
    let (start, width) = (textStart, textRoom(area.width))
    let widths = textWidths(sharing: width)
    switch style {
    case .default, .value1, .value2:
      place(storedTextLabel, start, widths.text)
      let offset = style == .value1 ? width - widths.detail : metrics.value2Width + metrics.valueGap
      place(storedDetailLabel, start + offset, widths.detail)
    case .subtitle: placeSubtitle(start, width)
    }
  }

  /// Gives a label the whole height, like UIKit.
  private func place(_ label: UILabel?, _ start: CGFloat, _ width: CGFloat) {
    let area = contentView.bounds
    label?.frame = mirrored(
      CGRect(x: start, y: 0, width: width, height: area.height), in: area)
  }

  private func placeSubtitle(_ start: CGFloat, _ width: CGFloat) {
    guard let detail = storedDetailLabel, !(detail.text ?? "").isEmpty else {
      return place(storedTextLabel, start, width)
    }
    let area = contentView.bounds
    var top = metrics.subtitleTop
    for label in [storedTextLabel, detail] {
      guard let label else { continue }
      let length = height(of: label, width)
      label.frame = mirrored(CGRect(x: start, y: top, width: width, height: length), in: area)
      top += length + metrics.subtitleGap
    }
  }

  // MARK: Separator

  var automaticSeparatorInset: UIEdgeInsets {
    guard let inset = place.tableSeparatorInset else { return standardSeparatorInset }
    guard place.addsSeparatorInset else { return inset }
    let standard = standardSeparatorInset
    return UIEdgeInsets(
      top: standard.top + inset.top, left: standard.left + inset.left,
      bottom: standard.bottom + inset.bottom, right: standard.right + inset.right)
  }

  private var standardSeparatorInset: UIEdgeInsets {
    let margin = place.sideMargin
    let hasImage = storedImageView?.image != nil
    let isNew = metrics.version.isRedesigned
    return UIEdgeInsets(
      top: 0, left: hasImage ? textStart : margin, bottom: 0,
      right: isNew || place.isCard ? margin : 0)
  }

  func placeSeparator() {
    separator.isHidden = !place.showsSeparator
    separator.backgroundColor = place.separatorColor
    let inset = separatorInset
    let height = metrics.pixel
    let content = mirrored(contentView.frame, in: bounds)
    let start = inset.left + content.minX
    separator.frame = mirrored(
      CGRect(
        x: start, y: bounds.height - height,
        width: max(0, bounds.width - start - inset.right), height: height),
      in: bounds)
  }

  // MARK: Height

  /// Returns the height of a cell without constraints.
  func standardHeight(width: CGFloat) -> CGFloat {
    let detail = storedDetailLabel.flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    let isBelow = style == .subtitle && detail != nil
    let least = isBelow ? metrics.subtitleRow : metrics.row
    guard [storedTextLabel, detail].contains(where: { $0 != nil && $0?.numberOfLines != 1 }) else {
      return least
    }
    let outside = outside()
    let widths = textWidths(sharing: textRoom(max(0, width - outside.left - outside.right)))
    let (text, other) = (
      height(of: storedTextLabel, widths.text), height(of: detail, widths.detail)
    )
    let wanted =
      isBelow
      ? text + other + metrics.aroundSubtitle : max(text, other) + 2 * metrics.verticalMargin
    return max(least, wanted + separatorHeight)
  }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
  }

  func fittedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let outside = outside()
    let width = max(0, target.width - outside.left - outside.right)
    let height = max(0, target.height - outside.bottom)
    guard
      let fitted = fittedContent(CGSize(width: width, height: height), horizontal, vertical)
    else {
      // Cells without constraints may compute their heights themselves.
      let own = sizeThatFits(CGSize(width: target.width, height: 0)).height
      return CGSize(width: target.width, height: max(target.height, own))
    }
    return CGSize(
      width: fitted.width + outside.left + outside.right, height: fitted.height + outside.bottom)
  }
}
