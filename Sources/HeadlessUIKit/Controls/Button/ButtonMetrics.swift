import Foundation

/// Where a button's title and image go, and how large they want it to be.
///
/// The image leads the title, and both together are one block that the content alignment places.
@MainActor
struct ButtonMetrics {
  private let button: UIButton
  let titleSize: CGSize
  let imageSize: CGSize
  private let lineHeight: CGFloat

  init(_ button: UIButton) {
    self.button = button
    let hasTitle = !(button.currentAttributedTitle?.string ?? button.currentTitle ?? "").isEmpty
    let hasImage = button.currentImage != nil
    titleSize = hasTitle ? button.titleLabel?.intrinsicContentSize ?? .zero : .zero
    imageSize = hasImage ? button.imageView?.shownImage?.size ?? .zero : .zero
    let isLabelMade = hasTitle || button.subviews.contains { $0 is UIButtonLabel }
    lineHeight =
      (isLabelMade ? button.titleLabel?.font : nil)?.lineHeight
      ?? button.standardTitleFont.lineHeight
  }

  /// A title has 6 points above and below; with an image the size is tight.
  var intrinsicSize: CGSize {
    var size = CGSize(
      width: (titleSize.width + imageSize.width).rounded(.up),
      height: max(titleSize.height, imageSize.height).rounded(.up))
    if imageSize == .zero {
      let lines = max(titleSize.height, lineHeight).rounded(.up)
      size = CGSize(width: max(30, size.width), height: lines + 12)
    } else if titleSize == .zero {
      size = imageSize
    }
    let insets = button.contentEdgeInsets
    // Insets take the place of the room above and below.
    if insets != .zero, imageSize == .zero {
      size = CGSize(width: titleSize.width.rounded(.up), height: titleSize.height.rounded(.up))
    }
    return CGSize(
      width: max(0, size.width + insets.left + insets.right),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  /// The size of the title in a button of a width; what the button wants itself has it on one line.
  func titleSize(inButtonOfWidth width: CGFloat) -> CGSize {
    let insets = button.contentEdgeInsets
    return titleSize(width: width - insets.left - insets.right - imageSize.width)
  }

  func contentRect(in bounds: CGRect) -> CGRect {
    let insets = button.contentEdgeInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  func imageRect(in content: CGRect) -> CGRect {
    guard imageSize != .zero else { return CGRect(origin: content.origin, size: .zero) }
    let width = min(imageSize.width, content.width)
    let x = isMirrored ? blockStart(in: content) + titleWidth(in: content) : blockStart(in: content)
    let rect = place(
      CGSize(width: width, height: min(imageSize.height, content.height)), x: x, in: content)
    return moved(rect, by: button.imageEdgeInsets)
  }

  func titleRect(in content: CGRect) -> CGRect {
    guard titleSize != .zero else { return CGRect(origin: content.origin, size: .zero) }
    let x = isMirrored ? blockStart(in: content) : blockStart(in: content) + imageSize.width
    var size = titleSize(width: content.width - imageSize.width)
    size.height = min(size.height, content.height)
    return moved(place(size, x: x, in: content), by: button.titleEdgeInsets)
  }

  // MARK: Placing

  private var isMirrored: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var pixels: PixelGrid { PixelGrid(scale: button.traitCollection.displayScale) }

  private func titleWidth(in content: CGRect) -> CGFloat {
    titleSize(width: content.width - imageSize.width).width
  }

  /// The size of the title where there is no more than a width for it, on several lines if it may be.
  private func titleSize(width: CGFloat) -> CGSize {
    guard titleSize.width > width else { return titleSize }
    guard width > 0, let label = button.titleLabel, label.numberOfLines != 1 else {
      return CGSize(width: max(0, width), height: titleSize.height)
    }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Where the block of image and title begins.
  private func blockStart(in content: CGRect) -> CGFloat {
    let free = content.width - titleWidth(in: content) - min(imageSize.width, content.width)
    let share: CGFloat =
      switch button.effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: 1
      case .fill: isMirrored ? 1 : 0
      default: 0.5
      }
    return pixels.round(content.minX + free * share)
  }

  private func place(_ size: CGSize, x: CGFloat, in content: CGRect) -> CGRect {
    var rect = CGRect(origin: CGPoint(x: x, y: content.minY), size: size)
    let free = content.height - size.height
    switch button.contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y += free
    case .center: rect.origin.y = pixels.round(content.minY + free / 2)
    case .fill: rect.size.height = content.height
    }
    return rect
  }

  /// Insets of a part move it by half of what its two sides differ.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    return rect.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
