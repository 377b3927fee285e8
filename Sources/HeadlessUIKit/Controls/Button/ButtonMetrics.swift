import Foundation

/// The layout of a button's title and image, and their intrinsic size.
///
/// The image precedes the title, and both together form a block that the content alignment places.
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

  /// A title has 6 points above and below it; with an image the size is tight.
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
    // Insets replace the space above and below.
    if insets != .zero, imageSize == .zero {
      size = CGSize(width: titleSize.width.rounded(.up), height: titleSize.height.rounded(.up))
    }
    return CGSize(
      width: max(0, size.width + insets.left + insets.right),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  /// Returns the size of the title in a button of a given width. The intrinsic size has the title
  /// on one line.
  func titleSize(inButtonOfWidth width: CGFloat) -> CGSize {
    let insets = button.contentEdgeInsets
    return titleSize(width: width - insets.left - insets.right - imageSize.width)
  }

  func contentRect(in bounds: CGRect) -> CGRect { bounds.room(within: button.contentEdgeInsets) }

  func imageRect(in content: CGRect) -> CGRect {
    guard imageSize != .zero else { return CGRect(origin: content.origin, size: .zero) }
    let room = content.room(within: button.imageEdgeInsets)
    let width = min(imageSize.width, room.width)
    let titleWidth = titleSize(width: content.width - imageSize.width).width
    let start = blockStart(in: room, width: width + titleWidth)
    let x = isMirrored ? start + titleWidth : start
    return place(
      CGSize(width: width, height: imageSize.height), x: x, in: room, isAlone: titleSize == .zero)
  }

  func titleRect(in content: CGRect) -> CGRect {
    guard titleSize != .zero else { return CGRect(origin: content.origin, size: .zero) }
    let room = content.room(within: button.titleEdgeInsets)
    let size = titleSize(width: room.width - imageSize.width)
    let start = blockStart(in: room, width: size.width + min(imageSize.width, content.width))
    let x = isMirrored ? start : start + imageSize.width
    return place(size, x: x, in: room, isAlone: imageSize == .zero)
  }

  // MARK: Placing

  private var isMirrored: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var pixels: PixelGrid { PixelGrid(scale: button.traitCollection.displayScale) }

  /// Returns the size of the title within a width; on several lines if the label permits them.
  private func titleSize(width: CGFloat) -> CGSize {
    guard titleSize.width > width else { return titleSize }
    guard width > 0, let label = button.titleLabel, label.numberOfLines != 1 else {
      return CGSize(width: max(0, width), height: titleSize.height)
    }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Returns the x at which the block of image and title begins in the space that the insets of one
  /// part leave. The insets move an aligned block by their full length, and a centered block by
  /// half of their difference.
  private func blockStart(in room: CGRect, width: CGFloat) -> CGFloat {
    let share: CGFloat =
      switch button.effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: 1
      case .fill: isMirrored ? 1 : 0
      default: 0.5
      }
    return pixels.round(room.minX + (room.width - width) * share)
  }

  /// - Parameter isAlone: Whether there is no other part, so that this one can fill the width.
  private func place(_ size: CGSize, x: CGFloat, in room: CGRect, isAlone: Bool) -> CGRect {
    var rect = CGRect(
      x: x, y: room.minY, width: size.width, height: min(size.height, room.height))
    let free = room.height - rect.height
    switch button.contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y += free
    case .center: rect.origin.y = pixels.round(room.minY + free / 2)
    case .fill: rect.size.height = room.height
    }
    if isAlone, button.effectiveContentHorizontalAlignment == .fill {
      (rect.origin.x, rect.size.width) = (room.minX, room.width)
    }
    return rect
  }
}

extension CGRect {
  /// Returns the rectangle inside the insets; empty if they are larger than the rectangle.
  fileprivate func room(within insets: UIEdgeInsets) -> CGRect {
    let rect = inset(by: insets)
    return CGRect(
      x: rect.origin.x, y: rect.origin.y,
      width: max(0, rect.size.width), height: max(0, rect.size.height))
  }
}
